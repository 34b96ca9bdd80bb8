import { useEffect, useRef, useState } from 'preact/hooks'

/**
 * A refused password stays selected, to be corrected or replaced. It is erased on leaving, since it resembles the
 * right one.
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

export function typeOver(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
