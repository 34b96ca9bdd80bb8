import { useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { strengthOf } from './strength.ts'

/** Asks for the password of the new vault, twice; `onPassword` gives a sentence where it is not taken. */
export function NewPassword(
  props: Readonly<{ onPassword: (password: string) => Promise<string | undefined>; onBack: () => void }>,
) {
  const say = m().welcome
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const strength = strengthOf(password)
  const differs = again !== '' && !password.startsWith(again) && again !== password
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || password === '' || again !== password) return
    setBusy(true)
    const refused = await props.onPassword(password)
    if (refused === undefined) return
    setProblem(refused)
    setBusy(false)
  }
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <p>{say.passwordText}</p>
      <PasswordField
        label={say.password}
        value={password}
        onInput={(value) => {
          setPassword(value)
          setProblem(undefined)
        }}
        autocomplete="new-password"
        problem={problem}
        hint={
          <span class={`strength ${strength}`}>
            <span class="strength-bar" aria-hidden="true" />
            {say.strength[strength]}
          </span>
        }
        testId="new-password"
      />
      <PasswordField
        label={say.passwordAgain}
        value={again}
        onInput={setAgain}
        autocomplete="new-password"
        problem={differs ? say.passwordsDiffer : undefined}
        testId="repeat-password"
      />
      <div class="decide">
        <Button onClick={props.onBack} isOff={isBusy}>
          {m().common.back}
        </Button>
        <Button
          kind="primary"
          type="submit"
          isBusy={isBusy}
          isOff={password === '' || password !== again}
          testId="create-vault"
        >
          {isBusy ? say.sealing : say.create}
        </Button>
      </div>
    </form>
  )
}
