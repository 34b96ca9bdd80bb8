import type { Execution, Requote } from '../execution/execution.ts'
import type { Item } from '../execution/item.ts'
import { isDepositAddress } from '../families/deposit-address-item.ts'
import type { IntentInput } from '../intent/intent.ts'
import { isByAddress } from '../intent/payment-method.ts'
import { type Amount, isSameCurrency, sameIdentifier } from '../money/currency.ts'
import type { Reason } from '../reason/reason.ts'

export type RequoteEvent = Readonly<{ event: 'requoted' }> & Requote

/** The service's newest request for a deposit address. */
export type DepositAddressRequest = Readonly<{
  requestId: string
  depositAddress: string
  chainId: number
  currency: string
  refundTo: string | undefined
}>

/** The id to poll: the requote's, or the transfer's own. */
export function followedRequestId(
  execution: Readonly<{ requestId: string; requote?: Pick<Requote, 'requestId'> | undefined }>,
): string {
  return execution.requote?.requestId ?? execution.requestId
}

export function amountPaidOf({ requote, paid }: Pick<Execution, 'requote' | 'paid'>): Amount | undefined {
  return requote?.paid ?? paid
}

/** The origin transactions that the service attributes to a transfer. */
export function paymentHashesOf({ stage }: Pick<Execution, 'stage'>): readonly string[] {
  return 'status' in stage ? (stage.status?.inTxHashes ?? []) : []
}

/**
 * Adds a new requote to a running execution at an open address. Approved steps and amounts stay, since a requote moves
 * no money.
 */
export function withRequote(execution: Execution, { requestId, paid }: RequoteEvent): Execution {
  const { stage, intent, requote } = execution
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return execution
  if (intent.payment !== 'openAddress' || paid.value <= 0n) return execution
  const isKnown = [execution.requestId, requote?.requestId ?? ''].some((known) => sameIdentifier(known, requestId))
  return isKnown ? execution : { ...execution, requote: { requestId, paid } }
}

export function depositAddressOf(plan: readonly Item[], intent: Pick<IntentInput, 'payment'>): string | undefined {
  if (!isByAddress(intent)) return undefined
  const last = plan.at(-1)
  if (isDepositAddress(last)) return last.address
  return last && 'counterparty' in last ? last.counterparty : undefined
}

/** Why a request is no requote of this transfer. Its recipient doesn't matter: only payment to ours counts. */
export function requoteProblem(claim: DepositAddressRequest, { intent, plan }: Execution): Reason | undefined {
  const origin = { chainId: intent.originChainId, address: intent.originCurrency }
  if (!sameIdentifier(claim.depositAddress, depositAddressOf(plan, intent) ?? ''))
    return { code: 'REQUEST_OTHER_ADDRESS' }
  if (!isSameCurrency({ chainId: claim.chainId, address: claim.currency }, origin))
    return { code: 'REQUEST_OTHER_CURRENCY' }
  const isOurs = claim.refundTo === undefined || sameIdentifier(claim.refundTo, intent.refundTo)
  return isOurs ? undefined : { code: 'REQUEST_OTHER_REFUND' }
}

/**
 * Scales the minimum to the paid amount, in smallest units, rounded down. It is no promise: fixed fees weigh more on
 * small amounts.
 */
export function shareOfMinimum({ minimum, pays }: Pick<Execution, 'minimum' | 'pays'>, paid: bigint): bigint {
  return pays.value > 0n ? (minimum.value * paid) / pays.value : minimum.value
}
