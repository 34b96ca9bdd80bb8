import type { BalanceView } from '../../api/money-views.ts'
import type { Amount, Currency } from '../../core/currency.ts'
import { groupBy } from '../text/group-by.ts'

/** All of one currency over the chains. `isWhole` is false when a chain could not be read; `key` is of this group alone. */
export type CurrencyGroup = Readonly<{
  key: string
  isUnlisted: boolean
  symbol: string
  name: string
  total: Amount
  isWhole: boolean
  rows: readonly BalanceView[]
}>

/**
 * Groups what is held, is on its way, or could not be read, by symbol; what has money comes first, and then the order given.
 * What no profile pins may call itself anything: each is a group of its own (lies M03).
 */
export function groupsOf(balances: readonly BalanceView[]): readonly CurrencyGroup[] {
  const counted = balances.filter((balance) => !(balance.known && (balance.isShared || isZero(balance))))
  return [...groupBy(counted, keyOf)].flatMap(([key, rows]) => groupOf(key, rows)).sort((a, b) => weight(b) - weight(a))
}

/** True when a balance was read and nothing is there nor on its way; what stands under another currency as well is no balance of its own. */
export function isZero(balance: BalanceView): boolean {
  return balance.known && !balance.isShared && isNothing(balance)
}

/** True when every balance was read, and nothing is anywhere nor on its way. */
export function isEmpty(balances: readonly BalanceView[]): boolean {
  return balances.length > 0 && balances.every((balance) => balance.known && isNothing(balance))
}

function isNothing({ value, pending = 0n }: Extract<BalanceView, { known: true }>): boolean {
  return value === 0n && pending === 0n
}

function keyOf({ currency, unlisted }: BalanceView): string {
  const { chainId, address, symbol } = currency
  return unlisted ? `${chainId} ${address.toLowerCase()}` : symbol
}

function groupOf(key: string, rows: readonly BalanceView[]): readonly CurrencyGroup[] {
  const [first] = rows
  if (!first) return []
  const decimals = Math.max(...rows.map((row) => row.currency.decimals))
  const currency: Currency = { ...first.currency, decimals }
  const value = rows.reduce(
    (sum, row) => sum + (row.known ? scaled(row.value, row.currency.decimals, decimals) : 0n),
    0n,
  )
  return [
    {
      key,
      isUnlisted: first.unlisted !== undefined,
      symbol: currency.symbol,
      name: currency.name,
      total: { currency, value },
      isWhole: rows.every((row) => row.known),
      rows: [...rows].sort((a, b) => rowWeight(b) - rowWeight(a)),
    },
  ]
}

function scaled(value: bigint, from: number, to: number): bigint {
  return value * 10n ** BigInt(to - from)
}

function weight(group: CurrencyGroup): number {
  return group.total.value > 0n || group.rows.some((row) => row.known && !isNothing(row)) ? 1 : 0
}

function rowWeight(row: BalanceView): number {
  return row.known ? 1 : 0
}
