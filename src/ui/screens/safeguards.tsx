import type { AllAccountsView } from '../../api/custody-views.ts'
import type { PolicyView } from '../../api/safeguard-views.ts'
import { isSameAddress } from '../../core/address.ts'
import { ASK_PASSWORD, DAY_LIMITS_USD } from '../../core/safeguards/safeguards.ts'
import { useAllAccounts } from '../accounts/use-all-accounts.ts'
import { m } from '../messages/messages.ts'
import { ofSafeguards } from '../messages/safeguard-messages.ts'
import { Card } from '../parts/card.tsx'
import { LinkRow } from '../parts/link-row.tsx'
import { WithResource } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Select } from '../parts/select.tsx'
import { PasswordDialog } from '../safeguards/password-again.tsx'
import { type SafeguardsState, useSafeguards } from '../safeguards/use-safeguards.ts'
import { readyValue } from '../state/resource.ts'

export function SafeguardsScreen() {
  const say = ofSafeguards()
  const { shown, set, asking, dismiss, tryWith } = useSafeguards()
  return (
    <Screen title={say.title} back={{ screen: 'settings' }}>
      <p class="card-note">{say.intro}</p>
      <WithResource resource={shown} what={say.loading} failed={say.failed} lines={6}>
        {(safeguards) => <All safeguards={safeguards} set={set} />}
      </WithResource>
      {asking && <PasswordDialog onClose={dismiss} tryWith={tryWith} />}
    </Screen>
  )
}

function All({ safeguards, set }: Readonly<{ safeguards: PolicyView; set: SafeguardsState['set'] }>) {
  const say = ofSafeguards()
  const { dollars, noRouterLimit } = m().settings
  const { askPassword, dayLimitUsd, coldAccounts } = safeguards
  const isAlways = askPassword === 'always'
  return (
    <>
      <Card title={say.ask}>
        <Segmented
          label={say.ask}
          choices={ASK_PASSWORD.map((value) => ({ value, label: say.choices[value] }))}
          chosen={askPassword}
          onChoose={(value) => set({ askPassword: value })}
          testId="ask-password"
        />
        <p class="card-note" role="status" data-testid="ask-password-means">
          {say.means[askPassword]}
        </p>
        <div class="setting">
          <div>
            <span>{say.limit}</span>
            <p class="hint">{isAlways ? say.noLimitNeeded : say.limitHint}</p>
          </div>
          {!isAlways && (
            <Select
              label={say.limit}
              choices={[...DAY_LIMITS_USD, null].map((value) => ({
                value,
                key: `${value}`,
                label: value === null ? noRouterLimit : dollars(value),
              }))}
              chosen={`${dayLimitUsd}`}
              onChoose={(value) => set({ dayLimitUsd: value })}
              testId="day-limit"
            />
          )}
        </div>
      </Card>
      <ColdAccounts coldAccounts={coldAccounts} />
      <p class="card-note">{say.changes}</p>
      <p class="card-note">{say.exempt}</p>
    </>
  )
}

function ColdAccounts({ coldAccounts }: Pick<PolicyView, 'coldAccounts'>) {
  const say = ofSafeguards()
  const all = readyValue(useAllAccounts().now.value)
  const isCold = ({ address }: AllAccountsView['own'][number]) =>
    coldAccounts.some((each) => isSameAddress(each, address))
  const cold = all?.own.filter(isCold) ?? []
  return (
    <Card title={say.cold}>
      <div class="link-rows">
        {cold.map(({ id, label }) => (
          <LinkRow key={id} to={{ screen: 'account', id }} title={label} testId={`cold-${id}`} />
        ))}
        {cold.length === 0 && (
          <LinkRow to={{ screen: 'accounts' }} title={m().settings.accounts} hint={say.coldNone} testId="to-accounts" />
        )}
      </div>
    </Card>
  )
}
