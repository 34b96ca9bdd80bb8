import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { PasswordProtectedAnswer } from '../../api/views/keys-and-accounts.ts'
import type { PasswordRequired } from '../../api/views/policy.ts'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { m } from '../messages/messages.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'
import { usePasswordAttempts } from './use-password-attempts.ts'
import { useTypedPassword } from './use-typed-password.ts'

/** Asks even in an unlocked wallet. */
export function PasswordGate<T>(
  props: Readonly<{
    go: string
    busy?: string
    /** Another required input is missing. */
    isOff?: boolean
    /** Further inputs, below the password. */
    children?: ComponentChildren
    kind?: 'primary' | 'danger'
    /** Focused when its dialog opens. */
    isFirst?: boolean
    ask: (
      password: string,
    ) => Promise<PasswordProtectedAnswer<T> | (Readonly<{ outcome: 'password' }> & PasswordRequired)>
    onDone: (answer: T) => void
  }>,
) {
  const { password: label, empty } = m().unlock
  const { typed: password, input, type, refuse } = useTypedPassword()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const tries = usePasswordAttempts()
  useLayoutEffect(() => input.current?.focus(), [])
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || props.isOff || tries.wait > 0) return
    if (password === '') return setProblem(empty)
    setBusy(true)
    setProblem(undefined)
    tries.forget()
    try {
      const answer = await props.ask(password)
      if (answer.outcome === 'done') {
        type('')
        return props.onDone(answer)
      }
      if (answer.outcome === 'password') tries.refuse(answer)
      else setProblem(reasonText(answer.why))
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
    refuse()
  }
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={label}
        value={password}
        onInput={(typed) => {
          type(typed)
          setProblem(undefined)
          tries.forget()
        }}
        problem={problem ?? (tries.problem || undefined)}
        autocomplete="current-password"
        testId="gate-password"
        inputRef={input}
        isFirst={props.isFirst ?? false}
      />
      {props.children}
      <Button
        kind={props.kind ?? 'primary'}
        type="submit"
        isWide
        isBusy={isBusy}
        isOff={props.isOff || tries.wait > 0}
        testId="gate-go"
      >
        {isBusy
          ? (props.busy ?? m().settings.loosenBusy)
          : tries.wait > 0
            ? m().unlock.waitButton({ seconds: tries.wait })
            : props.go}
      </Button>
    </form>
  )
}
