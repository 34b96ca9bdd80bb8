import { useEffect, useState } from 'preact/hooks'

/** Milliseconds; updated every `everyMilliseconds` while `isOn`. */
export function useNow(everyMilliseconds = 1_000, isOn = true): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isOn) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [everyMilliseconds, isOn])
  return now
}

export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
