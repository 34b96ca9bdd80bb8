import { type Brought, together } from '../core/brought.ts'
import { familyOf } from '../core/chain.ts'
import { type Currency, isSameCurrency } from '../core/currency.ts'
import type { Execution, Proof } from '../core/execution.ts'
import { chainById, currencyOf, type Profile } from '../core/profile.ts'
import type { Reason } from '../core/reason.ts'
import { blockName, logName, nativeName } from '../core/reservation.ts'
import { isAmong, once, plainName } from '../core/transaction-name.ts'
import type { Answer } from './node-port.ts'

export type ArrivalPorts = Readonly<{
  profile: Profile
  /**
   * What a transaction brought to an account in a currency, read on the currency's own chain; undefined while the
   * transaction is in no block.
   */
  received: (hash: string, currency: Currency, recipient: string) => Promise<Answer<Brought | undefined>>
  /**
   * When the block of a transaction was made, epoch seconds, by its own word, or when an exchange carried it out to this
   * account; undefined while neither is so.
   */
  minedAtSeconds: (hash: string, chainId: number, recipient: string) => Promise<Answer<number | undefined>>
  /**
   * Which of these names belong to other crossings and deposits already: transactions that ended or carried them, and the
   * blocks that were counted for them; also those of unreadable rows.
   */
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/** Where money should have come; with `enough` of it there, what else the service names need not be found. */
export type Target = Readonly<{ chainId: number; address: string; recipient: string; enough?: bigint }>

/** What an arrival is looked for: since when it can have come, and whose transactions of its own (`own`) never are one. */
export type Waiting = Pick<Execution, 'id' | 'approvedAtSeconds'> &
  Readonly<{
    intent: Pick<Execution['intent'], 'currencies'>
    own: readonly string[]
    /** What was counted for it before: the names of its arrival. */
    counted?: readonly string[]
  }>

/** What was found: an arrival, or what is in the way of looking for it. */
export type Found = Proof | Trouble
type Trouble = Readonly<{ trouble: Reason }>

type Counted = Readonly<{ hash: string; brought: Brought }>

/**
 * What the named transactions brought to one place: those that count, those that no block there has, and why the last of
 * the others does not count. Without a currency nothing could be looked for.
 */
export type Look = Readonly<{
  target: Target
  first: string | undefined
  currency: Currency | undefined
  counted: readonly Counted[]
  missing: readonly string[]
  why: Reason
}>

/** How far a block's time may be before that of the approval, seconds: two clocks differ; on Bitcoin two hours more. */
const CLOCK_SECONDS = 600
const BITCOIN_CLOCK_SECONDS = 7_200

/** Reads what the named transactions brought together, and waits for those that are not there unless it is enough. */
export async function arrivalOf(
  named: readonly string[],
  target: Target,
  waiting: Waiting,
  ports: ArrivalPorts,
): Promise<Found> {
  const look = await lookAt(named, target, waiting, ports)
  if ('trouble' in look) return look
  return look.missing.length > 0 && !isEnough(look) ? { trouble: { code: 'NOT_ON_CHAIN' } } : proofIn(look)
}

/**
 * Reads what the named transactions brought to a place. Each counts once, however often it is named, and so does what a
 * block brought that several of them are in. None counts that is the waiting record's own or older than its approval, or
 * that was counted for another one: money that came for something else is no arrival.
 */
export async function lookAt(
  named: readonly string[],
  target: Target,
  waiting: Waiting,
  ports: ArrivalPorts,
): Promise<Look | Trouble> {
  const isIt = (each: Currency) => isSameCurrency(each, target)
  const currency = currencyOf(ports.profile, target.chainId, target.address) ?? waiting.intent.currencies?.find(isIt)
  const look = { target, first: named[0], currency }
  if (!currency) return { ...look, counted: [], missing: [], why: { code: 'CURRENCY_UNKNOWN' } }
  const came: Counted[] = []
  const missing: string[] = []
  let why: Reason = { code: 'ARRIVAL_ABSENT' }
  for (const hash of once(named)) {
    if (isAmong(waiting.own, hash)) {
      why = { code: 'ARRIVAL_OWN' }
      continue
    }
    const [read, mined] = await Promise.all([
      ports.received(hash, currency, target.recipient),
      ports.minedAtSeconds(hash, target.chainId, target.recipient),
    ])
    if (!read.ok) return { trouble: read.reason }
    // It is not there yet, or on another chain: what was paid too much goes back in a transaction of its own.
    if (read.value === undefined) missing.push(hash)
    if (!read.value?.value) continue
    if (!mined.ok) return { trouble: mined.reason }
    if (mined.value === undefined) missing.push(hash)
    else if (mined.value < earliest(target.chainId, waiting, ports)) why = { code: 'ARRIVAL_OLD' }
    else came.push({ hash, brought: read.value })
  }
  return { ...look, missing, ...(await unused(came, target, { why, waiting, ports })) }
}

/** Whether as much came as the target asks for. */
export function isEnough({ target, counted }: Look): boolean {
  return counted.length > 0 && target.enough !== undefined && sumOf(counted) >= target.enough
}

/** What a look comes to: what it counted, or why it counted nothing. */
export function proofIn({ target, first, currency, counted, why }: Look): Proof {
  const last = counted.at(-1)
  if (!last || !currency) return { proof: 'reported', txHash: first, why }
  const names = counted.flatMap(({ hash, brought }) =>
    brought.logs ? brought.logs.map(({ at }) => logName(at, hash)) : [hash, ...marksOf(brought, target)],
  )
  const besides = once(names.filter((name) => name !== last.hash))
  const amount = { currency, value: sumOf(counted) }
  return { proof: 'verified', txHash: last.hash, amount, ...(besides.length > 0 ? { besides } : {}) }
}

function sumOf(counted: readonly Counted[]): bigint {
  return together(counted.map(({ brought }) => brought))
}

async function unused(
  came: readonly Counted[],
  target: Target,
  { why, waiting, ports }: Readonly<{ why: Reason; waiting: Waiting; ports: ArrivalPorts }>,
): Promise<Pick<Look, 'counted' | 'why'>> {
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

type Logs = NonNullable<Brought['logs']>

function broughtBy(logs: Logs): Brought {
  return { value: logs.reduce((sum, { value }) => sum + value, 0n), logs }
}

// What was counted stays counted. Of several logs one that is enough by itself may be all that is meant for this record, and
// the others for others; where none is, they are parts of one arrival.
function ownLogs(
  logs: Logs,
  { hash, target: { enough }, waiting: { counted = [] } }: Readonly<{ hash: string; target: Target; waiting: Waiting }>,
): Logs {
  const known = logs.filter(({ at }) => counted.includes(logName(at, hash)))
  if (known.length > 0) return known
  if (enough === undefined || isAmong(counted, hash)) return logs
  const [least] = logs.filter(({ value }) => value >= enough).sort((a, b) => (a.value < b.value ? -1 : 1))
  return least ? [least] : logs
}

// The names by which native money of a block is known to have been counted: that some of it was, and that all of it was,
// as the rise of a balance.
function marksOf({ block }: Brought, target: Target): readonly string[] {
  if (!block) return []
  const some = blockName('some', block.number, target)
  return block.isRise ? [some, blockName('all', block.number, target)] : [some]
}

// In the rise of a balance is whatever else came in that block, and it cannot be told apart.
function clashesOf({ block }: Brought, target: Target): readonly string[] {
  return block ? [blockName(block.isRise ? 'some' : 'all', block.number, target)] : []
}

function earliest(
  chainId: number,
  { approvedAtSeconds }: Pick<Execution, 'approvedAtSeconds'>,
  { profile }: Pick<ArrivalPorts, 'profile'>,
): number {
  const chain = chainById(profile, chainId)
  const isBitcoin = chain !== undefined && familyOf(chain) === 'bitcoin'
  return approvedAtSeconds - CLOCK_SECONDS - (isBitcoin ? BITCOIN_CLOCK_SECONDS : 0)
}

// As other crossings may have been told of it.
function spellings(hash: string): readonly string[] {
  return [plainName(hash), `0x${plainName(hash)}`]
}
