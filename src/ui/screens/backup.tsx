import { useState } from 'preact/hooks'
import { ofCustody } from '../messages/custody-messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Screen } from '../parts/screen.tsx'
import { Switch } from '../parts/switch.tsx'
import { hrefOf } from '../route.ts'
import { download, fileName } from '../settings/download.ts'
import { PasswordGate } from '../settings/password-gate.tsx'
import { useApp } from '../state/app.ts'
import { NewPasswordFields } from '../welcome/new-password-fields.tsx'

/** What makes the wallet again elsewhere, as one sealed file to take away; and what that file does not have. */
export function BackupScreen() {
  const say = ofCustody().backup
  const { client } = useApp()
  const [hasOwn, setHasOwn] = useState(false)
  const [own, setOwn] = useState('')
  const [again, setAgain] = useState('')
  const [saved, setSaved] = useState<string | undefined>(undefined)
  if (saved !== undefined) return <Saved name={saved} />
  const isReady = !hasOwn || (own !== '' && own === again)
  return (
    <Screen title={say.title} back={{ screen: 'settings' }} keepsFocus>
      <p class="card-note">{say.text}</p>
      <p class="card-note">{say.notIn}</p>
      <p class="card-note">{say.without}</p>
      <PasswordGate
        go={say.go}
        busy={say.busy}
        isOff={!isReady}
        ask={(password) => client.call('backup.make', { password, ...(hasOwn && { ownPassword: own }) })}
        onDone={({ text }) => {
          const name = fileName('backup', Date.now())
          download(name, text, 'application/json')
          setSaved(name)
        }}
      >
        <Switch label={say.own} hint={say.ownHint} isOn={hasOwn} onChange={setHasOwn} testId="backup-own" />
        {hasOwn && (
          <NewPasswordFields
            label={say.filePassword}
            labelAgain={say.again}
            password={own}
            again={again}
            onPassword={setOwn}
            onAgain={setAgain}
            problem={undefined}
          />
        )}
      </PasswordGate>
    </Screen>
  )
}

function Saved({ name }: Readonly<{ name: string }>) {
  const say = ofCustody().backup
  return (
    <Screen title={say.title} isTitleHidden>
      <EmptyState
        icon="check"
        title={say.saved}
        action={
          <a class="button primary" href={hrefOf({ screen: 'settings' })} data-testid="backup-saved">
            {ofCustody().password.back}
          </a>
        }
      >
        <p>{say.savedAs(name)}</p>
        <p>{say.keep}</p>
      </EmptyState>
    </Screen>
  )
}
