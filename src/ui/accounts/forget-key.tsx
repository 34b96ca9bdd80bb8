import { useState } from 'preact/hooks'
import type { OwnAccountView } from '../../api/views/keys-and-accounts.ts'
import type { ActivityEntry } from '../activity/entry.ts'
import { EntryRow } from '../activity/entry-row.tsx'
import { useUnreadable } from '../activity/use-unreadable.ts'
import { Button } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { ShortAddress } from '../display/address-text.tsx'
import { LazyReasonText } from '../display/lazy-reason.tsx'
import { AddressNames } from '../display/rows/address-names.tsx'
import { m } from '../messages/messages.ts'
import { ofGuidance, ofKeysAndBackup } from '../messages/screen-messages.ts'
import { PasswordGate } from '../password/password-gate.tsx'
import { useApp } from '../state/app.ts'
import { useUnderWay } from './use-under-way.ts'

export function ForgetKey({ of }: Readonly<{ of: OwnAccountView }>) {
  const say = ofKeysAndBackup().accounts
  const { client, go } = useApp()
  const [isAsked, setAsked] = useState(false)
  const [isUnreadAccepted, acceptUnread] = useState(false)
  const underWay = useUnderWay(of.address)
  const isUnread = useUnreadable()?.some(({ isOfFormerWallet }) => !isOfFormerWallet)
  return (
    <>
      <Button kind="danger" isWide onClick={() => setAsked(true)} testId="forget-key">
        {say.forget}
      </Button>
      {isAsked && (
        <Dialog title={say.forgetTitle({ label: of.label })} onClose={() => setAsked(false)}>
          <div class="dialog-text">
            <p>
              <ShortAddress address={of.address} />
            </p>
            <p>{say.forgetText}</p>
            {underWay.length > 0 ? (
              <UnderWay entries={underWay} />
            ) : (
              <PasswordGate
                go={say.forgetGo}
                kind="danger"
                isFirst
                isOff={isUnread === true && !isUnreadAccepted}
                ask={(password) => client.call('accounts.forgetKey', { id: of.id, password, isUnreadAccepted })}
                onDone={() => go({ screen: 'accounts' })}
              >
                {isUnread && (
                  <Checkbox isOn={isUnreadAccepted} onChange={acceptUnread} testId="accept-unread">
                    <LazyReasonText reason={{ code: 'ACCOUNT_UNREAD' }} />
                  </Checkbox>
                )}
              </PasswordGate>
            )}
            <Button isWide onClick={() => setAsked(false)} testId="forget-not">
              {ofGuidance().book.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Each leads to its screen. */
function UnderWay({ entries }: Readonly<{ entries: readonly ActivityEntry[] }>) {
  return (
    <section aria-label={m().home.inFlight} data-testid="key-under-way">
      <p>
        <LazyReasonText reason={{ code: 'ACCOUNT_UNDER_WAY' }} />
      </p>
      <ul class="card list">
        <AddressNames of={entries.map(({ id }) => id)}>
          {entries.map((past) => (
            <EntryRow key={past.id} past={past} />
          ))}
        </AddressNames>
      </ul>
    </section>
  )
}
