import type { BundleEvent } from '../../core/bundle/apply.ts'
import { type Bundle, hashSentElsewhere, openDeposits } from '../../core/bundle/bundle.ts'
import {
  type DepositOutcome,
  depositOutcomeOf,
  findDepositRequest,
  isSameDepositOutcome,
  type ListedRequest,
  type NamedTransaction,
  type ReadDeposit,
} from '../../core/bundle/deposit-outcome.ts'
import { type ArrivalEvidence, effectiveAtSeconds } from '../../core/execution/execution.ts'
import { hashesOfItems } from '../../core/execution/own-transaction-hashes.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { namesCountedBy } from '../../core/reservation/bundle-names.ts'
import { type ArrivalPorts, type ArrivalTarget, arrivalOf } from '../outcome/arrival.ts'

/** The service's answer. `noKey`, `locked`, `refused`: it requires a key, an unlocked wallet, or another key. */
export type RequestsAnswer =
  | Readonly<{ answer: 'told'; requests: readonly ListedRequest[] }>
  | Readonly<{ answer: 'noKey' | 'locked' | 'refused' | 'later' }>

export type DepositOutcomePorts = ArrivalPorts &
  Readonly<{
    requestsOf: (hash: string) => Promise<RequestsAnswer>
    nowSeconds: () => number
  }>

/** An order is open for seven days, and one more counts (service facts 1). */
const LONGEST_SECONDS = 8 * 24 * 3_600
/** A deposit unnamed by then is for an order unknown to the service. */
const NAMED_SECONDS = 3_600
/** How long a success or a refund may go without naming its transaction. */
const PATIENCE_SECONDS = 120

const NAMELESS: Reason = { code: 'ARRIVAL_UNNAMED' }
const UNSAID: Reason = { code: 'ARRIVAL_UNSAID' }

/** Asks the service for the outcomes of included deposits, and reads them on the named chain where possible. */
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
    if (outcome && !(known && isSameDepositOutcome(known, outcome))) return { event: 'outcome', outcome, atSeconds }
  }
  return undefined
}

function isOverdue(deposit: ReadDeposit, { items, deposits, approvedAtSeconds }: Bundle, nowSeconds: number): boolean {
  const sinceSeconds = effectiveAtSeconds(items[deposit.index]) ?? approvedAtSeconds
  const isNamed = depositOutcomeOf(deposits?.outcomes ?? [], deposit)?.outcome === 'said'
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
  const target = status === 'success' ? arrivalAt(request) : refundAt(deposit, chainId)
  const found = await proofOf(request, target, bundle, besideOthers(others, ports))
  const known = depositOutcomeOf(deposits?.outcomes ?? [], deposit)
  const isFirst = !known || !isSameDepositOutcome(known, said)
  const sinceSeconds = isFirst ? about.sinceSeconds : known.sinceSeconds
  const isWaitedFor = found.is === 'nameless' && about.sinceSeconds - sinceSeconds < PATIENCE_SECONDS
  if (found.is === 'unread' || isWaitedFor) return said
  const proof: ArrivalEvidence =
    found.is === 'read' ? found.proof : { proof: 'reported', txHash: undefined, why: NAMELESS }
  const outcome = status === 'success' ? 'filled' : 'refunded'
  return { ...about, outcome, requestId, proof, chainId: target?.chainId, to: target?.recipient }
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

// Only the service reports a site's order; the arrival itself is read.
function arrivalAt({ output, recipient }: ListedRequest): ArrivalTarget | undefined {
  return output && recipient !== undefined ? { ...output, recipient } : undefined
}

function refundAt({ currency, depositor }: ReadDeposit, chainId: number): ArrivalTarget {
  return { chainId, address: currency, recipient: depositor }
}

async function proofOf(
  { outTxs }: ListedRequest,
  target: ArrivalTarget | undefined,
  { id, approvedAtSeconds, items }: Bundle,
  ports: DepositOutcomePorts,
): Promise<Readonly<{ is: 'read'; proof: ArrivalEvidence } | { is: 'unread' | 'nameless' }>> {
  const isThere = ({ chainId }: NamedTransaction) => !target || chainId === undefined || chainId === target.chainId
  const hashes = outTxs.filter(isThere).map(({ hash }) => hash)
  const [first] = hashes
  if (first === undefined) return { is: 'nameless' }
  if (!target) return { is: 'read', proof: { proof: 'reported', txHash: first, why: UNSAID } }
  const found = await arrivalOf(hashes, target, { id, approvedAtSeconds, intent: {}, own: hashesOfItems(items) }, ports)
  return 'obstacle' in found ? { is: 'unread' } : { is: 'read', proof: found }
}
