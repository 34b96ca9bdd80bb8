import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Switch } from '../controls/switch.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { PasswordGate } from '../password/password-gate.tsx'
import { useNewPassword } from '../password/use-new-password.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { download } from '../state/page/download.ts'
import { fileName } from '../state/page/file-name.ts'

export function BackupScreen() {
  const say = ofKeysAndBackup().backup
  const { client } = useApp()
  const [hasOwn, setHasOwn] = useState(false)
  const [own, setOwn] = useState('')
  const [again, setAgain] = useState('')
  const [made, setMade] = useState<Made | undefined>(undefined)
  const judged = useNewPassword(own, 'file')
  if (made !== undefined) return <Handed {...made} />
  const isReady = !hasOwn || (judged.isAccepted && own === again)
  return (
    <Screen title={m().settings.backup} back={{ screen: 'settings' }} keepsFocus>
      <p class="card-note">{say.text}</p>
      <p class="card-note">{say.notIn}</p>
      <p class="card-note">{say.without}</p>
      <PasswordGate
        go={say.go}
        busy={m().welcome.sealing}
        isOff={!isReady}
        ask={(password) => client.call('backup.make', { password, ...(hasOwn && { ownPassword: own }) })}
        onDone={({ text }) => {
          const made = { name: fileName('backup', Date.now()), text }
          hand(made)
          setMade(made)
        }}
      >
        <Switch label={say.own} hint={say.ownHint} isOn={hasOwn} onChange={setHasOwn} testId="backup-own" />
        {hasOwn && (
          <NewPasswordFields
            label={ofKeysAndBackup().restore.password}
            labelAgain={m().welcome.passwordAgain}
            password={own}
            again={again}
            judged={judged}
            onPassword={setOwn}
            onAgain={setAgain}
            problem={undefined}
          />
        )}
      </PasswordGate>
    </Screen>
  )
}

type Made = Readonly<{ name: string; text: string }>

const hand = ({ name, text }: Made) => download(name, text, 'application/json')

// No page learns whether the file was saved.
function Handed(made: Made) {
  const say = ofKeysAndBackup().backup
  return (
    <Screen title={m().settings.backup} isTitleHidden>
      <EmptyState
        icon="search"
        title={say.saved}
        action={
          <>
            <a class="button primary" href={hrefOf({ screen: 'settings' })} data-testid="backup-saved">
              {ofKeysAndBackup().password.back}
            </a>
            <Button onClick={() => hand(made)} testId="backup-again">
              {say.saveAgain}
            </Button>
          </>
        }
      >
        <p>{say.savedAs({ name: made.name })}</p>
        <p>{say.keep}</p>
      </EmptyState>
    </Screen>
  )
}
