import type { Chain } from '../../../core/chain/chain.ts'
import { addressOnDex } from '../../../core/families/exchange-a/dex-token.ts'
import { type Currency, sameIdentifier } from '../../../core/money/currency.ts'
import type { Answer } from '../../nodes/rpc.ts'
import type { ExchangeAClient } from './client.ts'
import { EXCHANGE_A_DECIMALS, type SpotToken } from './schema.ts'

export type UnpinnedBalance = Readonly<{ currency: Currency; value: bigint }>

const MOST_DEXES = 20

/**
 * Reads unpinned currencies: spot tokens, and USDC on third-party DEXes (interface, "Special currency identifiers").
 * Unanswered ones are left out.
 */
export async function unpinnedOnExchangeA(
  exchange: ExchangeAClient,
  chain: Chain,
  user: string,
): Promise<readonly UnpinnedBalance[]> {
  const [spot, dexes] = await Promise.all([exchange.spotHoldings(user), exchange.dexes()])
  const others = dexes.ok ? dexes.value.slice(0, MOST_DEXES) : []
  const onDexes = await Promise.all(others.map((dex) => onDex(dex, { exchange, chain, user })))
  const tokens = spot.ok ? spot.value.map(({ token, value }) => ({ currency: spotCurrency(token, chain), value })) : []
  const isPinned = ({ address }: Currency) => chain.tokens.some((each) => sameIdentifier(each.address, address))
  return [...tokens, ...onDexes.flat()].filter(({ currency, value }) => value > 0n && !isPinned(currency))
}

async function onDex(
  dex: string,
  { exchange, chain, user }: Readonly<{ exchange: ExchangeAClient; chain: Chain; user: string }>,
): Promise<readonly UnpinnedBalance[]> {
  const token = chain.tokens.find(({ symbol }) => symbol === chain.native.symbol)
  const address = token && addressOnDex(token.address, dex)
  const value: Answer<bigint> | undefined = address === undefined ? undefined : await exchange.withdrawable(user, dex)
  if (!token || address === undefined || !value?.ok) return []
  const decimals = EXCHANGE_A_DECIMALS
  return [{ currency: { ...token, address, name: `${token.symbol} (${dex})`, decimals }, value: value.value }]
}

function spotCurrency({ tokenId, symbol, name, decimals }: SpotToken, { id: chainId }: Chain): Currency {
  return { chainId, address: tokenId, symbol, name, decimals, isNative: false }
}
