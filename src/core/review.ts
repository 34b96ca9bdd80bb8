import { isSameAddress } from './address.ts'
import type { Amount } from './currency.ts'
import type { Finding } from './finding.ts'
import type { TradeType } from './intent.ts'
import type { EvmRole, Item } from './item.ts'
import type { VerifiedQuote } from './verify/verify.ts'

/** One thing that will be signed, in the words of our own rebuilt bytes. */
export type ReviewStep = Readonly<{
  kind: Item['kind']
  role: EvmRole
  chainId: number
  /** What leaves, or what may be taken from now on. */
  amount: Amount
  counterparty: string
  /** The exact bytes, for those who want to read them. */
  raw: Readonly<{ to: string; value: string; data: string }>
}>

/** A claim that was proven, and what proves it. */
export type Claim =
  | 'plan-rebuilt'
  | 'depository-pinned'
  | 'order-bound'
  | 'solver-signed'
  | 'recipient-is-asked'
  | 'refund-is-yours'
  | 'minimum-in-order'
  | 'approval-exact'
  | 'node-answers'

/** The only thing that a prompt may show: every value derives from the proven quote, none from the service's prose. */
export type Review = Readonly<{
  requestId: string
  orderId: string
  planHash: string
  tradeType: TradeType
  user: string
  pays: Amount
  expected: Amount
  minimum: Amount
  cost: Amount | undefined
  mostGas: Amount
  recipient: Readonly<{ chainId: number; address: string; isOwn: boolean }>
  refund: Readonly<{ chainId: number; address: string; isOwn: boolean; amount: Amount }>
  steps: readonly ReviewStep[]
  claims: readonly Claim[]
  warnings: readonly Finding[]
  timeEstimateSeconds: number | undefined
  expiresAtSeconds: number
  deadlineSeconds: number
}>

/**
 * Makes what the prompt shows from a proven quote.
 *
 * @param ownAddresses the wallet's own accounts, so that "to you" is said only where it is true
 */
export function review(quote: VerifiedQuote, ownAddresses: readonly string[]): Review {
  const { intent } = quote
  const isOwn = (address: string) => ownAddresses.some((own) => isSameAddress(own, address))
  return {
    requestId: quote.requestId,
    orderId: quote.orderId,
    planHash: quote.planHash,
    tradeType: intent.tradeType,
    user: intent.user,
    pays: quote.pays,
    expected: quote.expected,
    minimum: quote.minimum,
    cost: quote.cost,
    mostGas: quote.mostGas,
    recipient: {
      chainId: intent.destinationCurrency.chainId,
      address: intent.recipient,
      isOwn: isOwn(intent.recipient),
    },
    refund: {
      chainId: intent.originCurrency.chainId,
      address: intent.refundTo,
      isOwn: isOwn(intent.refundTo),
      amount: quote.pays,
    },
    steps: quote.plan.flatMap((item) => stepOf(item, quote)),
    claims: claimsOf(quote, isOwn(intent.refundTo)),
    warnings: quote.warnings,
    timeEstimateSeconds: quote.timeEstimateSeconds,
    expiresAtSeconds: quote.expiresAtSeconds,
    deadlineSeconds: quote.deadlineSeconds,
  }
}

function stepOf(item: Item, quote: VerifiedQuote): readonly ReviewStep[] {
  if (item.kind !== 'evmTransaction') return []
  return [
    {
      kind: item.kind,
      role: item.role,
      chainId: item.chainId,
      amount: { currency: quote.intent.originCurrency, value: item.amount },
      counterparty: item.counterparty,
      raw: { to: item.to, value: item.value.toString(), data: item.data },
    },
  ]
}

function claimsOf(quote: VerifiedQuote, refundIsOwn: boolean): readonly Claim[] {
  const hasApproval = quote.plan.some((item) => item.kind === 'evmTransaction' && item.role === 'approve')
  return [
    'plan-rebuilt',
    'depository-pinned',
    'order-bound',
    'recipient-is-asked',
    'minimum-in-order',
    ...(refundIsOwn ? (['refund-is-yours'] as const) : []),
    ...(hasApproval ? (['approval-exact'] as const) : []),
    ...(quote.solverSigned ? (['solver-signed'] as const) : []),
    'node-answers',
  ]
}
