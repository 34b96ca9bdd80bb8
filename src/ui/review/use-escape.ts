import { useEffect } from 'preact/hooks'

/** Escape leads back, where nothing lies over the screen and nothing is being typed; a popup is not closed by it then. */
export function useEscape(back: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
      event.preventDefault()
      back()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
