import { useLayoutEffect } from 'preact/hooks'

/** Escape leads back, where nothing lies over the screen and no text would be lost; a popup is not closed by it then. */
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
