import type { Brand } from '../../lib/brand.ts'
import { traitsOf } from '../families/families.ts'
import type { Intent, TradeType } from '../intent/intent.ts'
import type { PaymentMethodName } from '../intent/payment-method.ts'
import { chainById, type Profile } from '../profiles/profile.ts'

type Body = Readonly<{
  user: string
  originChainId: number
  destinationChainId: number
  originCurrency: string
  destinationCurrency: string
  amount: string
  tradeType: TradeType
  recipient: string
  refundTo: string
  slippageTolerance?: string
  protocolVersion?: 'v2'
  explicitDeposit?: false
  usePermit?: true
  useDepositAddress?: true
  strict?: true
  topupGas?: true
  topupGasAmount?: string
  ttl?: number
  txs?: readonly Readonly<{ to: string; data: string; value: string }>[]
  txsGasLimit?: number
  subsidizeFees?: true
  sponsoredFeeComponents?: readonly string[]
  maxSubsidizationAmount?: string
  includeProtocolData: true
}>

/** Interface, "Quote request body"; amounts are decimal strings. */
export type QuoteRequest = Brand<Body, 'QuoteRequest'>

/**
 * Writes an intent's request body without service defaults. Protocol data carry the order, which binds the deposit.
 * Exchange A needs version 2 (interface, "Quote rules" 5).
 */
export function quoteRequest(intent: Intent, profile: Profile): QuoteRequest {
  const origin = chainById(profile, intent.originCurrency.chainId)
  const body: Body = {
    user: intent.user,
    originChainId: intent.originCurrency.chainId,
    destinationChainId: intent.destinationCurrency.chainId,
    originCurrency: intent.originCurrency.address,
    destinationCurrency: intent.destinationCurrency.address,
    amount: intent.amount.toString(),
    tradeType: intent.tradeType,
    recipient: intent.recipient,
    refundTo: intent.refundTo,
    ...(intent.slippageBasisPoints === undefined ? {} : { slippageTolerance: intent.slippageBasisPoints.toString() }),
    ...(origin && traitsOf(origin).needsOrderVersion2 ? { protocolVersion: 'v2' } : {}),
    ...PAYMENTS[intent.payment],
    ...extrasOf(intent),
    includeProtocolData: true,
  }
  return body as QuoteRequest
}

type PaymentFields = Pick<Body, 'explicitDeposit' | 'usePermit' | 'useDepositAddress' | 'strict'>

const PAYMENTS: Readonly<Record<PaymentMethodName, PaymentFields>> = {
  deposit: {},
  transfer: { explicitDeposit: false },
  permit: { usePermit: true },
  openAddress: { useDepositAddress: true },
  strictAddress: { useDepositAddress: true, strict: true },
}

function extrasOf({ calls, callsGasLimit, topupGasUsd, sponsorship, timeToLiveSeconds }: Intent): Partial<Body> {
  const { components, mostUsd } = sponsorship ?? {}
  return {
    ...(calls.length > 0 ? { txs: calls.map(({ to, data, value }) => ({ to, data, value: value.toString() })) } : {}),
    ...(callsGasLimit === undefined ? {} : { txsGasLimit: callsGasLimit }),
    ...(topupGasUsd === undefined ? {} : { topupGas: true, topupGasAmount: topupGasUsd.toString() }),
    ...(timeToLiveSeconds === undefined ? {} : { ttl: timeToLiveSeconds }),
    ...(sponsorship ? { subsidizeFees: true } : {}),
    ...(components ? { sponsoredFeeComponents: components } : {}),
    ...(mostUsd === undefined ? {} : { maxSubsidizationAmount: mostUsd.toString() }),
  }
}
