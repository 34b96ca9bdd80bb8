import { isSameAddress } from '../../core/address.ts'
import { ofSafeguards } from '../messages/safeguard-messages.ts'
import { Card } from '../parts/card.tsx'
import { WithResource } from '../parts/loading.tsx'
import { Switch } from '../parts/switch.tsx'
import { PasswordDialog } from './password-again.tsx'
import { useSafeguards } from './use-safeguards.ts'

/** A cold account asks for the password before every payment and signature. */
export function ColdAccount({ account }: { account: string }) {
  const say = ofSafeguards()
  const { shown, set, asking, dismiss, tryWith } = useSafeguards()
  return (
    <WithResource resource={shown} what={say.loading} failed={say.failed} lines={2}>
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
