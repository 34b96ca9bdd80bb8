import type { BundleEvent } from '../../core/bundle/apply.ts'
import { type Bundle, hashSentElsewhere, openDeposits } from '../../core/bundle/bundle.ts'
import {
  type DepositOutcome,
  depositOutcomeOf,
  findDepositRequest,
  isMoreThan,
  isSameDepositOutcome,
  type ListedRequest,
  mayRefundGrow,
  type NamedTransaction,
  type ReadDeposit,
} from '../../core/bundle/deposit-outcome.ts'
import { type ArrivalEvidence, effectiveAtSeconds } from '../../core/execution/execution.ts'
import { leastRefund } from '../../core/execution/least-refund.ts'
import { hashesOfItems } from '../../core/execution/own-transaction-hashes.ts'
import type { Amount, Currency } from '../../core/money/currency.ts'
import { currencyOf } from '../../core/profiles/profile.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { namesCountedBy } from '../../core/reservation/bundle-names.ts'
import { type ArrivalPorts, type ArrivalTarget, arrivalOf } from '../outcome/arrival.ts'
import { NAMING_SECONDS } from '../outcome/fill-and-refund.ts'
import { INCOMPLETE_SECONDS } from '../outcome/partial-arrival.ts'

/** The service's answer. `noKey`, `locked`, `refused`: it requires a key, an unlocked wallet, or another key. */
export type RequestsAnswer =
  | Readonly<{ answer: 'told'; requests: readonly ListedRequest[] }>
  | Readonly<{ answer: 'noKey' | 'locked' | 'refused' | 'later' }>

export type DepositOutcomePorts = ArrivalPorts &
  Readonly<{
    requestsOf: (hash: string) => Promise<RequestsAnswer>
    /** Smallest units. */
    fiveDollars: (currency: Currency) => Promise<bigint | undefined>
    nowSeconds: () => number
  }>

/** An order is open for seven days, and one more counts (service facts 1). */
const LONGEST_SECONDS = 8 * 24 * 3_600
/** A deposit unnamed by then is for an order unknown to the service. */
const NAMED_SECONDS = 3_600

const NAMELESS: Reason = { code: 'ARRIVAL_UNNAMED' }
const UNSAID: Reason = { code: 'ARRIVAL_UNSAID' }

/** Asks the service for included deposits' outcomes, and reads them on chain where possible. */
export async function readDepositOutcomes(
  bundle: Bundle,
  ports: DepositOutcomePorts,
): Promise<BundleEvent | undefined> {
  const atSeconds = ports.nowSeconds()
  const open = openDeposits(bundle).filter((each) => !isOverdue(each, bundle, atSeconds))
  if (open.length === 0) return { event: 'unfollowed', why: 'over', atSeconds }
  for (const deposit of open) {
    const state = bundle.items[deposit.index]
    const hash = state && 'signed' in state ? state.signed.hash : hashSentElsewhere(bundle, deposit.index)
    if (hash === undefined) continue
    const answer = await ports.requestsOf(hash)
    if (answer.answer === 'later') return undefined
    if (answer.answer !== 'told') return { event: 'unfollowed', why: answer.answer, atSeconds }
    const outcome = await fateIn(answer.requests, { deposit, hash, bundle }, ports)
    const known = depositOutcomeOf(bundle.deposits?.outcomes ?? [], deposit)
    if (outcome && (!known || isMoreThan(outcome, known))) return { event: 'outcome', outcome, atSeconds }
  }
  return undefined
}

function isOverdue(deposit: ReadDeposit, { items, deposits, approvedAtSeconds }: Bundle, nowSeconds: number): boolean {
  const sinceSeconds = effectiveAtSeconds(items[deposit.index]) ?? approvedAtSeconds
  const known = depositOutcomeOf(deposits?.outcomes ?? [], deposit)
  const isNamed = known !== undefined && (known.outcome === 'said' || mayRefundGrow(known))
  return nowSeconds - sinceSeconds > (isNamed ? LONGEST_SECONDS : NAMED_SECONDS)
}

type Sought = Readonly<{ deposit: ReadDeposit; hash: string; bundle: Bundle }>

async function fateIn(
  requests: readonly ListedRequest[],
  { deposit, hash, bundle }: Sought,
  ports: DepositOutcomePorts,
): Promise<DepositOutcome | undefined> {
  const { orderId, index } = deposit
  const about = { orderId, index, sinceSeconds: ports.nowSeconds() }
  const { chainId, deposits } = bundle
  const count = deposits?.read.filter((each) => each.index === index).length ?? 1
  const listed = findDepositRequest(requests, { deposit, hash, chainId, count })
  if (listed.found === 'nothing') return undefined
  if (listed.found === 'problem') return { ...about, outcome: 'unlike', problem: listed.problem }
  const { request } = listed
  const { requestId } = request
  const others = deposits?.outcomes?.filter((each) => each.orderId !== orderId || each.index !== index) ?? []
  if (others.some((each) => 'requestId' in each && each.requestId === requestId)) {
    return { ...about, outcome: 'unlike', problem: 'several' }
  }
  if ((await ports.usedAmong([requestId], bundle.id)).length > 0) return { ...about, outcome: 'unlike', problem: 'own' }
  const { status, word } = request.status
  const said: DepositOutcome = { ...about, outcome: 'said', requestId, word, status }
  if (status !== 'success' && status !== 'refund') return said
  const target = status === 'success' ? arrivalAt(request) : await refundAt(deposit, chainId, ports)
  const found = await proofOf(request, target, bundle, besideOthers(others, ports))
  const known = depositOutcomeOf(deposits?.outcomes ?? [], deposit)
  const waitedSeconds = waitedFor(said, known)
  if (found.is === 'unread' || waitedSeconds < (LONGEST_WAIT[found.is] ?? 0)) return said
  const proof: ArrivalEvidence =
    'proof' in found ? found.proof : { proof: 'reported', txHash: undefined, why: NAMELESS }
  const ended = { ...about, requestId, chainId: target?.chainId, to: target?.recipient }
  if (status === 'refund') return { ...ended, outcome: 'refunded', proof, ...partOf(proof, found.is, deposit) }
  return { ...ended, outcome: 'filled', proof: found.is === 'part' ? short(proof) : proof }
}

// A later part is added at once.
function waitedFor(said: DepositOutcome, known: DepositOutcome | undefined): number {
  if (!known) return 0
  if (mayRefundGrow(known)) return Number.POSITIVE_INFINITY
  return isSameDepositOutcome(known, said) ? said.sinceSeconds - known.sinceSeconds : 0
}

const LONGEST_WAIT: Readonly<Partial<Record<Found['is'], number>>> = {
  nameless: NAMING_SECONDS,
  part: INCOMPLETE_SECONDS,
}

function partOf(proof: ArrivalEvidence, is: Found['is'], { amount }: ReadDeposit): Readonly<{ partOf?: Amount }> {
  return is === 'part' && proof.proof === 'verified'
    ? { partOf: { currency: proof.amount.currency, value: amount } }
    : {}
}

function short({ txHash }: ArrivalEvidence): ArrivalEvidence {
  return { proof: 'reported', txHash, why: { code: 'ARRIVAL_SHORT' } }
}

// Another deposit's arrival doesn't count again.
function besideOthers(others: readonly DepositOutcome[], ports: DepositOutcomePorts): DepositOutcomePorts {
  const counted = namesCountedBy({ deposits: { simulated: [], read: [], outcomes: others } })
  return {
    ...ports,
    usedAmong: async (names, exceptId) => [
      ...(await ports.usedAmong(names, exceptId)),
      ...names.filter((name) => counted.includes(name)),
    ],
  }
}

// Only the service reports a site's order and amount.
function arrivalAt({ output, recipient }: ListedRequest): ArrivalTarget | undefined {
  if (!output || recipient === undefined) return undefined
  const { chainId, address, amount } = output
  return { chainId, address, recipient, ...(amount === undefined ? {} : { enough: amount }) }
}

async function refundAt(
  { currency: address, depositor: recipient, amount }: ReadDeposit,
  chainId: number,
  { profile, fiveDollars }: DepositOutcomePorts,
): Promise<ArrivalTarget> {
  const currency = currencyOf(profile, chainId, address)
  const enough = leastRefund(amount, currency && (await fiveDollars(currency)))
  return { chainId, address, recipient, enough }
}

type Found = Readonly<{ is: 'read' | 'part'; proof: ArrivalEvidence } | { is: 'unread' | 'nameless' }>

async function proofOf(
  { outTxs }: ListedRequest,
  target: ArrivalTarget | undefined,
  { id, approvedAtSeconds, items }: Bundle,
  ports: DepositOutcomePorts,
): Promise<Found> {
  const isThere = ({ chainId }: NamedTransaction) => !target || chainId === undefined || chainId === target.chainId
  const hashes = outTxs.filter(isThere).map(({ hash }) => hash)
  const [first] = hashes
  if (first === undefined) return { is: 'nameless' }
  // An arrival without an expected amount proves nothing.
  if (target?.enough === undefined) return { is: 'read', proof: { proof: 'reported', txHash: first, why: UNSAID } }
  const found = await arrivalOf(hashes, target, { id, approvedAtSeconds, intent: {}, own: hashesOfItems(items) }, ports)
  if ('obstacle' in found) return { is: 'unread' }
  return { is: found.proof === 'verified' && found.amount.value < target.enough ? 'part' : 'read', proof: found }
}
