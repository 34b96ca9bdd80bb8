import type { BundleView } from '../../api/views/transfers.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { Chip } from '../display/chip.tsx'
import { Icon } from '../display/icons.tsx'
import { RowAccount } from '../display/rows/row-account.tsx'
import { RowTime } from '../display/rows/row-time.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { lazyComponent } from '../layout/lazy-component.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useOtherAccountName } from '../state/wallet/account-name.ts'
import { bundleChain } from './chain-text.ts'
import { requesterText } from './requester-text.ts'
import { bundleStateText, bundleTone } from './state.ts'

function Count({ view: { bundle } }: { view: BundleView }) {
  return <>{m().activity.sent.what({ calls: bundle.calls.length })}</>
}

// The texts are large, and most lists need none.
const What = lazyComponent(async () => (await import('./title.tsx')).BundleTitle, Count)
const Value = lazyComponent(async () => (await import('./title.tsx')).BundleValue)
const Party = lazyComponent(async () => (await import('./counterparty.tsx')).BundleCounterparty)

export function BundleActivityRow({ view, isUnderDay }: Readonly<{ view: BundleView; isUnderDay: boolean }>) {
  const { bundle } = view
  const { route, store } = useApp()
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const otherName = useOtherAccountName()(bundle.account)
  const account = view.isOfFormerWallet ? m().activity.otherWallet : otherName
  const href = hrefOf({ screen: 'bundle', id: bundle.id })
  const isHere = hrefOf(route.value) === href
  return (
    <li>
      <a class="transfer-row of-site" href={href} aria-current={isHere ? 'page' : undefined}>
        <span class="coin sand" aria-hidden="true">
          <Icon name="tab" size={18} />
        </span>
        <span class="transfer-what">
          <span class="transfer-amount">
            <span class="strong">{isHidden ? <Count view={view} /> : <What view={view} />}</span>
            {isUnderDay && !isHidden && <Value view={view} />}
          </span>
          <span class="transfer-route of-bundle">
            <UntrustedText text={requesterText(bundle)} />
            <span>{bundleChain(view)}</span>
          </span>
          <Party view={view} />
          {account !== undefined && <RowAccount name={account} address={bundle.account} />}
        </span>
        <span class="transfer-end">
          <Chip tone={bundleTone(view)}>{bundleStateText(view)}</Chip>
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
