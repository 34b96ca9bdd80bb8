import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Host } from '../host.ts'
import { ofCustody } from '../messages/custody-messages.ts'
import { Button } from '../parts/button.tsx'
import { useApp } from '../state/app.ts'
import { COPIED_MILLISECONDS, emptyCopied, markCopied } from '../state/copied.ts'

/** The way to copy a secret all the same: what it risks is said first, and the clipboard is emptied after it. */
export function CopySecret({ secret }: Readonly<{ secret: string }>) {
  const say = ofCustody().held
  const { host, tell } = useApp()
  const stop = useRef<(() => void) | undefined>(undefined)
  // Whoever leaves the screen takes nothing along.
  useLayoutEffect(() => () => stop.current?.(), [])
  const copy = async () => {
    try {
      // Before it is there: whatever ends this page, another one of ours empties it.
      markCopied(host)
      await navigator.clipboard.writeText(secret)
      stop.current = emptyLater(host, () => tell(say.emptied))
      tell(say.copied)
    } catch {
      tell(say.notCopied)
    }
  }
  return (
    <div class="copy-secret">
      <p class="card-note">{say.copyText}</p>
      <Button isWide icon="copy" onClick={() => void copy()} testId="copy-secret-go">
        {say.copyGo}
      </Button>
    </div>
  )
}

/** Empties the clipboard after a minute; what is given does it at once. */
function emptyLater(host: Host, done: () => void): () => void {
  const empty = () => {
    clearTimeout(timer)
    // A page without the focus may not write there: the next one of ours that has it does (see copied.ts).
    void emptyCopied(host).then((isEmpty) => isEmpty && done())
  }
  const timer = setTimeout(empty, COPIED_MILLISECONDS)
  return empty
}
