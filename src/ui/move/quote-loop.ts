import { type ReadonlySignal, signal } from '@preact/signals'
import type { Crossing } from '../../api/contract.ts'
import type { QuoteView } from '../../api/views.ts'
import { isSignable } from '../review/signable.ts'
import { messageOf } from '../state/resource.ts'
import { type Moved, movedFrom } from './moved.ts'

/** How long typing must rest before the service is asked. */
export const REST_MILLISECONDS = 400
/** How long to wait before asking again where the service or a node did not answer. */
export const RETRY_MILLISECONDS = 10_000

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
    }>

export type QuoteLoop = Readonly<{
  now: ReadonlySignal<QuoteNow>
  /** Says what is wanted; nothing ends the asking. */
  want: (crossing: Crossing | undefined) => void
  /** Hidden pages ask nothing; what has run out meanwhile is asked for when the page is seen again. */
  setVisible: (isVisible: boolean) => void
  /** Asks at once. */
  again: () => void
  stop: () => void
}>

/** Keeps a quote for what is wanted: asks when typing rests, again when it runs out, and never out of sight. */
export function createQuoteLoop(ask: (crossing: Crossing) => Promise<QuoteView>): QuoteLoop {
  const now = signal<QuoteNow>({ state: 'none' })
  let wanted: Crossing | undefined
  let isVisible = true
  let isDue = false
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void askNow(), Math.max(0, milliseconds))
  }

  async function askNow(): Promise<void> {
    clearTimeout(timer)
    if (!wanted) return
    if (!isVisible) {
      isDue = true
      return
    }
    isDue = false
    turn += 1
    const mine = turn
    const crossing = wanted
    const before = now.peek()
    now.value = before.state === 'answered' ? { ...before, isRefreshing: true } : { state: 'asking' }
    const view = await ask(crossing).catch(unavailable)
    if (mine !== turn) return
    const moved = before.state === 'answered' ? movedFrom(before.view, view) : undefined
    now.value = { state: 'answered', crossing, view, isRefreshing: false, askedAtMilliseconds: Date.now(), moved }
    if (isSignable(view)) later(view.review.expiresAtSeconds * 1_000 - Date.now())
    else if (view.state === 'unavailable' && view.retryable) later(RETRY_MILLISECONDS)
  }

  return {
    now,
    want: (crossing) => {
      if (sameCrossing(crossing, wanted)) return
      wanted = crossing
      turn += 1
      now.value = crossing ? { state: 'asking' } : { state: 'none' }
      if (crossing) later(REST_MILLISECONDS)
      else clearTimeout(timer)
    },
    setVisible: (visible) => {
      isVisible = visible
      if (visible && isDue) void askNow()
    },
    again: () => void askNow(),
    stop: () => {
      turn += 1
      wanted = undefined
      clearTimeout(timer)
    },
  }
}

function unavailable(error: unknown): QuoteView {
  return { state: 'unavailable', message: messageOf(error), code: 'PAGE', retryable: true }
}

function sameCrossing(a: Crossing | undefined, b: Crossing | undefined): boolean {
  const text = (crossing: Crossing | undefined) =>
    JSON.stringify(crossing, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  return text(a) === text(b)
}
