import { fingerprint } from '../../lib/fingerprint.ts'
import { type Chain, type Family, familyOf } from '../chain/chain.ts'
import type { OwnScript } from '../chain/facts.ts'
import type { BitcoinPsbtItem, DepositAddressItem, EvmTransactionItem, Item } from '../execution/item.ts'
import { judgeFeeOf } from '../families/bitcoin/fees/fee-policy.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { scriptOfAddress } from '../families/bitcoin/transaction/script.ts'
import { isEvmTransaction } from '../families/evm/items.ts'
import type { Intent } from '../intent/intent.ts'
import { buildPayment } from '../verify/evm/rebuilt-transactions.ts'

export type OwnPaymentContext = Readonly<{
  intent: Intent
  origin: Chain
  ownScripts: readonly Pick<OwnScript, 'script'>[]
}>

/** Builds the exact plain transfer to a deposit address. */
export function evmPaymentItem(
  asked: DepositAddressItem,
  { intent, origin }: Pick<OwnPaymentContext, 'intent' | 'origin'>,
): EvmTransactionItem {
  return buildPayment('transfer', asked.address, { intent, origin, amountIn: asked.amount })
}

/** Whether a step pays only the approved address; Bitcoin allows own change. */
export function isPaymentOf(asked: DepositAddressItem, step: Item, ground: OwnPaymentContext): boolean {
  if (step.chainId !== asked.chainId || ground.origin.id !== asked.chainId) return false
  return PAYMENTS[familyOf(ground.origin)](asked, step, ground)
}

const PAYMENTS: Readonly<Record<Family, typeof isPaymentOf>> = {
  evm: (asked, step, ground) =>
    isEvmTransaction(step) && fingerprint(step) === fingerprint(evmPaymentItem(asked, ground)),
  bitcoin: (asked, step, { ownScripts }) => isBitcoinPsbt(step) && isPaidByCoins(asked, step, ownScripts),
  exchangeA: () => false,
  exchangeB: () => false,
}

function isPaidByCoins(
  asked: DepositAddressItem,
  step: BitcoinPsbtItem,
  ownScripts: OwnPaymentContext['ownScripts'],
): boolean {
  const { inputs, outputs, feeSats, amount, currency, counterparty } = step
  const isSaidSame = amount === asked.amount && currency === asked.currency && counterparty === asked.address
  const deposits = outputs.filter(({ role }) => role === 'deposit')
  const rest = outputs.filter(({ role }) => role !== 'deposit')
  const isPaid =
    deposits.length === 1 &&
    deposits.every((each) => each.script === scriptOfAddress(asked.address) && each.valueSats === asked.amount)
  const isOurs = (script: string) => ownScripts.some((own) => own.script === script)
  const isRestOurs = rest.length <= 1 && rest.every(({ role, script }) => role === 'change' && isOurs(script))
  const leftSats = sumOf(inputs) - sumOf(outputs)
  const isInPolicy = judgeFeeOf(step, leftSats).is !== 'refused'
  return isSaidSame && isPaid && isRestOurs && leftSats === feeSats && feeSats > 0n && isInPolicy
}

function sumOf(values: readonly Readonly<{ valueSats: bigint }>[]): bigint {
  return values.reduce((total, { valueSats }) => total + valueSats, 0n)
}
