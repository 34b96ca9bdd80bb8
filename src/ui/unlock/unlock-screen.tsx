import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { PasswordRefusal } from '../../api/views/keys-and-accounts.ts'
import type { VaultView } from '../../api/views/wallet.ts'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { Logo } from '../display/logo.tsx'
import { lazyComponent } from '../layout/lazy-component.tsx'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { useTypedPassword } from '../password/use-typed-password.ts'
import { useApp } from '../state/app.ts'
import { useNow } from '../state/page/clock.ts'
import { readyValue } from '../state/resource.ts'
import { secondsLeft } from '../text/countdown.ts'

type Locked = Extract<VaultView, { vault: 'locked' }>

// Rarely needed.
const SecondCopyNotice = lazyComponent(async () => (await import('./second-copy-notice.tsx')).SecondCopyNotice)
const WaitingSite = lazyComponent(async () => (await import('../approval/waiting-site.tsx')).WaitingSite)
const ForgottenPassword = lazyScreen(async () => (await import('./forgotten-password.tsx')).ForgottenPassword)

export function UnlockScreen({ locked }: { locked: Locked }) {
  const [isForgotten, setForgotten] = useState(false)
  const attempts = useAttempts(locked)
  if (isForgotten) return <ForgottenPassword onBack={() => setForgotten(false)} />
  return <AskPassword locked={locked} attempts={attempts} onForgotten={() => setForgotten(true)} />
}

type Attempts = Readonly<{ failed: number; waitUntil: number }>

function useAttempts(locked: Locked) {
  const from = ({ failedAttempts, waitSeconds }: Pick<Locked, 'failedAttempts' | 'waitSeconds'>): Attempts => ({
    failed: failedAttempts,
    waitUntil: Date.now() / 1_000 + waitSeconds,
  })
  const [now, setNow] = useState(() => from(locked))
  useEffect(() => setNow(from(locked)), [locked.failedAttempts, locked.waitSeconds])
  return { ...now, heard: (answer: PasswordRefusal) => setNow(from(answer)) }
}

type Props = Readonly<{ locked: Locked; attempts: ReturnType<typeof useAttempts>; onForgotten: () => void }>

function AskPassword({ locked, attempts, onForgotten }: Props) {
  const say = m().unlock
  const { host } = useApp()
  const { password, input, type, isBusy, problem, setProblem, wait, unlock } = useUnlock(locked, attempts)
  useLayoutEffect(() => input.current?.focus(), [])

  // During the wait Enter does nothing either, and says why.
  const sayWait = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === input.current && wait > 0) setProblem(say.notChecked)
  }

  return (
    <Screen title={say.title} isTitleHidden keepsFocus>
      <form class="unlock" onKeyDown={sayWait} onSubmit={(event) => void unlock(event)}>
        <Logo size={56} />
        <p class="unlock-title" aria-hidden="true">
          {say.title}
        </p>
        {host.place === 'approval' && (
          <div class="unlock-asker">
            <WaitingSite />
          </div>
        )}
        <PasswordField
          label={say.password}
          value={password}
          onInput={(typed) => {
            type(typed)
            setProblem(undefined)
          }}
          problem={problem}
          autocomplete="current-password"
          testId="password"
          inputRef={input}
        />
        <Button kind="primary" type="submit" isWide isBusy={isBusy} isOff={wait > 0} testId="unlock">
          {isBusy ? say.busy : wait > 0 ? say.waitButton({ seconds: wait }) : say.button}
        </Button>
        {locked.waiting > 0 && (
          <Notice kind="info" testId="transfers-wait">
            {say.transfersWait({ waiting: locked.waiting })}
          </Notice>
        )}
        {locked.damage === 'bothCopies' && <SecondCopyNotice />}
        {locked.damage === 'oneCopy' && (
          <Notice kind="info" testId="copy-damaged">
            {say.damagedCopy}
          </Notice>
        )}
        {attempts.failed > 0 && (
          <Notice kind={wait > 0 ? 'warn' : 'info'} testId="unlock-tries">
            {say.tries({ failed: attempts.failed, waitSeconds: wait })}
          </Notice>
        )}
        {/* The prompt window must not lead away from its request. */}
        {host.place !== 'approval' && (
          <Button kind="quiet" isWide onClick={onForgotten} testId="forgot">
            {say.forgot}
          </Button>
        )}
      </form>
    </Screen>
  )
}

function useUnlock(locked: Locked, attempts: Props['attempts']) {
  const say = m().unlock
  const { client, store, tell } = useApp()
  const { typed: password, input, type, refuse } = useTypedPassword()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const wait = secondsLeft(attempts.waitUntil, useNow(500, true))
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
      if (answer.ok) {
        type('')
        await store.wallet.reload()
        const vault = readyValue(store.wallet.now.peek())?.vault
        const mended = vault?.vault === 'unlocked' && !vault.damage ? locked.damage : undefined
        const rare = mended === 'bothCopies' ? 'mended' : answer.areAccountsMended ? 'accountsMended' : undefined
        if (rare) tell((await import('../messages/screen-messages.ts')).ofSecondCopy()[rare])
        else tell(mended ? say.mended : say.done)
        return
      }
      attempts.heard(answer)
      setProblem(answer.why === 'wait' ? say.notChecked : say.wrong)
    } catch (error) {
      // Loaded on demand, since most pages need no reasons.
      const { messageOf } = await import('../text/reason-text.ts')
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
      refuse()
    }
  }
  return { password, input, type, isBusy, problem, setProblem, wait, unlock }
}
