import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import { makeRoom } from './toast-room.ts'

const SHOWN_MILLISECONDS = 4_000

/** The one place where short news is shown and read out, and where what is shown elsewhere is read out. */
export function Toast() {
  const { announced, told } = useApp()
  const sentence = told.value
  const [shown, setShown] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setShown(sentence)
    if (!sentence) return
    const timer = setTimeout(() => setShown(''), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sentence])
  useLayoutEffect(() => {
    return shown && place.current ? makeRoom(place.current) : undefined
  }, [shown])
  return (
    <div ref={place} class="toast-place" role="status" aria-live="polite">
      {shown && <span class="toast">{shown}</span>}
      <span class="visually-hidden">{announced.value}</span>
    </div>
  )
}
