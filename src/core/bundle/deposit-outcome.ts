import type { Hex } from '../../lib/hex.ts'
import { includesHash } from '../chain/transaction-hashes.ts'
import type { ArrivalEvidence } from '../execution/execution.ts'
import type { ServiceStatus } from '../execution/service-status.ts'
import type { Deposit } from '../families/evm/deposit-events.ts'
import { type Amount, isSameCurrency, sameIdentifier } from '../money/currency.ts'

export type NamedTransaction = Readonly<{ hash: string; chainId: number | undefined }>

/** Service facts 5; all of it is unproven. */
export type ListedRequest = Readonly<{
  requestId: Hex
  status: Pick<ServiceStatus, 'status' | 'word' | 'failReason'>
  orderId: string | undefined
  recipient: string | undefined
  inTxs: readonly NamedTransaction[]
  outTxs: readonly NamedTransaction[]
  deposit: Readonly<{
    chainId: number | undefined
    depository: string | undefined
    depositor: string | undefined
    currency: string | undefined
    amount: bigint | undefined
    transactionId: string | undefined
  }>
  /** The arrived amount, smallest units. */
  output: Readonly<{ chainId: number; address: string; amount: bigint | undefined }> | undefined
}>

export type ListProblem = 'several' | 'transaction' | 'deposit' | 'own'

/** `said` is unproven; `to` is the payee, if named. `sinceSeconds` is the first report. */
export type DepositOutcome = Readonly<{ orderId: Hex; index: number; sinceSeconds: number }> &
  (
    | Readonly<{ outcome: 'said'; requestId: string; word: string; status: ServiceStatus['status'] }>
    | Readonly<{
        outcome: 'filled' | 'refunded'
        requestId: string
        proof: ArrivalEvidence
        chainId: number | undefined
        to: string | undefined
        /** Only a part came back. */
        partOf?: Amount
      }>
    | Readonly<{ outcome: 'unlike'; problem: ListProblem }>
  )

/** `over`: the wait took too long. */
export type UnfollowedReason = 'noKey' | 'locked' | 'refused' | 'over'

export type ReadDeposit = Deposit & Readonly<{ index: number }>

export type DepositRequestSearch =
  | Readonly<{ found: 'request'; request: ListedRequest }>
  | Readonly<{ found: 'nothing' }>
  | Readonly<{ found: 'problem'; problem: ListProblem }>

/**
 * Finds a deposit's request by its order id.
 * Without an id, a request fits only a transaction's sole deposit.
 */
export function findDepositRequest(
  listed: readonly ListedRequest[],
  read: Readonly<{ deposit: Deposit; hash: string; chainId: number; count: number }>,
): DepositRequestSearch {
  const { deposit, hash, chainId, count } = read
  const named = listed.filter(({ orderId }) => orderId !== undefined && sameIdentifier(orderId, deposit.orderId))
  const nameless = listed.filter(({ orderId }) => orderId === undefined)
  const mine = named.length > 0 || count > 1 ? named : nameless
  const [request, another] = mine
  if (!request) return { found: 'nothing' }
  if (another) return { found: 'problem', problem: 'several' }
  if (request.inTxs.length === 0) return { found: 'nothing' }
  const isHere = (each: NamedTransaction) =>
    includesHash([hash], each.hash) && (each.chainId === undefined || each.chainId === chainId)
  if (!request.inTxs.some(isHere)) return { found: 'problem', problem: 'transaction' }
  return isLike(request.deposit, read) ? { found: 'request', request } : { found: 'problem', problem: 'deposit' }
}

// Missing claims cannot differ.
function isLike(
  said: ListedRequest['deposit'],
  { deposit, hash, chainId }: Readonly<{ deposit: Deposit; hash: string; chainId: number }>,
): boolean {
  const texts: readonly (readonly [string | undefined, string])[] = [
    [said.depository, deposit.depository],
    [said.depositor, deposit.depositor],
  ]
  return (
    texts.every(([claim, read]) => claim === undefined || sameIdentifier(claim, read)) &&
    (said.chainId === undefined || said.chainId === chainId) &&
    (said.currency === undefined ||
      isSameCurrency({ chainId, address: said.currency }, { chainId, address: deposit.currency })) &&
    (said.amount === undefined || said.amount === deposit.amount) &&
    (said.transactionId === undefined || includesHash([hash], said.transactionId))
  )
}

export function isDepositOutcomeFinal({ outcome }: Pick<DepositOutcome, 'outcome'>): boolean {
  return outcome === 'filled' || outcome === 'refunded'
}

export function mayRefundGrow(outcome: DepositOutcome): boolean {
  return outcome.outcome === 'refunded' && outcome.partOf !== undefined
}

export function isMoreThan(outcome: DepositOutcome, known: DepositOutcome): boolean {
  if (!isDepositOutcomeFinal(known)) return !isSameDepositOutcome(known, outcome)
  return mayRefundGrow(known) && outcome.outcome === 'refunded' && refundedAmount(outcome) > refundedAmount(known)
}

function refundedAmount(outcome: DepositOutcome): bigint {
  return outcome.outcome === 'refunded' && outcome.proof.proof === 'verified' ? outcome.proof.amount.value : 0n
}

export function depositOutcomeOf(
  outcomes: readonly DepositOutcome[],
  { orderId, index }: Pick<ReadDeposit, 'orderId' | 'index'>,
): DepositOutcome | undefined {
  return outcomes.find((each) => each.orderId === orderId && each.index === index)
}

/** Ignores their times. */
export function isSameDepositOutcome(a: DepositOutcome, b: DepositOutcome): boolean {
  if (a.outcome === 'said' && b.outcome === 'said') return a.requestId === b.requestId && a.word === b.word
  return a.outcome === 'unlike' && b.outcome === 'unlike' && a.problem === b.problem
}
