import type { Hex } from '../lib/hex.ts'
import { isSameCurrency, sameIdentifier } from './currency.ts'
import type { Deposit } from './deposits.ts'
import type { Proof } from './execution.ts'
import type { ServiceStatus } from './status.ts'
import { isAmong } from './transaction-name.ts'

/** A transaction as the service names it; the chain where it says one. */
export type NamedTransaction = Readonly<{ hash: string; chainId: number | undefined }>

/**
 * A request of the crossing service as its list tells of it (service facts 5). All of it is the service's word; what it
 * does not say is undefined.
 */
export type ListedRequest = Readonly<{
  requestId: Hex
  status: Pick<ServiceStatus, 'status' | 'word' | 'failReason'>
  orderId: string | undefined
  recipient: string | undefined
  inTxs: readonly NamedTransaction[]
  outTxs: readonly NamedTransaction[]
  /** What it says that a depository took. */
  deposit: Readonly<{
    chainId: number | undefined
    depository: string | undefined
    depositor: string | undefined
    currency: string | undefined
    amount: bigint | undefined
    transactionId: string | undefined
  }>
  /** What it says arrives, and where. */
  output: Readonly<{ chainId: number; address: string }> | undefined
}>

/** Why what the service lists is not believed to be the crossing of a deposit. */
export type ListProblem = 'several' | 'transaction' | 'deposit' | 'own'

/**
 * What became of a deposit of a page after its block, for an order and the call (`index`) that paid it. `said` is the
 * service's word alone; an end says how sure the wallet is of it, and to whom the money came as far as the service names
 * them. `sinceSeconds`: when it was first heard.
 */
export type DepositFate = Readonly<{ orderId: Hex; index: number; sinceSeconds: number }> &
  (
    | Readonly<{ fate: 'said'; requestId: string; word: string; status: ServiceStatus['status'] }>
    | Readonly<{
        fate: 'filled' | 'refunded'
        requestId: string
        proof: Proof
        chainId: number | undefined
        to: string | undefined
      }>
    | Readonly<{ fate: 'unlike'; problem: ListProblem }>
  )

/**
 * Why the fate of deposits is not followed now: no key of the service, or one behind the lock; the service does not tell
 * it; or it was waited for long enough.
 */
export type Unfollowed = 'noKey' | 'locked' | 'refused' | 'over'

/** A deposit that was read in a block, and where. */
export type ReadDeposit = Deposit & Readonly<{ index: number }>

/** What was found of a deposit among listed requests: its own, nothing, or something that it cannot be. */
export type Listed =
  | Readonly<{ found: 'request'; request: ListedRequest }>
  | Readonly<{ found: 'nothing' }>
  | Readonly<{ found: 'problem'; problem: ListProblem }>

/**
 * Finds the request of a deposit in the service's answer about its transaction. The order id decides; where a request
 * names none it is only taken for the one deposit of its transaction. Whatever else it says of the deposit must be what
 * the wallet has read itself.
 *
 * @param read the deposit, its transaction's hash and chain, and how many deposits that transaction made
 */
export function requestOf(
  listed: readonly ListedRequest[],
  read: Readonly<{ deposit: Deposit; hash: string; chainId: number; count: number }>,
): Listed {
  const { deposit, hash, chainId, count } = read
  const named = listed.filter(({ orderId }) => orderId !== undefined && sameIdentifier(orderId, deposit.orderId))
  const nameless = listed.filter(({ orderId }) => orderId === undefined)
  const mine = named.length > 0 || count > 1 ? named : nameless
  const [request, another] = mine
  if (!request) return { found: 'nothing' }
  if (another) return { found: 'problem', problem: 'several' }
  if (request.inTxs.length === 0) return { found: 'nothing' }
  const isHere = (each: NamedTransaction) =>
    isAmong([hash], each.hash) && (each.chainId === undefined || each.chainId === chainId)
  if (!request.inTxs.some(isHere)) return { found: 'problem', problem: 'transaction' }
  return isLike(request.deposit, read) ? { found: 'request', request } : { found: 'problem', problem: 'deposit' }
}

// Only what is said can be unlike.
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
    (said.transactionId === undefined || isAmong([hash], said.transactionId))
  )
}

/** True where nothing more is to be heard of a deposit. */
export function isFateOver({ fate }: Pick<DepositFate, 'fate'>): boolean {
  return fate === 'filled' || fate === 'refunded'
}

/** The fate of a deposit, among those that are known. */
export function fateOf(
  fates: readonly DepositFate[],
  { orderId, index }: Pick<ReadDeposit, 'orderId' | 'index'>,
): DepositFate | undefined {
  return fates.find((each) => each.orderId === orderId && each.index === index)
}

/** True where both say the same, whenever they were heard. */
export function isSameFate(a: DepositFate, b: DepositFate): boolean {
  if (a.fate === 'said' && b.fate === 'said') return a.requestId === b.requestId && a.word === b.word
  return a.fate === 'unlike' && b.fate === 'unlike' && a.problem === b.problem
}
