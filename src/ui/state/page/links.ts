/**
 * Handles pressed links in place of the browser, for example `#/settings`. Links for another tab stay with the
 * browser.
 */
export function followLinks(lead: (hash: string) => void): () => void {
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
