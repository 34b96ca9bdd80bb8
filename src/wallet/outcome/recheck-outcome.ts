import { uniqueHashes } from '../../core/chain/transaction-hashes.ts'
import { followedRequestId } from '../../core/deposit-address/requote.ts'
import type { Event } from '../../core/execution/apply.ts'
import { type ArrivalEvidence, type Execution, isArrivalOpen, type Stage } from '../../core/execution/execution.ts'
import { isTakenBack } from '../../core/execution/stage.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { type Amount, isSameCurrency } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { transactionOfLog } from '../../core/reservation/reservation.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import type { TrackingPorts } from '../engine/deposit-tracking.ts'
import { recheckIncludedSteps } from '../engine/included-steps.ts'
import {
  type ArrivalLimits,
  type ArrivalReading,
  type ArrivalTarget,
  arrivalEvidence,
  isArrivalEnough,
  readArrivals,
} from './arrival.ts'
import { fillSearchLimits, fillTarget, isFill, lookForRefund, refundSearchLimits } from './fill-and-refund.ts'
import { fillEvidence, partiallyRefundedPayment } from './partial-arrival.ts'
import { refundTargets } from './refund-targets.ts'

/** An arrival must be missing this long: nodes behind one address differ. */
const GONE_AFTER_SECONDS = 120

/** A partial or unproven arrival is read again this long. */
const LATER_SECONDS = 30 * 86_400

const MISSING: Reason = { code: 'NOT_ON_CHAIN' }

type End = Extract<Stage, { stage: 'filled' | 'refunded' }>
type Verified = Extract<ArrivalEvidence, { proof: 'verified' }>

/** Reads an ended transfer until our own steps, then the arrival, are final. */
export async function recheckOutcome(execution: Execution, ports: TrackingPorts): Promise<Event | undefined> {
  const changed = await recheckIncludedSteps(execution, ports)
  const { stage } = execution
  if (changed || !isArrivalOpen(execution)) return changed
  if (stage.stage !== 'filled' && stage.stage !== 'refunded') return undefined
  const before = proofOf(stage)
  return before.proof === 'verified'
    ? lookAtRead(before, { stage, execution, ports })
    : lookAtUnread(before, { stage, execution, ports })
}

type About = Readonly<{ stage: End; execution: Execution; ports: TrackingPorts }>

async function lookAtRead(before: Verified, about: About): Promise<Event | undefined> {
  const { execution, ports } = about
  const { amount, to } = before
  const names = [...(before.besides ?? []), before.txHash]
  const counted = uniqueHashes(names.map((name) => transactionOfLog(name) ?? name).filter(isHash))
  const place = placesOf(about).find(
    ({ target }) => isSameCurrency(target, amount.currency) && isSameAddress(target.recipient, to ?? target.recipient),
  )
  if (!place) return undefined
  const all = uniqueHashes([...counted, ...(await namedBy(about))])
  const look = await readArrivals(all, place.target, { ...place.waiting, counted: names }, ports)
  // A known arrival needs only its block.
  const isPruned = 'obstacle' in look && look.obstacle.code === 'STATE_PRUNED'
  if ('obstacle' in look && !isPruned) return undefined
  const now = 'obstacle' in look ? before : arrivalEvidence(look)
  if (now.proof !== 'verified' || now.amount.value < before.amount.value) return missing(execution, ports)
  const partOf = await partOfWhole(now, about)
  const fill = partOf && (await fillInstead(all, about))
  if (fill) return fill
  const whole = partOf && (await lookForRefund(all, execution, ports)).found
  if (whole && isArrivalEnough(whole)) return readWhole(whole, about)
  const isFinal = (await areFinal(counted, place.target, ports)) && (!partOf || isOver(about))
  const isMore = now.amount.value > before.amount.value
  return isFinal || isMore || execution.obstacle ? readAgain(now, { partOf, isFinal }, ports) : undefined
}

async function lookAtUnread(before: ArrivalEvidence, about: About): Promise<Event | undefined> {
  const { stage, execution, ports } = about
  const { named, heard } = await newlyNamedBy(about)
  const fill = stage.stage === 'refunded' ? await fillInstead(named, about) : undefined
  if (fill) return fill
  const look =
    stage.stage === 'refunded'
      ? (await lookForRefund(named, execution, ports)).found
      : await readArrivals(named, fillTarget(execution), fillSearchLimits(execution), ports)
  const now = !look || 'obstacle' in look || !isThere(look) ? undefined : arrivalEvidence(look)
  const read = now && stage.stage === 'filled' ? fillEvidence(now, execution) : now
  if (stage.stage === 'refunded' && look && 'counted' in look && isFill(look, execution)) return readWhole(look, about)
  if (read?.proof === 'verified') return readAgain(read, { partOf: await partOfWhole(read, about) }, ports)
  if (stage.stage === 'filled' && heard && isTakenBack(heard)) {
    return { event: 'status', status: heard, atSeconds: ports.nowSeconds() }
  }
  return isOver(about) ? readAgain(before, { isFinal: true }, ports) : undefined
}

function readWhole(look: ArrivalReading, { execution, ports }: About): Event {
  const proof = arrivalEvidence(look)
  if (!isFill(look, execution)) return readAgain(proof, {}, ports)
  return { event: 'filled', fill: proof, atSeconds: ports.nowSeconds() }
}

async function fillInstead(named: readonly string[], about: About): Promise<Event | undefined> {
  const { execution, ports } = about
  const look = await readArrivals(named, fillTarget(execution), fillSearchLimits(execution), ports)
  return 'obstacle' in look || !isArrivalEnough(look) ? undefined : readWhole(look, about)
}

function isThere(look: ArrivalReading): boolean {
  return isArrivalEnough(look) || (look.counted.length > 0 && look.missing.length === 0)
}

function proofOf(stage: End): ArrivalEvidence {
  return stage.stage === 'filled' ? stage.fill : stage.refund
}

type Place = Readonly<{ target: ArrivalTarget; waiting: ArrivalLimits }>

function placesOf({ stage, execution, ports }: About): readonly Place[] {
  if (stage.stage === 'filled') return [{ target: fillTarget(execution), waiting: fillSearchLimits(execution) }]
  return refundTargets(execution, ports).map((target) => ({ target, waiting: refundSearchLimits(execution) }))
}

// The service is asked only where more may arrive.
async function namedBy(about: About): Promise<readonly string[]> {
  const { stage } = about
  const mayGrow = stage.stage === 'refunded' && stage.partOf !== undefined
  return mayGrow ? (await newlyNamedBy(about)).named : uniqueHashes(stage.status.txHashes)
}

async function newlyNamedBy({ stage, execution, ports }: About) {
  const answer = await ports.status(followedRequestId(execution))
  const heard = answer.ok ? answer.status : undefined
  return { named: uniqueHashes([...stage.status.txHashes, ...(heard?.txHashes ?? [])]), heard }
}

// Block names accompany transaction names; see arrival.ts.
function isHash(name: string): boolean {
  return !name.includes(' ')
}

async function partOfWhole(now: ArrivalEvidence, { stage, execution, ports }: About): Promise<Amount | undefined> {
  return stage.stage === 'refunded' ? partiallyRefundedPayment(now, execution, ports) : undefined
}

async function areFinal(hashes: readonly string[], { chainId, recipient }: ArrivalTarget, ports: TrackingPorts) {
  const answers = await Promise.all(hashes.map((hash) => ports.isFinal(hash, chainId, recipient)))
  return answers.every((answer) => answer.ok && answer.value)
}

function isOver({ execution, ports }: About): boolean {
  return ports.nowSeconds() - execution.updatedAtSeconds >= LATER_SECONDS
}

// One node that lags is no reorganisation.
function missing(execution: Execution, ports: TrackingPorts): Event | undefined {
  const { obstacle, obstacleSinceSeconds: since } = execution
  if (obstacle?.code !== MISSING.code || since === undefined) return obstacleEvent(ports, MISSING)
  const atSeconds = ports.nowSeconds()
  return Math.abs(atSeconds - since) >= GONE_AFTER_SECONDS ? { event: 'unarrived', atSeconds } : undefined
}

function readAgain(
  proof: ArrivalEvidence,
  { partOf, isFinal }: Readonly<{ partOf?: Amount | undefined; isFinal?: boolean }>,
  ports: TrackingPorts,
): Event {
  const about = { ...(partOf ? { partOf } : {}), ...(isFinal ? { isFinal } : {}) } as const
  return { event: 'readAgain', proof, ...about, atSeconds: ports.nowSeconds() }
}
