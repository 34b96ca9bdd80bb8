import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { QuoteDecisionPorts } from '../../../src/wallet/approvals/quote-decisions.ts'
import { rebroadcastCpfp } from '../../../src/wallet/cpfp/rebroadcast.ts'
import { readAddressDeposit } from '../../../src/wallet/deposit-address/address-deposit.ts'
import { createNewestRequests } from '../../../src/wallet/deposit-address/newest-request.ts'
import type { BroadcastMemory } from '../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { obstacleEvent } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import { noncesAtApproval } from '../../../src/wallet/engine/approval-nonces.ts'
import type { ExecutorPorts } from '../../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../../src/wallet/engine/perform.ts'
import { FINALITY_SECONDS } from '../../../src/wallet/engine/polling/poll-interval.ts'
import { eventOrStall } from '../../../src/wallet/engine/polling/stall.ts'
import { createThrottle } from '../../../src/wallet/engine/polling/throttle.ts'
import type { WatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { createPrefetches, type Prefetches } from '../../../src/wallet/engine/prefetch.ts'
import { withDiskLimit } from '../../../src/wallet/engine/time-limit.ts'
import { createFiveDollars } from '../../../src/wallet/prices/five-dollars.ts'
import { createProver } from '../../../src/wallet/quotes/prover.ts'
import { after, nowMilliseconds, nowSeconds } from './browser/clock.ts'
import { openTransports } from './families/transports.ts'
import { openMarketPrices } from './market-prices.ts'
import type { WalletReads } from './reads.ts'
import type { Stores } from './stores.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  executions: Stores['executions']
  approvals: Stores['approvals']
  reads: WalletReads
  broadcasts: BroadcastMemory
  watch: WatchedTime
  withKey: Custody['withKey']
  tell: PerformPorts['tell']
  exclusive: ExecutorPorts['exclusive']
  changed: (execution: Execution) => void
}>

export type Transfers = Readonly<{
  executor: ExecutorPorts
  noncesOf: QuoteDecisionPorts['noncesOf']
  prefetch: Prefetches['prefetch']
}>

/** Wires the transfers' runner. */
export function openTransfers(parts: Parts): Transfers {
  const { profile, executions, approvals, reads, watch, exclusive, changed } = parts
  const { facts, families } = reads
  const snapshots = createPrefetches({ profile, node: families.node, facts, nowMilliseconds })
  const ports = performPorts(parts, snapshots)
  return {
    executor: {
      load: (id) => withDiskLimit(after, executions.load(id)),
      save: async (execution, event) => {
        await withDiskLimit(after, executions.save(execution, event))
        snapshots.saved(execution)
        changed(execution)
      },
      perform: (task, execution) => {
        const withKey = approvals.guard(execution, ports.withKey)
        return watch.during(execution, () => performTask(task, execution, { ...ports, withKey }))
      },
      obstacle: (execution, why) => eventOrStall(obstacleEvent({ nowSeconds }, why), execution, ports),
      exclusive,
      after,
    },
    noncesOf: (id, plan) =>
      noncesAtApproval(plan, {
        nonce: (about) => snapshots.nonce({ id, ...about }),
        transport: ports.transport,
        after,
      }),
    prefetch: snapshots.prefetch,
  }
}

function performPorts(parts: Parts, snapshots: Prefetches): PerformPorts {
  const { profile, executions, approvals, reads, broadcasts, watch, withKey, tell } = parts
  const { families, money, records } = reads
  const { node, bitcoin, exchangeA } = families
  const { client: service, status, newestRequest } = reads.service
  return {
    profile,
    broadcasts,
    node,
    prover: createProver({
      ...{ profile, read: snapshots.read, usedAmong: records.usedAmong },
      isForged: approvals.isForged,
    }),
    snapshots,
    nowSeconds,
    watchedSeconds: watch.watchedSeconds,
    ...records,
    withKey,
    sign,
    transport: openTransports({ families, service }),
    received: money.received,
    standsAt: money.standsAt,
    minedAtSeconds: money.minedAtSeconds,
    isFinalityDue: createThrottle(FINALITY_SECONDS, nowSeconds),
    isFinal: money.isFinal,
    fiveDollars: createFiveDollars({ profile, prices: openMarketPrices({ profile, node, exchangeA }) }),
    status,
    newestRequest: createNewestRequests({ ask: newestRequest, nowMilliseconds }),
    index: async (chainId, txHash, requestId) => void (await service.index({ chainId, txHash, requestId })),
    deposited: (asked) => readAddressDeposit(asked, { profile, ...money.atAddress }),
    mark: executions.mark,
    logsSince: (chainId, ...wanted) => node(chainId).logsSince(...wanted),
    rebroadcastCpfp: async (execution) => bitcoin && rebroadcastCpfp(execution, bitcoin.cpfp),
    tell,
  }
}
