import { type ReadonlySignal, signal } from '@preact/signals'
import type { Crossing } from '../../api/contract.ts'
import type { QuoteView } from '../../api/quote-views.ts'
import { reasonOfError } from '../../core/reason.ts'
import { looksAlike, sameText } from './alike.ts'
import { mayCome } from './may-come.ts'
import { type Moved, movedFrom } from './moved.ts'
import { refusalKind } from './refusal-kind.ts'
import { isSignable } from './signable.ts'

/** How long typing must rest before the service is asked. */
export const REST_MILLISECONDS = 400
/** How long before a quote runs out the next one is asked for, so that there is always one that can be pressed. */
export const AHEAD_MILLISECONDS = 5_000
/** How long to wait before asking again where the service or a node did not answer, at most. */
export const RETRY_MILLISECONDS = 10_000
/** How long to wait for the first time; each time after it, twice as long. */
export const FIRST_RETRY_MILLISECONDS = 2_500
/** How often in a row nothing may come of asking before it is asked seldom, so that a form left open asks little. */
export const MOST_IN_A_ROW = 12
/** How long to wait then. */
export const SELDOM_MILLISECONDS = 60_000

/** What the form knows of a quote. While a fresh one is on its way, the last one stays in view. */
export type QuoteNow =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'asking' }>
  | Readonly<{
      state: 'answered'
      crossing: Crossing
      view: QuoteView
      isRefreshing: boolean
      askedAtMilliseconds: number
      /** How it differs from the quote before it, where that was for the same. */
      moved?: Moved | undefined
      /** What came meanwhile and is held back, so that nothing changes under a hand. */
      newer?: Newer | undefined
    }>

type Newer = Readonly<{ view: QuoteView; askedAtMilliseconds: number }>

export type QuoteLoop = Readonly<{
  now: ReadonlySignal<QuoteNow>
  /** Says what is wanted; nothing ends the asking. */
  want: (crossing: Crossing | undefined) => void
  /** Hidden pages ask nothing; what has run out meanwhile is asked for when the page is seen again. */
  setVisible: (isVisible: boolean) => void
  /** While a hand is at a quote that can be pressed, what comes later waits beside it. */
  hold: (isHeld: boolean) => void
  /** Shows what was held back. */
  take: () => void
  /** Asks at once, and shows whatever comes. */
  again: () => void
  /** The connection is there again: what may come now is asked for at once, where it is not being asked for. */
  reconnect: () => void
  stop: () => void
}>

/**
 * Keeps a quote for what is wanted: asks when typing rests, again when it runs out, and never out of sight.
 *
 * @param bounded gives the crossing its limits before it is asked for; `isAnew` where the user asks once more
 */
export function createQuoteLoop(
  ask: (crossing: Crossing) => Promise<QuoteView>,
  bounded?: (crossing: Crossing, isAnew: boolean) => Promise<Crossing>,
): QuoteLoop {
  const now = signal<QuoteNow>({ state: 'none' })
  let wanted: Crossing | undefined
  let isVisible = true
  let isDue = false
  let isHeld = false
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
    const before = now.peek()
    now.value = before.state === 'answered' ? { ...before, isRefreshing: true } : { state: 'asking' }
    const crossing = bounded ? await bounded(asked, why === 'wanted') : asked
    if (mine !== turn) return
    const view = await ask(crossing).catch(unavailable)
    if (mine !== turn) return
    const newer = { view, askedAtMilliseconds: Date.now() }
    const shown = now.peek()
    if (shown.state === 'answered' && why === 'byItself' && isHeld && isKept(shown.view, view)) {
      now.value = { ...shown, isRefreshing: false, newer }
    } else show(crossing, newer)
    failures = isSignable(view) ? 0 : failures + 1
    if (isSignable(view)) later(restOf(view.review.expiresAtSeconds))
    else if (mayCome(view)) later(retryAfter(view, failures))
  }

  function show(crossing: Crossing, newer: Newer): void {
    const shown = now.peek()
    const before = shown.state === 'answered' ? shown : undefined
    const isAlike = before && looksAlike(before.view, newer.view)
    const moved = isAlike && isHeld ? before.moved : before && movedFrom(before.view, newer.view)
    now.value = { state: 'answered', crossing, ...newer, isRefreshing: false, moved }
  }

  function take(): void {
    const shown = now.peek()
    if (shown.state === 'answered' && shown.newer) show(shown.crossing, shown.newer)
  }

  return {
    now,
    want: (crossing) => {
      if (sameCrossing(crossing, wanted)) return
      wanted = crossing
      turn += 1
      failures = 0
      now.value = crossing ? { state: 'asking' } : { state: 'none' }
      if (crossing) later(REST_MILLISECONDS)
      else clearTimeout(timer)
    },
    setVisible: (visible) => {
      isVisible = visible
      if (visible && isDue) void askNow('byItself')
    },
    hold: (held) => {
      isHeld = held
      if (!held) take()
    },
    take,
    again: () => void askNow('wanted'),
    reconnect: () => {
      const shown = now.peek()
      if (shown.state !== 'answered' || shown.isRefreshing || !mayCome(shown.view)) return
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

// Who asks for fewer questions gets fewer.
function retryAfter(view: QuoteView, failures: number): number {
  if (failures > MOST_IN_A_ROW) return SELDOM_MILLISECONDS
  if (view.state === 'unavailable' && refusalKind(view.code) === 'tooOften') return RETRY_MILLISECONDS
  return Math.min(RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** (failures - 1))
}

/** When to ask for the next one; half way through what is left of one that is nearly over. */
function restOf(expiresAtSeconds: number): number {
  const left = expiresAtSeconds * 1_000 - Date.now()
  return Math.max(left - AHEAD_MILLISECONDS, left / 2)
}

// What cannot be pressed gives way at once, and what looks the same moves nothing.
function isKept(shown: QuoteView, newer: QuoteView): boolean {
  return isSignable(shown) && !looksAlike(shown, newer)
}

function unavailable(error: unknown): QuoteView {
  return { state: 'unavailable', why: reasonOfError(error), code: 'PAGE', retryable: true }
}

function sameCrossing(a: Crossing | undefined, b: Crossing | undefined): boolean {
  return sameText(a, b)
}
