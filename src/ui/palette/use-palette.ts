import { useEffect, useState } from 'preact/hooks'

/** Whether the list of commands is open, and the keys that open it: Ctrl K, or Command K. */
export function usePalette(isOff: boolean): Readonly<{ isOpen: boolean; close: () => void }> {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOff) return setOpen(false)
    const pressed = (event: KeyboardEvent) => {
      const isAsked = isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
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

// Also with Caps Lock on, and by its place where the keyboard has letters of another script on its keys.
function isK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
}
