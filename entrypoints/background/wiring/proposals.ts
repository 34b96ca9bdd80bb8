import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import { currencyOf, type Profile } from '../../../src/core/profiles/profile.ts'
import { balancesOf } from '../../../src/wallet/balances/currency-balances.ts'
import { knownOrder } from '../../../src/wallet/bundles/paid-orders.ts'
import {
  createPendingProposals,
  type PendingProposalPorts,
  type PendingProposals,
} from '../../../src/wallet/bundles/pending-proposals.ts'
import { after, nowSeconds } from './browser/clock.ts'
import { randomId } from './browser/random-id.ts'
import { depositoriesOf } from './bundles.ts'
import type { Engine } from './engine.ts'
import type { WalletReads } from './reads.ts'
import type { Stores } from './stores.ts'

type Parts = Pick<PendingProposalPorts, 'decisions' | 'grantOf'> &
  Readonly<{
    profile: Profile
    stores: Pick<Stores, 'bundles' | 'executions'>
    reads: Pick<WalletReads, 'families' | 'money'>
    engine: Pick<Engine, 'bundleStore' | 'exclusive' | 'tracker'>
  }>

/** Wires the proposals for waiting calls. */
export function openProposals({ profile, stores, reads, engine, ...ports }: Parts): PendingProposals {
  const { node } = reads.families
  return createPendingProposals({
    ...ports,
    profile,
    simulateFunded: (chainId, account, calls) =>
      node(chainId).simulateFunded({ account, calls, depositories: depositoriesOf(profile, chainId) }),
    fees: (chainId) => node(chainId).fees(),
    balanceOf: (chainId, token, account) =>
      currencyOf(profile, chainId, token)?.isNative
        ? node(chainId).balance(account)
        : node(chainId).tokenBalance(token, account),
    knownOf: (orderIds) => knownOrder(orderIds, stores),
    balances: (account) => balancesOf(account, reads.money.balances, chainsWith(profile, 'hasContracts')),
    nonce: (chainId, account) => node(chainId).nonce(account, 'pending'),
    after,
    save: engine.bundleStore.save,
    exclusive: engine.exclusive,
    wake: engine.tracker.wake,
    randomName: randomId,
    nowSeconds,
  })
}
