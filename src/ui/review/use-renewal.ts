import { useEffect, useMemo, useRef } from 'preact/hooks'
import { RENEWAL_LEAD_MILLISECONDS } from '../quote/refresh-times.ts'
import { useQuoteHold } from '../quote/use-hold.ts'
import { useVisible } from '../state/page/clock.ts'

/** A review entered with less time left renews at once. It is half of a quote's life. */
export const ENOUGH_MILLISECONDS = 15_000

type Renewal = Readonly<{
  quote: string
  leftMilliseconds: number
  isBusy: boolean
  ask: () => Promise<void>
}>

/**
 * Renews each quote once, and only while the user is present: at once if little time is left, else shortly before
 * expiry. While the user is at the buttons it waits for the expiry.
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
  useQuoteHold(holder)
  const isVisible = useVisible()
  useEffect(() => {
    const isShort = !isEntered.current && leftMilliseconds < ENOUGH_MILLISECONDS
    isEntered.current = true
    const isOver = leftMilliseconds <= 0
    const isDue = isShort || isOver || (leftMilliseconds < RENEWAL_LEAD_MILLISECONDS && !isHeld.current)
    if (!isDue || isBusy || asked.current === quote || !isVisible || !document.hasFocus()) return
    asked.current = quote
    void ask()
  }, [quote, leftMilliseconds, isBusy, isVisible])
}
