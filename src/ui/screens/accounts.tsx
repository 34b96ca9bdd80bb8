import { AccountRow } from '../accounts/account-row.tsx'
import { AddAccount } from '../accounts/add-account.tsx'
import { useAllAccounts } from '../accounts/use-all-accounts.ts'
import { ofKeysAndBackup } from '../messages/custody-messages.ts'
import { Card } from '../parts/card.tsx'
import { WithResource } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'

export function AccountsScreen() {
  const say = ofKeysAndBackup().accounts
  return (
    <Screen title={say.title} back={{ screen: 'settings' }}>
      <WithResource resource={useAllAccounts()} what={say.loading} failed={say.failed} lines={4}>
        {({ own, watched }) => (
          <>
            <Card title={say.own}>
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
                    <AccountRow key={each.id} of={each} chips={[say.families[each.family]]} />
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
