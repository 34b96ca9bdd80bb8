import { m } from '../messages/messages.ts'
import { PasswordField } from '../parts/password-field.tsx'
import { strengthOf } from './strength.ts'

/** A new password, typed twice; the second field says at the first letter that it is another one. */
export function NewPasswordFields(
  props: Readonly<{
    label: string
    labelAgain: string
    password: string
    again: string
    onPassword: (password: string) => void
    onAgain: (again: string) => void
    problem: string | undefined
  }>,
) {
  const say = m().welcome
  const { password, again } = props
  const strength = strengthOf(password)
  const differs = again !== '' && !password.startsWith(again) && again !== password
  return (
    <>
      <PasswordField
        label={props.label}
        value={password}
        onInput={props.onPassword}
        autocomplete="new-password"
        problem={props.problem}
        hint={
          <span class={`strength ${strength}`}>
            <span class="strength-bar" aria-hidden="true" />
            {say.strength[strength]}
          </span>
        }
        testId="new-password"
      />
      <PasswordField
        label={props.labelAgain}
        value={again}
        onInput={props.onAgain}
        autocomplete="new-password"
        problem={differs ? say.passwordsDiffer : undefined}
        testId="repeat-password"
      />
    </>
  )
}
