import { useEffect, useMemo, useRef } from 'preact/hooks'
import { AHEAD_MILLISECONDS } from '../quote/quote-loop.ts'
import { useHold } from '../quote/use-hold.ts'
import { useVisible } from '../state/clock.ts'

/** A review that is entered with less than this left is renewed at once: half of what a quote lives for. */
export const ENOUGH_MILLISECONDS = 15_000

type Renewal = Readonly<{
  /** Which quote is shown. */
  quote: string
  leftMilliseconds: number
  isBusy: boolean
  ask: () => Promise<void>
}>

/**
 * Asks for the next quote by itself, once for each that is shown and only while somebody is there: at once where little
 * is left to read it in, else shortly before it runs out. A hand at the buttons is not disturbed before it has run out.
 */
export function useRenewal({ quote, leftMilliseconds, isBusy, ask }: Renewal): void {
  const isHeld = useRef(false)
  const isEntered = useRef(false)
  const asked = useRef<string | undefined>(undefined)
  const holder = useMemo(
    () => ({
      hold: (held: boolean) => {
        isHeld.current = held
      },
    }),
    [],
  )
  useHold(holder)
  const isVisible = useVisible()
  useEffect(() => {
    const isShort = !isEntered.current && leftMilliseconds < ENOUGH_MILLISECONDS
    isEntered.current = true
    const isOver = leftMilliseconds <= 0
    const isDue = isShort || isOver || (leftMilliseconds < AHEAD_MILLISECONDS && !isHeld.current)
    if (!isDue || isBusy || asked.current === quote || !isVisible || !document.hasFocus()) return
    asked.current = quote
    void ask()
  }, [quote, leftMilliseconds, isBusy, isVisible])
}
