import type { Profile } from '../../../src/core/profiles/profile.ts'
import { signPersonalMessage } from '../../../src/core/sign/personal-message.ts'
import { signTypedData } from '../../../src/core/sign/typed-data.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { readPossiblePayment } from '../../../src/wallet/allowances/possible-payment.ts'
import { createOpenPrompts, type OpenPrompts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { withOwnAddresses } from '../../../src/wallet/quotes/own-addresses.ts'
import type { SiteChains } from '../../../src/wallet/sites/chains.ts'
import { after, nowSeconds } from '../wiring/browser/clock.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'
import type { Wallet } from '../wiring/wallet.ts'
import type { SiteGrants } from './grants.ts'
import { callKeyOf } from './started-calls.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  custody: Pick<Custody, 'withKey'> & Readonly<{ session: Pick<Custody['session'], 'isUnlocked'> }>
  wallet: Pick<Wallet, 'decisions' | 'proposals' | 'money' | 'guard' | 'node' | 'delegations'>
  prompts: PromptQueue
  chains: Pick<SiteChains, 'idOf'>
  grants: Pick<SiteGrants, 'suspicionOf' | 'grantOf'>
  sitesChanged: (origin: string) => void
  promptReady: () => void
}>

/** Wires open prompts and their decisions. */
export function sitePrompts(parts: Parts): OpenPrompts {
  const { profile, stores, custody, wallet, prompts, chains, grants } = parts
  return createOpenPrompts({
    prompts,
    decisions: wallet.decisions,
    isUnlocked: custody.session.isUnlocked,
    ownAccounts: async () => (await stores.accounts.list()).map((account) => account.address),
    suspicionOf: grants.suspicionOf,
    grantOf: grants.grantOf,
    grant: async (origin, accounts, insistedOn) => {
      const site = { origin, accounts, grantedAtSeconds: nowSeconds() }
      await stores.sites.grant(insistedOn === undefined ? site : { ...site, insistedOn })
      parts.sitesChanged(origin)
    },
    chainOf: chains.idOf,
    signMessage: (account, message) =>
      custody.withKey({ of: 'evm', address: account }, (privateKey) =>
        signPersonalMessage(hexToBytes(message), privateKey),
      ),
    signTypedData: (account, typedData) =>
      custody.withKey(
        { of: 'evm', address: account },
        async (privateKey) => (await signTypedData(typedData, account, privateKey)).signature,
      ),
    proposals: wallet.proposals,
    ownSides: (asked) => withOwnAddresses(asked, wallet.money.own),
    keyOf: (origin, callsId) => callKeyOf(origin, callsId, stores),
    profile,
    guard: wallet.guard,
    possiblePayment: (account, typedData) =>
      readPossiblePayment(account, typedData, {
        ...{ profile, nowSeconds, after, node: wallet.node },
        addedTokens: stores.addedTokens.list,
        delegation: wallet.delegations.on,
      }),
    nowSeconds,
    after,
    ready: parts.promptReady,
  })
}
