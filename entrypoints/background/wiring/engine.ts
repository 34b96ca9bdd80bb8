import { type Bundle, isBundle, isBundleId } from '../../../src/core/bundle/bundle.ts'
import { type Execution, isInFlight } from '../../../src/core/execution/execution.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { sessionItem } from '../../../src/platform/session-storage.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { type ExecutorPorts, runExecution } from '../../../src/wallet/engine/executor.ts'
import type { Tracker } from '../../../src/wallet/engine/polling/tracker.ts'
import { createWatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { usedAddressesOf } from '../../../src/wallet/families/bitcoin/used-addresses.ts'
import type { AbandonBundlePorts } from '../../../src/wallet/user-events/abandon-bundle.ts'
import { after, nowSeconds } from './browser/clock.ts'
import { type BundleStore, openBundleStore } from './bundle-store.ts'
import { bundleRunner } from './bundles.ts'
import { openNotifications } from './notifications.ts'
import type { WalletReads } from './reads.ts'
import type { Stores } from './stores.ts'
import { openTracker } from './tracker.ts'
import { openTransfers, type Transfers } from './transfers.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'approvals' | 'bundles' | 'executions' | 'settings' | 'turn'>
  reads: WalletReads
  withKey: Custody['withKey']
  changed: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
}>

export type Engine = Transfers &
  Readonly<{
    tracker: Tracker
    abandonedBundle: AbandonBundlePorts['abandoned']
    bundleStore: BundleStore
    exclusive: ExecutorPorts['exclusive']
    /** Whether a network took these bytes, by hash. A restart forgets it until the next broadcast. */
    isTaken: (hash: string) => boolean
  }>

/** Wires the runners of transfers and bundles, and their tracker. */
export function openEngine({ profile, stores, reads, withKey, changed, bundleChanged }: Parts): Engine {
  const exclusive: ExecutorPorts['exclusive'] = (name, work) => navigator.locks.request(name, work)
  const broadcasts = createBroadcastMemory()
  const notifications = openNotifications({ profile, settings: stores.settings, ownAddresses: reads.ownAddresses })
  const watch = createWatchedTime({ nowSeconds, after, memory: sessionItem('watchedTime') })
  const running = {
    profile,
    reads,
    broadcasts,
    watch,
    withKey,
    exclusive,
  }
  const transfers = openTransfers({
    ...running,
    executions: stores.executions,
    approvals: stores.approvals,
    tell: notifications.transfer,
    changed: transferChanged,
  })
  const bundleStore = openBundleStore(stores.bundles, bundleChanged)
  const bundles = bundleRunner({
    ...running,
    stores,
    store: bundleStore,
    tell: notifications.bundle,
  })
  const tracker = openTracker({
    profile,
    stores,
    service: reads.service,
    beaten: watch.beat,
    run: (id) => (isBundleId(id) ? bundles.run(id) : runExecution(id, transfers.executor)),
    changed: (record) => (isBundle(record) ? bundleChanged(record) : transferChanged(record)),
  })

  // A bundle that waited for a transfer's money goes on.
  function transferChanged(execution: Execution): void {
    if (!isInFlight(execution)) reads.families.bitcoin?.holdings.outdate(usedAddressesOf(execution))
    changed(execution)
    const { requester } = execution
    if (requester.from === 'bundle' && !isInFlight(execution)) tracker.wake(requester.bundleId)
  }
  return {
    ...{ ...transfers, tracker, bundleStore, exclusive, abandonedBundle: bundles.abandoned },
    isTaken: (hash) => broadcasts.outcome(hash) === 'taken',
  }
}
