import { useEffect, useState } from 'preact/hooks'

/** Whether the list of commands is open, and the keys that open it: Ctrl K, or Command K. */
export function usePalette(isOff: boolean): Readonly<{ isOpen: boolean; close: () => void }> {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOff) return setOpen(false)
    const pressed = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
      // What is open already keeps the keyboard to itself.
      if (!isAsked || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isOff])
  return { isOpen: isOpen && !isOff, close: () => setOpen(false) }
}
