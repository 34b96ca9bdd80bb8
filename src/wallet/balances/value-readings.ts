import { isSameAddress } from '../../core/families/address.ts'
import { isSameCurrency } from '../../core/money/currency.ts'
import { dollarValueOf } from '../../core/money/price.ts'
import { isReadingDue, type ValueReading, withReading } from '../../core/money/value-readings.ts'
import type { ServicePrice } from '../prices/service-prices.ts'
import type { ListedBalance } from './currency-balances.ts'

export type ValueRecorderPorts = Readonly<{
  accounts: () => Promise<readonly string[]>
  store: Readonly<{
    change: (
      account: string,
      accounts: readonly string[],
      of: (before: readonly ValueReading[]) => readonly ValueReading[] | undefined,
    ) => Promise<void>
  }>
  isMoneyMoving: (account: string) => Promise<boolean>
}>

export type ReadBalances = Readonly<{ balances: readonly ListedBalance[]; atSeconds: number }>

export type ValueRecorder = Readonly<{
  /** Saves a whole value, at most once an hour. */
  note: (account: string, read: ReadBalances, prices: readonly ServicePrice[], nowSeconds: number) => Promise<void>
}>

const SAME_TIME_SECONDS = 600
const MOST_PRICES = 24

/** Makes the recorder of value readings. */
export function createValueRecorder(ports: ValueRecorderPorts): ValueRecorder {
  const newest = new Map<string, ValueReading>()
  return {
    note: async (account, read, prices, nowSeconds) => {
      const before = newest.get(account)
      if (before && !isReadingDue([before], nowSeconds)) return
      const found = pricedReading(read, prices, nowSeconds)
      if (!found || (await ports.isMoneyMoving(account))) return
      const accounts = await ports.accounts()
      if (!accounts.some((each) => isSameAddress(each, account))) return
      const { reading, unpriced } = found
      await ports.store.change(account, accounts, (stored) => {
        const priced = stored.at(-1)?.prices ?? {}
        const isEmpty = stored.length === 0 && reading.millionths === 0n
        return isEmpty || unpriced.some((symbol) => symbol in priced) ? undefined : withReading(stored, reading)
      })
      newest.set(account, reading)
    },
  }
}

/**
 * Undefined unless every balance is read and settled: a part would look like a loss. `unpriced` tokens have no price
 * from the service, and aren't counted.
 */
export function pricedReading(
  { balances, atSeconds }: ReadBalances,
  prices: readonly ServicePrice[],
  nowSeconds: number,
): Readonly<{ reading: ValueReading; unpriced: readonly string[] }> | undefined {
  if (!isRecent(atSeconds, nowSeconds)) return undefined
  const counted = balances.filter((each) => each.unlisted !== 'added' && (each.known || !isUnowned(each)))
  const settled = counted.flatMap((each) => (each.known && !each.isPartial && !each.pending ? [each] : []))
  if (settled.length < counted.length) return undefined
  const held = settled.filter(({ value, isShared }) => value > 0n && !isShared)
  const said = held.flatMap((amount) => {
    const found = prices.find((each) => isSameCurrency(each, amount.currency))
    return found && isRecent(found.saidAtSeconds, nowSeconds) ? [{ amount, price: found.price }] : []
  })
  if (said.length < held.length) return undefined
  const valued = said.flatMap(({ amount, price }) => {
    if (price === undefined) return []
    return [
      { symbol: amount.unlisted ? undefined : amount.currency.symbol, price, value: dollarValueOf(amount, price) },
    ]
  })
  if (valued.length === 0 && held.length > 0) return undefined
  const byValue = valued.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const named = byValue.flatMap(({ symbol, price }) => (symbol === undefined ? [] : [[symbol, price] as const]))
  return {
    reading: {
      atSeconds: nowSeconds,
      millionths: valued.reduce((sum, { value }) => sum + value, 0n),
      prices: Object.fromEntries(named.slice(-MOST_PRICES)),
    },
    unpriced: said.flatMap(({ amount, price }) => (price === undefined ? [amount.currency.symbol] : [])),
  }
}

function isUnowned(balance: Extract<ListedBalance, { known: false }>): boolean {
  return balance.why.code === 'NO_OWN_ADDRESS'
}

function isRecent(atSeconds: number, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - atSeconds) <= SAME_TIME_SECONDS
}
