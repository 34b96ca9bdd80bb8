import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { ChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'
import { createServicePrices, type ServicePrices } from '../../../src/wallet/prices/service-prices.ts'
import { type ChainListing, createChainList } from '../../../src/wallet/quotes/chain-list.ts'
import type { FactsPort } from '../../../src/wallet/quotes/facts-port.ts'
import { nowSeconds } from './browser/clock.ts'
import { type ChainReads, openChainReads } from './chain-reads.ts'
import { factsPort } from './facts.ts'
import { type ChainFamilies, openChainFamilies } from './families/chain-families.ts'
import { type AllRecords, openRecords } from './records.ts'
import { type OpenedService, openService } from './service/client.ts'
import type { Stores } from './stores.ts'
import type { Custody } from './vault/custody.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  custody: Pick<Custody, 'serviceKey' | 'exchangeBKeys'> &
    Readonly<{ keyStanding: Pick<Custody['keyStanding'], 'heard'> }>
  siteChain: (origin: string) => Promise<number>
  balancesChanged: () => void
  nodesOf: ChosenNodes['of']
  pricesChanged: () => void
}>

export type WalletReads = Readonly<{
  service: OpenedService
  families: ChainFamilies
  money: ChainReads
  records: AllRecords
  prices: ServicePrices
  chainList: (originChainId: number, mostSeconds: number) => Promise<ChainListing>
  facts: FactsPort
  ownAddresses: () => Promise<readonly string[]>
}>

/** Opens the service and the chains for reading. */
export function openReads(parts: Parts): WalletReads {
  const { profile, stores, custody, siteChain, balancesChanged, pricesChanged, nodesOf } = parts
  const service = openService({ profile, custody })
  const families = openChainFamilies({
    ...{ profile, stores, siteChain, balancesChanged, nodesOf },
    service: service.client,
    exchangeBKeys: custody.exchangeBKeys,
  })
  const { bitcoin, exchangeB } = families
  const records = openRecords(stores)
  const chainList = createChainList({
    pinnedIds: profile.chains.map(({ id }) => id),
    source: profile.service.url,
    chains: service.client.chains,
    see: stores.pinned.see,
    nowSeconds,
  })
  return {
    service,
    families,
    money: openChainReads({ profile, ...families, accounts: stores.accounts }),
    records,
    prices: createServicePrices({
      ask: service.price,
      load: stores.prices.list,
      save: stores.prices.set,
      changed: pricesChanged,
      nowSeconds,
    }),
    chainList,
    facts: factsPort({ profile, ...families, chainList, usedAmong: records.usedAmong, nowSeconds }),
    ownAddresses: async () => [
      ...(await stores.accounts.list()).map((account) => account.address),
      ...((await bitcoin?.ownAddresses()) ?? []),
      ...((await exchangeB?.ownIndexes()) ?? []),
    ],
  }
}
