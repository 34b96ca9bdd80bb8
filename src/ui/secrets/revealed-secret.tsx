import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Fold } from '../layout/fold.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useNow } from '../state/page/clock.ts'
import { secondsLeft } from '../text/countdown.ts'
import { CopySecret } from './copy-secret.tsx'

/** Seconds of a secret in a page, from its arrival or the last extension. */
const KEPT_SECONDS = 60

const fromNow = () => Date.now() / 1_000 + KEPT_SECONDS

/**
 * Shown and hidden by a button, and hidden when the window loses the focus. `onForget` erases the secret when the page
 * is hidden, or when the time is over; a button starts the time anew.
 */
export function RevealedSecret(
  props: Readonly<{ secret: string; draw: (isShown: boolean) => ComponentChildren; onForget: () => void }>,
) {
  const say = ofKeysAndBackup().reveal
  const [isShown, setShown] = useState(false)
  const [until, setUntil] = useState(fromNow)
  const left = secondsLeft(until, useNow(500))
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (left === 0) props.onForget()
  }, [left === 0])
  // Runs before the secret is drawn, since a page hidden in between would keep it.
  useLayoutEffect(() => {
    const hide = () => setShown(false)
    const look = () => document.visibilityState === 'hidden' && props.onForget()
    look()
    addEventListener('blur', hide)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return (
    <div class="revealed">
      {props.draw(isShown)}
      <Button
        kind="primary"
        icon={isShown ? 'eyeOff' : 'eye'}
        isWide
        buttonRef={button}
        onClick={() => setShown(!isShown)}
        testId="reveal"
      >
        {isShown ? say.hide : m().common.show}
      </Button>
      <div class="revealed-time">
        <p class="hint">{say.left({ seconds: left })}</p>
        <Button kind="quiet" onClick={() => setUntil(fromNow())} testId="reveal-longer">
          {say.longer}
        </Button>
      </div>
      <Fold title={say.copy} testId="copy-secret">
        <CopySecret secret={props.secret} />
      </Fold>
    </div>
  )
}
