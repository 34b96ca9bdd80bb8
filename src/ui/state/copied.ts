import type { Host } from '../host.ts'

const MARK = 'copied'

/** How long a secret that was copied may stay on the clipboard. */
export const COPIED_MILLISECONDS = 60_000

type Marks = Pick<Host, 'draft'>

/** Marks that a secret is about to be on the clipboard, and until when; the secret itself is kept nowhere. */
export function markCopied({ draft }: Marks): void {
  draft.set(MARK, `${Date.now() + COPIED_MILLISECONDS}`)
}

/**
 * Empties the clipboard where a secret was copied by this page or another one. False where nothing was, or where the page
 * may not write there now, as it has not got the focus: then the mark stays for the next one that has.
 */
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
 * Does what a page that was closed, or began anew, could not: this one empties the clipboard when it is opened, and when it
 * gets the focus after the time of what was copied. Returns its own stop.
 */
export function emptyForOthers(host: Marks): () => void {
  const look = () => void emptyCopied(host, (untilMs) => Date.now() >= untilMs)
  void emptyCopied(host)
  addEventListener('focus', look)
  return () => removeEventListener('focus', look)
}
