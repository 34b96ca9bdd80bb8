import { includesHash, isSameTransaction, normalizedHash, uniqueHashes } from '../../core/chain/transaction-hashes.ts'
import type { ArrivalEvidence, Execution } from '../../core/execution/execution.ts'
import { type ReceivedAmount, totalReceived } from '../../core/execution/received-amount.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { chainById, currencyOf, type Profile } from '../../core/profiles/profile.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'
import { blockName, logName, nativeName } from '../../core/reservation/reservation.ts'
import { rulesOf } from '../families/rules-by-family.ts'

export type ArrivalPorts = Readonly<{
  profile: Profile
  /** Undefined while the transaction is in no block. */
  received: (
    hash: string,
    currency: Currency,
    recipient: string,
    isSent?: boolean,
  ) => Promise<Answer<ReceivedAmount | undefined>>
  /** Of the block or an exchange's execution, epoch seconds. */
  minedAtSeconds: (hash: string, chainId: number, recipient: string) => Promise<Answer<number | undefined>>
  /** Names that other transfers and deposits have, unreadable rows included. */
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/** The place of an expected arrival; `enough` makes missing transactions irrelevant. */
export type ArrivalTarget = Readonly<{ chainId: number; address: string; recipient: string; enough?: bigint }>

/** The earliest time, and our own transactions (`own`), which are no arrivals. */
export type ArrivalLimits = Pick<Execution, 'id' | 'approvedAtSeconds'> &
  Readonly<{
    intent: Pick<Execution['intent'], 'currencies'>
    own: readonly string[]
    /** By our own payment to the recipient. */
    isSent?: boolean
    steps?: Execution['items']
    /** The names of its earlier arrival. */
    counted?: readonly string[]
  }>

export type ArrivalResult = ArrivalEvidence | Obstacle
type Obstacle = Readonly<{ obstacle: Reason }>

type Counted = Readonly<{ hash: string; brought: ReceivedAmount }>

/** Received amounts at one place. `missing` ones are in no block there; `why` is the last reason against another. */
export type ArrivalReading = Readonly<{
  target: ArrivalTarget
  first: string | undefined
  currency: Currency | undefined
  counted: readonly Counted[]
  missing: readonly string[]
  why: Reason
}>

/** A block's time may precede the approval: clocks differ. */
const CLOCK_SECONDS = 600

/** Reads the named transactions' total, and waits for missing ones if needed. */
export async function arrivalOf(
  named: readonly string[],
  target: ArrivalTarget,
  waiting: ArrivalLimits,
  ports: ArrivalPorts,
): Promise<ArrivalResult> {
  const look = await readArrivals(named, target, waiting, ports)
  if ('obstacle' in look) return look
  return look.missing.length > 0 && !isArrivalEnough(look)
    ? { obstacle: { code: 'NOT_ON_CHAIN' } }
    : arrivalEvidence(look)
}

/**
 * Reads named transactions' received amounts, each once. Own, older or otherwise counted ones came for something else.
 */
export async function readArrivals(
  named: readonly string[],
  target: ArrivalTarget,
  waiting: ArrivalLimits,
  ports: ArrivalPorts,
): Promise<ArrivalReading | Obstacle> {
  const isIt = (each: Currency) => isSameCurrency(each, target)
  const currency = currencyOf(ports.profile, target.chainId, target.address) ?? waiting.intent.currencies?.find(isIt)
  const look = { target, first: named[0], currency }
  if (!currency) return { ...look, counted: [], missing: [], why: { code: 'CURRENCY_UNKNOWN' } }
  const came: Counted[] = []
  const missing: string[] = []
  let why: Reason = { code: 'ARRIVAL_ABSENT' }
  for (const hash of uniqueHashes(named)) {
    if (includesHash(waiting.own, hash)) {
      why = { code: 'ARRIVAL_OWN' }
      continue
    }
    const [read, mined] = await Promise.all([
      ports.received(hash, currency, target.recipient, waiting.isSent),
      ports.minedAtSeconds(hash, target.chainId, target.recipient),
    ])
    if (!read.ok) return { obstacle: read.reason }
    // It's pending, or on another chain.
    if (read.value === undefined) missing.push(hash)
    if (!read.value?.value) continue
    if (!mined.ok) return { obstacle: mined.reason }
    if (mined.value === undefined) missing.push(hash)
    else if (mined.value < earliest(target.chainId, waiting, ports)) why = { code: 'ARRIVAL_OLD' }
    else came.push({ hash, brought: withGasOf(waiting, { hash, chainId: target.chainId }, read.value) })
  }
  return { ...look, missing, ...(await unused(came, target, { why, waiting, ports })) }
}

// The balance delta lacks our other steps' gas.
function withGasOf(
  { steps = [] }: ArrivalLimits,
  { hash, chainId }: Readonly<{ hash: string; chainId: number }>,
  brought: ReceivedAmount,
): ReceivedAmount {
  const { block } = brought
  if (!block?.isRise) return brought
  const fees = steps.flatMap((step) => {
    if (!('inclusion' in step) || step.inclusion.in !== 'block') return []
    const { signed, inclusion } = step
    if (signed.chainId !== chainId || isSameTransaction(signed.hash, hash)) return []
    return inclusion.blockNumber === block.number ? (inclusion.fee ?? []) : []
  })
  const gas = fees.reduce((sum, { value, forData = 0n }) => sum + value + forData, 0n)
  return { ...brought, value: brought.value + gas }
}

/** Whether the target's amount has arrived. */
export function isArrivalEnough({ target, counted }: ArrivalReading): boolean {
  return counted.length > 0 && target.enough !== undefined && sumOf(counted) >= target.enough
}

/** The proof from a look, or the reason against one. */
export function arrivalEvidence({ target, first, currency, counted, why }: ArrivalReading): ArrivalEvidence {
  const last = counted.at(-1)
  if (!last || !currency) return { proof: 'reported', txHash: first, why }
  const names = counted.flatMap(({ hash, brought }) =>
    brought.logs ? brought.logs.map(({ at }) => logName(at, hash)) : [hash, ...marksOf(brought, target)],
  )
  const besides = uniqueHashes(names.filter((name) => name !== last.hash))
  const amount = { currency, value: sumOf(counted) }
  const to = target.recipient
  return { proof: 'verified', txHash: last.hash, amount, to, ...(besides.length > 0 ? { besides } : {}) }
}

function sumOf(counted: readonly Counted[]): bigint {
  return totalReceived(counted.map(({ brought }) => brought))
}

async function unused(
  came: readonly Counted[],
  target: ArrivalTarget,
  { why, waiting, ports }: Readonly<{ why: Reason; waiting: ArrivalLimits; ports: ArrivalPorts }>,
): Promise<Pick<ArrivalReading, 'counted' | 'why'>> {
  if (came.length === 0) return { counted: came, why }
  const names = came.flatMap(({ hash, brought }) => [
    ...spellings(hash),
    ...clashesOf(brought, target),
    ...(brought.logs ?? []).map(({ at }) => logName(at, hash)),
    ...(brought.block ? [nativeName(hash, target)] : []),
  ])
  const used = await ports.usedAmong(names, waiting.id)
  const isUsed = (name: string) => used.includes(name)
  const free = came.flatMap((each) => {
    if (spellings(each.hash).some(isUsed) || isUsed(nativeName(each.hash, target))) return []
    if (!each.brought.logs) return [each]
    const logs = each.brought.logs.filter(({ at }) => !isUsed(logName(at, each.hash)))
    const own = ownLogs(logs, { hash: each.hash, target, waiting })
    return own.length > 0 ? [{ hash: each.hash, brought: broughtBy(own) }] : []
  })
  const counted = free.filter(({ brought }) => !clashesOf(brought, target).some(isUsed))
  if (counted.length < free.length) return { counted, why: { code: 'ARRIVAL_MIXED' } }
  return { counted, why: free.length < came.length ? { code: 'ARRIVAL_USED' } : why }
}

type Logs = NonNullable<ReceivedAmount['logs']>

function broughtBy(logs: Logs): ReceivedAmount {
  return { value: logs.reduce((sum, { value }) => sum + value, 0n), logs }
}

// One sufficient uncounted log may be this record's; otherwise all are parts.
function ownLogs(
  logs: Logs,
  {
    hash,
    target: { enough },
    waiting: { counted = [] },
  }: Readonly<{ hash: string; target: ArrivalTarget; waiting: ArrivalLimits }>,
): Logs {
  const known = logs.filter(({ at }) => counted.includes(logName(at, hash)))
  if (known.length > 0) return known
  if (enough === undefined || includesHash(counted, hash)) return logs
  const [least] = logs.filter(({ value }) => value >= enough).sort((a, b) => (a.value < b.value ? -1 : 1))
  return least ? [least] : logs
}

// The names for a block's counted native money, in part or whole.
function marksOf({ block }: ReceivedAmount, target: ArrivalTarget): readonly string[] {
  if (!block) return []
  const some = blockName('some', block.number, target)
  return block.isRise ? [some, blockName('all', block.number, target)] : [some]
}

// A balance delta includes everything else in that block.
function clashesOf({ block }: ReceivedAmount, target: ArrivalTarget): readonly string[] {
  return block ? [blockName(block.isRise ? 'some' : 'all', block.number, target)] : []
}

function earliest(
  chainId: number,
  { approvedAtSeconds }: Pick<Execution, 'approvedAtSeconds'>,
  { profile }: Pick<ArrivalPorts, 'profile'>,
): number {
  const chain = chainById(profile, chainId)
  return approvedAtSeconds - CLOCK_SECONDS - (chain ? rulesOf(chain).clockErrorSeconds : 0)
}

// Other transfers may have stored another spelling.
function spellings(hash: string): readonly string[] {
  return [normalizedHash(hash), `0x${normalizedHash(hash)}`]
}
