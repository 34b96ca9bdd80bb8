import { accountKey } from '../families/message-keys.ts'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useAllAccounts } from '../state/wallet/all-accounts.ts'
import { AccountRow } from './account-row.tsx'
import { AddAccount } from './add-account.tsx'

export function AccountsScreen() {
  const say = ofKeysAndBackup().accounts
  return (
    <Screen title={m().settings.accounts} back={{ screen: 'settings' }}>
      <WithResource resource={useAllAccounts()} what={m().common.loading} failed={m().home.couldNotRead} lines={4}>
        {({ own, watched }) => (
          <>
            <Card title={m().common.yourAccounts}>
              <ul class="account-rows">
                {own.map((each) => (
                  <AccountRow
                    key={each.id}
                    of={each}
                    chips={[...(each.from === 'key' ? [say.imported] : []), ...(each.isHidden ? [say.hidden] : [])]}
                  />
                ))}
              </ul>
            </Card>
            {watched.length > 0 && (
              <Card title={say.watched}>
                <p class="card-note">{say.watchedMeaning}</p>
                <ul class="account-rows">
                  {watched.map((each) => (
                    <AccountRow key={each.id} of={each} chips={[say.families[accountKey(each.family)]]} />
                  ))}
                </ul>
              </Card>
            )}
            <AddAccount />
          </>
        )}
      </WithResource>
    </Screen>
  )
}
