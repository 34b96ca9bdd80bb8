import { useState } from 'preact/hooks'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { PasswordGate } from '../password/password-gate.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useAllAccounts } from '../state/wallet/all-accounts.ts'
import { RevealedSecret } from './revealed-secret.tsx'

export function PrivateKeyScreen({ id }: { id: string }) {
  const say = ofKeysAndBackup().key
  const { client } = useApp()
  const label = readyValue(useAllAccounts().now.value)?.own.find((each) => each.id === id)?.label ?? ''
  const [key, setKey] = useState<string | undefined>(undefined)
  return (
    <Screen title={say.title} back={{ screen: 'account', id }} keepsFocus>
      <Notice kind="danger" title={say.warn}>
        {say.warnText}
      </Notice>
      {label && <p>{say.of({ label })}</p>}
      {key ? (
        <RevealedSecret
          secret={key}
          draw={(isShown) => <Key of={key} isShown={isShown} />}
          onForget={() => setKey(undefined)}
        />
      ) : (
        <PasswordGate
          go={m().common.next}
          ask={(password) => client.call('vault.revealKey', { accountId: id, password })}
          onDone={(answer) => setKey(answer.privateKey)}
        />
      )}
    </Screen>
  )
}

function Key({ of, isShown }: Readonly<{ of: string; isShown: boolean }>) {
  return (
    <p class="shown-key mono" data-testid="private-key">
      {isShown ? (
        of
      ) : (
        <>
          <span aria-hidden="true">{'•'.repeat(of.length)}</span>
          <span class="visually-hidden">{ofKeysAndBackup().words.hidden}</span>
        </>
      )}
    </p>
  )
}
