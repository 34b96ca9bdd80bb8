import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../display/icons.tsx'
import { Fold } from '../layout/fold.tsx'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useNow } from '../state/page/clock.ts'
import { secondsLeft } from '../text/countdown.ts'
import { CopySecret } from './copy-secret.tsx'

/** Seconds of a secret in a page. */
const KEPT_SECONDS = 60

/**
 * Shown only while a button is held, by pointer or key. `onForget` erases the secret when the page is hidden, or
 * after a minute.
 */
export function HoldToShow(
  props: Readonly<{ secret: string; draw: (isShown: boolean) => ComponentChildren; onForget: () => void }>,
) {
  const say = ofKeysAndBackup().held
  const [isShown, setShown] = useState(false)
  const [until] = useState(() => Date.now() / 1_000 + KEPT_SECONDS)
  const left = secondsLeft(until, useNow(500))
  const hide = () => setShown(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (left === 0) props.onForget()
  }, [left === 0])
  // Runs before the secret is drawn, since a page hidden in between would keep it.
  useLayoutEffect(() => {
    const look = () => document.visibilityState === 'hidden' && props.onForget()
    look()
    addEventListener('blur', hide)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter'
  return (
    <div class="held">
      {props.draw(isShown)}
      <button
        ref={button}
        type="button"
        class={`button primary wide${isShown ? ' is-held' : ''}`}
        data-testid="hold"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setShown(true)
        }}
        onPointerUp={hide}
        onPointerCancel={hide}
        onLostPointerCapture={hide}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isKey(event)) return
          event.preventDefault()
          if (!event.repeat) setShown(true)
        }}
        onKeyUp={hide}
        onBlur={hide}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} size={18} />
        <span>{isShown ? say.holding : say.hold}</span>
      </button>
      <p class="hint">
        {say.hint} <span class="held-left">{say.left({ seconds: left })}</span>
      </p>
      <Fold title={say.copy} testId="copy-secret">
        <CopySecret secret={props.secret} />
      </Fold>
    </div>
  )
}
