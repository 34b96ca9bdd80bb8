import type { Settings } from '../../api/contract.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { LoadingCard } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Select } from '../parts/select.tsx'
import { Switch } from '../parts/switch.tsx'
import { Sites } from '../settings/sites.tsx'
import { useApp } from '../state/app.ts'
import { messageOf, readyValue } from '../state/resource.ts'

const MINUTES = [1, 5, 15, 60, 240] as const
const THEMES = ['system', 'light', 'dark'] as const

/** How the wallet behaves, whom it talks to, and the lock. */
export function SettingsScreen() {
  const { client, host, store, tell } = useApp()
  const wallet = readyValue(store.wallet.now.value)
  if (!wallet) {
    return (
      <Screen title={m().settings.title}>
        <LoadingCard what={m().settings.loading} lines={6} />
      </Screen>
    )
  }
  const { settings, profile } = wallet
  const set = (
    change: Readonly<{ autoLockMinutes?: (typeof MINUTES)[number] }> & Partial<Pick<Settings, 'theme' | 'hideAmounts'>>,
  ) => {
    client.call('settings.set', change).then(
      () => store.wallet.reload(),
      (error: unknown) => tell(messageOf(error)),
    )
  }
  return (
    <Screen title={m().settings.title}>
      <Card title={m().settings.security}>
        <div class="setting">
          <div>
            <span>{m().settings.autoLock}</span>
            <p class="hint">{m().settings.autoLockHint}</p>
          </div>
          <Select
            label={m().settings.autoLock}
            choices={MINUTES.map((minutes) => ({
              value: minutes,
              key: `${minutes}`,
              label: m().settings.minutes(minutes),
            }))}
            chosen={`${settings.autoLockMinutes}`}
            onChoose={(autoLockMinutes) => set({ autoLockMinutes })}
            testId="auto-lock"
          />
        </div>
        <Button isWide icon="lock" onClick={() => void client.call('vault.lock', {})} testId="lock-now">
          {m().settings.lockNow}
        </Button>
      </Card>
      <Card title={m().settings.appearance}>
        <Segmented
          label={m().settings.theme}
          choices={THEMES.map((theme) => ({ value: theme, label: m().settings.themes[theme] }))}
          chosen={settings.theme}
          onChoose={(theme) => set({ theme })}
        />
        <Switch
          label={m().settings.hideAmounts}
          hint={m().settings.hideAmountsHint}
          isOn={settings.hideAmounts}
          onChange={(hideAmounts) => set({ hideAmounts })}
          testId="hide-amounts"
        />
      </Card>
      <Sites />
      <Card title={m().settings.profile}>
        <p class="profile-name" data-testid="profile">
          {profile}
        </p>
        <p class="card-note">{m().settings.profileMeaning(profile)}</p>
      </Card>
      <p class="version">{m().settings.version(host.version)}</p>
    </Screen>
  )
}
