import type { BundleEvent } from '../../../src/core/bundle/apply.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import { signEvmCall } from '../../../src/core/sign/evm-call.ts'
import { signEvmUndelegation } from '../../../src/core/sign/evm-undelegation.ts'
import { type BundleExecutorPorts, runBundle } from '../../../src/wallet/bundles/executor.ts'
import { bundleExecutorPorts } from '../../../src/wallet/bundles/executor-ports.ts'
import { abandonedBundleEvent } from '../../../src/wallet/bundles/perform.ts'
import type { BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import type { WatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { createFiveDollars } from '../../../src/wallet/prices/five-dollars.ts'
import { after, nowSeconds } from './browser/clock.ts'
import { openMarketPrices } from './market-prices.ts'
import type { WalletReads } from './reads.ts'
import type { Stores } from './stores.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'approvals' | 'bundles' | 'executions'>
  reads: WalletReads
  broadcasts: BundlePorts['broadcasts']
  watch: WatchedTime
  withKey: Custody['withKey']
  exclusive: BundleExecutorPorts['exclusive']
  store: Pick<BundleExecutorPorts, 'load' | 'save'>
  tell: BundlePorts['tell']
}>

/** Wires the bundle runner. */
export function bundleRunner(parts: Parts): Readonly<{
  run: (id: string) => Promise<Bundle | undefined>
  abandoned: (bundle: Bundle) => Promise<BundleEvent>
}> {
  const { profile, stores, reads, watch } = parts
  const { families, money, records, service } = reads
  const ports: BundlePorts = {
    profile,
    ...records,
    received: money.received,
    minedAtSeconds: money.minedAtSeconds,
    requestsOf: service.requestsOf,
    fiveDollars: createFiveDollars({
      profile,
      prices: openMarketPrices({ profile, node: families.node, exchangeA: families.exchangeA }),
    }),
    broadcasts: parts.broadcasts,
    watchedSeconds: watch.watchedSeconds,
    mark: stores.bundles.mark,
    node: families.node,
    logsSince: (chainId, ...wanted) => families.node(chainId).logsSince(...wanted),
    withKey: parts.withKey,
    nowSeconds,
    execution: stores.executions.load,
    depositories: (chainId) => depositoriesOf(profile, chainId),
    signCall: signEvmCall,
    signUndelegation: signEvmUndelegation,
    tell: parts.tell,
  }
  const runPorts = bundleExecutorPorts(ports, watch, {
    ...parts.store,
    exclusive: parts.exclusive,
    after,
    withKeyFor: (bundle) => stores.approvals.guard(bundle, parts.withKey),
  })
  return { run: (id) => runBundle(id, runPorts), abandoned: (bundle) => abandonedBundleEvent(bundle, ports) }
}

/** Returns a chain's depositories; none for a foreign chain. */
export function depositoriesOf(profile: Profile, chainId: number): readonly string[] {
  return chainById(profile, chainId)?.depositories ?? []
}
