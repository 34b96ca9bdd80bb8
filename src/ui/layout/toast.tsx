import type { Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import { makeToastRoom } from './toast-room.ts'

const SHOWN_MILLISECONDS = 4_000

export function Toast() {
  const { announced, told } = useApp()
  const shown = useBriefly(told)
  const read = useBriefly(announced)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return shown && place.current ? makeToastRoom(place.current) : undefined
  }, [shown])
  return (
    <div ref={place} class="toast-place" role="status" aria-live="polite">
      {shown && <span class="toast">{shown}</span>}
      <span class="visually-hidden">{read}</span>
    </div>
  )
}

// A lasting text would contradict later content.
function useBriefly(said: Signal<string>): string {
  const sentence = said.value
  useEffect(() => {
    const timer = setTimeout(() => {
      said.value = ''
    }, SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sentence])
  return sentence
}
