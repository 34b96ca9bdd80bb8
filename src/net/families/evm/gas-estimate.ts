import * as v from 'valibot'
import type { EvmCall, GasEstimate } from '../../../core/families/evm/call.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import type { NodeFailure } from '../../nodes/rpc-batching.ts'
import { type BlockAt, plainAnswer, toQuantity } from './reads.ts'
import { quantity } from './schema.ts'

const simulated = v.array(
  v.object({ calls: v.array(v.object({ status: v.picklist(['0x0', '0x1']), gasUsed: quantity })) }),
)

/**
 * Simulates calls on the newest block (`eth_simulateV1`, execution-apis).
 *
 * @returns the gas of each; a failure if the node or a call fails
 */
export async function gasOfCalls(
  rpc: Rpc,
  calls: readonly EvmCall[],
  at: BlockAt = 'latest',
): Promise<Answer<readonly bigint[]>> {
  const block = {
    calls: calls.map(({ from, to, data, value }) => ({ from, to, input: data, value: toQuantity(value) })),
  }
  const answer = await rpc(
    'eth_simulateV1',
    [{ blockStateCalls: [block] }, at === 'latest' ? at : toQuantity(at)],
    simulated,
  )
  if (!answer.ok) return plainAnswer(answer)
  const results = answer.value[0]?.calls ?? []
  if (results.length !== calls.length || results.some((each) => each.status !== '0x1')) {
    return failedFor({ code: 'WOULD_FAIL' }, 'Not every step would go through')
  }
  return { ok: true, value: results.map((each) => each.gasUsed) }
}

// 3 is a revert with data; the others are EIP-1474's codes for impossible calls.
const REFUSALS: readonly number[] = [3, -32000, -32003]

/** Tells a refused call from a silent node. */
export function isCallRefusal({ code }: Pick<NodeFailure, 'code'>): boolean {
  return code !== undefined && REFUSALS.includes(code)
}

/** Estimates a call's gas (`eth_estimateGas`); without `to` it deploys. Fails where the node doesn't judge. */
export async function estimateCallGas(
  rpc: Rpc,
  { from, to, data, value }: Readonly<{ from: string; to: string | undefined; data: string; value: bigint }>,
): Promise<Answer<GasEstimate>> {
  const call = { from, ...(to === undefined ? {} : { to }), data, value: toQuantity(value) }
  const answer = await rpc('eth_estimateGas', [call], quantity)
  if (answer.ok) return { ok: true, value: { outcome: 'gas', gas: answer.value } }
  return isCallRefusal(answer) ? { ok: true, value: { outcome: 'refused', why: answer.reason } } : plainAnswer(answer)
}
