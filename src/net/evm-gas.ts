import * as v from 'valibot'
import { failedFor, type Reason } from '../core/reason.ts'
import type { Hex } from '../lib/hex.ts'
import { plain, toQuantity } from './evm-reads.ts'
import { quantity } from './evm-schema.ts'
import type { Answer, Rpc } from './rpc.ts'
import type { RpcFailure } from './rpc-questions.ts'

/** A transaction to be tried out: addresses, calldata, wei. */
export type Call = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

const simulated = v.array(
  v.object({ calls: v.array(v.object({ status: v.picklist(['0x0', '0x1']), gasUsed: quantity })) }),
)

/**
 * Runs calls in order on top of the newest block (`eth_simulateV1`, execution-apis), none of them for real.
 *
 * @returns the gas that each used; a failure where the node cannot do it, or where one of them did not go through
 */
export async function gasOfCalls(rpc: Rpc, calls: readonly Call[]): Promise<Answer<readonly bigint[]>> {
  const block = {
    calls: calls.map(({ from, to, data, value }) => ({ from, to, input: data, value: toQuantity(value) })),
  }
  const answer = await rpc('eth_simulateV1', [{ blockStateCalls: [block] }, 'latest'], simulated)
  if (!answer.ok) return plain(answer)
  const results = answer.value[0]?.calls ?? []
  if (results.length !== calls.length || results.some((each) => each.status !== '0x1')) {
    return failedFor({ code: 'WOULD_FAIL' }, 'Not every step would go through')
  }
  return { ok: true, value: results.map((each) => each.gasUsed) }
}

/** What a node makes of a call: the gas that it would use, or that it would not go through, and the node's words. */
export type Tried = Readonly<{ outcome: 'gas'; gas: bigint } | { outcome: 'refused'; why: Reason }>

// What nodes say about the call itself: 3 is a revert with its data, the others are EIP-1474's for a call that cannot be.
const REFUSALS: readonly number[] = [3, -32000, -32003]

/** Whether a node spoke about the call itself, so that it is known to go not through; anything else is a silence. */
export function isRefusal({ code }: Pick<RpcFailure, 'code'>): boolean {
  return code !== undefined && REFUSALS.includes(code)
}

/**
 * Tries a call out (`eth_estimateGas`); without `to` it makes a contract.
 *
 * @returns a failure where the node says nothing about the call, so that nothing is known of it
 */
export async function tryCall(
  rpc: Rpc,
  { from, to, data, value }: Readonly<{ from: string; to: string | undefined; data: string; value: bigint }>,
): Promise<Answer<Tried>> {
  const call = { from, ...(to === undefined ? {} : { to }), data, value: toQuantity(value) }
  const answer = await rpc('eth_estimateGas', [call], quantity)
  if (answer.ok) return { ok: true, value: { outcome: 'gas', gas: answer.value } }
  return isRefusal(answer) ? { ok: true, value: { outcome: 'refused', why: answer.reason } } : plain(answer)
}
