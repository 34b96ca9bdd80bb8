/**
 * Has `lead` told of the screen that a pressed link leads to, as `#/settings`, in place of the browser; a link that is to
 * be opened elsewhere stays the browser's. Returns how to stop.
 */
export function leadByLinks(lead: (hash: string) => void): () => void {
  const pressed = (event: MouseEvent) => {
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || isElsewhere || !(event.target instanceof Element)) return
    const hash = event.target.closest('a[href^="#/"]:not([target])')?.getAttribute('href')
    if (!hash) return
    event.preventDefault()
    lead(hash)
  }
  addEventListener('click', pressed)
  return () => removeEventListener('click', pressed)
}
