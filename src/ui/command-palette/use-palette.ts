import { useEffect, useState } from 'preact/hooks'

export function usePalette(isOff: boolean): Readonly<{ isOpen: boolean; close: () => void }> {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOff) return setOpen(false)
    const pressed = (event: KeyboardEvent) => {
      const isAsked = isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      // An open dialog keeps the keyboard.
      if (!isAsked || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isOff])
  return { isOpen: isOpen && !isOff, close: () => setOpen(false) }
}

// Works with Caps Lock, and by position on keyboards of other scripts.
function isK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
}
