import { useLayoutEffect } from 'preact/hooks'

/** Does nothing under a dialog, or where text would be lost; the popup then stays open. */
export function useEscape(back: () => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const isTyping = event.target instanceof HTMLInputElement && event.target.value !== ''
      if (isTyping || document.querySelector('dialog[open]')) return
      event.preventDefault()
      back()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
