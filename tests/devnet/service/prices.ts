/** What an asset is called across chains: currencies of one group can be bridged into each other. */
export type Group = 'eth' | 'hype' | 'usdc' | 'usdt' | 'btc'

/** What is needed to price a currency. */
export type Priced = Readonly<{ group: Group; decimals: number }>

/** US dollars in millionths: the six decimals that the service prints. */
export type MicroUsd = bigint

/** The one table of prices: millionths of a dollar for one whole unit of each asset. */
export type Prices = Readonly<{
  of: (group: Group) => MicroUsd
  set: (group: string, usd: string) => void
}>

const GROUPS: readonly Group[] = ['eth', 'hype', 'usdc', 'usdt', 'btc']

/** A new table with the devnet's prices: BTC 100000, ETH 2500, HYPE 40, both dollars 1. */
export function priceTable(): Prices {
  const table = new Map<Group, MicroUsd>([
    ['eth', 2_500_000_000n],
    ['hype', 40_000_000n],
    ['usdc', 1_000_000n],
    ['usdt', 1_000_000n],
    ['btc', 100_000_000_000n],
  ])
  return {
    of: (group) => table.get(group) ?? 0n,
    set(group, usd) {
      const known = GROUPS.find((candidate) => candidate === group)
      if (!known) throw new RangeError(`group: expected one of ${GROUPS.join(', ')}, got "${group}"`)
      if (!/^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(usd))
        throw new RangeError(`usd: expected dollars as "2500.5", got "${usd}"`)
      const [whole = '0', fraction = ''] = usd.split('.')
      table.set(known, BigInt(whole + fraction.padEnd(6, '0')))
    },
  }
}

/** The worth of `amount` (smallest unit) of a currency, rounded down to a millionth of a dollar. */
export function worth(prices: Prices, currency: Priced, amount: bigint): MicroUsd {
  return (amount * prices.of(currency.group)) / 10n ** BigInt(currency.decimals)
}

/** The amount (smallest unit) of a currency that is worth at least `usd`: rounded up, so that a cost is covered. */
export function costIn(prices: Prices, currency: Priced, usd: MicroUsd): bigint {
  const price = prices.of(currency.group)
  if (price === 0n) return 0n
  return (usd * 10n ** BigInt(currency.decimals) + price - 1n) / price
}

/** Millionths of a dollar as the service prints them: "-0.041623". */
export function usdText(usd: MicroUsd): string {
  const digits = (usd < 0n ? -usd : usd).toString().padStart(7, '0')
  return `${usd < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** `part` of `whole` in per cent with two decimals, cut towards zero, as impacts are printed: "-0.02". */
export function percentText(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0.00'
  const hundredths = (part * 10_000n) / whole
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${part < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
