import { type ReadonlySignal, signal } from '@preact/signals'
import type { Transfer } from '../../api/contract.ts'
import type { QuoteView } from '../../api/views/quotes.ts'
import { reasonOfError } from '../../core/reason/reason.ts'
import { type PriceChange, priceChange } from './price-change.ts'
import { millisecondsToRenewal, millisecondsToRetry, TYPING_PAUSE_MILLISECONDS } from './refresh-times.ts'
import { isRetryable } from './retryable.ts'
import { isSameContent, looksAlike } from './same-quote.ts'
import { isSignableQuote } from './signable.ts'

export type QuoteNow =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'asking' }>
  | Readonly<{
      state: 'answered'
      transfer: Transfer
      view: QuoteView
      isRefreshing: boolean
      askedAtMilliseconds: number
      moved?: PriceChange | undefined
      /** Held back, so that nothing changes under a press. */
      newer?: Newer | undefined
    }>

type Newer = Readonly<{ view: QuoteView; askedAtMilliseconds: number }>

export type QuoteLoop = Readonly<{
  now: ReadonlySignal<QuoteNow>
  /** Undefined ends the requests. */
  want: (transfer: Transfer | undefined) => void
  /** A hidden page asks nothing; an expired quote is renewed on return. */
  setVisible: (isVisible: boolean) => void
  /** New quotes wait while the user is at a valid one. */
  hold: (isHeld: boolean) => void
  take: () => void
  again: () => void
  reconnect: () => void
  stop: () => void
}>

/**
 * Asks after a pause in typing and on expiry, never on a hidden page.
 *
 * @param bounded adds the limits to the transfer; `isAnew` after a request of the user
 */
export function createQuoteLoop(
  ask: (transfer: Transfer) => Promise<QuoteView>,
  bounded?: (transfer: Transfer, isAnew: boolean) => Promise<Transfer>,
): QuoteLoop {
  const shown = createShownQuote()
  const { now, hold, take } = shown
  let wanted: Transfer | undefined
  let isVisible = true
  let isDue = false
  let turn = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void askNow('byItself'), Math.max(0, milliseconds))
  }

  async function askNow(why: 'byItself' | 'wanted'): Promise<void> {
    clearTimeout(timer)
    if (!wanted) return
    if (!isVisible) {
      isDue = true
      return
    }
    isDue = false
    turn += 1
    const mine = turn
    const asked = wanted
    shown.ask()
    const transfer = bounded ? await bounded(asked, why === 'wanted') : asked
    if (mine !== turn) return
    const view = await ask(transfer).catch(unavailable)
    const isLimitLate = transfer === asked && isSignableQuote(view)
    const handed = bounded && isLimitLate ? await bounded(asked, false) : transfer
    if (mine !== turn) return
    const newer = { view, askedAtMilliseconds: Date.now() }
    if (why === 'byItself') shown.offer(handed, newer)
    else shown.show(handed, newer)
    failures = isSignableQuote(view) ? 0 : failures + 1
    if (isSignableQuote(view)) later(millisecondsToRenewal(view.review.expiresAtSeconds))
    else if (isRetryable(view)) later(millisecondsToRetry(view, failures))
  }

  return {
    now,
    want: (transfer) => {
      if (sameTransfer(transfer, wanted)) return
      wanted = transfer
      turn += 1
      failures = 0
      now.value = transfer ? { state: 'asking' } : { state: 'none' }
      if (transfer) later(TYPING_PAUSE_MILLISECONDS)
      else clearTimeout(timer)
    },
    setVisible: (visible) => {
      isVisible = visible
      if (visible && isDue) void askNow('byItself')
    },
    hold,
    take,
    again: () => void askNow('wanted'),
    reconnect: () => {
      const current = now.peek()
      if (current.state !== 'answered' || current.isRefreshing || !isRetryable(current.view)) return
      failures = 0
      void askNow('byItself')
    },
    stop: () => {
      turn += 1
      wanted = undefined
      clearTimeout(timer)
    },
  }
}

// A held quote stays on screen until the user takes the newer one.
function createShownQuote() {
  const now = signal<QuoteNow>({ state: 'none' })
  let isHeld = false

  function ask(): void {
    const before = now.peek()
    now.value = before.state === 'answered' ? { ...before, isRefreshing: true } : { state: 'asking' }
  }

  function show(transfer: Transfer, newer: Newer): void {
    const shown = now.peek()
    const before = shown.state === 'answered' ? shown : undefined
    const isAlike = before && looksAlike(before.view, newer.view)
    const moved = isAlike && isHeld ? before.moved : before && priceChange(before.view, newer.view)
    now.value = { state: 'answered', transfer, ...newer, isRefreshing: false, moved }
  }

  function offer(transfer: Transfer, newer: Newer): void {
    const shown = now.peek()
    if (shown.state === 'answered' && isHeld && isKept(shown.view, newer.view)) {
      now.value = { ...shown, isRefreshing: false, newer }
    } else show(transfer, newer)
  }

  function take(): void {
    const shown = now.peek()
    if (shown.state === 'answered' && shown.newer) show(shown.transfer, shown.newer)
  }

  function hold(held: boolean): void {
    isHeld = held
    if (!held) take()
  }

  return { now, ask, show, offer, take, hold }
}

// An invalid quote gives way at once; an equal one moves nothing.
function isKept(shown: QuoteView, newer: QuoteView): boolean {
  return isSignableQuote(shown) && !looksAlike(shown, newer)
}

function unavailable(error: unknown): QuoteView {
  return { state: 'unavailable', why: reasonOfError(error), code: 'PAGE', retryable: true }
}

function sameTransfer(a: Transfer | undefined, b: Transfer | undefined): boolean {
  return isSameContent(a, b)
}
