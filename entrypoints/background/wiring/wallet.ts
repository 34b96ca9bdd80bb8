import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { resumeTracking } from '../../../src/wallet/bundles/resume-tracking.ts'
import type { ChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'
import { openAllowances } from './allowances.ts'
import { after, nowSeconds } from './browser/clock.ts'
import { openDelegations } from './delegations.ts'
import { openEngine } from './engine.ts'
import { openPolicy } from './policy.ts'
import { openProposals } from './proposals.ts'
import { openQuoteDecisions } from './quote-decisions.ts'
import { openReads } from './reads.ts'
import type { Stores } from './stores.ts'
import { openUserEvents } from './user-events.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  custody: Pick<Custody, 'exchangeBKeys' | 'confirm' | 'withKey' | 'serviceKey'> &
    Readonly<{
      session: Pick<Custody['session'], 'isUnlocked'>
      keyStanding: Pick<Custody['keyStanding'], 'heard'>
    }>
  grantOf: (origin: string) => Promise<readonly string[] | undefined>
  siteChain: (origin: string) => Promise<number>
  changed: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
  balancesChanged: () => void
  nodesOf: ChosenNodes['of']
  pricesChanged: () => void
}>

/** Wires the wallet's use cases. */
export function openWallet(parts: Parts) {
  const { profile, stores, custody, grantOf, changed, balancesChanged } = parts
  const { withKey } = custody
  const reads = openReads(parts)
  const { service, families, money, prices, ownAddresses } = reads
  const { node, bitcoin, exchangeB } = families
  const guard = openPolicy({ stores, confirm: custody.confirm, bitcoin, exchangeB, prices, after })
  const engine = openEngine({ profile, stores, reads, withKey, changed, bundleChanged: parts.bundleChanged })
  const { tracker, exclusive } = engine
  const { wake } = tracker
  const decisions = openQuoteDecisions({
    profile,
    stores,
    reads,
    engine,
    isUnlocked: custody.session.isUnlocked,
    guard,
    begun: changed,
    balancesChanged,
  })
  const proposals = openProposals({ profile, stores, reads, engine, decisions, grantOf })
  const allowances = openAllowances({ profile, stores, node, proposals, exclusive })
  const delegations = openDelegations({ stores, node, proposals, exclusive })
  const { list, load, save } = stores.bundles
  const following = { list, load, save, exclusive, wake, nowSeconds }
  return {
    node,
    isTaken: engine.isTaken,
    service: service.client,
    tracker,
    proposals,
    decisions,
    allowances,
    delegations,
    ownAddresses,
    money,
    bitcoin,
    exchangeB,
    prices,
    guard,
    ...openUserEvents({ profile, approvals: stores.approvals, reads, engine, withKey, guard }),
    /** `isNew` if the API key changed. */
    keyThere: (isNew: boolean) => resumeTracking(isNew ? ['noKey', 'locked', 'refused'] : ['locked'], following),
  }
}

export type Wallet = ReturnType<typeof openWallet>
