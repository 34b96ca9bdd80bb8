import { type EvmFacts, type Facts, knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import type { Terms } from './case.ts'
import { currencyIn } from './figures.ts'
import { chainsOf } from './order.ts'
import { PRICES } from './prices.ts'

const read = <T>(value: T) => knownFact(value, 'an example')

/** Adds the wallet's clock and two that agree. */
export function factsAround(nowSeconds: number, origin: Facts['origin']): Facts {
  return {
    nowSeconds,
    receivedAtSeconds: nowSeconds,
    usedIds: [],
    clocks: { service: read(nowSeconds), chain: read(nowSeconds) },
    chains: read([]),
    prices: PRICES,
    origin,
  }
}

/** An honest node's facts: funded account, pinned contracts, no allowances. */
export function evmFacts(terms: Terms, changes: Partial<EvmFacts> = {}, allowance = 0n): Facts {
  const { from, to } = chainsOf(terms)
  const currency = currencyIn(terms, from, terms.input.originCurrency)
  const pinned = [...from.depositories, ...from.contracts.map(({ address }) => address)]
  const contract = { hasCode: read(true), allowance: read(allowance) }
  const around = factsAround(terms.nowSeconds, {
    family: 'evm',
    nodeChainId: read(from.id),
    contracts: Object.fromEntries(pinned.map((address) => [address.toLowerCase(), contract])),
    tokenDecimals: read(currency.decimals),
    tokenSymbol: read(currency.symbol),
    balance: read(terms.amountIn * 3n + 10n ** 19n),
    nativeBalance: read(terms.amountIn * 3n + 10n ** 19n),
    maxFeePerGasWei: read(2_000_000_000n),
    simulation: unknownFact(saying('nothing was simulated')),
    tokenDomain: unknownFact(saying('the token was not asked')),
    depositAddresses: unknownFact(saying('no factory was asked')),
    ...changes,
  })
  const { chainId, address, decimals } = currencyIn(terms, to, terms.input.destinationCurrency)
  const isPinned = currencyOf(terms.profile, chainId, address) !== undefined
  return { ...around, ...(isPinned ? {} : { arrivingDecimals: read(decimals) }) }
}
