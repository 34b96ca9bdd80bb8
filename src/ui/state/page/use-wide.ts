import { useEffect, useState } from 'preact/hooks'

/** As in `wide.css`. */
const WIDE = '(min-width: 720px)'

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return isWide
}
