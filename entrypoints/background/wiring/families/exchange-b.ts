import type { Chain } from '../../../../src/core/chain/chain.ts'
import type { ExchangeBFacts } from '../../../../src/core/chain/facts.ts'
import { exchangeBAssetOf } from '../../../../src/core/families/exchange-b/asset.ts'
import { ownSigner } from '../../../../src/core/families/exchange-b/signer.ts'
import type { Currency } from '../../../../src/core/money/currency.ts'
import type { Profile } from '../../../../src/core/profiles/profile.ts'
import { type Answer, failedFor } from '../../../../src/core/reason/reason.ts'
import { createExchangeBClient } from '../../../../src/net/families/exchange-b/client.ts'
import { movableBalance, readExchangeBFacts } from '../../../../src/net/families/exchange-b/facts.ts'
import { readExchangeBReceived, readExchangeBTime } from '../../../../src/net/families/exchange-b/received.ts'
import type { ServiceClient } from '../../../../src/net/service/client.ts'
import { createDepositReport } from '../../../../src/wallet/engine/adapters/deposit-report.ts'
import { createExchangeBAccounts } from '../../../../src/wallet/families/exchange-b/accounts.ts'
import { createAuthTokens } from '../../../../src/wallet/families/exchange-b/auth-tokens.ts'
import { exchangeBTransport } from '../../../../src/wallet/families/exchange-b/transport.ts'
import type { FactsContext } from '../../../../src/wallet/quotes/facts-port.ts'
import { nowMilliseconds } from '../browser/clock.ts'
import { networkFetch } from '../browser/network.ts'
import type { Stores } from '../stores.ts'
import type { Custody } from '../vault/custody.ts'

type Parts = Readonly<{
  chain: Chain
  profile: Profile
  service: Pick<ServiceClient, 'status'>
  stores: Pick<Stores, 'accounts' | 'exchangeBKeys' | 'exchangeBAccounts'>
  keys: Pick<Custody['exchangeBKeys'], 'withExchangeBKey'>
}>

/** Wires exchange B, the wallet's accounts there and their API keys. */
export function openExchangeB({ chain, profile, service, stores, keys }: Parts) {
  const keyOf = async (accountIndex: string) =>
    (await stores.exchangeBKeys.list()).find(
      (each) => `${each.accountIndex}` === accountIndex && each.state === 'active',
    )
  const client = createExchangeBClient({
    fetch: networkFetch,
    url: chain.nodeUrls[0],
    authorization: createAuthTokens({
      keyOf,
      withExchangeBKey: keys.withExchangeBKey,
      signer: ownSigner,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      nowMilliseconds,
    }),
  })
  const accounts = createExchangeBAccounts({
    exchange: client,
    choice: stores.exchangeBAccounts,
    nowMilliseconds,
  })
  const depository = chain.depositories[0] ?? ''

  async function ofMeant<T>(account: string, none: T, ask: (index: number) => Promise<Answer<T>>): Promise<Answer<T>> {
    const meant = await accounts.meant(account)
    if (!meant.ok) return meant
    return meant.value === undefined ? { ok: true, value: none } : ask(meant.value)
  }

  async function facts({ intent }: FactsContext): Promise<ExchangeBFacts> {
    const [own, ownKey] = await Promise.all([stores.accounts.list(), keyOf(intent.user)])
    const ownAddresses = own.map(({ address }) => address)
    return readExchangeBFacts({ exchange: client, intent, depository, ownAddresses, ownKey })
  }

  return {
    facts,
    accounts,
    accountOf: async (account: string): Promise<Answer<string>> => {
      const meant = await accounts.meant(account)
      if (!meant.ok) return meant
      if (meant.value !== undefined) return { ok: true, value: `${meant.value}` }
      return failedFor({ code: 'EXCHANGE_ACCOUNT_NONE', exchange: chain.name })
    },
    ownIndexes: async (): Promise<readonly string[]> => {
      const keys = (await stores.exchangeBKeys.list()).map(({ accountIndex }) => accountIndex)
      const all = [...accounts.found(), ...keys, ...(await stores.exchangeBAccounts.all())]
      return [...new Set(all)].map((index) => `${index}`)
    },
    transfers: exchangeBTransport({
      networkId: profile.exchangeB.networkId,
      exchange: client,
      keyOf,
      isDepositReported: createDepositReport(service),
      nowMilliseconds,
    }),
    /** See `FamilyReads`. */
    reads: {
      balance: (currency: Currency, account: string) =>
        ofMeant(account, 0n, async (index) => {
          if (!exchangeBAssetOf(currency)) return failedFor({ code: 'CURRENCY_UNKNOWN' })
          const answer = await client.account(index)
          return answer.ok ? { ok: true, value: movableBalance(answer.value) } : answer
        }),
      fee: (account: string) => ofMeant(account, 0n, (index) => client.transferFee(index, Number(depository))),
      received: (hash: string, currency: Currency, recipient: string) =>
        readExchangeBReceived(client, { hash, currency, recipient }),
      minedAtSeconds: (hash: string) => readExchangeBTime(client, hash),
      // Its ledger entries are final.
      isFinal: async () => ({ ok: true, value: true }) as const,
    },
  }
}

export type OpenedExchangeB = ReturnType<typeof openExchangeB>
