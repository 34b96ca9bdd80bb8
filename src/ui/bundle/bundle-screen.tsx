import { useEffect, useMemo } from 'preact/hooks'
import type { BundleView } from '../../api/views/transfers.ts'
import { isBundleInFlight, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { RawCalls } from '../calls/raw-calls.tsx'
import { FullAddress } from '../display/address-text.tsx'
import { Chip } from '../display/chip.tsx'
import { OriginText } from '../display/site-origin-text.tsx'
import { ActivityLink } from '../layout/activity-link.tsx'
import { Card } from '../layout/card.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ApprovalDay, Timeline } from '../layout/timeline.tsx'
import { UnprovenNotice } from '../layout/unproven-notice.tsx'
import { m } from '../messages/messages.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { FeeLines } from '../transfer/fee-lines.tsx'
import { gasLinesOf } from '../transfer/network-fee.ts'
import { AbandonBundle } from './abandon.tsx'
import { BundleOutcomeText } from './bundle-outcome.tsx'
import { bundleChain } from './chain-text.ts'
import { DepositsCard } from './deposits-card.tsx'
import { bundleStateText, bundleTone } from './state.ts'
import { BundleSupport } from './support-button.tsx'
import { bundleEntries } from './timeline-entries.tsx'
import { useFunding } from './use-funding.ts'

export function BundleScreen({ id }: { id: string }) {
  const say = ofCalls().sent
  const { client } = useApp()
  const bundle = useMemo(() => resource(() => client.call('bundles.get', { id })), [client, id])
  useEffect(() => {
    void bundle.reload()
    return client.on('bundles', () => void bundle.reload())
  }, [bundle])
  const shown = readyValue(bundle.now.value)
  return (
    <Screen
      title={shown && !siteRequesterOf(shown.bundle) ? m().activity.sent.revocation : say.title}
      back={{ screen: 'activity' }}
      aside={shown && <Chip tone={bundleTone(shown)}>{bundleStateText(shown)}</Chip>}
    >
      <WithResource resource={bundle} what={m().common.loading} failed={m().activity.failed} lines={7}>
        {(found) =>
          found ? (
            <Details view={found} />
          ) : (
            <EmptyState icon="search" title={say.notFound} action={<ActivityLink />}></EmptyState>
          )
        }
      </WithResource>
    </Screen>
  )
}

function Details({ view }: { view: BundleView }) {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  const { bundle, calls } = view
  const site = siteRequesterOf(bundle)
  const funding = useFunding(bundle)
  return (
    <>
      {site && (
        <p class="transfer-head">
          <OriginText origin={site.origin} />
        </p>
      )}
      {view.isUnproven ? (
        <UnprovenNotice of="bundles" id={bundle.id} />
      ) : (
        <BundleOutcomeText view={view} funding={funding} chain={bundleChain(view)} />
      )}
      <AbandonBundle bundle={bundle} />
      <Card
        title={isBundleInFlight(bundle) ? m().transfer.timeline : m().transfer.whatHappened}
        aside={<ApprovalDay at={bundle} />}
      >
        <Timeline entries={bundleEntries(view, { chains, funding })} />
      </Card>
      <DepositsCard view={view} />
      <Card title={m().review.yourAccount}>
        <FullAddress address={bundle.account} />
        <dl class="lines">
          <FeeLines lines={gasLinesOf(bundle)} />
        </dl>
        <RawCalls calls={calls} />
      </Card>
      <BundleSupport view={view} />
    </>
  )
}
