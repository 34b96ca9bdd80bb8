import type { BundleView } from '../../api/transfer-views.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { m } from '../messages/messages.ts'
import { Chip } from '../parts/chip.tsx'
import { lazyComponent } from '../parts/fetched.tsx'
import { Icon } from '../parts/icons.tsx'
import { UntrustedText } from '../parts/outside-text.tsx'
import { RowAccount } from '../parts/row-account.tsx'
import { RowTime } from '../parts/row-time.tsx'
import { hrefOf } from '../route.ts'
import { useOtherAccountName } from '../state/account-name.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { requesterText } from './asker-text.ts'
import { bundleChain } from './sent-chain.ts'
import { bundleState, bundleTone } from './state.ts'

function Count({ view: { bundle } }: { view: BundleView }) {
  return <>{m().activity.sent.what(bundle.calls.length)}</>
}

// The texts are large, and most lists need none.
const What = lazyComponent(async () => (await import('./sent-what.tsx')).BundleTitle, Count)
const Party = lazyComponent(async () => (await import('./sent-party.tsx')).BundleCounterparty)

export function BundleActivityRow({ view, isUnderDay }: Readonly<{ view: BundleView; isUnderDay: boolean }>) {
  const { bundle } = view
  const say = m().activity.sent
  const { route, store } = useApp()
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const account = useOtherAccountName()(bundle.account)
  const state = bundleState(view)
  const href = hrefOf({ screen: 'sent', id: bundle.id })
  const isHere = hrefOf(route.value) === href
  return (
    <li>
      <a class="transfer-row of-site" href={href} aria-current={isHere ? 'page' : undefined}>
        <span class="coin sand" aria-hidden="true">
          <Icon name="tab" size={18} />
        </span>
        <span class="transfer-what">
          <span class="strong">{isHidden ? <Count view={view} /> : <What view={view} />}</span>
          <span class="transfer-route sent">
            <UntrustedText text={requesterText(bundle)} />
            <span>{bundleChain(view)}</span>
          </span>
          <Party view={view} />
          {account !== undefined && <RowAccount name={account} />}
        </span>
        <span class="transfer-end">
          <Chip tone={bundleTone(view)}>{say.state[state]}</Chip>
          <RowTime
            sinceSeconds={isBundleInFlight(bundle) && !bundle.needs ? bundle.approvedAtSeconds : undefined}
            approvedAtSeconds={bundle.approvedAtSeconds}
            isUnderDay={isUnderDay}
          />
        </span>
      </a>
    </li>
  )
}
