import { isSameAddress } from '../../core/families/address.ts'
import { Switch } from '../controls/switch.tsx'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { m } from '../messages/messages.ts'
import { ofSafeguards } from '../messages/screen-messages.ts'
import { PasswordDialog } from '../password/password-dialog.tsx'
import { useSafeguards } from './use-safeguards.ts'

/** A cold account asks for the password before every payment and signature. */
export function ColdAccount({ account }: { account: string }) {
  const say = ofSafeguards()
  const { shown, set, asking, dismiss, tryWith } = useSafeguards()
  return (
    <WithResource resource={shown} what={m().common.loading} failed={m().home.couldNotRead} lines={2}>
      {({ coldAccounts }) => (
        <Card title={say.account.title}>
          <Switch
            label={say.account.label}
            hint={say.account.hint}
            isOn={coldAccounts.some((each) => isSameAddress(each, account))}
            onChange={(isOn) => set({ cold: { account, isOn } })}
            testId="cold-account"
          />
          {asking && <PasswordDialog onClose={dismiss} tryWith={tryWith} />}
        </Card>
      )}
    </WithResource>
  )
}
