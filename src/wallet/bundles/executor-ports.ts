import type { Bundle } from '../../core/bundle/bundle.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import { eventOrStall } from '../engine/polling/stall.ts'
import type { WatchedTime } from '../engine/polling/watched-time.ts'
import type { BundleExecutorPorts } from './executor.ts'
import { performForBundle } from './perform.ts'
import type { BundlePorts } from './ports.ts'

/** Joins a bundle's task and runner ports; an error becomes an obstacle that the page shows. */
export function bundleExecutorPorts(
  ports: BundlePorts,
  watch: WatchedTime,
  {
    withKeyFor,
    ...runner
  }: Pick<BundleExecutorPorts, 'load' | 'save' | 'exclusive' | 'after'> &
    Readonly<{ withKeyFor: (bundle: Bundle) => BundlePorts['withKey'] }>,
): BundleExecutorPorts {
  return {
    ...runner,
    perform: (task, bundle) =>
      watch.during(bundle, () => performForBundle(task, bundle, { ...ports, withKey: withKeyFor(bundle) })),
    obstacle: (bundle, why) => eventOrStall(obstacleEvent(ports, why), bundle, ports),
  }
}
