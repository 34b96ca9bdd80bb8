import { useEffect, useRef, useState } from 'preact/hooks'

/**
 * A password while it is typed. One that was refused stays, selected, so that a slip can be seen or typed over; it is
 * forgotten when the page is left, since a slip is close to the right one.
 */
export function useTypedPassword() {
  const [typed, setTyped] = useState('')
  const isRefused = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const leave = () => isRefused.current && setTyped('')
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
  return {
    typed,
    input,
    type: (value: string) => {
      isRefused.current = false
      setTyped(value)
    },
    refuse: () => {
      isRefused.current = true
      typeOver(input.current)
    },
  }
}

/** Puts the focus into a field that was refused, with its text selected. */
export function typeOver(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
