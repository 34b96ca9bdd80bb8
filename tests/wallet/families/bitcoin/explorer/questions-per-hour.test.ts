import { describe, expect, it } from 'vitest'
import { bytesToHex } from '../../../../../src/lib/hex.ts'
import { writeSigned } from '../../../../core/families/bitcoin/write-signed.ts'
import { count } from '../../../../count.ts'
import { withEmptyDisk } from '../../../../store/stand.ts'
import { addressAt, INDEX, satsOf, useAddresses, type WalletStand, walletStand } from './wallet-stand.ts'

withEmptyDisk()

const HOUR_SECONDS = 3_600
const HOURS = count('CAUSEWAY_QUIET_HOURS', { usual: 1, deep: 2 })
const PAGE_SECONDS = 10

const SIGNED = bytesToHex(
  writeSigned(
    {
      version: 2,
      inputs: [{ txid: 'ab'.repeat(32), vout: 0, script: new Uint8Array(), sequence: 0 }],
      outputs: [{ valueSats: 1_000n, script: new Uint8Array(22) }],
      lockTime: 0,
    },
    [[new Uint8Array(64)]],
  ),
).slice(2)

type Wallet = ReturnType<WalletStand['open']>

/** With a block every ten minutes; returns each hour's questions. */
async function hours(
  many: number,
  { explorer, later }: WalletStand,
  everySecond: (second: number) => Promise<unknown> | undefined,
): Promise<readonly number[]> {
  const counts: number[] = []
  for (let hour = 0; hour < many; hour += 1) {
    const before = explorer.asked().length
    for (let second = 0; second < HOUR_SECONDS; second += 1) {
      if (second % 600 === 599) explorer.mine()
      await everySecond(second)
      later(1)
    }
    counts.push(explorer.asked().length - before)
  }
  return counts
}

/** An open page asks this every ten seconds. */
async function page(wallet: Wallet): Promise<void> {
  await wallet.balance(INDEX)
  await wallet.accountsWithCoins(INDEX, 'known')
}

/** The transaction is in no block for half an hour. */
function watchedTransfer({ explorer }: WalletStand, wallet: Wallet) {
  const deposit = addressAt('p2tr', 'receive', 900)
  const refund = addressAt('p2tr', 'receive', 901)
  let txid = ''
  const proven = new Set<string>()
  const everySecond = async (second: number) => {
    if (second % 1_800 === 0) {
      await wallet.cpfp.broadcast(SIGNED)
      txid = explorer.fund(deposit, 90_000)
    }
    await wallet.isFinal(txid)
    const mined = await wallet.minedAtSeconds(txid)
    if (mined.ok && mined.value !== undefined) proven.add(txid)
    if (second % 5 === 0) await wallet.statistics(deposit)
    if (second % 10 === 0) {
      await wallet.history(deposit)
      await wallet.history(refund)
      await wallet.tipHeight()
    }
    if (second % 30 === 0) await wallet.satsPerVbyte(1)
    if (second % PAGE_SECONDS === 0) await page(wallet)
  }
  return { proven, everySecond }
}

const isProof = (path: string) => path.endsWith('/merkle-proof')
const PROOFS: readonly (readonly [string, number, ((path: string) => unknown) | undefined])[] = [
  ['proven', 2, undefined],
  ['proven by a lie', 0, (path) => (isProof(path) ? { merkle: [], pos: 0 } : undefined)],
  [
    'in silence about its proof',
    0,
    (path) => {
      if (isProof(path)) throw new TypeError('expected no answer')
      return undefined
    },
  ],
]

describe('questions an hour', () => {
  it('are at most 300 at rest, with 50 used addresses and a page open all the time', async () => {
    const stand = await walletStand()
    const sats = useAddresses(stand, 50)
    const wallet = stand.open()
    for (let tries = 0; tries < 6; tries += 1) {
      await page(wallet)
      stand.later(HOUR_SECONDS)
    }
    const counts = await hours(HOURS, stand, (second) => (second % PAGE_SECONDS === 0 ? page(wallet) : undefined))
    expect(Math.max(...counts)).toBeLessThanOrEqual(300)
    expect(await satsOf(wallet)).toBe(sats)
  }, 120_000)

  it('are at most 300 while payments come and go, and each is seen', async () => {
    const stand = await walletStand()
    const { explorer } = stand
    let sats = useAddresses(stand, 50)
    const wallet = stand.open()
    for (let tries = 0; tries < 6; tries += 1) {
      await page(wallet)
      stand.later(HOUR_SECONDS)
    }
    const counts = await hours(HOURS, stand, async (second) => {
      if (second % 900 === 450) {
        const [shown] = await wallet.holdings.receiving(INDEX)
        explorer.fund(shown?.address ?? '', 5_000)
        sats += 5_000n
      }
      if (second % PAGE_SECONDS === 0) await page(wallet)
    })
    expect(Math.max(...counts)).toBeLessThanOrEqual(300)
    expect(await satsOf(wallet)).toBe(sats)
  }, 120_000)

  it('are at most 300 where the worker restarts for each page that is opened', async () => {
    const stand = await walletStand()
    const sats = useAddresses(stand, 50)
    for (let tries = 0; tries < 6; tries += 1) {
      await page(stand.open())
      stand.later(HOUR_SECONDS)
    }
    const counts = await hours(1, stand, (second) => (second % 120 === 0 ? page(stand.open()) : undefined))
    expect(Math.max(...counts)).toBeLessThanOrEqual(300)
    expect(await satsOf(stand.open())).toBe(sats)
  }, 120_000)

  it.each(PROOFS)(
    'are at most 500 with a transfer under way that is watched every second, %s',
    async (_how, anHour, lie) => {
      const stand = await walletStand()
      const { explorer } = stand
      useAddresses(stand, 50)
      const wallet = stand.open()
      for (let tries = 0; tries < 6; tries += 1) {
        await page(wallet)
        stand.later(HOUR_SECONDS)
      }
      explorer.lie(lie)
      const { proven, everySecond } = watchedTransfer(stand, wallet)
      const counts = await hours(HOURS, stand, everySecond)
      expect(Math.max(...counts)).toBeLessThanOrEqual(500)
      expect(explorer.askedSecond().length).toBeLessThanOrEqual(2 * 60)
      expect(proven.size).toBe(anHour * HOURS)
    },
    120_000,
  )

  it('are at most 500 in an hour of scans in which a watched transfer begins', async () => {
    const stand = await walletStand()
    const sats = useAddresses(stand, 250)
    const wallet = stand.open()
    await wallet.accountsWithCoins(INDEX, 'further')
    const { everySecond } = watchedTransfer(stand, wallet)
    const [asked] = await hours(1, stand, (second) => {
      if (second > 600) return everySecond(second)
      return second % PAGE_SECONDS === 0 ? page(wallet) : undefined
    })
    expect(asked).toBeLessThanOrEqual(500)
    stand.later(HOUR_SECONDS)
    await page(wallet)
    stand.later(HOUR_SECONDS)
    expect(await satsOf(wallet)).toBe(sats)
  }, 120_000)
})
