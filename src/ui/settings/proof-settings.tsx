import { useState } from 'preact/hooks'
import type { ApiParams } from '../../api/contract.ts'
import type { SettingsView } from '../../api/views/wallet.ts'
import { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../../core/policy/spending-limits.ts'
import { Select } from '../controls/select.tsx'
import { Switch } from '../controls/switch.tsx'
import { Card } from '../layout/card.tsx'
import { m } from '../messages/messages.ts'
import { PasswordDialog } from '../password/password-dialog.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'

type Change = Pick<ApiParams<'settings.set'>, 'expert' | 'routerLimitUsd' | 'exchangeFeeLimitUsd'>

export function ProofSettings({ settings }: { settings: SettingsView }) {
  const say = m().settings
  const { client, store, tell } = useApp()
  const [asking, setAsking] = useState<Change | undefined>(undefined)
  const set = async (change: Change) => {
    try {
      const answer = await client.call('settings.set', change)
      if (answer.ok) await store.wallet.reload()
      else setAsking(change)
    } catch (error) {
      tell(messageOf(error))
    }
  }
  const exchange = readyValue(store.exchangeBKeys.now.value)?.exchange
  const limits = [...ROUTER_LIMITS_USD, null]
  return (
    <Card title={say.proof}>
      <Switch
        label={say.expert}
        hint={say.expertHint}
        isOn={settings.expert}
        onChange={(expert) => set({ expert })}
        testId="expert"
      />
      <div class="setting">
        <div>
          <span>{say.routerLimit}</span>
          <p class="hint">{say.routerLimitHint}</p>
        </div>
        <Select
          label={say.routerLimit}
          choices={limits.map((value) => ({
            value,
            key: `${value}`,
            label: value === null ? say.noRouterLimit : say.dollars(value),
          }))}
          chosen={`${settings.routerLimitUsd}`}
          onChoose={(routerLimitUsd) => set({ routerLimitUsd })}
          testId="router-limit"
        />
      </div>
      {exchange && (
        <div class="setting">
          <div>
            <span>{say.exchangeFeeLimit(exchange)}</span>
            <p class="hint">{say.exchangeFeeLimitHint}</p>
          </div>
          <Select
            label={say.exchangeFeeLimit(exchange)}
            choices={EXCHANGE_FEE_LIMITS_USD.map((value) => ({ value, key: `${value}`, label: say.dollars(value) }))}
            chosen={`${settings.exchangeFeeLimitUsd}`}
            onChoose={(exchangeFeeLimitUsd) => set({ exchangeFeeLimitUsd })}
            testId="exchange-fee-limit"
          />
        </div>
      )}
      {asking && (
        <PasswordDialog
          onClose={() => setAsking(undefined)}
          tryWith={async (password) => {
            const answer = await client.call('settings.set', { ...asking, password })
            if (!answer.ok) return answer
            setAsking(undefined)
            await store.wallet.reload()
            return undefined
          }}
        />
      )}
    </Card>
  )
}
