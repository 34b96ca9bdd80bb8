import { useEffect } from 'preact/hooks'
import type { QuoteLoop } from './refresh-loop.ts'

/** Nothing inside may change while the pointer or the focus is there. */
export const HOLDS_QUOTE = 'holds-quote'

export function useQuoteHold(loop: Pick<QuoteLoop, 'hold'>): void {
  useEffect(() => {
    let isPointed = false
    let isFocused = false
    const isThere = (at: EventTarget | null) => at instanceof Element && at.closest(`.${HOLDS_QUOTE}`) !== null
    const tell = () => loop.hold(isPointed || isFocused)
    const pointed = ({ target }: PointerEvent) => {
      isPointed = isThere(target)
      tell()
    }
    const left = () => {
      isPointed = false
      tell()
    }
    const focused = ({ target }: FocusEvent) => {
      isFocused = isThere(target)
      tell()
    }
    const blurred = ({ relatedTarget }: FocusEvent) => {
      isFocused = isThere(relatedTarget)
      tell()
    }
    const root = document.documentElement
    document.addEventListener('pointerover', pointed)
    root.addEventListener('pointerleave', left)
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', blurred)
    return () => {
      document.removeEventListener('pointerover', pointed)
      root.removeEventListener('pointerleave', left)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', blurred)
    }
  }, [loop])
}
