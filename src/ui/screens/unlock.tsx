import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { VaultView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { fetched } from '../parts/fetched.tsx'
import { later } from '../parts/later.tsx'
import { Mark } from '../parts/mark.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Screen } from '../parts/screen.tsx'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/clock.ts'
import { readyValue } from '../state/resource.ts'
import { secondsLeft } from '../text/countdown.ts'

type Locked = Extract<VaultView, { vault: 'locked' }>

// Almost nobody needs the words for it.
const MirrorUsed = fetched(async () => (await import('../parts/mirror-used.tsx')).MirrorUsed)
const WhoAsks = fetched(async () => (await import('../approval/who-asks.tsx')).WhoAsks)
const Forgotten = later(async () => (await import('../welcome/forgotten.tsx')).Forgotten)

/** Asks for the password, and has a way for whoever has lost it. */
export function Unlock({ locked }: { locked: Locked }) {
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten) return <Forgotten onBack={() => setForgotten(false)} />
  return <AskPassword locked={locked} onForgotten={() => setForgotten(true)} />
}

/** Says how many tries there were and how long to wait, and that nothing is lost. */
function AskPassword({ locked, onForgotten }: { locked: Locked; onForgotten: () => void }) {
  const say = m().unlock
  const { client, host, store, tell } = useApp()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [failed, setFailed] = useState(locked.failedAttempts)
  const [waitUntil, setWaitUntil] = useState(Date.now() / 1_000 + locked.waitSeconds)
  const input = useRef<HTMLInputElement>(null)
  const wait = secondsLeft(waitUntil, useNow(500, true))
  useLayoutEffect(() => input.current?.focus(), [])
  useEffect(() => {
    setFailed(locked.failedAttempts)
    setWaitUntil(Date.now() / 1_000 + locked.waitSeconds)
  }, [locked.failedAttempts, locked.waitSeconds])

  const unlock = async (event: Event) => {
    event.preventDefault()
    if (isBusy || wait > 0) return
    if (password === '') {
      setProblem(say.empty)
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await client.call('vault.unlock', { password })
      setPassword('')
      if (answer.ok) {
        await store.wallet.reload()
        const vault = readyValue(store.wallet.now.peek())?.vault
        const mended = vault?.vault === 'unlocked' && !vault.damage ? locked.damage : undefined
        if (mended === 'bothCopies') tell((await import('../messages/mirror-messages.ts')).ofMirror().mended)
        else tell(mended ? say.mended : say.done)
        return
      }
      setFailed(answer.failedAttempts)
      setWaitUntil(Date.now() / 1_000 + answer.waitSeconds)
      setProblem(say.wrong)
    } catch (error) {
      // Most pages need no such words, and this one waits for no more than it must.
      const { messageOf } = await import('../text/reason-text.ts')
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
      input.current?.focus()
    }
  }

  return (
    <Screen title={say.title} isTitleHidden keepsFocus>
      <form class="unlock" onSubmit={(event) => void unlock(event)}>
        <Mark size={56} />
        <p class="unlock-title" aria-hidden="true">
          {say.title}
        </p>
        {host.place === 'approval' && (
          <div class="unlock-asker">
            <WhoAsks />
          </div>
        )}
        <PasswordField
          label={say.password}
          value={password}
          onInput={setPassword}
          problem={problem}
          autocomplete="current-password"
          testId="password"
          inputRef={input}
        />
        <Button kind="primary" type="submit" isWide isBusy={isBusy} isOff={wait > 0} testId="unlock">
          {isBusy ? say.busy : wait > 0 ? say.waitButton(wait) : say.button}
        </Button>
        {locked.damage === 'bothCopies' && <MirrorUsed />}
        {locked.damage === 'oneCopy' && (
          <Notice kind="info" testId="copy-damaged">
            {say.damagedCopy}
          </Notice>
        )}
        {failed > 0 && (
          <Notice kind={wait > 0 ? 'warn' : 'info'} testId="unlock-tries">
            {say.tries(failed, wait)}
          </Notice>
        )}
        {/* A question is decided in its own window, from which nothing else leads away. */}
        {host.place !== 'approval' && (
          <Button kind="quiet" isWide onClick={onForgotten} testId="forgot">
            {say.forgot}
          </Button>
        )}
      </form>
    </Screen>
  )
}
