import { type Amount, isSameCurrency, sameIdentifier } from './currency.ts'
import type { Execution, Successor } from './execution.ts'
import type { IntentInput } from './intent.ts'
import type { Item } from './item.ts'
import { isByAddress } from './payment.ts'
import type { Reason } from './reason.ts'

/** Another request took over the payment. */
export type SuccessorEvent = Readonly<{ event: 'superseded' }> & Successor

/** What the service says of a deposit address: the newest request of it, and what it takes. */
export type AddressRequest = Readonly<{
  requestId: string
  depositAddress: string
  chainId: number
  currency: string
  /** Where it says that refunds go, where it says so. */
  refundTo: string | undefined
}>

/** The id of the request to be asked about: the one that took over, or else the crossing's own. */
export function followedId(
  execution: Readonly<{ requestId: string; successor?: Pick<Successor, 'requestId'> | undefined }>,
): string {
  return execution.successor?.requestId ?? execution.requestId
}

/** What was really paid to a deposit address, as far as the wallet has read it; undefined where it has not. */
export function paidOf({ successor, paid }: Pick<Execution, 'successor' | 'paid'>): Amount | undefined {
  return successor?.paid ?? paid
}

/** What the service calls a crossing's own payment: transactions of the origin chain. */
export function paymentsOf({ stage }: Pick<Execution, 'stage'>): readonly string[] {
  return 'status' in stage ? (stage.status?.inTxHashes ?? []) : []
}

/**
 * The execution with the request that took over; itself where none can: one that is over, that has no open address, or
 * that follows this request already. Steps, plan and amounts stay as they were approved: a successor moves no money.
 */
export function withSuccessor(execution: Execution, { requestId, paid }: SuccessorEvent): Execution {
  const { stage, intent, successor } = execution
  if (stage.stage !== 'tracking' && stage.stage !== 'refunding') return execution
  if (intent.payment !== 'openAddress' || paid.value <= 0n) return execution
  const isKnown = [execution.requestId, successor?.requestId ?? ''].some((known) => sameIdentifier(known, requestId))
  return isKnown ? execution : { ...execution, successor: { requestId, paid } }
}

/** The deposit address that a plan pays, or has paid; undefined where it pays none. */
export function depositAddressOf(plan: readonly Item[], intent: Pick<IntentInput, 'payment'>): string | undefined {
  if (!isByAddress(intent)) return undefined
  const last = plan.at(-1)
  if (last?.kind === 'depositAddress') return last.address
  return last && 'counterparty' in last ? last.counterparty : undefined
}

/**
 * Why a request cannot have taken over this crossing; undefined where nothing speaks against it. Whom it
 * pays is not asked of the service: an arrival counts only where the crossing's own recipient was paid.
 */
export function claimProblem(claim: AddressRequest, { intent, plan }: Execution): Reason | undefined {
  const origin = { chainId: intent.originChainId, address: intent.originCurrency }
  if (!sameIdentifier(claim.depositAddress, depositAddressOf(plan, intent) ?? ''))
    return { code: 'REQUEST_OTHER_ADDRESS' }
  if (!isSameCurrency({ chainId: claim.chainId, address: claim.currency }, origin))
    return { code: 'REQUEST_OTHER_CURRENCY' }
  const isOurs = claim.refundTo === undefined || sameIdentifier(claim.refundTo, intent.refundTo)
  return isOurs ? undefined : { code: 'REQUEST_OTHER_REFUND' }
}

/**
 * The least that was promised, in proportion to what was paid instead: what an arrival is compared with, in the smallest
 * unit, rounded down. Nobody promised it: fees that do not depend on the amount weigh more on less.
 */
export function shareOfMinimum({ minimum, pays }: Pick<Execution, 'minimum' | 'pays'>, paid: bigint): bigint {
  return pays.value > 0n ? (minimum.value * paid) / pays.value : minimum.value
}
