import { useLayoutEffect, useRef } from 'preact/hooks'
import { ofCustody } from '../messages/custody-messages.ts'
import { Button } from '../parts/button.tsx'
import { useApp } from '../state/app.ts'

const KEPT_MILLISECONDS = 60_000

/** The way to copy a secret all the same: what it risks is said first, and the clipboard is emptied after it. */
export function CopySecret({ secret }: Readonly<{ secret: string }>) {
  const say = ofCustody().held
  const { tell } = useApp()
  const stop = useRef<(() => void) | undefined>(undefined)
  // Whoever leaves the screen takes nothing along.
  useLayoutEffect(() => () => stop.current?.(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      stop.current = emptyLater(() => tell(say.emptied))
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
function emptyLater(done: () => void): () => void {
  const empty = () => {
    removeEventListener('focus', empty)
    clearTimeout(timer)
    // A page without the focus may not write there: it does when it has it again.
    navigator.clipboard.writeText('').then(done, () => addEventListener('focus', empty, { once: true }))
  }
  const timer = setTimeout(empty, KEPT_MILLISECONDS)
  return empty
}
