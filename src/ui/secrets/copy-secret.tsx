import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import type { Host } from '../host.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { CLIPBOARD_MILLISECONDS, emptyCopied, markCopied } from './clipboard.ts'

export function CopySecret({ secret }: Readonly<{ secret: string }>) {
  const say = ofKeysAndBackup().reveal
  const { host, tell } = useApp()
  const stop = useRef<(() => void) | undefined>(undefined)
  // Leaving the screen empties the clipboard.
  useLayoutEffect(() => () => stop.current?.(), [])
  const copy = async () => {
    try {
      // Marked first, so that another page can empty it if this one ends.
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

/** @returns a function that empties it at once */
function emptyLater(host: Host, done: () => void): () => void {
  const empty = () => {
    clearTimeout(timer)
    // Writing needs the focus; the next focused page does it (see ui/secrets/clipboard.ts).
    void emptyCopied(host).then((isEmpty) => isEmpty && done())
  }
  const timer = setTimeout(empty, CLIPBOARD_MILLISECONDS)
  return empty
}
