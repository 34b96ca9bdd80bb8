import { isTooLate } from '../../core/execution/abandon.ts'
import {
  type ArrivalEvidence,
  type Execution,
  isAwaitingPayment,
  type TransferNotification,
} from '../../core/execution/execution.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { type Amount, isSameCurrency } from '../../core/money/currency.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { meaningOfFailure } from '../../core/reason/service-fail-reasons.ts'
import { type NotificationText, type NotificationWords, noticeOf } from '../../core/text/notification-words.ts'
import { said } from '../../core/text/said.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import { formatDecimal, groupDecimal } from '../../lib/decimal.ts'
import { transferNotificationId } from './notification-id.ts'

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

/** Slower chains mention their block time. */
const SLOW_BLOCK_SECONDS = 60

/** Words a transfer's news from its record; amounts obey `hideAmounts`. */
export function transferNotification(
  notice: Pick<TransferNotification, 'news'>,
  execution: Execution,
  { profile, hideAmounts, words }: Readonly<{ profile: Profile; hideAmounts: boolean; words: NotificationWords }>,
): NotificationContent {
  const { originChainId, destinationChainId } = execution.intent
  const nameOf = (chainId: number) => chainById(profile, chainId)?.name ?? said(words.chain, { chainId })
  const about = {
    execution,
    from: nameOf(originChainId),
    to: nameOf(destinationChainId),
    nameOf,
    hideAmounts,
    blockSeconds: chainById(profile, originChainId)?.blockSeconds ?? 0,
    words,
  }
  return { id: transferNotificationId(execution.id), ...textOf(notice.news, about) }
}

function textOf(news: TransferNotification['news'], about: About): NotificationText {
  const { execution, from, to, hideAmounts, words } = about
  const { stage } = execution
  if (stage.stage === 'filled') {
    const what = amountOf(stage.fill, execution.expected.currency.symbol, about)
    if (stage.fill.proof === 'verified') return noticeOf(words.received, { what, from, to })
    return noticeOf(hasCalls(execution) ? words.saidToCall : words.saidToArrive, { what, to })
  }
  if (stage.stage === 'refunded') {
    const { refund, status } = stage
    const { refundTo } = execution.intent
    const reason = reasonIn(about, status.failReason)
    if (refund.proof === 'reported') return noticeOf(words.saidToBeRefunded, { on: from, to, reason })
    const on = about.nameOf(refund.amount.currency.chainId)
    const { amount, to: recipient = refundTo } = refund
    const isPart = stage.partOf && isSameCurrency(stage.partOf.currency, amount.currency)
    if (isPart && isSameAddress(recipient, refundTo)) return inPart(amount, stage.partOf, on, about)
    const what = amountOf(refund, execution.pays.currency.symbol, about)
    return noticeOf(words.refunded, { what, on, to, reason })
  }
  if (stage.stage === 'failed') {
    if (stage.end.reason === 'cancelled') return noticeOf(words.cancelled, { to })
    const { title, message, nonceTaken } = words.failed
    return noticeOf({ title, message: stage.end.reason === 'nonceTaken' ? nonceTaken : message }, { to })
  }
  if (news === 'gone') return noticeOf(words.gone, { to })
  if (news === 'requoted') return requoted(about)
  if (news === 'unlock') return noticeOf(words.unlock, { to })
  if (news !== 'fee') return stalled(about)
  return noticeOf(words.fee, { from, to, most: hideAmounts ? undefined : textOfAmount(execution.mostGas, words) })
}

function inPart(part: Amount, whole: Amount, on: string, { hideAmounts, words }: About): NotificationText {
  const { title, hidden, message } = words.refundedInPart
  if (hideAmounts) return noticeOf({ title: hidden, message }, { on })
  return noticeOf({ title, message }, { part: textOfAmount(part, words), whole: textOfAmount(whole, words), on })
}

// Unknown service words are shown cleaned.
function reasonIn({ words }: About, word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  return meaningOfFailure(word, words.reasons) ?? said(words.reasonGiven, { word: cleanText(word) })
}

function hasCalls({ intent }: Execution): boolean {
  return (intent.calls ?? []).length > 0
}

function requoted({ execution, to, hideAmounts, words }: About): NotificationText {
  const { pays, requote } = execution
  const { title, hidden, message } = words.requoted
  const isShown = requote && !hideAmounts && requote.paid.value !== pays.value
  if (!isShown) return noticeOf({ title: hidden, message }, { to })
  const amounts = { paid: textOfAmount(requote.paid, words), quoted: textOfAmount(pays, words) }
  return noticeOf({ title, message }, { to, ...amounts })
}

function stalled({ execution, from, to, blockSeconds, words }: About): NotificationText {
  const { stage } = execution
  if (isAwaitingPayment(execution)) return noticeOf(words.addressExpired, { to })
  const { title, notConfirmed, tooLate, notRefunded, notFilled } = words.slow
  if (stage.stage !== 'steps')
    return noticeOf({ title, message: stage.stage === 'refunding' ? notRefunded : notFilled }, { to })
  if (isTooLate(execution)) return noticeOf({ title, message: tooLate }, { from, to })
  const minutes = blockSeconds >= SLOW_BLOCK_SECONDS ? Math.round(blockSeconds / 60) : undefined
  return noticeOf({ title, message: notConfirmed }, { from, to, minutes })
}

function amountOf(proof: ArrivalEvidence, symbol: string, { hideAmounts, words }: About): string {
  return hideAmounts || proof.proof !== 'verified' ? symbol : textOfAmount(proof.amount, words)
}

/** With the symbol, in the marks of a language. */
export function textOfAmount({ value, currency }: Amount, { marks }: NotificationWords): string {
  return `${groupDecimal(formatDecimal(value, currency.decimals), marks)} ${currency.symbol}`
}
