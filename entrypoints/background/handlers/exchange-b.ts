import type { ApiHandlers } from '../../../src/api/server.ts'
import { ownSigner } from '../../../src/core/families/exchange-b/signer.ts'
import { type Profile, supportedChains } from '../../../src/core/profiles/profile.ts'
import { createExchangeBClient } from '../../../src/net/families/exchange-b/client.ts'
import { accountStatusOf } from '../../../src/wallet/families/exchange-b/account-status.ts'
import { createApiKeyActions } from '../../../src/wallet/families/exchange-b/api-key/key-actions.ts'
import type { ApiKeyOutcome } from '../../../src/wallet/families/exchange-b/api-key/ports.ts'
import type { PasswordCheck } from '../../../src/wallet/policy/password-check.ts'
import { nowMilliseconds } from '../wiring/browser/clock.ts'
import { networkFetch } from '../wiring/browser/network.ts'
import type { OpenedExchangeB } from '../wiring/families/exchange-b.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  exchangeB: OpenedExchangeB | undefined
  stores: Pick<Stores, 'accounts' | 'exchangeBKeys'>
  custody: Pick<Custody, 'session' | 'exchangeBKeys' | 'withKey'>
  guard: PasswordCheck
  changed: () => void
  accountChanged: () => void
}>

type Rows =
  | 'exchangeB.account'
  | 'exchangeB.choose'
  | 'exchangeB.keys'
  | 'exchangeB.makeKey'
  | 'exchangeB.importKey'
  | 'exchangeB.revokeKey'

const NO_EXCHANGE: ApiKeyOutcome = { outcome: 'refused', why: { code: 'EXCHANGE_NONE' } }

/** Answers pages about accounts and API keys of exchange B. */
export function exchangeBHandlers({
  profile,
  exchangeB,
  stores,
  custody,
  guard,
  changed,
  accountChanged,
}: Parts): Pick<ApiHandlers, Rows> {
  const [chain] = supportedChains(profile, ['exchangeB'])
  const keys =
    chain &&
    createApiKeyActions({
      networkId: profile.exchangeB.networkId,
      exchange: createExchangeBClient({ fetch: networkFetch, url: chain.nodeUrls[0] }),
      rows: stores.exchangeBKeys,
      sealed: custody.exchangeBKeys,
      isUnlocked: custody.session.isUnlocked,
      ownAddresses: async () => (await stores.accounts.list()).map(({ address }) => address),
      withOwnerKey: (address, use) => custody.withKey({ of: 'evm', address }, use),
      guard,
      signer: ownSigner,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
      nowMilliseconds,
    })

  async function tried<T>(act: Promise<T> | undefined): Promise<T | ApiKeyOutcome> {
    try {
      return act ? await act : NO_EXCHANGE
    } finally {
      changed()
    }
  }

  return {
    'exchangeB.account': async ({ account }) => {
      if (!chain || !exchangeB) return null
      const ports = { accounts: exchangeB.accounts, keys: stores.exchangeBKeys.list }
      const standing = await accountStatusOf(account, ports)
      if (!standing.ok) return { known: false, exchange: chain.name, why: standing.reason }
      const { meant = null, ...rest } = standing.value
      return { known: true, exchange: chain.name, ...rest, meant }
    },
    'exchangeB.choose': async ({ account, accountIndex }) => {
      const isChosen = (await exchangeB?.accounts.choose(account, accountIndex)) ?? false
      accountChanged()
      return { isChosen }
    },
    'exchangeB.keys': async () => {
      if (!chain || !keys) return null
      const rows = await keys.listAndLook(changed)
      return {
        exchange: chain.name,
        keys: rows.map(({ accountIndex, l1Address, apiKeyIndex, publicKey, state, sinceSeconds }) => ({
          ...{ accountIndex, l1Address, apiKeyIndex, publicKey, state, sinceSeconds },
        })),
      }
    },
    'exchangeB.makeKey': ({ accountIndex, password }) => tried(keys?.make(accountIndex, password)),
    'exchangeB.importKey': ({ accountIndex, secretKey }) => tried(keys?.importKey(accountIndex, secretKey)),
    'exchangeB.revokeKey': ({ accountIndex }) => tried(keys?.revoke(accountIndex)),
  }
}
