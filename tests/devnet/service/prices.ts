/** Currencies of one group bridge into each other. */
export type Group = 'eth' | 'hype' | 'usdc' | 'usdt' | 'btc'

export type Priced = Readonly<{ group: Group; decimals: number }>

/** Millionths of a dollar. */
export type MicroUsd = bigint

/** Millionths of a dollar per whole unit. */
export type Prices = Readonly<{
  of: (group: Group) => MicroUsd
  set: (group: string, usd: string) => void
}>

const GROUPS: readonly Group[] = ['eth', 'hype', 'usdc', 'usdt', 'btc']

/** Makes the devnet's prices: BTC 100000, ETH 2500, HYPE 40, USDC and USDT 1. */
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

/** Values an amount (smallest unit), rounded down to a millionth of a dollar. */
export function valueInUsd(prices: Prices, currency: Priced, amount: bigint): MicroUsd {
  return (amount * prices.of(currency.group)) / 10n ** BigInt(currency.decimals)
}

/** The amount (smallest unit) worth at least `usd`, rounded up. */
export function costIn(prices: Prices, currency: Priced, usd: MicroUsd): bigint {
  const price = prices.of(currency.group)
  if (price === 0n) return 0n
  return (usd * 10n ** BigInt(currency.decimals) + price - 1n) / price
}

/** Prints millionths of a dollar like the service: "-0.041623". */
export function usdText(usd: MicroUsd): string {
  const digits = (usd < 0n ? -usd : usd).toString().padStart(7, '0')
  return `${usd < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** Prints a share in per cent with two decimals, cut towards zero: "-0.02". */
export function percentText(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0.00'
  const hundredths = (part * 10_000n) / whole
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${part < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
