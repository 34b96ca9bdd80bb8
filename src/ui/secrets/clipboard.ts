import type { Host } from '../host.ts'

const MARK = 'copied'

export const CLIPBOARD_MILLISECONDS = 60_000

type Marks = Pick<Host, 'draft'>

/** Stores only the deadline, never the secret. */
export function markCopied({ draft }: Marks): void {
  draft.set(MARK, `${Date.now() + CLIPBOARD_MILLISECONDS}`)
}

/** Also empties a secret of another page. False without one, or if the page lacks the focus; the mark then stays. */
export async function emptyCopied({ draft }: Marks, isDue = (_untilMs: number) => true): Promise<boolean> {
  const mark = await draft.get(MARK)
  if (!mark || !isDue(Number(mark))) return false
  try {
    await navigator.clipboard.writeText('')
    draft.set(MARK, '')
    return true
  } catch {
    return false
  }
}

/**
 * Empties the clipboard for pages that closed or reloaded: when this page opens, and on focus after the deadline.
 *
 * @returns its stop
 */
export function emptyCopiedOfOthers(host: Marks): () => void {
  const look = () => void emptyCopied(host, (untilMs) => Date.now() >= untilMs)
  void emptyCopied(host)
  addEventListener('focus', look)
  return () => removeEventListener('focus', look)
}
