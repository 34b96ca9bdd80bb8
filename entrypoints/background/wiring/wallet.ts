import { type Bundle, isBundle, isBundleId, isBundleInFlight } from '../../../src/core/bundle/bundle.ts'
import type { Chain } from '../../../src/core/chain/chain.ts'
import { type Execution, isInFlight } from '../../../src/core/execution/execution.ts'
import type { Item, ItemKind } from '../../../src/core/execution/item.ts'
import { chainById, type Profile, supportedChains } from '../../../src/core/profiles/profile.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { limitsOf } from '../../../src/core/verify/limits.ts'
import { createEvmClient, type EvmClient } from '../../../src/net/families/evm/client.ts'
import { createQuoteDecisions } from '../../../src/wallet/approvals/quote-decisions.ts'
import { balancesOf } from '../../../src/wallet/balances/currency-balances.ts'
import { rememberCustomTokens } from '../../../src/wallet/balances/custom-tokens.ts'
import { createPendingProposals } from '../../../src/wallet/bundles/pending-proposals.ts'
import { resumeTracking } from '../../../src/wallet/bundles/resume-tracking.ts'
import { rebroadcastCpfp } from '../../../src/wallet/cpfp/rebroadcast.ts'
import { readAddressDeposit } from '../../../src/wallet/deposit-address/deposit.ts'
import { createNewestRequests } from '../../../src/wallet/deposit-address/newest-request.ts'
import { createBroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { obstacleEvent, type Transport } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import { noncesAtApproval } from '../../../src/wallet/engine/approval-nonces.ts'
import { type ExecutorPorts, runExecution } from '../../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../../src/wallet/engine/perform.ts'
import {
  bundleTracking,
  FINALITY_SECONDS,
  trackedRequestId,
  transferTracking,
} from '../../../src/wallet/engine/polling/poll-interval.ts'
import { eventOrStall } from '../../../src/wallet/engine/polling/stall.ts'
import { createThrottle } from '../../../src/wallet/engine/polling/throttle.ts'
import { createTracker, type Tracker } from '../../../src/wallet/engine/polling/tracker.ts'
import { createWatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { createPrefetches } from '../../../src/wallet/engine/prefetch.ts'
import { permitTransport } from '../../../src/wallet/families/evm/permit-transport.ts'
import { createDelivery, deliveredOnce } from '../../../src/wallet/notifications/delivery.ts'
import { transferNotification } from '../../../src/wallet/notifications/transfer-notification.ts'
import { createFiveDollars } from '../../../src/wallet/prices/five-dollars.ts'
import { createServicePrices } from '../../../src/wallet/prices/service-prices.ts'
import { createChainList } from '../../../src/wallet/quotes/chain-list.ts'
import { createProver } from '../../../src/wallet/quotes/prover.ts'
import { openAllowances } from './allowances.ts'
import { after, nowMilliseconds, nowSeconds } from './browser/clock.ts'
import { createDesktopNotifications } from './browser/desktop-notifications.ts'
import { createKeepAlive } from './browser/keep-alive.ts'
import { randomId } from './browser/random-id.ts'
import { bundleRunner, proposalPorts, usedInAllRecords } from './bundles.ts'
import { openChainReads } from './chain-reads.ts'
import { factsPort } from './facts.ts'
import { openBitcoin } from './families/bitcoin.ts'
import { openExchangeA } from './families/exchange-a.ts'
import { openExchangeB } from './families/exchange-b.ts'
import { openMarketPrices } from './market-prices.ts'
import { openPolicy } from './policy.ts'
import { openService } from './service/client.ts'
import type { Stores } from './stores.ts'
import { openUserEvents } from './user-events.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  custody: Pick<Custody, 'confirm' | 'withKey' | 'serviceKey'> &
    Readonly<{
      session: Pick<Custody['session'], 'isUnlocked'>
      keyStanding: Pick<Custody['keyStanding'], 'heard'>
    }>
  /** The accounts that a site may see, locked or not. */
  grantOf: (origin: string) => Promise<readonly string[] | undefined>
  siteChain: (origin: string) => Promise<number>
  changed: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
  /** A pending balance was read. */
  balancesChanged: () => void
  pricesChanged: () => void
}>

/** How many recent transfers a duplicate is searched in: one page of the list. */
const LATELY = 30

/** Wires the wallet's use cases to the network, the stores and the browser. */
export function openWallet(parts: Parts) {
  const { profile, stores, custody, grantOf, siteChain, changed, bundleChanged, balancesChanged } = parts
  const nodes = new Map(supportedChains(profile, ['evm']).map((chain) => [chain.id, nodeOf(chain)]))
  const service = openService({ profile, custody })
  const chainList = createChainList({
    pinnedIds: profile.chains.map(({ id }) => id),
    source: profile.service.url,
    chains: service.client.chains,
    see: stores.pinned.see,
    nowSeconds,
  })
  const node = (chainId: number): EvmClient => {
    const evm = nodes.get(chainId)
    if (!evm) throw new RangeError(`expected a chain of the profile, got ${chainId}`)
    return evm
  }
  const bitcoinChain = supportedChains(profile, ['bitcoin'])[0]
  const bitcoin =
    bitcoinChain &&
    openBitcoin({
      chain: bitcoinChain,
      accounts: stores.bitcoinAccounts,
      executions: stores.executions,
      after,
      changed: balancesChanged,
      nowSeconds,
    })
  const exchangeAChain = supportedChains(profile, ['exchangeA'])[0]
  const exchangeA =
    exchangeAChain &&
    openExchangeA({
      chain: exchangeAChain,
      profile,
      service: service.client,
      executions: stores.executions,
      siteChain,
      nowSeconds,
    })
  const exchangeBChain = supportedChains(profile, ['exchangeB'])[0]
  const exchangeB = exchangeBChain && openExchangeB({ chain: exchangeBChain, profile, service: service.client, stores })
  const money = openChainReads({ profile, node, bitcoin, exchangeA, exchangeB, accounts: stores.accounts })
  const usedAmong = usedInAllRecords(stores)
  const transports: Partial<Readonly<Record<ItemKind, Transport>>> = {
    evmSignature: permitTransport({
      submit: service.client.permit,
      isUsed: (chainId, permit, at) => node(chainId).isPermitUsed(permit, at),
      takenBack: (chainId, about) => node(chainId).permitTakenBack(about),
      finalizedBlock: (chainId) => node(chainId).finalizedBlock(),
      nowSeconds,
    }),
    ...(bitcoin && { bitcoinPsbt: bitcoin.transport }),
    ...(exchangeA && { exchangeAAuthorize: exchangeA.mappings, exchangeATransfer: exchangeA.transfers }),
    ...(exchangeB && { exchangeBTransfer: exchangeB.transfers }),
  }
  const facts = factsPort({ profile, node, bitcoin, exchangeA, exchangeB, chainList, usedAmong, nowSeconds })
  const prices = createServicePrices({
    ask: service.price,
    load: stores.prices.list,
    save: stores.prices.set,
    changed: parts.pricesChanged,
    nowSeconds,
  })
  const guard = openPolicy({ stores, confirm: custody.confirm, bitcoin, exchangeB, prices, after })
  const snapshots = createPrefetches({ profile, node, facts, nowMilliseconds })
  const holding = async (lane: string) =>
    (await Promise.all([stores.executions.holding(lane), stores.bundles.holding(lane)])).flat()
  const exclusive: ExecutorPorts['exclusive'] = (name, work) => navigator.locks.request(name, work)
  const tellOnDesktop = createDesktopNotifications(stores.settings)
  const watch = createWatchedTime(nowSeconds)
  const tellAgain = createDelivery(nowSeconds)
  const broadcasts = createBroadcastMemory()
  const tellOnce = deliveredOnce(tellAgain)
  const performPorts: PerformPorts = {
    profile,
    broadcasts,
    node,
    prover: createProver({ profile, read: snapshots.read, usedAmong }),
    snapshots,
    nowSeconds,
    watchedSeconds: watch.watchedSeconds,
    holding,
    withKey: custody.withKey,
    sign,
    transport: (kind) => transports[kind],
    received: money.received,
    standsAt: money.standsAt,
    minedAtSeconds: money.minedAtSeconds,
    isFinalityDue: createThrottle(FINALITY_SECONDS, nowSeconds),
    isFinal: money.isFinal,
    fiveDollars: createFiveDollars({ profile, prices: openMarketPrices({ profile, node, exchangeA }) }),
    status: service.status,
    newestRequest: createNewestRequests({ ask: service.newestRequest, nowMilliseconds }),
    usedAmong,
    index: async (chainId, txHash, requestId) => void (await service.client.index({ chainId, txHash, requestId })),
    deposited: (asked) => readAddressDeposit(asked, { profile, ...money.atAddress }),
    mark: stores.executions.mark,
    logsSince: (chainId, ...wanted) => node(chainId).logsSince(...wanted),
    recent: async () =>
      (await Promise.all([stores.executions.list({ limit: LATELY }), stores.bundles.list(LATELY)])).flat(),
    rebroadcastCpfp: async (execution) => bitcoin && rebroadcastCpfp(execution, bitcoin.cpfp),
    tell: (notice, execution) =>
      tellOnce(notice.key, () =>
        tellOnDesktop((manner) => transferNotification(notice, execution, { profile, ...manner })),
      ),
  }
  const noncesOf = (id: string, plan: readonly Item[]) =>
    noncesAtApproval(plan, {
      nonce: (about) => snapshots.nonce({ id, ...about }),
      transport: performPorts.transport,
      after,
    })
  const executorPorts: ExecutorPorts = {
    load: stores.executions.load,
    save: async (execution, event) => {
      await stores.executions.save(execution, event)
      snapshots.saved(execution)
      recordChanged(execution)
    },
    perform: (task, execution) => watch.during(execution, () => performTask(task, execution, performPorts)),
    obstacle: (execution, why) => eventOrStall(obstacleEvent({ nowSeconds }, why), execution, performPorts),
    exclusive,
    after,
  }
  const ownAddresses = async () => [
    ...(await stores.accounts.list()).map((account) => account.address),
    ...((await bitcoin?.ownAddresses()) ?? []),
    ...((await exchangeB?.ownIndexes()) ?? []),
  ]
  const bundleStore = {
    load: stores.bundles.load,
    save: async (bundle: Bundle) => {
      await stores.bundles.save(bundle)
      bundleChanged(bundle)
    },
  }
  const runBundle = bundleRunner({
    profile,
    stores,
    tell: (bundle, notice) => tellAgain(bundle.id, () => tellOnDesktop(notice)),
    after,
    node,
    steps: { holding, broadcasts, recent: performPorts.recent, watchedSeconds: watch.watchedSeconds },
    during: watch.during,
    withKey: custody.withKey,
    fates: {
      profile,
      received: money.received,
      minedAtSeconds: money.minedAtSeconds,
      requestsOf: service.requestsOf,
    },
    exclusive,
    ownAddresses,
    store: bundleStore,
    nowSeconds,
  })
  const recordChanged = (record: Execution | Bundle) => {
    if (isBundle(record)) return bundleChanged(record)
    changed(record)
    // A bundle that waited for this money goes on.
    if (record.requester.from === 'bundle' && !isInFlight(record)) tracker.wake(record.requester.bundleId)
  }
  const tracker: Tracker = createTracker<Execution | Bundle>({
    run: (id) => (isBundleId(id) ? runBundle(id) : runExecution(id, executorPorts)),
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
    keepAwake: createKeepAlive(),
    changed: recordChanged,
    nowMilliseconds,
  })
  const decisions = createQuoteDecisions({
    profile,
    facts,
    nowSeconds,
    randomName: randomId,
    quote: service.client.quote,
    ownAddresses,
    watched: stores.watched.list,
    isUnlocked: custody.session.isUnlocked,
    isExpert: async () => (await stores.settings.read()).expert,
    prices: openMarketPrices({ profile, node, exchangeA }),
    limits: async () => limitsOf(await stores.settings.read()),
    begin: async (execution) => {
      // This comes first, so a kill in between forgets no token.
      if (await rememberCustomTokens(execution.intent, { profile, add: stores.addedTokens.add })) balancesChanged()
      await stores.executions.begin(execution)
      changed(execution)
    },
    noncesOf,
    wake: tracker.wake,
    prefetch: snapshots.prefetch,
    chainList,
    guard,
    newest: () => stores.executions.list({ limit: LATELY }),
  })
  const acts = openUserEvents({
    ...executorPorts,
    either: {
      load: (id) => (isBundleId(id) ? bundleStore : executorPorts).load(id),
      save: (record, event) => (isBundle(record) ? bundleStore.save(record) : executorPorts.save(record, event)),
    },
    profile,
    node,
    bitcoin,
    money,
    noncesOf,
    withKey: custody.withKey,
    nowSeconds,
    wake: tracker.wake,
    status: service.status,
    newestRequest: service.newestRequest,
    misdirected: { budget: service.budget, after, nowMilliseconds, reindex: service.client.reindex },
    guard,
  })
  const proposals = createPendingProposals({
    ...proposalPorts({ profile, node, stores }),
    balances: (account) => balancesOf(account, money.balances, ['evm']),
    decisions,
    grantOf,
    nonce: (chainId, account) => node(chainId).nonce(account, 'pending'),
    after,
    save: bundleStore.save,
    exclusive,
    wake: tracker.wake,
    randomName: randomId,
    nowSeconds,
  })
  const allowances = openAllowances({ profile, stores, node, proposals, exclusive })
  const { list, load, save } = stores.bundles
  const following = { list, load, save, exclusive, wake: tracker.wake, nowSeconds }
  return {
    node,
    /** Whether a network took these bytes, by hash. After a restart, it is known once they are broadcast again. */
    isTaken: (hash: string) => broadcasts.outcome(hash) === 'taken',
    service: service.client,
    tracker,
    proposals,
    decisions,
    allowances,
    ownAddresses,
    money,
    bitcoin,
    exchangeB,
    prices,
    guard,
    ...acts,
    /** The user's API key became readable; `isNew` if it changed. */
    keyThere: (isNew: boolean) => resumeTracking(isNew ? ['noKey', 'locked', 'refused'] : ['locked'], following),
  }
}

export type Wallet = ReturnType<typeof openWallet>

function nodeOf({ id: chainId, nodeUrls, finality }: Chain): EvmClient {
  return createEvmClient({ fetch: (...request) => fetch(...request), nodeUrls, chainId, finality, nowMilliseconds })
}
