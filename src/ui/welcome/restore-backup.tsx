import { useRef, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofGuidance, ofKeysAndBackup } from '../messages/screen-messages.ts'
import { typeOver } from '../password/use-typed-password.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'

/** Far above every backup's size. */
const MOST_BYTES = 500_000

export type OpenedFile = Readonly<{ text: string; password: string }>

export type ChosenBackup = Readonly<{
  file: Readonly<{ name: string; text: string }> | undefined
  password: string
  found: string | undefined
}>

type BackupContents = Readonly<{
  createdAt: number
  accounts: number
  watched: number
  keys: number
  hasPassphrase: boolean
}>

type RestoreBackupProps = Readonly<{
  before: ChosenBackup | undefined
  /** The page erased the typed password. */
  wasForgotten: boolean
  /** Then nothing but the vault is replaced. */
  isSameWallet?: boolean
  onNext: (file: OpenedFile, chosen: ChosenBackup) => void
  onBack: (chosen: ChosenBackup) => void
}>

export function RestoreBackup(props: RestoreBackupProps) {
  const say = ofKeysAndBackup().restore
  const input = useRef<HTMLInputElement>(null)
  const backup = useChosenBackup(props)
  const { file, password, found } = backup
  return (
    <form class="stack" onSubmit={(event) => void backup.submit(event)}>
      <p>{say.text}</p>
      {!props.isSameWallet && <p class="hint">{say.notIn}</p>}
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        data-testid="backup-file"
        onChange={(event) => void backup.choose(event.currentTarget.files?.[0])}
      />
      <div class="file-choice">
        <Button isWide onClick={() => input.current?.click()}>
          {file ? say.other : say.choose}
        </Button>
        {file && (
          <p class="hint">
            <UntrustedText text={file.name} />
          </p>
        )}
      </div>
      {backup.isNoBackup && <Notice kind="warn" title={ofGuidance().noBackup} testId="no-backup" isUrgent />}
      <PasswordField
        label={say.password}
        value={password}
        onInput={backup.type}
        autocomplete="off"
        problem={backup.problem}
        testId="backup-password"
        inputRef={backup.passwordInput}
      />
      {backup.isForgotten && (
        <Notice kind="info" isUrgent testId="password-forgotten">
          {say.forgotten}
        </Notice>
      )}
      {found !== undefined && (
        <Notice kind="good" title={say.opened} testId="backup-found">
          {found}
        </Notice>
      )}
      <div class="decide">
        <Button onClick={() => props.onBack({ file, password, found })}>{m().common.back}</Button>
        <Button
          kind="primary"
          type="submit"
          isBusy={backup.isBusy}
          isOff={!file || password === ''}
          testId="open-backup"
        >
          {backup.isBusy ? say.busy : found === undefined ? say.open : m().common.next}
        </Button>
      </div>
    </form>
  )
}

function useChosenBackup({ before, wasForgotten, onNext }: RestoreBackupProps) {
  const say = ofKeysAndBackup().restore
  const { client } = useApp()
  const [file, setFile] = useState(before?.file)
  const [password, setPassword] = useState(before?.password ?? '')
  const [isNoBackup, setNoBackup] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [found, setFound] = useState(before?.found)
  const [isBusy, setBusy] = useState(false)
  const [isForgotten, setForgotten] = useState(wasForgotten)
  const passwordInput = useRef<HTMLInputElement>(null)
  useLeaving({
    hide: () => undefined,
    forget: () => {
      if (password === '') return
      setPassword('')
      setFound(undefined)
      setForgotten(true)
    },
  })
  const refuse = (why: string) => {
    setProblem(why)
    typeOver(passwordInput.current)
  }
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setProblem(undefined)
    setFound(undefined)
    if (chosen.size > MOST_BYTES) return setProblem(say.tooLarge)
    const text = await chosen.text()
    const isOne = isBackup(text)
    setNoBackup(!isOne)
    setFile(isOne ? { name: chosen.name, text } : undefined)
  }
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy || !file || password === '') return
    if (found !== undefined) return onNext({ text: file.text, password }, { file, password, found })
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await client.call('backup.look', { text: file.text, password })
      if (answer.outcome === 'done') setFound(foundText(answer))
      else refuse(reasonText(answer.why))
    } catch (error) {
      refuse(messageOf(error))
    }
    setBusy(false)
  }
  const type = (value: string) => {
    setPassword(value)
    setFound(undefined)
    setProblem(undefined)
    setForgotten(false)
  }
  return { file, password, found, isNoBackup, problem, isBusy, isForgotten, passwordInput, choose, type, submit }
}

function foundText({ createdAt, hasPassphrase, ...counts }: BackupContents): string {
  const say = ofKeysAndBackup().restore
  const parts = (['accounts', 'watched', 'keys'] as const)
    .filter((each) => each === 'accounts' || counts[each] > 0)
    .map((each) => say.parts[each]({ count: counts[each] }))
  const all = hasPassphrase ? [...parts, say.parts.passphrase] : parts
  return say.found({ atSeconds: createdAt / 1_000, parts: all })
}

// Checks the format name only; integrity needs the password.
function isBackup(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)).includes('"causeway-backup"')
  } catch {
    return false
  }
}
