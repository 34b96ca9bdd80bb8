import type { Brand } from '../lib/brand.ts'
import type { Intent, TradeType } from './intent.ts'

/** The body of `POST /quote/v2` (interface, "Quote request body"); every amount is a decimal string. */
export type QuoteRequest = Brand<
  Readonly<{
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
    includeProtocolData: true
  }>,
  'QuoteRequest'
>

/**
 * Writes the service's question for an intent. `recipient` and `refundTo` are always said, never left to the
 * service's defaults, and protocol data are always asked for, since the order is what binds the deposit.
 */
export function quoteRequest(intent: Intent): QuoteRequest {
  const body = {
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
    includeProtocolData: true as const,
  }
  return body as QuoteRequest
}
