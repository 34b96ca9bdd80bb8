import * as v from 'valibot'
import type { Inclusion } from '../../../core/execution/execution.ts'
import { nonceEndsMilliseconds } from '../../../core/families/exchange-a/nonce.ts'
import { type Answer, failedFor, foreignWords, misused, type Reason } from '../../../core/reason/reason.ts'
import type { ExchangeTerms, Signed, StepTerms } from '../../../core/sign/signed.ts'
import { createPostSpacing, type PostSpacing, reportedHeldReason } from '../../engine/adapters/post-spacing.ts'
import {
  type DecidedBroadcast,
  doubtfulRefusal,
  type LookupContext,
  type LookupResult,
  stepName,
  type Transport,
  UNNAMED_PAYMENT,
} from '../../engine/adapters/step-adapter.ts'
import {
  type Ledger,
  type LedgerEntry,
  type LedgerMatch,
  ledgerStartMilliseconds,
  matchInLedger,
  mayBeUnread,
} from './ledger-match.ts'

/** `rejected` is certain for first posts; an earlier copy may cause `refused` and `nonceUsed`. */
type Handed =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'rejected' | 'refused' | 'unknown' | 'nonceUsed'; message: string; reason: Reason }>

export type ExchangeAPorts = Readonly<{
  authorize: (mapping: Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>) => Promise<Handed>
  /** The body goes byte for byte. */
  submit: (body: string) => Promise<Handed>
  movements: (
    user: string,
    sinceMilliseconds: number,
    isEnough: (read: readonly LedgerEntry[], untilMilliseconds: number) => boolean,
  ) => Promise<Ledger>
  /** Which ledger entries other transfers count. */
  usedAmong: (names: readonly string[], exceptId: string) => Promise<readonly string[]>
  /** False may mean ignorance or silence. */
  isDepositReported: (requestId: string) => Promise<boolean>
  timeMilliseconds: (user: string) => Promise<Answer<number>>
  nowSeconds: () => number
}>

const posted = v.strictObject({
  endpoint: v.literal('/authorize'),
  signature: v.string(),
  body: v.record(v.string(), v.unknown()),
})

/** Makes the transport of nonce mappings, posted until answered: repeats are harmless. */
export function nonceMappingTransport({ authorize, nowSeconds }: ExchangeAPorts): Transport {
  return {
    reserve,
    send: async ({ bytes }) => {
      const mapping = v.parse(posted, JSON.parse(bytes))
      const handed = await authorize({ signature: mapping.signature, body: mapping.body })
      if (handed.result === 'accepted') return decided('included', '', nowSeconds)
      if (handed.result === 'unknown') return { ...handed, result: 'unknown' }
      return decided('reverted', foreignWords(handed.reason), nowSeconds)
    },
    look: async () => ({ ok: true, value: { is: 'unknown' } }),
  }
}

/**
 * Makes the transport of transfers; each nonce counts once. Failure needs a certain refusal of new bytes: a list
 * without its entry proves nothing.
 */
export function exchangeATransport(ports: ExchangeAPorts): Transport {
  const posting = createPostSpacing(ports.nowSeconds)
  const late = new Set<string>()
  return {
    reserve: async (step, taken) => {
      const answer = await reserve(step, taken)
      if (answer.ok) posting.reserved(stepName(step))
      return answer
    },
    send: ({ bytes }, about) =>
      posting.post({ step: about.step, era: `${about.broadcastAtSeconds}` }, async (isFirst) => {
        const handed = await ports.submit(bytes)
        if (handed.result === 'accepted') return decided('included', '', ports.nowSeconds)
        if (handed.result === 'unknown') return { ...handed, result: 'unknown' }
        const { result, message, reason } = handed
        const words = foreignWords(reason) || message
        if (result === 'nonceUsed' || about.isReportedTaken)
          return { result: 'unknown', message, reason: reportedHeldReason(words) }
        const found = isFirst && result === 'rejected' ? await lookFor(about, ports) : undefined
        return found?.ok && found.value.is === 'none'
          ? decided('reverted', words, ports.nowSeconds)
          : { result: 'unknown', message, reason: doubtfulRefusal(reason, message) }
      }),
    look: (_signed: Signed, about: LookupContext) => lookEverywhere(about, { posting, late }, ports),
    // Only a nonce shows that another life of this wallet paid.
    paidBy: async (item) => {
      const found = await lookFor({ item, agreedAtSeconds: ports.nowSeconds(), recordId: '' }, ports)
      return found.ok ? { ok: true, value: found.value.is === 'certain' ? UNNAMED_PAYMENT : undefined } : found
    },
  }
}

async function reserve(
  { execution, index }: Parameters<Transport['reserve']>[0],
  taken: readonly StepTerms[],
): Promise<Answer<ExchangeTerms>> {
  const item = execution.plan[index]
  if (item?.kind !== 'exchangeAAuthorize' && item?.kind !== 'exchangeATransfer') {
    return misused('Expected a step of exchange A')
  }
  const { nonce } = item
  const isTaken = taken.some((terms) => terms.terms === 'exchange' && terms.nonce === nonce)
  if (isTaken) return failedFor({ code: 'WAITS_FOR_ACCOUNT' })
  return { ok: true, value: { terms: 'exchange', nonce } }
}

type Memory = Readonly<{ posting: PostSpacing; late: Set<string> }>

// The service can't know unbroadcast bytes.
async function lookEverywhere(
  about: LookupContext,
  memory: Memory,
  ports: ExchangeAPorts,
): Promise<Answer<LookupResult>> {
  const { posting } = memory
  const found = await lookFor(about, ports)
  const listed = found.ok ? { ok: true as const, value: conclusionOf(found.value, about, ports) } : found
  if (!listed.ok || listed.value.is !== 'unknown' || posting.isUnbroadcast(about.step)) return listed
  const isReported =
    posting.isDue(`service ${about.step} ${about.broadcastAtSeconds}`) &&
    (await ports.isDepositReported(about.requestId))
  if (isReported) {
    return { ok: true, value: { is: 'included', inclusion: { ...inService(ports.nowSeconds), isReported } } }
  }
  return found.ok && (await isTooLate(found.value, about, memory, ports))
    ? { ok: true, value: { is: 'unknown', isTooLate: true } }
    : listed
}

/** An idle account's list may lag this much. */
const LIST_MILLISECONDS = 86_400_000

// Only the exchange's own time proves that it refuses the nonce.
async function isTooLate(
  found: Found,
  { item, step, isTooLate, isReportedTaken }: LookupContext,
  { posting, late }: Memory,
  { timeMilliseconds, nowSeconds }: ExchangeAPorts,
): Promise<boolean> {
  if (item.kind !== 'exchangeATransfer' || found.is !== 'none' || !found.isAlone || isReportedTaken) return false
  if (isTooLate || found.isPastEnd || late.has(step)) return true
  const after = nonceEndsMilliseconds(item.nonce) + LIST_MILLISECONDS
  if (nowSeconds() * 1_000 <= after || !posting.isDue(`time ${step}`)) return false
  const time = await timeMilliseconds(item.from)
  if (time.ok && time.value > after) late.add(step)
  return late.has(step)
}

type Found = Readonly<{ isPastEnd: boolean }> &
  (Exclude<LedgerMatch, { is: 'likely' }> | Readonly<{ is: 'likely'; entry: string }>)

async function lookFor(
  { item, agreedAtSeconds, recordId }: Pick<LookupContext, 'item' | 'agreedAtSeconds' | 'recordId'>,
  { movements, usedAmong, nowSeconds }: ExchangeAPorts,
): Promise<Answer<Found>> {
  if (item.kind !== 'exchangeATransfer') return misused('Expected a transfer of exchange A')
  const matchIn = (entries: readonly LedgerEntry[]) => matchInLedger(item, entries, agreedAtSeconds)
  const ledger = await movements(item.from, ledgerStartMilliseconds(item), (entries, until) => {
    const isSettled = until > nonceEndsMilliseconds(item.nonce) && isPastEnd(item.nonce, entries, nowSeconds)
    return isSettled || ['certain', 'taken'].includes(matchIn(entries).is)
  })
  if (!ledger.ok) return { ok: false, message: ledger.message, reason: ledger.reason }
  const match = matchIn(ledger.value)
  const about = { isPastEnd: isPastEnd(item.nonce, ledger.value, nowSeconds) }
  if (match.is === 'none') {
    const isAlone = match.isAlone && !ledger.unread?.some((each) => mayBeUnread(item, each))
    return { ok: true, value: { is: 'none', isAlone, ...about } }
  }
  if (match.is !== 'likely') return { ok: true, value: { ...match, ...about } }
  const used = await usedAmong(match.entries, recordId)
  const entry = match.entries.find((name) => !used.includes(name))
  return {
    ok: true,
    value: entry === undefined ? { is: 'none', isAlone: false, ...about } : { is: 'likely', entry, ...about },
  }
}

// A likely entry counts once these bytes can't be executed any more.
function conclusionOf(found: Found, about: LookupContext, { nowSeconds }: ExchangeAPorts): LookupResult {
  const inclusion = inService(nowSeconds)
  if (found.is === 'certain') return { is: 'included', inclusion }
  if (found.is === 'taken') return { is: 'taken', by: found.by }
  const isSpent = about.isReportedTaken === true || found.isPastEnd
  if (found.is === 'likely' && isSpent) {
    return { is: 'included', inclusion: { ...inclusion, isProbable: true, entry: found.entry } }
  }
  return { is: 'unknown' }
}

function isPastEnd(nonce: bigint, listed: readonly LedgerEntry[], nowSeconds: () => number): boolean {
  const end = nonceEndsMilliseconds(nonce)
  return nowSeconds() * 1_000 > end && listed.some(({ atMilliseconds }) => atMilliseconds > end)
}

function decided(is: DecidedBroadcast['is'], message: string, nowSeconds: () => number): DecidedBroadcast {
  return { result: 'decided', is, inclusion: inService(nowSeconds), message }
}

function inService(nowSeconds: () => number): Extract<Inclusion, { in: 'service' }> {
  return { in: 'service', atSeconds: nowSeconds() }
}
