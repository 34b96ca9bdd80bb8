import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useNewPassword } from './use-new-password.ts'
import { usePasswordAttempts } from './use-password-attempts.ts'
import { typeOver, useTypedPassword } from './use-typed-password.ts'

export function ChangePasswordScreen() {
  const say = ofKeysAndBackup().password
  const { first, next, from, to, again, tries, ...form } = useChangePassword()
  useLayoutEffect(() => first.current?.focus(), [])
  if (form.isDone) return <Done />
  return (
    <Screen title={m().settings.changePassword} back={{ screen: 'settings' }} keepsFocus>
      <form class="stack" onSubmit={(event) => void form.submit(event)}>
        <p class="card-note">
          {say.text}
          {joins().after}
          {say.backups}
        </p>
        <PasswordField
          label={say.current}
          value={from}
          onInput={form.typeFrom}
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
          judged={form.judged}
          onPassword={form.typeTo}
          onAgain={form.typeAgain}
          problem={form.problem}
          inputRef={next}
        />
        {form.failure !== undefined && (
          <Notice kind="warn" title={form.failure} isUrgent>
            {say.unsure}
          </Notice>
        )}
        <Button
          kind="primary"
          type="submit"
          isWide
          isBusy={form.isBusy}
          isOff={!form.isReady || tries.wait > 0}
          testId="change-password"
        >
          {form.isBusy
            ? m().welcome.sealing
            : tries.wait > 0
              ? m().unlock.waitButton({ seconds: tries.wait })
              : m().settings.changePassword}
        </Button>
      </form>
    </Screen>
  )
}

function useChangePassword() {
  const say = ofKeysAndBackup().password
  const { announce, client } = useApp()
  const { typed: from, input: first, type: typeFrom, refuse } = useTypedPassword()
  const next = useRef<HTMLInputElement>(null)
  const [to, setTo] = useState('')
  const [again, typeAgain] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const tries = usePasswordAttempts()
  const judged = useNewPassword(to, 'vault')
  const isReady = from !== '' && judged.isAccepted && to === again
  const typeTo = (value: string) => {
    setTo(value)
    setProblem(undefined)
  }
  const refuseNext = (why: string) => {
    setProblem(why)
    typeOver(next.current)
  }
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || tries.wait > 0 || !isReady) return
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
  return {
    first,
    next,
    from,
    to,
    again,
    typeFrom,
    typeTo,
    typeAgain,
    problem,
    failure,
    tries,
    judged,
    isBusy,
    isReady,
    isDone,
    submit,
  }
}

function Done() {
  const say = ofKeysAndBackup().password
  return (
    <Screen title={m().settings.changePassword} isTitleHidden>
      <EmptyState
        icon="check"
        title={say.done}
        action={
          <a class="button primary" href={hrefOf({ screen: 'settings' })} data-testid="password-changed">
            {say.back}
          </a>
        }
      ></EmptyState>
    </Screen>
  )
}
