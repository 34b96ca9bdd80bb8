import { useRef, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { m } from '../messages/messages.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { useNewPassword } from '../password/use-new-password.ts'
import { typeOver } from '../password/use-typed-password.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import type { SetupState } from './use-setup-state.ts'

export function NewPassword(
  props: Readonly<{
    before: SetupState['password']
    onPassword: (password: string) => Promise<string | undefined>
    onBack: (typed: NonNullable<SetupState['password']>) => void
    /** Otherwise it makes a wallet. */
    go?: string
  }>,
) {
  const say = m().welcome
  const [password, setPassword] = useState(props.before?.password ?? '')
  const [again, setAgain] = useState(props.before?.again ?? '')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const judged = useNewPassword(password, 'vault')
  const isReady = judged.isAccepted && again === password
  const first = useRef<HTMLInputElement>(null)
  const forget = () => {
    setPassword('')
    setAgain('')
  }
  useLeaving({ hide: () => undefined, forget })
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || !isReady) return
    setBusy(true)
    const refused = await props.onPassword(password)
    if (refused === undefined) return
    setProblem(refused)
    setBusy(false)
    typeOver(first.current)
  }
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <p>{say.passwordText}</p>
      <NewPasswordFields
        label={m().unlock.password}
        labelAgain={say.passwordAgain}
        password={password}
        again={again}
        judged={judged}
        onPassword={(value) => {
          setPassword(value)
          setProblem(undefined)
        }}
        onAgain={setAgain}
        problem={problem}
        inputRef={first}
      />
      <div class="decide">
        <Button onClick={() => props.onBack({ password, again })} isOff={isBusy}>
          {m().common.back}
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy} isOff={!isReady} testId="create-vault">
          {isBusy ? say.sealing : (props.go ?? say.create)}
        </Button>
      </div>
    </form>
  )
}
