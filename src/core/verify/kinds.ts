import type { Family } from '../chain.ts'
import type { ItemKind } from '../item.ts'
import type { QuoteStep } from '../quote.ts'
import type { CheckItem, Context, WireItem } from './context.ts'
import { checkEvmTransaction } from './evm-transaction.ts'

/** How each kind is proven. A kind whose proof is not built is refused: nothing is ever signed on trust. */
export const CHECKS: { readonly [K in ItemKind]: CheckItem<K> } = {
  evmTransaction: checkEvmTransaction,
  evmSignature: refuseKind('permits'),
  bitcoinPsbt: refuseKind('Bitcoin transactions'),
  exchangeAAuthorize: refuseKind('exchange A withdrawals'),
  exchangeATransfer: refuseKind('exchange A withdrawals'),
  exchangeBTransfer: refuseKind('exchange B withdrawals'),
  depositAddress: refuseKind('deposit addresses'),
}

const TRANSACTION_KINDS: Readonly<Record<Family, ItemKind>> = {
  evm: 'evmTransaction',
  bitcoin: 'bitcoinPsbt',
  exchangeA: 'exchangeATransfer',
  exchangeB: 'exchangeBTransfer',
}

/** Which kind a step's items are, by the family of the origin chain and by what the step asks for. */
export function kindOf(step: Pick<QuoteStep, 'kind'>, family: Family): ItemKind {
  if (step.kind === 'transaction') return TRANSACTION_KINDS[family]
  return family === 'exchangeA' ? 'exchangeAAuthorize' : 'evmSignature'
}

function refuseKind(what: string): (wire: WireItem, context: Context) => undefined {
  return ({ at }, { report }) => {
    report('S01', at, `This version of Causeway cannot prove ${what} yet, so it does not sign them.`)
    return undefined
  }
}
