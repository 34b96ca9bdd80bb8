import { useEffect, useMemo } from 'preact/hooks'
import type { BundleView } from '../../api/transfer-views.ts'
import { isBundleInFlight, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { OriginText } from '../approval/origin-text.tsx'
import { RawCalls } from '../calls/raw-calls.tsx'
import { ofCalls } from '../messages/call-messages.ts'
import { m } from '../messages/messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { Card } from '../parts/card.tsx'
import { Chip } from '../parts/chip.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { WithResource } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { ApprovalDay, Timeline } from '../parts/timeline.tsx'
import { ActivityLink } from '../parts/to-activity.tsx'
import { DepositsCard } from '../sent/deposits-card.tsx'
import { bundleEntries } from '../sent/entries.tsx'
import { useFunding } from '../sent/funding.ts'
import { BundleOutcomeText } from '../sent/outcome.tsx'
import { bundleChain } from '../sent/sent-chain.ts'
import { BundleSupport } from '../sent/sent-help.tsx'
import { bundleState, bundleTone } from '../sent/state.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { FeeLines } from '../transfer/fee-lines.tsx'
import { gasLinesOf } from '../transfer/network-fee.ts'

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
      title={shown && !siteRequesterOf(shown.bundle) ? m().activity.sent.takenBack : say.title}
      back={{ screen: 'activity' }}
      aside={shown && <Chip tone={bundleTone(shown)}>{m().activity.sent.state[bundleState(shown)]}</Chip>}
    >
      <WithResource resource={bundle} what={m().activity.loading} failed={m().activity.failed} lines={7}>
        {(found) =>
          found ? (
            <Details view={found} />
          ) : (
            <EmptyState icon="search" title={say.notFound} action={<ActivityLink />}>
              <p>{say.notFoundText}</p>
            </EmptyState>
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
      <BundleOutcomeText view={view} funding={funding} chain={bundleChain(view)} />
      <Card
        title={isBundleInFlight(bundle) ? m().transfer.timeline : m().transfer.whatHappened}
        aside={<ApprovalDay at={bundle} />}
      >
        <Timeline entries={bundleEntries(view, { chains, funding })} />
      </Card>
      <DepositsCard view={view} />
      <Card title={ofCalls().from}>
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
