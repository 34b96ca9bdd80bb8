import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { joins } from '../messages/language.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordAttempts } from './use-password-attempts.ts'
import { typeOver, useTypedPassword } from './use-typed-password.ts'

export function ChangePasswordScreen() {
  const say = ofKeysAndBackup().password
  const { gate } = ofKeysAndBackup()
  const { announce, client } = useApp()
  const { typed: from, input: first, type: setFrom, refuse } = useTypedPassword()
  const next = useRef<HTMLInputElement>(null)
  const [to, setTo] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const tries = usePasswordAttempts()
  useLayoutEffect(() => first.current?.focus(), [])
  const isReady = from !== '' && to !== '' && to === again
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || tries.wait > 0 || !isReady) return
    const refuseNext = (why: string) => {
      setProblem(why)
      typeOver(next.current)
    }
    if (from === to) return refuseNext(say.same)
    setBusy(true)
    setProblem(undefined)
    setFailure(undefined)
    tries.forget()
    try {
      const answer = await client.call('vault.changePassword', { from, to })
      if (answer.outcome === 'done') {
        setDone(true)
        announce(say.done)
        return
      }
      if (answer.outcome === 'password') {
        tries.refuse(answer)
        refuse()
      } else refuseNext(reasonText(answer.why))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setBusy(false)
  }
  if (isDone) return <Done />
  return (
    <Screen title={say.title} back={{ screen: 'settings' }} keepsFocus>
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <p class="card-note">
          {say.text}
          {joins().after}
          {say.backups}
        </p>
        <PasswordField
          label={say.current}
          value={from}
          onInput={setFrom}
          problem={tries.problem || undefined}
          autocomplete="current-password"
          testId="current-password"
          inputRef={first}
        />
        <NewPasswordFields
          label={say.next}
          labelAgain={say.again}
          password={to}
          again={again}
          onPassword={(value) => {
            setTo(value)
            setProblem(undefined)
          }}
          onAgain={setAgain}
          problem={problem}
          inputRef={next}
        />
        {failure !== undefined && (
          <Notice kind="warn" title={failure} isUrgent>
            {say.unsure}
          </Notice>
        )}
        <Button
          kind="primary"
          type="submit"
          isWide
          isBusy={isBusy}
          isOff={!isReady || tries.wait > 0}
          testId="change-password"
        >
          {isBusy ? say.busy : tries.wait > 0 ? gate.waitButton(tries.wait) : say.go}
        </Button>
      </form>
    </Screen>
  )
}

function Done() {
  const say = ofKeysAndBackup().password
  return (
    <Screen title={say.title} isTitleHidden>
      <EmptyState
        icon="check"
        title={say.done}
        action={
          <a class="button primary" href={hrefOf({ screen: 'settings' })} data-testid="password-changed">
            {say.back}
          </a>
        }
      >
        <p>{say.doneText}</p>
      </EmptyState>
    </Screen>
  )
}
