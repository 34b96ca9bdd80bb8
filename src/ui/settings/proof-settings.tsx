import type { ApiParams } from '../../api/contract.ts'
import type { SettingsView } from '../../api/views/wallet.ts'
import { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../../core/policy/limit-choices.ts'
import { Select } from '../controls/select.tsx'
import { Switch } from '../controls/switch.tsx'
import { Card } from '../layout/card.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'
import { useGuardedChange } from './guarded-change.tsx'

type Change = Pick<ApiParams<'settings.set'>, 'expert' | 'routerLimitUsd' | 'exchangeFeeLimitUsd'>

export function ProofSettings({ settings }: { settings: SettingsView }) {
  const say = m().settings
  const { store, tell } = useApp()
  const { save, dialog } = useGuardedChange()
  const set = (change: Change) => save(change).catch((error: unknown) => tell(messageOf(error)))
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
            label: value === null ? say.noRouterLimit : say.dollars({ dollars: value }),
          }))}
          chosen={`${settings.routerLimitUsd}`}
          onChoose={(routerLimitUsd) => set({ routerLimitUsd })}
          testId="router-limit"
        />
      </div>
      {exchange && (
        <div class="setting">
          <span>{say.exchangeFeeLimit({ exchange })}</span>
          <Select
            label={say.exchangeFeeLimit({ exchange })}
            choices={EXCHANGE_FEE_LIMITS_USD.map((value) => ({
              value,
              key: `${value}`,
              label: say.dollars({ dollars: value }),
            }))}
            chosen={`${settings.exchangeFeeLimitUsd}`}
            onChoose={(exchangeFeeLimitUsd) => set({ exchangeFeeLimitUsd })}
            testId="exchange-fee-limit"
          />
        </div>
      )}
      {dialog}
    </Card>
  )
}
