import { useEffect, useState } from 'preact/hooks'
import type { SettingsView } from '../../api/views/wallet.ts'
import { AUTO_LOCK_MINUTES, COMPUTER_IDLE_MINUTES } from '../../core/policy/auto-lock.ts'
import { Button } from '../controls/button.tsx'
import { LinkRow } from '../controls/link-row.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { Select } from '../controls/select.tsx'
import { Switch } from '../controls/switch.tsx'
import { Card } from '../layout/card.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { LANGUAGES } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofAllowances, ofNodes, ofSafeguards } from '../messages/screen-messages.ts'
import { NodesScreen } from '../nodes/nodes-screen.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'
import { THEMES } from '../theme/theme.ts'
import { ApiKeyCard } from './api-key.tsx'
import { CurrencySetting } from './currency-setting.tsx'
import { ExchangeBKeysCard } from './exchange-b-keys.tsx'
import { ExportHistory } from './export-history.tsx'
import { GapLimitCard } from './gap-limit.tsx'
import { useGuardedChange } from './guarded-change.tsx'
import { ProofSettings } from './proof-settings.tsx'
import { SitesCard } from './sites.tsx'

type Change = Readonly<{
  autoLockMinutes?: (typeof AUTO_LOCK_MINUTES)[number]
  computerIdleMinutes?: (typeof COMPUTER_IDLE_MINUTES)[number]
}> &
  Partial<Pick<SettingsView, 'theme' | 'language' | 'currency' | 'hideAmounts' | 'notifies' | 'bitcoinGapLimit'>>

/** A fetch of its own would cost more than the few nodes. */
export function SettingsScreen({ part }: Readonly<{ part?: 'nodes' }>) {
  return part === 'nodes' ? <NodesScreen /> : <AllSettings />
}

function AllSettings() {
  const say = m().settings
  const { host, store, tell } = useApp()
  const { save, dialog } = useGuardedChange()
  const wallet = readyValue(store.wallet.now.value)
  // Shows a choice at once, and reverts it if saving fails.
  const [chosen, setChosen] = useState<Change>({})
  useEffect(store.readSettings, [])
  if (!wallet) {
    return (
      <Screen title={m().nav.settings}>
        <LoadingCard what={m().common.loading} lines={6} />
      </Screen>
    )
  }
  const { profile } = wallet
  const settings = { ...wallet.settings, ...chosen }
  const set = (change: Change) => {
    setChosen((before) => ({ ...before, ...change }))
    save(change)
      .catch((error: unknown) => tell(messageOf(error)))
      .finally(() => setChosen({}))
  }
  return (
    <Screen title={m().nav.settings}>
      {host.place === 'popup' && (
        <Button icon="tab" onClick={() => host.openTab(location.hash)} testId="open-tab">
          {m().home.openTab}
        </Button>
      )}
      <WalletCard />
      <SecurityCard settings={settings} onChange={set} />
      {dialog}
      <AppearanceCard settings={settings} onChange={set} />
      <SitesCard />
      <h2 class="section-title">{say.advanced}</h2>
      <ExchangeBKeysCard />
      <ApiKeyCard />
      <ProofSettings settings={settings} />
      <GapLimitCard settings={settings} onChange={set} />
      <ExportHistory />
      <Card title={say.profile}>
        <p class="profile-name" data-testid="profile">
          {profile}
        </p>
        <p class="card-note">{say.profileMeaning({ profile })}</p>
        <div class="link-rows">
          <LinkRow to={{ screen: 'nodes' }} title={ofNodes().title} testId="to-nodes" />
        </div>
      </Card>
      <p class="version">{say.commands}</p>
      <p class="version">{say.version({ version: host.version })}</p>
    </Screen>
  )
}

type CardProps = Readonly<{ settings: SettingsView; onChange: (change: Change) => void }>

function WalletCard() {
  const say = m().settings
  return (
    <Card title={say.wallet}>
      <div class="link-rows">
        <LinkRow to={{ screen: 'accounts' }} title={say.accounts} testId="to-accounts" />
        <LinkRow to={{ screen: 'words' }} title={say.words} testId="to-words" />
        <LinkRow to={{ screen: 'backup' }} title={say.backup} testId="to-backup" />
      </div>
    </Card>
  )
}

function SecurityCard({ settings, onChange }: CardProps) {
  const say = m().settings
  const { client, host } = useApp()
  const choiceOf = <Minutes extends number>(minutes: Minutes) => ({
    value: minutes,
    key: `${minutes}`,
    label: minutes < 60 ? say.minutes({ minutes }) : say.hours({ hours: minutes / 60 }),
  })
  return (
    <Card title={say.security}>
      <div class="setting">
        <div>
          <span>{say.autoLock}</span>
          <p class="hint">{host.isFirefox ? say.autoLockHintFirefox : say.autoLockHint}</p>
        </div>
        <Select
          label={say.autoLock}
          choices={AUTO_LOCK_MINUTES.map(choiceOf)}
          chosen={`${settings.autoLockMinutes}`}
          onChoose={(autoLockMinutes) => onChange({ autoLockMinutes })}
          testId="auto-lock"
        />
      </div>
      {host.isFirefox && (
        <div class="setting">
          <span>{say.computerIdle}</span>
          <Select
            label={say.computerIdle}
            choices={COMPUTER_IDLE_MINUTES.map(choiceOf)}
            chosen={`${settings.computerIdleMinutes}`}
            onChoose={(computerIdleMinutes) => onChange({ computerIdleMinutes })}
          />
        </div>
      )}
      <div class="link-rows">
        <LinkRow to={{ screen: 'allowances' }} title={ofAllowances().title} testId="to-allowances" />
        <LinkRow to={{ screen: 'safeguards' }} title={ofSafeguards().title} testId="to-safeguards" />
        <LinkRow to={{ screen: 'password' }} title={say.changePassword} testId="to-password" />
      </div>
      <Button isWide icon="lock" onClick={() => client.call('vault.lock', {})} testId="lock-now">
        {say.lockNow}
      </Button>
    </Card>
  )
}

function AppearanceCard({ settings, onChange }: CardProps) {
  const say = m().settings
  return (
    <Card title={say.appearance}>
      <Segmented
        label={say.theme}
        choices={THEMES.map((theme) => ({ value: theme, label: say.themes[theme] }))}
        chosen={settings.theme}
        onChoose={(theme) => onChange({ theme })}
      />
      <div class="setting">
        <span>{say.language}</span>
        <Select
          label={say.language}
          choices={[
            { value: 'system' as const, key: 'system', label: say.browsersLanguage },
            ...LANGUAGES.map((named) => ({ value: named.language, key: named.language, label: named.name, named })),
          ]}
          chosen={settings.language}
          onChoose={(language) => onChange({ language })}
          testId="language"
        />
      </div>
      <CurrencySetting chosen={settings.currency} onChoose={(currency) => onChange({ currency })} />
      <Switch
        label={m().home.hideAmounts}
        isOn={settings.hideAmounts}
        onChange={(hideAmounts) => onChange({ hideAmounts })}
        testId="hide-amounts"
      />
      <Switch
        label={say.notifies}
        isOn={settings.notifies}
        onChange={(notifies) => onChange({ notifies })}
        testId="notifies"
      />
    </Card>
  )
}
