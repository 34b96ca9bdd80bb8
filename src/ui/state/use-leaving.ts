import { useLayoutEffect, useRef } from 'preact/hooks'

/** How long somebody may be in another window before a page forgets what was typed into it. */
const AWAY_MILLISECONDS = 60_000

/**
 * Guards what was typed: `hide` when the window loses the focus, `forget` when the page is not seen or left, or when nobody
 * has come back to it for a minute. Source: threat model 3.6.
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
