import { useState } from 'preact/hooks'
import type { ApiParams } from '../../api/contract.ts'
import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { ReasonText } from '../display/reason.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useEscape } from '../state/page/use-escape.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'
import { ImportWords } from '../welcome/import-words.tsx'
import { NewPassword } from '../welcome/new-password.tsx'
import { RestoreBackup } from '../welcome/restore-backup.tsx'
import { EraseWallet } from './erase-wallet.tsx'

type Source = ApiParams<'recovery.look'>['source']

type Step = Readonly<{ step: 'choose' }> | Readonly<{ step: 'anew' }> | RecoveryStep

type RecoveryStep =
  /** `isForgotten`: the page erased the typed text. */
  | Readonly<{ step: 'words' | 'file'; isForgotten?: boolean }>
  | Readonly<{ step: 'refused'; why: Reason; from: 'words' | 'file'; source: Source; extra?: string | undefined }>
  | Readonly<{ step: 'password'; source: Source; lost: readonly string[]; from: 'words' | 'file' }>

/** Erases nothing before the words or a file are found to be those of this wallet. */
export function ForgottenPassword({ onBack }: Readonly<{ onBack: () => void }>) {
  const [now, setNow] = useState<Step>({ step: 'choose' })
  const toChoose = () => setNow({ step: 'choose' })
  // A secret stays on no page that was left.
  useLeaving({
    hide: () => undefined,
    forget: () => setNow((before) => ('source' in before ? { step: before.from, isForgotten: true } : before)),
  })
  if (now.step === 'anew') return <StartOver onBack={toChoose} />
  if (now.step === 'choose') return <Choose onBack={onBack} onStep={(step) => setNow({ step })} />
  return <Recover now={now} setNow={setNow} onBack={toChoose} />
}

function Choose({
  onBack,
  onStep,
}: Readonly<{ onBack: () => void; onStep: (step: 'words' | 'file' | 'anew') => void }>) {
  const say = ofKeysAndBackup().recover
  useEscape(onBack)
  return (
    <Screen title={m().unlock.forgot}>
      <p>{ofKeysAndBackup().erase.text}</p>
      <p>{say.text}</p>
      <Button kind="primary" isWide onClick={() => onStep('words')} testId="recover-words">
        {m().welcome.importOld}
      </Button>
      <Button isWide onClick={() => onStep('file')}>
        {m().welcome.restoreBackup}
      </Button>
      <Button kind="quiet" isWide onClick={() => onStep('anew')} testId="start-over">
        {say.without}
      </Button>
      <div class="decide">
        <Button onClick={onBack}>{m().common.back}</Button>
      </div>
    </Screen>
  )
}

type RecoverProps = Readonly<{
  now: RecoveryStep
  setNow: (step: Step) => void
  onBack: () => void
}>

function Recover({ now, setNow, onBack }: RecoverProps) {
  const say = ofKeysAndBackup().recover
  const { look, recover } = useRecovery(setNow)
  const back = () => setNow({ step: now.step === 'refused' ? now.from : 'words' })
  const wasForgotten = now.step !== 'refused' && now.step !== 'password' && now.isForgotten === true
  return (
    <Screen title={titleOf(now.step)}>
      {now.step === 'words' && (
        <ImportWords
          before={undefined}
          wasForgotten={wasForgotten}
          onBack={onBack}
          onNext={(words, extra) => look({ mnemonic: words.join(' ') }, 'words', extra)}
        />
      )}
      {now.step === 'file' && (
        <RestoreBackup
          before={undefined}
          wasForgotten={wasForgotten}
          isSameWallet
          onBack={onBack}
          onNext={({ text, password }) => look({ text, filePassword: password }, 'file')}
        />
      )}
      {now.step === 'refused' && (
        <>
          <Notice kind="warn" isUrgent testId="recovery-refused">
            <ReasonText reason={now.why} />
          </Notice>
          {'mnemonic' in now.source && now.why.code === 'OTHER_WALLET' ? (
            <TryPassphrase mnemonic={now.source.mnemonic} extra={now.extra} look={look} onBack={back} />
          ) : (
            <div class="decide">
              <Button onClick={back}>{m().common.back}</Button>
            </div>
          )}
        </>
      )}
      {now.step === 'password' && (
        <>
          <Notice kind="good" title={say.same}>
            {say.stays}
          </Notice>
          {now.lost.length > 0 && (
            <Notice kind="warn" title={say.lost({ labels: now.lost })} testId="recovery-lost">
              {say.lostText}
            </Notice>
          )}
          <NewPassword
            before={undefined}
            go={say.go}
            onBack={() => setNow({ step: now.from })}
            onPassword={(password) => recover(now.source, password)}
          />
        </>
      )}
    </Screen>
  )
}

/** The same words with another passphrase are another wallet. */
function TryPassphrase(
  props: Readonly<{
    mnemonic: string
    extra: string | undefined
    look: ReturnType<typeof useRecovery>['look']
    onBack: () => void
  }>,
) {
  const say = ofKeysAndBackup().found
  const [passphrase, setPassphrase] = useState(props.extra ?? '')
  const submit = (event: Event) => {
    event.preventDefault()
    props.look({ mnemonic: props.mnemonic, passphrase }, 'words', passphrase)
  }
  return (
    <form class="stack" onSubmit={submit}>
      <PasswordField
        label={say.passphrase}
        hint={say.hint}
        value={passphrase}
        onInput={setPassphrase}
        autocomplete="off"
        testId="passphrase"
      />
      <div class="decide">
        <Button onClick={props.onBack}>{m().common.back}</Button>
        <Button kind="primary" type="submit" isOff={passphrase === ''} testId="try-passphrase">
          {m().common.next}
        </Button>
      </div>
    </form>
  )
}

function titleOf(step: RecoveryStep['step']): string {
  const { title } = m().welcome
  if (step === 'refused') return ofKeysAndBackup().recover.refused
  return { words: title.import, file: title.restore, password: title.password }[step]
}

function useRecovery(setNow: RecoverProps['setNow']) {
  const { client, store, tell } = useApp()
  const look = (source: Source, from: 'words' | 'file', extra?: string) => {
    client.call('recovery.look', { source }).then(
      (answer) =>
        setNow(
          answer.ok
            ? { step: 'password', source, lost: answer.lost, from }
            : { step: 'refused', why: answer.reason, from, source, extra },
        ),
      (error: unknown) => setNow({ step: 'refused', why: reasonOfError(error), from, source, extra }),
    )
  }
  const recover = async (source: Source, password: string): Promise<string | undefined> => {
    try {
      const answer = await client.call('recovery.recover', { source, password })
      if (!answer.ok) return reasonText(answer.reason)
      await store.wallet.reload()
      tell(ofKeysAndBackup().recover.done)
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }
  return { look, recover }
}

function StartOver({ onBack }: Readonly<{ onBack: () => void }>) {
  const say = ofKeysAndBackup().erase
  const { client } = useApp()
  const erase = async () => ((await client.call('vault.erase', {})).isErased ? say.done : undefined)
  return (
    <EraseWallet title={ofKeysAndBackup().recover.without} erase={erase} onBack={onBack}>
      <p>{say.back}</p>
    </EraseWallet>
  )
}
