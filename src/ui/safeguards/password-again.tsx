import { useState } from 'preact/hooks'
import type { PasswordWanted } from '../../api/safeguard-views.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { useTypedPassword } from '../state/typed-password.ts'
import { messageOf } from '../text/reason-text.ts'
import { useTries } from './use-tries.ts'

/** Asks whoever sits at an unlocked wallet for the password. `tryWith` gives a refusal where it is not the right one. */
export function PasswordAgain(
  props: Readonly<{ onClose: () => void; tryWith: (password: string) => Promise<PasswordWanted | undefined> }>,
) {
  const say = m().settings
  const { password: label, empty, waitButton } = m().unlock
  const { typed: password, input, type, refuse } = useTypedPassword()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const tries = useTries()
  const { wait } = tries
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || wait > 0) return
    if (password === '') return setProblem(empty)
    setBusy(true)
    setProblem(undefined)
    tries.forget()
    try {
      const refusal = await props.tryWith(password)
      if (!refusal) return
      tries.refuse(refusal)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
    refuse()
  }
  return (
    <Dialog title={say.loosenTitle} onClose={props.onClose}>
      <form class="password-again" onSubmit={(event) => void submit(event)}>
        <p>{say.loosen}</p>
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
          testId="password-again"
          inputRef={input}
          isFirst
        />
        <Button kind="primary" type="submit" isWide isBusy={isBusy} isOff={wait > 0} testId="password-again-go">
          {isBusy ? say.loosenBusy : wait > 0 ? waitButton(wait) : say.loosenButton}
        </Button>
      </form>
    </Dialog>
  )
}
