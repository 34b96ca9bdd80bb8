import type { BalanceView } from '../../../api/views/balances.ts'
import type { Amount, Currency } from '../../../core/money/currency.ts'
import { groupBy } from '../../text/group-by.ts'

/** `isWhole` is false after a failed read of a chain; `key` is unique. */
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
 * Groups by symbol, funded groups first. Custom tokens can copy any name, so each is its own group (lies M03).
 */
export function balanceGroups(balances: readonly BalanceView[]): readonly CurrencyGroup[] {
  const counted = balances.filter((balance) => !(balance.known && (balance.isShared || isZeroBalance(balance))))
  return [...groupBy(counted, balanceKeyOf)]
    .flatMap(([key, rows]) => groupOf(key, rows))
    .sort((a, b) => weight(b) - weight(a))
}

/** The group of a key, also where nothing is held. */
export function balanceGroup(balances: readonly BalanceView[], key: string): CurrencyGroup | undefined {
  const ofKey = balances.filter((balance) => balanceKeyOf(balance) === key)
  return balanceGroups(ofKey)[0] ?? groupOf(key, ofKey)[0]
}

/** A shared balance belongs to another currency, so it isn't zero. */
export function isZeroBalance(balance: BalanceView): boolean {
  return balance.known && !balance.isShared && isNothing(balance)
}

export function areAllZero(balances: readonly BalanceView[]): boolean {
  return balances.length > 0 && balances.every((balance) => balance.known && isNothing(balance))
}

function isNothing({ value, pending = 0n, isPartial }: Extract<BalanceView, { known: true }>): boolean {
  return value === 0n && pending === 0n && !isPartial
}

export function balanceKeyOf({ currency, unlisted }: BalanceView): string {
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
      isWhole: rows.every((row) => row.known && !row.isPartial),
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
