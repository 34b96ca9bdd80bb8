import * as v from 'valibot'
import type { EvmCall } from '../../../../core/families/evm/call.ts'
import { isHex } from '../../../../lib/hex.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { toQuantity } from '../balance-and-receipt-reads.ts'
import { bytes } from '../schema.ts'
import type { Overrides } from './state-overrides.ts'

const ACCESS = v.object({ accessList: v.array(v.object({ address: bytes })) })
// Traces nest without limit, so each frame is parsed alone.
const TRACE = v.object({ to: v.optional(v.unknown()), calls: v.optional(v.unknown()) })

const MOST_TRACED = 256
const MOST_NAMED = 32

/**
 * Finds contracts touched by a call, even a failing one (`debug_traceCall`, `eth_createAccessList`).
 *
 * @returns lower case, in the order of the call; empty where the node offers neither
 */
export async function touchedContracts(rpc: Rpc, call: EvmCall, overrides: Overrides): Promise<readonly string[]> {
  const { from, to, data, value } = call
  const asked = { from, to, data, value: toQuantity(value) }
  const tracer = { tracer: 'callTracer', stateOverrides: overrides }
  const [traced, listed] = await Promise.all([
    rpc('debug_traceCall', [asked, 'latest', tracer], TRACE),
    rpc('eth_createAccessList', [asked, 'latest', overrides], ACCESS),
  ])
  const accessed = listed.ok || traced.ok ? listed : await rpc('eth_createAccessList', [asked, 'latest'], ACCESS)
  const called = traced.ok ? calledIn(traced.value) : []
  const read = accessed.ok ? accessed.value.accessList.map(({ address }) => address) : []
  return distinct([...called, ...read])
}

/** Finds up to 32 possible addresses in calldata: 12 zero bytes, then 20 with a nonzero first. Lower case. */
export function possibleAddressesIn(data: string): readonly string[] {
  const found = data.toLowerCase().matchAll(/(?=0{24}((?!00)[0-9a-f]{40}))/g)
  const whole = [...found].filter(({ index }) => index % 2 === 0).map(([, digits]) => `0x${digits}`)
  return distinct(whole).slice(0, MOST_NAMED)
}

function calledIn(trace: unknown): readonly string[] {
  const found: string[] = []
  const open: unknown[] = [trace]
  while (open.length > 0 && found.length < MOST_TRACED) {
    const frame = v.safeParse(TRACE, open.shift())
    if (!frame.success) continue
    const { to, calls } = frame.output
    if (isHex(to, 20)) found.push(to)
    if (Array.isArray(calls)) open.unshift(...calls.slice(0, MOST_TRACED))
  }
  return found
}

function distinct(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter((each) => isHex(each, 20)).map((each) => each.toLowerCase()))]
}
