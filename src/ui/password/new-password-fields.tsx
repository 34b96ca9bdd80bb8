import type { Ref } from 'preact'
import { PasswordField } from '../controls/password-field.tsx'
import { m } from '../messages/messages.ts'
import { reasonText } from '../text/reason-text.ts'
import type { JudgedPassword } from './use-new-password.ts'

export function NewPasswordFields(
  props: Readonly<{
    label: string
    labelAgain: string
    password: string
    again: string
    judged: JudgedPassword
    onPassword: (password: string) => void
    onAgain: (again: string) => void
    problem: string | undefined
    inputRef?: Ref<HTMLInputElement>
  }>,
) {
  const say = m().welcome
  const { password, again, judged } = props
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
            <span class="strength" data-strength={levelOf(judged)}>
              <span class="strength-bar" aria-hidden="true" />
              {/* The longest sentence sets the height, so that nothing jumps. */}
              <span class="strength-words">
                <span>{textOf(judged)}</span>
                {othersOf(judged.purpose).map((each) => (
                  <span key={each} class="unsaid-strength">
                    {each}
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

function levelOf({ shown }: JudgedPassword): 'empty' | 'loading' | 'weak' | 'good' | 'strong' {
  if (typeof shown === 'string') return shown
  return shown.ok ? shown.strength : 'weak'
}

function textOf({ shown }: JudgedPassword): string {
  const say = m().welcome.strength
  if (typeof shown === 'string') return say[shown]
  return shown.ok ? say[shown.strength] : reasonText(shown.reason)
}

function othersOf(purpose: JudgedPassword['purpose']): readonly string[] {
  const file = purpose === 'file' ? (['PASSWORD_FILE'] as const) : []
  const codes = ['PASSWORD_EASY', 'PASSWORD_RUN', 'PASSWORD_PHRASE', 'PASSWORD_NEARLY', ...file] as const
  return [m().welcome.strength.empty, ...codes.map((code) => reasonText({ code }))]
}
