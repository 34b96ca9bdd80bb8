import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** What brings a person close to a yes: the pointer or the focus reaches the button, or a press of it begins. */
const CLOSER = ['pointerenter', 'focus', 'pointerdown', 'keydown'] as const

/**
 * Says that a person is about to decide: once when the button comes alive, and at each of `CLOSER` for as long as it is.
 * A page that nobody sees says nothing, since its button is not alive.
 */
export function useAttending(
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
