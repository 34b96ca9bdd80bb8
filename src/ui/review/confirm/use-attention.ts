import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Signs that the user may soon press. */
const CLOSER = ['pointerenter', 'focus', 'pointerdown', 'keydown'] as const

/**
 * Reports once when the button arms, and at each event of `CLOSER` while it is armed. A hidden page has no armed
 * button.
 */
export function useAttention(
  button: RefObject<HTMLButtonElement | null>,
  isAlive: boolean,
  attend: (() => void) | undefined,
): void {
  useLayoutEffect(() => {
    const shown = button.current
    if (!isAlive || !attend) return
    attend()
    for (const event of CLOSER) shown?.addEventListener(event, attend)
    return () => {
      for (const event of CLOSER) shown?.removeEventListener(event, attend)
    }
  }, [isAlive, attend])
}
