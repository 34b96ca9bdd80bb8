import type { Amount } from '../../core/currency.ts'
import type { ItemState } from '../../core/execution.ts'
import type { Reason } from '../../core/reason.ts'
import type { Terms } from '../../core/sign/signed.ts'
import { formatDecimal } from '../../lib/decimal.ts'

/** What is left of the most that was shown for gas, wei, beside the steps that have their terms already. */
export function gasLeft({ mostGas, items }: Readonly<{ mostGas: Amount; items: readonly ItemState[] }>): bigint {
  return mostGas.value - items.reduce((sum, each) => sum + costOf(each), 0n)
}

/** Why a step waits whose gas would now cost more than was shown as the most. */
export function feeRisen({ value, currency }: Amount): Reason {
  return { code: 'FEE_RISEN', most: `${formatDecimal(value, currency.decimals)} ${currency.symbol}` }
}

/** The nonce to take: the node's own word, and never one that is taken already. */
export function freeNonce(pending: number, taken: readonly Readonly<{ terms: Terms }>[]): number {
  return Math.max(pending, ...taken.map(({ terms }) => (terms.terms === 'evm' ? terms.nonce + 1 : 0)))
}

function costOf(state: ItemState): bigint {
  if (state.phase === 'planned' || state.terms.terms !== 'evm') return 0n
  return state.terms.gasLimit * state.terms.maxFeePerGasWei
}
