import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { chainById, currencyOf, type Profile } from '../../../src/core/profiles/profile.ts'
import { signEvmCall } from '../../../src/core/sign/evm-call.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import type { DepositOutcomePorts } from '../../../src/wallet/bundles/deposit-outcomes.ts'
import { type BundleExecutorPorts, runBundle } from '../../../src/wallet/bundles/executor.ts'
import { knownOrder } from '../../../src/wallet/bundles/paid-orders.ts'
import { performForBundle } from '../../../src/wallet/bundles/perform.ts'
import type { BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import type { ProposalPorts } from '../../../src/wallet/bundles/proposal.ts'
import type { WatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { bundleNotification } from '../../../src/wallet/notifications/bundle-notification.ts'
import type { createDesktopNotifications } from './browser/desktop-notifications.ts'
import type { Stores } from './stores.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  node: (chainId: number) => EvmClient
  steps: Pick<BundlePorts, 'holding' | 'recent' | 'broadcasts' | 'watchedSeconds'>
  /** Times one poll. */
  during: WatchedTime['during']
  withKey: Custody['withKey']
  fates: Omit<DepositOutcomePorts, 'nowSeconds' | 'usedAmong'>
  exclusive: BundleExecutorPorts['exclusive']
  ownAddresses: () => Promise<readonly string[]>
  store: Pick<BundleExecutorPorts, 'load' | 'save'>
  /** Returns false if the notification must be retried. */
  tell: (bundle: Bundle, notice: Parameters<ReturnType<typeof createDesktopNotifications>>[0]) => Promise<boolean>
  after: BundleExecutorPorts['after']
  nowSeconds: () => number
}>

/** Wires the bundle runner to the network, the stores and the browser. */
export function bundleRunner(parts: Parts): (id: string) => Promise<Bundle | undefined> {
  const { profile, stores, node, withKey, nowSeconds } = parts
  const ports: BundlePorts = {
    ...parts.fates,
    usedAmong: usedInAllRecords(stores),
    ...parts.steps,
    mark: stores.bundles.mark,
    node,
    withKey,
    nowSeconds,
    execution: stores.executions.load,
    depositories: (chainId) => depositoriesOf(profile, chainId),
    signCall: signEvmCall,
    tell: (bundle) =>
      parts.tell(bundle, async ({ words, hideAmounts }) =>
        bundleNotification(bundle, { profile, words, hideAmounts, ownAddresses: await parts.ownAddresses() }),
      ),
  }
  const runPorts: BundleExecutorPorts = {
    ...parts.store,
    perform: (task, bundle) => parts.during(bundle, () => performForBundle(task, bundle, ports)),
    exclusive: parts.exclusive,
    after: parts.after,
  }
  return (id) => runBundle(id, runPorts)
}

/** Returns the names that transfers or deposits already use, since each counts only once. */
export function usedInAllRecords({
  executions,
  bundles,
}: Pick<Stores, 'executions' | 'bundles'>): BundlePorts['usedAmong'] {
  return async (ids, exceptId) => [
    ...(await executions.usedAmong(ids, exceptId)),
    ...(await bundles.usedAmong(ids, exceptId)),
  ]
}

function depositoriesOf(profile: Profile, chainId: number): readonly string[] {
  return chainById(profile, chainId)?.depositories ?? []
}

/** Wires the reads that precede a bundle's review. */
export function proposalPorts({
  profile,
  node,
  stores,
}: Pick<Parts, 'profile' | 'node' | 'stores'>): Omit<ProposalPorts, 'ask' | 'balances'> {
  return {
    profile,
    outlook: (chainId, account, calls) => {
      return node(chainId).outlook({ account, calls, depositories: depositoriesOf(profile, chainId) })
    },
    fees: (chainId) => node(chainId).fees(),
    balanceOf: (chainId, token, account) =>
      currencyOf(profile, chainId, token)?.isNative
        ? node(chainId).balance(account)
        : node(chainId).tokenBalance(token, account),
    knownOf: (orderIds) => knownOrder(orderIds, stores),
  }
}
