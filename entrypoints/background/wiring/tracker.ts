import { type Bundle, isBundle, isBundleInFlight } from '../../../src/core/bundle/bundle.ts'
import { type Execution, isInFlight } from '../../../src/core/execution/execution.ts'
import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import { bundleTracking, trackedRequestId, transferTracking } from '../../../src/wallet/engine/polling/poll-interval.ts'
import { createTracker, type Tracker, type TrackerPorts } from '../../../src/wallet/engine/polling/tracker.ts'
import { after, nowMilliseconds, nowSeconds } from './browser/clock.ts'
import { createKeepAlive } from './browser/keep-alive.ts'
import type { OpenedService } from './service/client.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'executions' | 'bundles' | 'turn'>
  service: Pick<OpenedService, 'listen' | 'budget'>
  beaten: () => void
}> &
  Pick<TrackerPorts<Execution | Bundle>, 'run' | 'changed'>

/** Wires the tracker of transfers and bundles. */
export function openTracker({ profile, stores, service, run, changed, beaten }: Parts): Tracker {
  return createTracker<Execution | Bundle>({
    run: (id) => stores.turn().then(() => run(id)),
    following: (record) => {
      const chainId = isBundle(record) ? record.chainId : record.intent.originChainId
      const about = { nowSeconds: nowSeconds(), blockSeconds: chainById(profile, chainId)?.blockSeconds ?? 1 }
      return isBundle(record) ? bundleTracking(record, about) : transferTracking(record, about)
    },
    inFlight: async () => [
      ...(await stores.executions.glanceInFlight()).map((each) => ({
        id: each.id,
        requestId: trackedRequestId(each),
        isQuiet: !isInFlight(each),
      })),
      ...(await stores.bundles.inFlight()).map((bundle) => ({
        id: bundle.id,
        requestId: undefined,
        isQuiet: !isBundleInFlight(bundle),
      })),
    ],
    listen: service.listen,
    after,
    budget: service.budget,
    keepAwake: createKeepAlive(beaten),
    changed,
    nowMilliseconds,
  })
}
