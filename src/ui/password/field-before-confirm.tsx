import { useEffect, useRef } from 'preact/hooks'
import { PasswordField } from '../controls/password-field.tsx'
import { Icon } from '../display/icons.tsx'
import { m } from '../messages/messages.ts'
import { ofSafeguards } from '../messages/screen-messages.ts'
import type { PasswordPrompt } from './use-password.ts'

/** Nothing where no password is needed. Enter in it doesn't confirm. */
export function FieldBeforeConfirm({ before }: { before: PasswordPrompt }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (before.problem) input.current?.focus()
  }, [before.problem])
  if (before.reasons.length === 0) return null
  return (
    <div class="safeguard" data-testid="safeguard">
      <div class="safeguard-why" role="status" data-testid="safeguard-why">
        <Icon name="lock" size={16} />
        <div>
          {before.reasons.map((reason) => (
            <p key={reason}>{ofSafeguards().why[reason]}</p>
          ))}
        </div>
      </div>
      <PasswordField
        label={m().unlock.password}
        value={before.typed}
        onInput={before.type}
        problem={before.problem}
        autocomplete="current-password"
        testId="safeguard-password"
        inputRef={input}
      />
    </div>
  )
}

export function waitText({ wait }: PasswordPrompt): string | undefined {
  return wait > 0 ? m().unlock.waitButton({ seconds: wait }) : undefined
}
