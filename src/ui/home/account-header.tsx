import type { SiteView } from '../../api/views/sites.ts'
import type { AccountView } from '../../api/views/wallet.ts'
import { IconButton } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { Select } from '../controls/select.tsx'
import { Logo } from '../display/logo.tsx'
import { lazyComponent } from '../layout/lazy-component.tsx'
import { AccountIcon } from '../marks/account-icon.tsx'
import { ofChooser, ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { shortAddress } from '../text/address.ts'
import { TabConnection } from './tab-connection.tsx'

export function AccountHeader({ connected }: { connected: SiteView | undefined }) {
  const { client, host, store, tell } = useApp()
  const account = store.account.value
  const accounts = readyValue(store.accounts.now.value) ?? []
  // The side panel replaces the popup.
  const openPanel = async () => {
    if (await host.openPanel()) host.close()
    else tell(ofWindows()[host.isFirefox ? 'noSidebar' : 'noPanel'])
  }
  return (
    <header class="account-header">
      <Logo />
      <div class="account-who">{account && <Who account={account} accounts={accounts} />}</div>
      <div class="account-tools">
        {account ? (
          <CopyButton text={account.address} name={m().home.copyAddress} testId="copy-address" />
        ) : (
          // Keeps the place, so that nothing jumps.
          <span class="icon-button" aria-hidden="true" />
        )}
        {host.place === 'popup' && (
          <IconButton
            icon="panel"
            name={ofWindows()[host.isFirefox ? 'sidebar' : 'panel']}
            onClick={() => void openPanel()}
            testId="open-panel"
          />
        )}
        <IconButton
          icon="lock"
          name={m().settings.lockNow}
          testId="lock"
          onClick={() => client.call('vault.lock', {})}
        />
      </div>
      {connected && <TabConnection site={connected} />}
    </header>
  )
}

const ADD = 'add'

// Only the open chooser needs it.
const AccountTotal = lazyComponent(async () => (await import('./total/account-total.tsx')).AccountTotal)

function Who({ account, accounts }: { account: AccountView; accounts: readonly AccountView[] }) {
  const app = useApp()
  const { go, store } = app
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const add = async () => {
    const { addAndChoose } = await import('../accounts/add-and-choose.ts')
    await addAndChoose(app)
  }
  const face = (
    <>
      <AccountIcon address={account.address} />
      <span class="account-face">
        <strong dir="auto" title={account.label}>
          {account.label}
        </strong>
        <bdi class="mono" dir="ltr" title={account.address}>
          {shortAddress(account.address)}
        </bdi>
      </span>
    </>
  )
  return (
    <Select<string | undefined>
      label={m().home.account}
      choices={[
        ...accounts.map((each) => ({
          value: each.id,
          key: each.id,
          label: each.label,
          detail: shortAddress(each.address),
          words: each.address,
          valuation: isHidden ? undefined : <AccountTotal account={each} />,
        })),
        { value: ADD, key: ADD, label: ofChooser().addAccount },
        { value: undefined, key: 'all', label: m().home.allAccounts },
      ]}
      chosen={account.id}
      face={face}
      icon={({ words }) => words && <AccountIcon address={words} />}
      testId="account"
      onChoose={(id) => {
        if (id === undefined) return go({ screen: 'accounts' })
        if (id === ADD) return add()
        store.chosenAccountId.value = id
      }}
    />
  )
}
