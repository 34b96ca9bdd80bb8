import type { AllAccountsView } from '../../api/views/keys-and-accounts.ts'
import type { PolicyView } from '../../api/views/policy.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { ASK_PASSWORD } from '../../core/policy/safeguards.ts'
import { DAY_LIMITS_USD } from '../../core/policy/spending-limits.ts'
import { LinkRow } from '../controls/link-row.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { Select } from '../controls/select.tsx'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofSafeguards } from '../messages/screen-messages.ts'
import { PasswordDialog } from '../password/password-dialog.tsx'
import { readyValue } from '../state/resource.ts'
import { useAllAccounts } from '../state/wallet/all-accounts.ts'
import { type SafeguardsState, useSafeguards } from './use-safeguards.ts'

export function SafeguardsScreen() {
  const say = ofSafeguards()
  const { shown, set, asking, dismiss, tryWith } = useSafeguards()
  return (
    <Screen title={say.title} back={{ screen: 'settings' }}>
      <p class="card-note">{say.intro}</p>
      <WithResource resource={shown} what={m().common.loading} failed={m().home.couldNotRead} lines={6}>
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
                label: value === null ? noRouterLimit : dollars({ dollars: value }),
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
