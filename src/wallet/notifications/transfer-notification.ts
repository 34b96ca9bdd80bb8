import {
  type ArrivalEvidence,
  type Execution,
  isAwaitingPayment,
  type TransferNotification,
} from '../../core/execution/execution.ts'
import type { Amount } from '../../core/money/currency.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { meaningOfFailure } from '../../core/reason/service-failure.ts'
import type { NotificationText, NotificationWords } from '../../core/text/notification-words.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import { formatDecimal, groupDecimal } from '../../lib/decimal.ts'

/** A later notice with the same `id` replaces this. */
export type NotificationContent = NotificationText & Readonly<{ id: string }>

type About = Readonly<{
  execution: Execution
  from: string
  to: string
  nameOf: (chainId: number) => string
  hideAmounts: boolean
  blockSeconds: number
  words: NotificationWords
}>

const PREFIX = 'transfer:'
/** Slower chains mention their block time. */
const SLOW_BLOCK_SECONDS = 60

/** Finds a notification's transfer, even after a restart. */
export function transferIdOfNotification(noticeId: string): string | undefined {
  return noticeId.startsWith(PREFIX) ? noticeId.slice(PREFIX.length) : undefined
}

/** Words a transfer's news from its record; amounts obey `hideAmounts`. */
export function transferNotification(
  notice: Pick<TransferNotification, 'news'>,
  execution: Execution,
  { profile, hideAmounts, words }: Readonly<{ profile: Profile; hideAmounts: boolean; words: NotificationWords }>,
): NotificationContent {
  const { originChainId, destinationChainId } = execution.intent
  const nameOf = (chainId: number) => chainById(profile, chainId)?.name ?? words.chain(chainId)
  const about = {
    execution,
    from: nameOf(originChainId),
    to: nameOf(destinationChainId),
    nameOf,
    hideAmounts,
    blockSeconds: chainById(profile, originChainId)?.blockSeconds ?? 0,
    words,
  }
  return { id: `${PREFIX}${execution.id}`, ...textOf(notice.news, about) }
}

function textOf(news: TransferNotification['news'], about: About): NotificationText {
  const { execution, from, to, hideAmounts, words } = about
  const { stage } = execution
  if (stage.stage === 'filled') {
    const what = amountOf(stage.fill, execution.expected.currency.symbol, about)
    if (stage.fill.proof === 'verified') return words.received(what, from, to)
    return hasCalls(execution) ? words.saidToCall(what, to) : words.saidToArrive(what, to)
  }
  if (stage.stage === 'refunded') {
    const { refund, status } = stage
    const reason = reasonIn(words, status.failReason)
    if (refund.proof === 'reported') return words.saidToBeRefunded(from, to, reason)
    const on = about.nameOf(refund.amount.currency.chainId)
    if (stage.partOf) return words.refundedInPart(partOf(refund.amount, stage.partOf, about), on)
    const what = amountOf(refund, execution.pays.currency.symbol, about)
    return words.refunded(what, on, to, reason)
  }
  if (stage.stage === 'failed') {
    if (stage.end.reason === 'cancelled') return words.cancelled(to)
    return stage.end.reason === 'nonceTaken' ? words.nonceTaken(to) : words.failed(to)
  }
  if (news === 'gone') return words.gone(to)
  if (news === 'requoted') return requoted(about)
  if (news === 'unlock') return words.unlock(to)
  if (news === 'fee') return words.fee(from, to, hideAmounts ? undefined : textOfAmount(execution.mostGas, words))
  return stalled(about)
}

function partOf(part: Amount, whole: Amount, { hideAmounts, words }: About) {
  return hideAmounts ? undefined : { part: textOfAmount(part, words), whole: textOfAmount(whole, words) }
}

// Unknown service words are shown cleaned.
function reasonIn({ reasons, reasonGiven }: NotificationWords, word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  return meaningOfFailure(word, reasons) ?? reasonGiven(cleanText(word))
}

function hasCalls({ intent }: Execution): boolean {
  return (intent.calls ?? []).length > 0
}

function requoted({ execution, to, hideAmounts, words }: About): NotificationText {
  const { pays, requote } = execution
  const isShown = requote && !hideAmounts && requote.paid.value !== pays.value
  return words.requoted(
    to,
    isShown ? { paid: textOfAmount(requote.paid, words), quoted: textOfAmount(pays, words) } : undefined,
  )
}

function stalled({ execution, from, to, blockSeconds, words }: About): NotificationText {
  const { stage } = execution
  if (isAwaitingPayment(execution)) return words.addressExpired(to)
  if (stage.stage === 'refunding') return words.notRefundedYet(to)
  if (stage.stage !== 'steps') return words.notFilledYet(to)
  return words.notConfirmed(from, to, blockSeconds >= SLOW_BLOCK_SECONDS ? Math.round(blockSeconds / 60) : undefined)
}

function amountOf(proof: ArrivalEvidence, symbol: string, { hideAmounts, words }: About): string {
  return hideAmounts || proof.proof !== 'verified' ? symbol : textOfAmount(proof.amount, words)
}

/** With the symbol, in the marks of a language. */
export function textOfAmount({ value, currency }: Amount, { marks }: NotificationWords): string {
  return `${groupDecimal(formatDecimal(value, currency.decimals), marks)} ${currency.symbol}`
}
