import type { PasswordRequired } from '../../api/views/policy.ts'
import { Dialog } from '../controls/dialog.tsx'
import { m } from '../messages/messages.ts'
import { PasswordGate } from './password-gate.tsx'

/** `tryWith` resolves to a refusal, or closes the dialog. */
export function PasswordDialog(
  props: Readonly<{
    why?: string
    go?: string
    onClose: () => void
    tryWith: (password: string) => Promise<PasswordRequired | undefined>
  }>,
) {
  const say = m().settings
  const ask = async (password: string) => {
    const refusal = await props.tryWith(password)
    return refusal ? ({ outcome: 'password', ...refusal } as const) : ({ outcome: 'done' } as const)
  }
  return (
    <Dialog title={say.loosenTitle} onClose={props.onClose}>
      <div class="dialog-text">
        <p>{props.why ?? say.loosen}</p>
        <PasswordGate<object>
          go={props.go ?? m().payFrom.change}
          busy={say.loosenBusy}
          isFirst
          ask={ask}
          onDone={() => undefined}
        />
      </div>
    </Dialog>
  )
}
