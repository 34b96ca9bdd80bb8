import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import { makeRoom } from './toast-room.ts'

const SHOWN_MILLISECONDS = 4_000

/** The one place where short news is shown and read out, and where what is shown elsewhere is read out. */
export function Toast() {
  const { announced, told } = useApp()
  const shown = useBriefly(told.value)
  const read = useBriefly(announced.value)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return shown && place.current ? makeRoom(place.current) : undefined
  }, [shown])
  return (
    <div ref={place} class="toast-place" role="status" aria-live="polite">
      {shown && <span class="toast">{shown}</span>}
      <span class="visually-hidden">{read}</span>
    </div>
  )
}

// What stays would be found later beside what holds by then.
function useBriefly(sentence: string): string {
  const [shown, setShown] = useState('')
  useEffect(() => {
    setShown(sentence)
    if (!sentence) return
    const timer = setTimeout(() => setShown(''), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sentence])
  return shown
}
