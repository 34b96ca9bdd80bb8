import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { AccountAnswer, AddAccountAnswer } from '../../api/views/keys-and-accounts.ts'
import { parsePaymentLink } from '../../core/families/payment-link.ts'
import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { NameField } from '../controls/name-field.tsx'
import { Card } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { ofChooser } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { typeOver } from '../password/use-typed-password.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { reasonText } from '../text/reason-text.ts'

export function AddAccount() {
  const say = ofKeysAndBackup().accounts
  const { client, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const addNext = async () => {
    setBusy(true)
    const answer = await accountAnswerOutcome(client.call('accounts.addNext', {}))
    tell(answer.ok ? say.added({ name: answer.label }) : reasonText(answer.reason))
    setBusy(false)
  }
  return (
    <Card title={ofChooser().addAccount}>
      <p class="card-note">{say.nextHint}</p>
      <Button isWide isBusy={isBusy} onClick={() => void addNext()} testId="add-next">
        {say.next}
      </Button>
      <div>
        <Fold title={say.import} testId="import-account">
          <Adding
            hint={say.importHint}
            field={{ label: ofKeysAndBackup().key.title, hint: say.keyHint, isSecret: true, testId: 'account-key' }}
            go={m().common.import}
            testId="import-account"
            onGo={(privateKey, label) => accountAnswerOutcome(client.call('accounts.importKey', { privateKey, label }))}
          />
        </Fold>
        <Fold title={say.watch} testId="watch-account">
          <Adding
            hint={say.watchHint}
            field={{ label: say.address, hint: say.addressHint, isSecret: false, testId: 'watch-address' }}
            go={say.watchGo}
            testId="watch-account"
            onGo={(typed, label) => {
              const read = parsePaymentLink(typed)
              const address = read?.ok ? read.link.address : typed
              return accountAnswerOutcome(client.call('accounts.watch', { address, label }))
            }}
          />
        </Fold>
      </div>
    </Card>
  )
}

type AddingProps = Readonly<{
  hint: string
  field: Readonly<{ label: string; hint: string; isSecret: boolean; testId: string }>
  go: string
  testId: string
  onGo: (typed: string, label: string) => Promise<AddAccountAnswer>
}>

type Problem = Readonly<{ at: 'typed' | 'name'; text: string }>

// An invalid key stays for correction; it is no secret yet.
const MISTYPED: ReadonlySet<Reason['code']> = new Set(['KEY_LETTERS', 'KEY_LENGTH', 'KEY_OUTSIDE'])

const OF_NAME: ReadonlySet<Reason['code']> = new Set(['NAME_MISSING', 'NAME_TAKEN'])

// A typed key is erased once handed over, unless it is invalid.
function Adding({ hint, field, go, testId, onGo }: AddingProps) {
  const say = ofKeysAndBackup().accounts
  const { tell } = useApp()
  const [typed, setTyped] = useState('')
  const [label, setLabel] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | undefined>(undefined)
  const inputs = { typed: useRef<HTMLInputElement>(null), name: useRef<HTMLInputElement>(null) }
  useLeaving({ hide: () => undefined, forget: () => field.isSecret && setTyped('') })
  // Runs once the typed text is back.
  useLayoutEffect(() => {
    if (problem) typeOver(inputs[problem.at].current)
  }, [problem])
  const saidAt = (at: Problem['at']) => (problem?.at === at ? problem.text : undefined)
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim() === '') return setProblem({ at: 'typed', text: say.missing })
    setBusy(true)
    setProblem(undefined)
    if (field.isSecret) setTyped('')
    const answer = await onGo(typed.trim(), label)
    if (answer.ok) {
      setTyped('')
      setLabel('')
      tell(say.added({ name: answer.label }))
    } else {
      setProblem({ at: OF_NAME.has(answer.reason.code) ? 'name' : 'typed', text: reasonText(answer.reason) })
      if (MISTYPED.has(answer.reason.code)) setTyped(typed)
    }
    setBusy(false)
  }
  return (
    <form class="stack" autocomplete="off" onSubmit={(event) => void submit(event)}>
      <p class="card-note">{hint}</p>
      <TextField
        {...field}
        value={typed}
        onInput={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
        isMono
        problem={saidAt('typed')}
        inputRef={inputs.typed}
      />
      <NameField
        label={m().common.name}
        value={label}
        onInput={(value) => {
          setLabel(value)
          if (problem?.at === 'name') setProblem(undefined)
        }}
        problem={saidAt('name')}
        inputRef={inputs.name}
        placeholder={say.nameExample}
        testId={`${testId}-name`}
      />
      <Button type="submit" isWide isBusy={isBusy} testId={`${testId}-go`}>
        {go}
      </Button>
    </form>
  )
}

/** A missing answer of the background counts too. */
export function accountAnswerOutcome<Answer extends AccountAnswer>(asked: Promise<Answer>) {
  return asked.catch((error: unknown) => ({ ok: false, reason: reasonOfError(error) }) as const)
}
