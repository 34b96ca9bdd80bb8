import { useEffect, useState } from 'preact/hooks'

/** From this width on two columns stand beside one another; `wide.css` says the same. */
const WIDE = '(min-width: 720px)'

/** True while the page is wide enough for what is under way to stand beside the screen. */
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
