import { describe, expect, it } from 'vitest'
import type { CachedBalance } from '../../src/core/money/cached-balance.ts'
import { createBalanceCache } from '../../src/store/caches/balances.ts'
import { createBitcoinReadings } from '../../src/store/caches/bitcoin-readings.ts'
import { createMinimumAmounts } from '../../src/store/caches/learned-minimums.ts'
import { createPriceCache } from '../../src/store/caches/prices.ts'
import { createValueReadings } from '../../src/store/caches/value-readings.ts'
import { changesOf } from './sealed/changes-of.ts'
import { newWorker, putRaw, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const currency = { chainId: 1, address: '0x0', symbol: 'ETH', name: 'Ether', decimals: 18, isNative: true }
const balance = { currency, value: 10n ** 30n, readAtSeconds: 7 }
const open = () => createBalanceCache(newWorker().database)
const keep = (account: string, balances: readonly CachedBalance[], accounts: readonly string[]) =>
  open().change(account, accounts, () => balances)

describe('kept balances', () => {
  it('outlive the worker, each account by itself', async () => {
    await keep('0xAB', [balance], ['0xAB', '0xCD'])
    await keep('0xCD', [{ ...balance, pending: 7n, isShared: true }], ['0xAB', '0xCD'])
    expect(await open().of('0xab')).toStrictEqual([balance])
    expect(await open().of('0xcd')).toStrictEqual([{ ...balance, pending: 7n, isShared: true }])
    expect(await open().of('0xef')).toStrictEqual([])
  })

  it('are forgotten with their account', async () => {
    await keep('0xAB', [balance], ['0xAB'])
    await open().keepOnly(['0xab'])
    expect(await open().of('0xAB')).toHaveLength(1)
    await open().keepOnly([])
    expect(await open().of('0xAB')).toStrictEqual([])
  })

  it('are not kept for an account that was removed while they were read', async () => {
    await keep('0xAB', [balance], ['0xCD'])
    expect(await open().of('0xAB')).toStrictEqual([])
  })

  it('are made of what was kept last, also where two are changed at once', async () => {
    const { database } = newWorker()
    const kept = createBalanceCache(database)
    const one = () => kept.change('0xAB', ['0xAB'], (before) => [...before, balance])
    await Promise.all([one(), one(), kept.change('0xAB', ['0xAB'], () => undefined)])
    expect(await kept.of('0xAB')).toStrictEqual([balance, balance])
  })

  it('that cannot be read are as if they had never been kept', async () => {
    const { database } = newWorker()
    await database.write('settings', (store) => store.put({ '0xab': [balance, { value: 'much' }] }, 'balances'))
    expect(await open().of('0xab')).toStrictEqual([balance])
    await database.write('settings', (store) => store.put('nothing', 'balances'))
    expect(await open().of('0xab')).toStrictEqual([])
  })
})

describe('value readings', () => {
  const reading = { atSeconds: 7, millionths: 10n ** 20n, prices: { ETH: 5n } }
  const readings = () => createValueReadings(newWorker().database)

  it('outlive the worker, go with their account, and what cannot be read is left out', async () => {
    await readings().change('0xAB', ['0xAB', '0xCD'], () => [reading])
    await readings().change('0xCD', ['0xAB', '0xCD'], (before) => [...before, reading])
    expect(await readings().of('0xab')).toStrictEqual([reading])
    await readings().keepOnly(['0xCD'])
    expect(await readings().of('0xAB')).toStrictEqual([])
    expect(await readings().of('0xCD')).toStrictEqual([reading])
    await putRaw('settings', { '0xcd': [{ ...reading, millionths: 5 }, reading] }, 'valueReadings')
    expect(await readings().of('0xCD')).toStrictEqual([reading])
  })
})

describe('tried amounts', () => {
  it('outlive the worker, and what cannot be read is left out', async () => {
    const end = { chainId: 1, address: '0x0' }
    const tried = { profile: 'devnet', from: end, to: end, refused: { amount: 5n, atSeconds: 1 } }
    await createMinimumAmounts(newWorker().database).change(() => [tried])
    expect(await createMinimumAmounts(newWorker().database).list()).toStrictEqual([tried])
    const { database } = newWorker()
    await database.write('settings', (store) => store.put([{ ...tried, refused: 5n }, tried], 'triedAmounts'))
    expect(await createMinimumAmounts(newWorker().database).list()).toStrictEqual([tried])
    await database.write('settings', (store) => store.put('nothing', 'triedAmounts'))
    expect(await createMinimumAmounts(newWorker().database).list()).toStrictEqual([])
  })

  it('are learned of one another, also where two answers come at once', async () => {
    const end = { chainId: 1, address: '0x0' }
    const tries = [5n, 6n].map((amount) => ({
      profile: 'devnet',
      from: end,
      to: end,
      refused: { amount, atSeconds: 1 },
    }))
    const amounts = createMinimumAmounts(newWorker().database)
    await Promise.all(tries.map((each) => amounts.change((all) => [...all, each])))
    await amounts.change(() => undefined)
    expect(await amounts.list()).toStrictEqual(tries)
  })
})

describe('kept prices', () => {
  it('outlive the worker, and what cannot be read is left out', async () => {
    const price = { chainId: 1, address: '0x0', price: 5n, saidAtSeconds: 1, askedAtSeconds: 2 }
    await createPriceCache(newWorker().database).set([price])
    expect(await createPriceCache(newWorker().database).list()).toStrictEqual([price])
    const { database } = newWorker()
    await database.write('settings', (store) => store.put([price, { chainId: '1' }], 'prices'))
    expect(await createPriceCache(newWorker().database).list()).toStrictEqual([price])
  })
})

describe('a cache with one changed field', () => {
  const reading = {
    statistics: {
      confirmed: { fundedSats: 5n, spentSats: 1n },
      waiting: { fundedSats: 0n, spentSats: 0n },
      ...{ transactions: 2, payments: 1 },
    },
    ...{ readAtSeconds: 7, tip: 'ab' },
    coins: [{ txid: 'cd', vout: 0, valueSats: 4n, place: { in: 'block', blockHeight: 9, blockHash: 'ef' } }],
  }
  const tried = { profile: 'devnet', from: { chainId: 1, address: '0x0' }, to: { chainId: 1, address: '0x1' } }
  const price = { chainId: 1, address: '0x0', price: 5n, saidAtSeconds: 1, askedAtSeconds: 2 }
  const asked = { sent: [1], planned: { scan: [2], watch: [3] }, restsUntil: 4, pace: { perMinute: 6, since: 5 } }

  it.each<[key: string, row: unknown, read: () => Promise<unknown>]>([
    ['balances', { '0xab': [balance] }, () => open().of('0xab')],
    [
      'valueReadings',
      { '0xab': [{ atSeconds: 7, millionths: 1n, prices: { ETH: 5n } }] },
      () => createValueReadings(newWorker().database).of('0xab'),
    ],
    ['prices', [price], () => createPriceCache(newWorker().database).list()],
    [
      'triedAmounts',
      [{ ...tried, refused: { amount: 5n, atSeconds: 1 } }],
      () => createMinimumAmounts(newWorker().database).list(),
    ],
    ['bitcoinReadings', { bc1q: reading }, () => createBitcoinReadings(newWorker().database).all()],
    ['explorerQuestions', asked, () => createBitcoinReadings(newWorker().database).questions()],
  ])('%s stops nothing: it is read, or skipped', async (key, row, read) => {
    for (const [at, changed] of changesOf(row)) {
      await putRaw('settings', changed, key)
      await read().catch((error: unknown) => expect.fail(`${at}: ${error}`))
    }
  })
})
