import { describe, expect, it } from 'vitest'
import { currenciesOf, familyOf } from '../../../src/core/chain/chain.ts'
import type { CachedBalance } from '../../../src/core/money/cached-balance.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Balance } from '../../../src/wallet/balances/currency-balances.ts'
import { createValuationReader } from '../../../src/wallet/balances/valuation.ts'
import { STRANGER, USER } from '../../core/honest.ts'

const PINNED = devnet.chains.flatMap((chain) => currenciesOf(chain))
const currency = (symbol: string): Currency => {
  const found = PINNED.find((each) => each.symbol === symbol)
  if (!found) throw new Error(`no ${symbol} is pinned`)
  return found
}
const read = (symbol: string, value: bigint): Balance => ({
  currency: currency(symbol),
  account: USER,
  known: true,
  value,
})
const kept = (symbol: string, value: bigint, readAtSeconds: number): CachedBalance => ({
  currency: currency(symbol),
  value,
  readAtSeconds,
})

/** It's on no list, so any party may have made it. */
const STRAY: Currency = { ...currency('USDC'), address: '0x00000000000000000000000000000000000057a4' }
const ofStray = (value: bigint): Balance => ({ currency: STRAY, account: USER, known: true, value })
const keptStray = (value: bigint): CachedBalance => ({ currency: STRAY, value, readAtSeconds: 900 })

type Given = Readonly<{
  balances?: readonly Balance[]
  added?: readonly Currency[]
  areAmountsHidden?: boolean
  isFull?: boolean
}>

function stand({ balances = [], added = [], areAmountsHidden = false, isFull = false }: Given = {}) {
  const state = { added }
  const readOf: (readonly Currency[])[] = []
  const rows = new Map<string, readonly CachedBalance[]>()
  const asked: string[] = []
  const named: (readonly string[])[] = []
  const valued: (readonly [string, number])[] = []
  const valuations = createValuationReader({
    profile: devnet,
    ownAddresses: async () => [USER],
    addedTokens: async () => state.added,
    balancesOf: async (_account, tokens) => {
      readOf.push(tokens)
      return balances
    },
    cache: {
      of: async (account) => rows.get(account.toLowerCase()) ?? [],
      change: async (account, accounts, of) => {
        if (isFull) throw new Error('the disk is full')
        named.push(accounts)
        const after = of(rows.get(account.toLowerCase()) ?? [])
        if (after) rows.set(account.toLowerCase(), after)
      },
    },
    areAmountsHidden: async () => areAmountsHidden,
    pricesOf: async (currencies) => {
      asked.push(...currencies.map(({ symbol }) => symbol))
      return []
    },
    valued: (account, read) => void valued.push([account, read.balances.length]),
    nowSeconds: () => 1_000,
  })
  const keep = (account: string, all: readonly CachedBalance[]) => void rows.set(account.toLowerCase(), all)
  return { valuations, keep, asked, named, readOf, state, valued }
}

describe('what an account holds', () => {
  it('is kept for the next time, for the accounts that the wallet has', async () => {
    const { valuations, named } = stand({ balances: [read('ETH', 5n)] })
    expect(await valuations.before(USER)).toBeUndefined()
    expect(await valuations.read(USER)).toEqual([read('ETH', 5n)])
    expect(await valuations.before(USER)).toEqual({ balances: [read('ETH', 5n)], readAtSeconds: 1_000 })
    expect(named).toEqual([[USER]])
  })

  it('is shown also where it cannot be kept', async () => {
    const { valuations } = stand({ balances: [read('ETH', 5n)], isFull: true })
    expect(await valuations.read(USER)).toEqual([read('ETH', 5n)])
  })

  it('is as old as the oldest of what was read before', async () => {
    const { valuations, keep } = stand()
    keep(USER, [kept('ETH', 1n, 900), kept('USDC', 2n, 300)])
    expect(await valuations.before(USER)).toMatchObject({ readAtSeconds: 300 })
  })

  it('is not told of an account that is not the wallet’s', async () => {
    const { valuations, keep, asked } = stand()
    keep(STRANGER, [kept('ETH', 1n, 900)])
    expect(await valuations.before(STRANGER)).toBeUndefined()
    await valuations.prices(STRANGER)
    expect(asked).toEqual([])
  })
})

describe('its prices', () => {
  it('are asked for of what is held, and of nothing else', async () => {
    const { valuations, keep, asked } = stand()
    keep(USER, [kept('ETH', 1n, 900), kept('USDC', 0n, 900)])
    await valuations.prices(USER)
    expect(asked).toEqual(['ETH'])
  })

  it('are not asked for while nobody sees the amounts', async () => {
    const { valuations, keep, asked } = stand({ areAmountsHidden: true })
    keep(USER, [kept('ETH', 1n, 900)])
    expect(await valuations.prices(USER)).toEqual([])
    expect(asked).toEqual([])
  })
})

describe('a value', () => {
  it('is told with the prices of a whole read, not of stored balances alone', async () => {
    const { valuations, valued } = stand({ balances: [read('ETH', 5n)] })
    await valuations.prices(USER)
    expect(valued).toEqual([])
    await valuations.read(USER)
    await valuations.prices(USER)
    expect(valued).toEqual([[USER, 1]])
  })

  it('is not told where a held balance is missing: an exchange may only be slow', async () => {
    const { valuations, valued, keep } = stand({ balances: [read('USDC', 5n)] })
    keep(USER, [kept('ETH', 1n, 900)])
    await valuations.read(USER)
    await valuations.prices(USER)
    expect(valued).toEqual([])
  })
})

describe('a token that the user added', () => {
  it('is read with what the wallet knows, and shown as added, now and from before', async () => {
    const { valuations, readOf } = stand({ balances: [read('ETH', 5n), ofStray(7n)], added: [STRAY] })
    const shown = [read('ETH', 5n), { ...ofStray(7n), unlisted: 'added' }]
    expect(await valuations.read(USER)).toEqual(shown)
    expect(readOf).toEqual([[STRAY]])
    expect(await valuations.before(USER)).toEqual({ balances: shown, readAtSeconds: 1_000 })
  })

  it('is one of the wallet’s own once the profile pins it, and is read once', async () => {
    const { valuations, readOf } = stand({ balances: [read('USDC', 5n)], added: [currency('USDC')] })
    expect(await valuations.read(USER)).toEqual([read('USDC', 5n)])
    expect(readOf).toEqual([[]])
  })

  it('is neither shown nor priced any more once it is taken off, whatever was kept of it', async () => {
    const { valuations, keep, asked, state } = stand({ added: [STRAY] })
    keep(USER, [kept('ETH', 1n, 900), keptStray(7n)])
    await valuations.prices(USER)
    expect(asked).toEqual(['ETH', STRAY.symbol])
    state.added = []
    expect(await valuations.before(USER)).toEqual({ balances: [read('ETH', 1n)], readAtSeconds: 900 })
    await valuations.prices(USER)
    expect(asked).toEqual(['ETH', STRAY.symbol, 'ETH'])
  })
})

it('what an exchange says that an account holds is shown as held, and needs not be added', async () => {
  const exchange = devnet.chains.find((each) => familyOf(each) === 'exchangeA')
  if (!exchange) throw new Error('no exchange A')
  const spot: Currency = { ...exchange.native, address: '0x5b3', symbol: 'PURR' }
  const held: Balance = { currency: spot, account: USER, known: true, value: 3n }
  const { valuations } = stand({ balances: [held] })
  const shown = [{ ...held, unlisted: 'held' }]
  expect(await valuations.read(USER)).toEqual(shown)
  expect(await valuations.before(USER)).toEqual({ balances: shown, readAtSeconds: 1_000 })
})
