import { useLayoutEffect, useRef } from 'preact/hooks'

/** The longest absence before a page erases its typed text. */
const AWAY_MILLISECONDS = 60_000

/**
 * Calls `hide` when the window loses focus. Calls `forget` when the page is hidden, left, or unfocused for a minute
 * (threat model 3.6).
 */
export function useLeaving(on: Readonly<{ hide: () => void; forget: () => void }>): void {
  const now = useRef(on)
  now.current = on
  useLayoutEffect(() => {
    let away: ReturnType<typeof setTimeout> | undefined
    const forget = () => now.current.forget()
    const leave = () => {
      now.current.hide()
      clearTimeout(away)
      away = setTimeout(forget, AWAY_MILLISECONDS)
    }
    const comeBack = () => clearTimeout(away)
    const look = () => document.visibilityState === 'hidden' && forget()
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    addEventListener('pagehide', forget)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(away)
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
      removeEventListener('pagehide', forget)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
