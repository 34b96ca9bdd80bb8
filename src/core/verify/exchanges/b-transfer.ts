import * as v from 'valibot'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { ExchangeBTransferItem, TypedData } from '../../execution/item.ts'
import { integerOf, messageDifferences } from '../../families/evm/typed-data-differences.ts'
import { MOST_ACCOUNT_INDEX } from '../../families/exchange-b/account-and-key-indexes.ts'
import { exchangeBAssetOf } from '../../families/exchange-b/asset.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { CheckItem, Context } from '../context.ts'
import { type DifferenceMeaning, reportDifferences } from '../report-differences.ts'

// Interface, "Exchange B `transfer` parameters".
const TYPES: TypedData['types'] = {
  Data: [{ name: 'action', type: 'Action' }],
  Action: [
    { name: 'type', type: 'string' },
    { name: 'parameters', type: 'Transfer' },
  ],
  Transfer: [
    ...['toAccountIndex', 'assetIndex', 'fromRouteType', 'toRouteType', 'amount', 'usdcFee'].map((name) => ({
      name,
      type: 'uint64',
    })),
    { name: 'memo', type: 'bytes32' },
  ],
}

const PARAMETERS = /^action\.parameters\./
const TO = 'action.parameters.toAccountIndex'

const MEANINGS: readonly [...DifferenceMeaning[], DifferenceMeaning] = [
  { at: PARAMETERS, problem: 'unknown', code: 'I10', says: 'transferMalformed' },
  { at: PARAMETERS, problem: 'missing', code: 'I10', says: 'transferMalformed' },
  { at: /^action\.type$/, code: 'I01', says: 'transferGivesAccountAway' },
  { at: /toAccountIndex$/, code: 'I02', says: 'transferNotToDepository' },
  { at: /assetIndex$/, code: 'I04', says: 'transferMovesAnotherToken' },
  { at: /amount$/, code: 'I05', says: 'transferMovesAnotherAmount' },
  { at: /memo$/, code: 'I06', says: 'transferMemoOfAnotherOrder' },
  { at: /RouteType$/, code: 'I07', says: 'transferBetweenOthers' },
  { at: /usdcFee$/, code: 'I12', says: 'transferMalformed' },
  { at: /^(?!action)/, problem: 'unknown', code: 'A15', says: 'transferMalformed' },
  { at: /^/, code: 'I10', says: 'transferMalformed' },
]

/**
 * Rebuilds an exchange B withdrawal's `transfer` and compares the quote's.
 *
 * Only its fee comes from the quote; the facts check bounds it.
 */
export const checkExchangeBTransfer: CheckItem<'exchangeBTransfer'> = ({ data, at }, context) => {
  const where = `${at}.data`
  // Without an order, K22 reports that nothing binds this memo to the intent.
  const built = build(feeOf(data) ?? 0, { ...context, orderId: context.orderId ?? memoIn(data) }, where)
  if (!built) return undefined
  const ours: TypedData = {
    domain: {},
    types: TYPES,
    primaryType: 'Data',
    message: { action: { type: 'transfer', parameters: built.transfer } },
  }
  const differences = messageDifferences(data, ours)
  if (differences.some((each) => each.at === TO)) diagnoseAccount(data, where, context)
  reportDifferences(differences, MEANINGS, where, context.report)
  return differences.length > 0 ? undefined : built
}

function build(usdcFee: number, context: Context, where: string): ExchangeBTransferItem | undefined {
  const { intent, origin, depository, amountIn, orderId, report } = context
  const currency = intent.originCurrency
  const asset = exchangeBAssetOf(currency)
  const parameters = `${where}.action.parameters`
  if (!asset) report('I04', `${parameters}.assetIndex`, { says: 'assetUnknown', symbol: currency.symbol })
  if (!orderId) report('I06', `${parameters}.memo`, 'orderMissing')
  const isCarried = amountIn <= BigInt(Number.MAX_SAFE_INTEGER)
  if (!isCarried) {
    report('I05', `${parameters}.amount`, { says: 'transferTooLarge', amount: amountWithSymbol(amountIn, currency) })
  }
  if (!asset || !orderId || !isCarried) return undefined
  return {
    kind: 'exchangeBTransfer',
    chainId: origin.id,
    from: intent.user,
    transfer: {
      toAccountIndex: Number(depository),
      assetIndex: asset.assetIndex,
      fromRouteType: asset.routeType,
      toRouteType: asset.routeType,
      amount: Number(amountIn),
      usdcFee,
      memo: orderId,
    },
    currency: currency.address,
    amount: amountIn,
    counterparty: depository,
  }
}

const parametersSchema = v.looseObject({
  action: v.looseObject({
    parameters: v.looseObject({ toAccountIndex: v.unknown(), usdcFee: v.unknown(), memo: v.unknown() }),
  }),
})

function memoIn(data: unknown): Hex | undefined {
  const parsed = v.safeParse(parametersSchema, data)
  const memo = parsed.success ? parsed.output.action.parameters.memo : undefined
  return isHex(memo, 32) ? memo : undefined
}

// Millionths of a dollar.
function feeOf(data: unknown): number | undefined {
  const parsed = v.safeParse(parametersSchema, data)
  const fee = parsed.success ? integerOf(parsed.output.action.parameters.usdcFee) : undefined
  return fee !== undefined && fee >= 0n && fee <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(fee) : undefined
}

function diagnoseAccount(data: unknown, where: string, { intent, report }: Context): void {
  const parsed = v.safeParse(parametersSchema, data)
  const index = parsed.success ? integerOf(parsed.output.action.parameters.toAccountIndex) : undefined
  const cannotBe = index === undefined || index <= 0n || index > BigInt(MOST_ACCOUNT_INDEX)
  if (cannotBe || index.toString() === intent.user) {
    report('I03', `${where}.${TO}`, 'transferPaysNobody')
  }
}
