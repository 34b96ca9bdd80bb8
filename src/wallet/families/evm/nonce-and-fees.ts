import type { ItemState, RecordWithSteps } from '../../../core/execution/execution.ts'
import type { StepsEvent } from '../../../core/execution/steps/apply.ts'
import type { EvmTerms, StepTerms } from '../../../core/sign/signed.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import {
  obstacleEvent,
  type ReservingRecord,
  reasonToWait,
  reservedTermsOn,
  type StepAdapterPorts,
} from '../../engine/adapters/step-adapter.ts'
import type { PrefetchedTerms } from '../../engine/prefetch.ts'

/** Reserves a nonce and fees within the approved maximum, never behind others' unbroadcast bytes. */
export async function reserveNonceAndFees(
  { record, resource, index }: Readonly<{ record: ReservingRecord; resource: string; index: number }>,
  [pending, fees, gas]: PrefetchedTerms,
  limitOf: (used: bigint, maxFeePerGasWei: bigint) => bigint,
  ports: Pick<StepAdapterPorts, 'holding' | 'nowSeconds'>,
): Promise<StepsEvent | undefined> {
  for (const answer of [pending, fees, gas]) if (!answer.ok) return obstacleEvent(ports, answer.reason)
  if (!pending.ok || !fees.ok || !gas.ok) return undefined
  const gasLimit = limitOf(gas.value, fees.value.maxFeePerGasWei)
  const cost = gasLimit * fees.value.maxFeePerGasWei
  const atSeconds = ports.nowSeconds()
  if (gas.value > gasLimit || cost > gasLeft(record)) {
    const { value, currency } = record.mostGas
    const most = `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
    const code = gas.value > gasLimit ? 'GAS_ABOVE_APPROVED' : 'FEE_RISEN'
    return { event: 'needed', need: 'fee', reason: { code, most }, atSeconds }
  }
  const { own, others } = await reservedTermsOn({ record, resource, index }, ports)
  const waits = reasonToWait(others)
  if (waits) return obstacleEvent(ports, waits)
  const nonce = freeNonce(pending.value, [...own, ...others])
  const { maxFeePerGasWei, maxPriorityFeePerGasWei } = fees.value
  const terms: EvmTerms = { terms: 'evm', nonce, gasLimit, maxFeePerGasWei, maxPriorityFeePerGasWei }
  return { event: 'reserved', index, terms, atSeconds: ports.nowSeconds() }
}

/** The approved fee less reserved steps, wei. */
export function gasLeft({ mostGas, items }: Pick<RecordWithSteps, 'mostGas' | 'items'>): bigint {
  return mostGas.value - items.reduce((sum, each) => sum + costOf(each), 0n)
}

// Later nonces wait for the first free one.
function freeNonce(pending: number, taken: readonly Readonly<{ terms: StepTerms }>[]): number {
  const used = new Set(taken.map(({ terms }) => (terms.terms === 'evm' ? terms.nonce : undefined)))
  let nonce = pending
  while (used.has(nonce)) nonce += 1
  return nonce
}

function costOf(state: ItemState): bigint {
  if (state.phase === 'planned' || state.terms.terms !== 'evm') return 0n
  return state.terms.gasLimit * state.terms.maxFeePerGasWei
}
