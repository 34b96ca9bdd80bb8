const FOCUSABLE = ['button', 'a[href]', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((each) => `${each}:not([disabled]):not(.danger):not(.timeline-actions > *):not([tabindex="-1"])`)
  .join()

/**
 * Moves a lost focus to the replacement, but never to a button that removes something. Screens handle their own
 * focus.
 */
export function keepFocus(root: Element): () => void {
  let last: Element | undefined
  const remember = ({ target }: Event) => {
    if (target instanceof Element) last = target
  }
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const gone = last
    const lost = records.find((each) => [...each.removedNodes].some((node) => node.contains(gone)))
    last = undefined
    if (!lost || [...lost.removedNodes].some((node) => node instanceof Element && isScreen(node))) return
    const added = records.filter(({ target }) => target === lost.target).flatMap((each) => [...each.addedNodes])
    inPlaceOf(lost, added)?.focus({ preventScroll: true })
  })
  root.addEventListener('focusin', remember)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

// Tries the replacement, then the neighbours, then the surroundings.
function inPlaceOf(lost: MutationRecord, added: readonly Node[]): HTMLElement | undefined {
  for (const node of [...added, lost.nextSibling, lost.previousSibling]) {
    const found = node instanceof Element && node.isConnected ? firstIn(node) : undefined
    if (found) return found
  }
  for (let near = lost.target instanceof Element ? lost.target : null; near; near = near.parentElement) {
    const found = firstIn(near)
    if (found) return found
  }
  return undefined
}

function firstIn(node: Element): HTMLElement | undefined {
  const own = node.matches(FOCUSABLE) ? [node] : []
  return [...own, ...node.querySelectorAll(FOCUSABLE)].find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.getClientRects().length > 0,
  )
}

function isScreen(node: Element): boolean {
  return node.matches('main') || node.querySelector('main') !== null
}
