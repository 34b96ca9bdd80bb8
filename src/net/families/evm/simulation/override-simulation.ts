import * as v from 'valibot'
import type { EvmCall } from '../../../../core/families/evm/call.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import { type Answer, failedFor, type Reason } from '../../../../core/reason/reason.ts'
import { isHex } from '../../../../lib/hex.ts'
import { displayText, refusalReason } from '../../../http/foreign-text.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { decodeText } from '../abi-text.ts'
import { erc20Call } from '../tokens/erc20.ts'
import { type CallResult, callParameters, callResult, NATIVE_LOG, wordResult } from './effects.ts'
import { logEffectsOf } from './log-effects.ts'
import type { Overrides } from './state-overrides.ts'

export type OverrideSimulationAbout = Readonly<{
  account: string
  calls: readonly EvmCall[]
  tokens: readonly string[]
  overrides: Overrides
}>

/** The largest outflow, smallest unit: `within` counts each log, `between` only differences between calls. */
export type Outflow = Readonly<{ within: bigint; between: bigint }>

/** Calls after the `failed` one don't count. */
export type OverrideSimulation = Readonly<{
  failed: Readonly<{ index: number; why: Reason }> | undefined
  gasUsed: readonly bigint[]
  /** By lower-case token; zero is native. */
  gone: ReadonlyMap<string, Outflow>
}>

export const simulatedBlocks = v.array(v.object({ calls: v.array(callResult) }))

/** Simulates calls in order on the newest block under overrides. */
export async function simulateWithOverrides(
  rpc: Rpc,
  about: OverrideSimulationAbout,
): Promise<Answer<OverrideSimulation>> {
  const { account, calls, tokens, overrides } = about
  const reads = tokens.map((token) => ({ from: account, to: token, input: erc20Call('balanceOf', account) }))
  const round = reads.length + 1
  const block = {
    stateOverrides: overrides,
    calls: [...reads, ...calls.flatMap((call) => [callParameters(call), ...reads])],
  }
  const parameters = { blockStateCalls: [block], traceTransfers: true, validation: false }
  const answer = await rpc('eth_simulateV1', [parameters, 'latest'], v.pipe(simulatedBlocks, v.length(1)))
  if (!answer.ok) return failedFor(answer.reason, answer.message)
  const results = answer.value[0]?.calls ?? []
  if (results.length !== block.calls.length)
    return failedFor({ code: 'OTHER_ANSWER' }, 'The node simulated other calls')
  const made = calls.flatMap((_, index) => results[reads.length + index * round] ?? [])
  const index = made.findIndex(({ status }) => status === '0x0')
  const through = index < 0 ? made : made.slice(0, index)
  const gone = new Map(goneBetween(tokens, results, reads.length + through.length * round))
  for (const [token, within] of goneWithin(account, through)) {
    const between = gone.get(token)?.between
    gone.set(token, { within: larger(within, between ?? 0n), between: between ?? within })
  }
  const failing = made[index]
  const failed = failing && { index, why: whyOf(failing) }
  return { ok: true, value: { failed, gasUsed: through.map(({ gasUsed }) => gasUsed), gone: withNative(gone, calls) } }
}

function goneBetween(tokens: readonly string[], results: readonly CallResult[], end: number) {
  const round = tokens.length + 1
  return tokens.map((token, at) => {
    const held = results.slice(0, end).flatMap((each, index) => (index % round === at ? (wordResult(each) ?? []) : []))
    const [before = 0n] = held
    const between = held.reduce((most, now) => larger(most, before - now), 0n)
    return [token.toLowerCase(), { within: between, between }] as const
  })
}

// The running maximum of outflow minus inflow, in log order.
function goneWithin(account: string, made: readonly CallResult[]): ReadonlyMap<string, bigint> {
  const left = new Map<string, bigint>()
  const most = new Map<string, bigint>()
  const watched = { user: account, recipient: undefined, depositories: [] }
  // Non-fungible transfers have a fourth topic.
  const logs = made.flatMap((each) => each.logs).filter(({ topics, data }) => topics.length === 3 && isHex(data, 32))
  for (const { currency, user } of logEffectsOf(logs, watched).transfers) {
    const token = currency === NATIVE_LOG ? NATIVE_EVM_ADDRESS : currency
    const now = (left.get(token) ?? 0n) - user
    left.set(token, now)
    most.set(token, larger(most.get(token) ?? 0n, now))
  }
  return most
}

// Without traced native transfers, only the calls' own value is known.
function withNative(gone: ReadonlyMap<string, Outflow>, calls: readonly EvmCall[]): ReadonlyMap<string, Outflow> {
  if (gone.has(NATIVE_EVM_ADDRESS)) return gone
  const carried = calls.reduce((sum, { value }) => sum + value, 0n)
  return carried === 0n ? gone : new Map([...gone, [NATIVE_EVM_ADDRESS, { within: carried, between: carried }]])
}

// Solidity, "Error handling": the selector of Error(string).
function whyOf({ error, returnData }: CallResult): Reason {
  const reason = returnData.startsWith('0x08c379a0') ? decodeText(`0x${returnData.slice(10)}`) : undefined
  return refusalReason(displayText(reason) ?? displayText(error?.message))
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
