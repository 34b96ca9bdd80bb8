import type { Chain } from '../../../core/chain/chain.ts'
import { addressOnDex } from '../../../core/families/exchange-a/dex-token.ts'
import { type Currency, isSameCurrency, sameIdentifier } from '../../../core/money/currency.ts'
import type { Answer, Reason } from '../../../core/reason/reason.ts'
import { cleanText, isPlain } from '../../../core/text/untrusted-text.ts'
import type { ExchangeAClient, UnreadHolding } from './client.ts'
import { EXCHANGE_A_DECIMALS, type SpotToken } from './schema.ts'

export type CustomBalance = Readonly<{ currency: Currency }> & Readonly<{ value: bigint } | { why: Reason }>

const MOST_DEXES = 20
const MOST_NAME = 40

/**
 * Reads custom spot tokens and third-party DEXes' USDC (interface, "Special currency identifiers"). Unanswered ones
 * are left out.
 */
export async function customBalancesOnExchangeA(
  exchange: ExchangeAClient,
  chain: Chain,
  user: string,
): Promise<readonly CustomBalance[]> {
  const [spot, dexes] = await Promise.all([exchange.spotHoldings(user), exchange.dexes()])
  const others = dexes.ok ? dexes.value.slice(0, MOST_DEXES) : []
  const onDexes = await Promise.all(others.map((dex) => onDex(dex, { exchange, chain, user })))
  const tokens = spot.ok ? spot.value.map(({ token, value }) => ({ currency: spotCurrency(token, chain), value })) : []
  const odd = (spot.ok ? spot.unread : undefined)?.map((each) => unreadBalance(each, chain)) ?? []
  const unread = odd.filter(
    ({ currency }, at) => odd.findIndex((each) => isSameCurrency(each.currency, currency)) === at,
  )
  const isPinned = ({ address }: Currency) => chain.tokens.some((each) => sameIdentifier(each.address, address))
  return [...[...tokens, ...onDexes.flat()].filter(({ value }) => value > 0n), ...unread].filter(
    ({ currency }) => !isPinned(currency),
  )
}

// Its own name could imitate another token (lies M02).
function unreadBalance({ token, coin = '', index }: UnreadHolding, chain: Chain): CustomBalance {
  const why = { code: 'UNREADABLE' } as const
  if (token) return { currency: spotCurrency(token, chain), why }
  const pinned = chain.tokens.find(({ symbol }) => symbol === coin)
  if (pinned) return { currency: pinned, why }
  const symbol = index === undefined ? '?' : `#${index}`
  const name = isPlain(coin) ? cleanText(coin, MOST_NAME) : ''
  const currency = { chainId: chain.id, address: symbol, symbol, name, decimals: EXCHANGE_A_DECIMALS, isNative: false }
  return { currency, why }
}

async function onDex(
  dex: string,
  { exchange, chain, user }: Readonly<{ exchange: ExchangeAClient; chain: Chain; user: string }>,
): Promise<readonly Readonly<{ currency: Currency; value: bigint }>[]> {
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
