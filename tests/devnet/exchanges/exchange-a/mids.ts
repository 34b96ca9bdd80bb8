import { type Group, type Prices, usdText } from '../../service/prices.ts'
import { TOKENS, USDC } from './tokens.ts'

/** Trimmed decimals, such as "2500.0". */
export type Mids = Readonly<{
  all: () => Readonly<Record<string, string>>
  /** Without a price it follows the table again. */
  set: (coin: string, usd?: string) => void
  coins: readonly string[]
}>

const PERPS_COINS: Readonly<Record<string, Group>> = { BTC: 'btc', ETH: 'eth', HYPE: 'hype' }

export function midsOf(prices: Prices): Mids {
  const given = new Map<string, string>()
  const text = (coin: string, group: Group) => given.get(coin) ?? trimmed(usdText(prices.of(group)))
  return {
    coins: Object.keys(PERPS_COINS),
    all() {
      const perps = Object.entries(PERPS_COINS).map(([coin, group]) => [coin, text(coin, group)])
      const spot = TOKENS.filter((token) => token !== USDC).map((token) => [
        `@${token.index}`,
        text(token.name, token.group),
      ])
      return Object.fromEntries([...perps, ...spot])
    },
    set(coin, usd) {
      if (usd === undefined) given.delete(coin)
      else given.set(coin, usd)
    },
  }
}

function trimmed(decimal: string): string {
  return decimal.replace(/(\.\d+?)0+$/, '$1')
}
