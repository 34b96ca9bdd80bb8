import { useState } from 'preact/hooks'
import type { OwnAccountView } from '../../api/views/keys-and-accounts.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { ShortAddress } from '../display/address-text.tsx'
import { ofGuidance, ofKeysAndBackup } from '../messages/screen-messages.ts'
import { PasswordGate } from '../password/password-gate.tsx'
import { useApp } from '../state/app.ts'

export function ForgetKey({ of }: Readonly<{ of: OwnAccountView }>) {
  const say = ofKeysAndBackup().accounts
  const { client, go } = useApp()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="danger" isWide onClick={() => setAsked(true)} testId="forget-key">
        {say.forget}
      </Button>
      {isAsked && (
        <Dialog title={say.forgetTitle(of.label)} onClose={() => setAsked(false)}>
          <div class="dialog-text">
            <p>
              <ShortAddress address={of.address} />
            </p>
            <p>{say.forgetText}</p>
            <PasswordGate
              go={say.forgetGo}
              kind="danger"
              isFirst
              ask={(password) => client.call('accounts.forgetKey', { id: of.id, password })}
              onDone={() => go({ screen: 'accounts' })}
            />
            <Button isWide onClick={() => setAsked(false)} testId="forget-not">
              {ofGuidance().book.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
