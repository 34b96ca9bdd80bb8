import { useState } from 'preact/hooks'
import type { KeyFundsView } from '../../api/views/keys-and-accounts.ts'
import { reasonOfError } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { GroupedAddress } from '../display/grouped-address.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { reasonText } from '../text/reason-text.ts'
import { Held } from './found-accounts.tsx'

type Found = Extract<KeyFundsView, { ok: true }>

export type FoundKey = Found & Readonly<{ typed: string }>

type ImportKeyProps = Readonly<{
  before: FoundKey | undefined
  wasForgotten: boolean
  onNext: (key: FoundKey) => void
  onBack: () => void
}>

export function ImportKey(props: ImportKeyProps) {
  const say = ofKeysAndBackup()
  const { client } = useApp()
  const [typed, setTyped] = useState(props.before?.typed ?? '')
  const [found, setFound] = useState(props.before)
  const [isForgotten, setForgotten] = useState(props.wasForgotten)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const change = (text: string) => {
    setTyped(text)
    setFound(undefined)
    setProblem(undefined)
    setForgotten(false)
  }
  useLeaving({
    hide: () => undefined,
    forget: () => {
      if (typed === '') return
      change('')
      setForgotten(true)
    },
  })
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    if (found) return props.onNext(found)
    if (typed.trim() === '') return setProblem(say.accounts.missing)
    setBusy(true)
    const answer = await client
      .call('vault.keyFunds', { privateKey: typed.trim() })
      .catch((error: unknown) => ({ ok: false, reason: reasonOfError(error) }) as const)
    setBusy(false)
    if (answer.ok) setFound({ ...answer, typed: typed.trim() })
    else setProblem(reasonText(answer.reason))
  }
  return (
    <form class="stack" autocomplete="off" onSubmit={(event) => void submit(event)}>
      <p>{say.accounts.importHint}</p>
      <TextField
        label={ofKeysAndBackup().key.title}
        hint={say.accounts.keyHint}
        isSecret
        isMono
        value={typed}
        onInput={change}
        problem={problem}
        testId="first-key"
      />
      {isForgotten && (
        <Notice kind="info" isUrgent testId="key-forgotten">
          {say.found.keyForgotten}
        </Notice>
      )}
      <div class="stack" data-testid="found-key" aria-live="polite">
        {found && (
          <>
            <GroupedAddress address={found.address} />
            <Held held={found.held} isWhole={found.isWhole} />
            <p>{say.found.keyNext}</p>
          </>
        )}
      </div>
      <div class="decide">
        <Button onClick={props.onBack}>{m().common.back}</Button>
        <Button kind="primary" type="submit" isBusy={isBusy} testId={found ? 'key-next' : 'show-key-account'}>
          {found ? m().common.next : say.found.show}
        </Button>
      </div>
    </form>
  )
}
