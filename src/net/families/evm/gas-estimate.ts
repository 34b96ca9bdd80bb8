import * as v from 'valibot'
import type { EvmCall, GasEstimate } from '../../../core/families/evm/call.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Agreement } from '../../nodes/agreement.ts'
import { isCallRefusal } from '../../nodes/contract-refusal.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { type BlockAt, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
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

type EstimatedCall = Readonly<{ from: string; to: string | undefined; data: string; value: bigint }>

/** Estimates a call's gas (`eth_estimateGas`); without `to` it deploys. Fails where the node doesn't judge. */
export async function estimateCallGas(
  rpc: Rpc,
  { from, to, data, value }: EstimatedCall,
  at: BlockAt = 'latest',
): Promise<Answer<GasEstimate>> {
  const call = { from, ...(to === undefined ? {} : { to }), data, value: toQuantity(value) }
  const answer = await rpc('eth_estimateGas', at === 'latest' ? [call] : [call, toQuantity(at)], quantity)
  if (answer.ok) return { ok: true, value: { outcome: 'gas', gas: answer.value } }
  return isCallRefusal(answer) ? { ok: true, value: { outcome: 'refused', why: answer.reason } } : plainAnswer(answer)
}

/** Takes the higher of two estimates, since honest ones differ and too little gas wedges a step. */
export function agreedCallGas({ read }: Pick<Agreement, 'read'>, call: EstimatedCall): Promise<Answer<GasEstimate>> {
  return read((node, at) => estimateCallGas(node, call, at), {
    weight: 'wait',
    keyOf: ({ outcome }) => outcome,
    join: (a, b) => (a.outcome === 'gas' && b.outcome === 'gas' && b.gas > a.gas ? b : a),
  })
}

/** Simulates on two nodes; each call's larger gas counts. */
export function agreedGasOfCalls(
  { read }: Pick<Agreement, 'read'>,
  calls: readonly EvmCall[],
): Promise<Answer<readonly bigint[]>> {
  return read((node, at) => gasOfCalls(node, calls, at), {
    weight: 'wait',
    keyOf: ({ length }) => length,
    join: largerOf,
  })
}

/** Takes the larger of each pair. */
export function largerOf(first: readonly bigint[], second: readonly bigint[]): readonly bigint[] {
  return first.map((each, index) => {
    const other = second[index] ?? 0n
    return other > each ? other : each
  })
}
