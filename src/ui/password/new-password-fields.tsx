import type { Ref } from 'preact'
import { PasswordField } from '../controls/password-field.tsx'
import { m } from '../messages/messages.ts'
import { STRENGTHS, strengthOf } from './strength.ts'

export function NewPasswordFields(
  props: Readonly<{
    label: string
    labelAgain: string
    password: string
    again: string
    onPassword: (password: string) => void
    onAgain: (again: string) => void
    problem: string | undefined
    inputRef?: Ref<HTMLInputElement>
  }>,
) {
  const say = m().welcome
  const { password, again } = props
  const strength = strengthOf(password)
  const differs = !password.startsWith(again)
  return (
    <>
      <PasswordField
        label={props.label}
        value={password}
        onInput={props.onPassword}
        autocomplete="new-password"
        problem={props.problem}
        // A refusal replaces the first estimate.
        hint={
          props.problem === undefined && (
            <span class="strength" data-strength={strength}>
              <span class="strength-bar" aria-hidden="true" />
              {/* The longest sentence sets the height, so that nothing jumps. */}
              <span class="strength-words">
                {STRENGTHS.map((each) => (
                  <span key={each} class={each === strength ? undefined : 'unsaid-strength'}>
                    {say.strength[each]}
                  </span>
                ))}
              </span>
            </span>
          )
        }
        testId="new-password"
        inputRef={props.inputRef ?? null}
      />
      <PasswordField
        label={props.labelAgain}
        value={again}
        onInput={props.onAgain}
        autocomplete="new-password"
        problem={differs ? say.passwordsDiffer : undefined}
        roomFor={say.passwordsDiffer}
        testId="repeat-password"
      />
    </>
  )
}
