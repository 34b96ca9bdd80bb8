import { describe, expect, it } from 'vitest'
import { MOST_BEYOND } from '../../../../../src/core/families/bitcoin/gap-limit.ts'
import { withEmptyDisk } from '../../../../store/stand.ts'
import { usedOnce } from './fake-explorer.ts'
import { addressAt, INDEX, satsOf, useAddresses, type WalletStand, walletStand } from './wallet-stand.ts'

withEmptyDisk()

type Wallet = ReturnType<WalletStand['open']>

const PAGE_SECONDS = 10

/** Whether an open page shows all money, and every coin. */
async function isComplete(wallet: Wallet): Promise<boolean> {
  const balance = await wallet.balance(INDEX)
  const coins = await wallet.accountsWithCoins(INDEX, 'known')
  return balance.ok && !balance.isPartial && coins.ok && coins.value.every(({ isPartial }) => !isPartial)
}

describe.each([
  { says: 'that says for how long', retryAfterSeconds: 20 },
  { says: 'that says nothing', retryAfterSeconds: undefined },
])('N9: an explorer limited to 60 questions a minute, $says', ({ retryAfterSeconds }) => {
  it('shows the first balances in two minutes, and the whole account of 50 addresses in six', async () => {
    const stand = await walletStand()
    const { explorer, later } = stand
    const sats = useAddresses(stand, 50)
    explorer.limit(60, retryAfterSeconds)
    const wallet = stand.open()
    let firstSeconds: number | undefined
    let wholeSeconds: number | undefined
    for (let second = 0; wholeSeconds === undefined && second <= 600; second += PAGE_SECONDS) {
      if ((await satsOf(wallet)) > 0n) firstSeconds ??= second
      if (await isComplete(wallet)) wholeSeconds = second
      later(PAGE_SECONDS)
    }
    expect(firstSeconds).toBeLessThanOrEqual(120)
    expect(wholeSeconds).toBeLessThanOrEqual(360)
    expect(await satsOf(wallet)).toBe(sats)
    const statistics = explorer.asked().filter((path) => /^\/address\/[^/]+$/.test(path))
    expect(statistics.length - new Set(statistics).size).toBeLessThan(40)
    expect(explorer.refusals()).toBeLessThan(15)
  })

  it('is asked nothing twice after a restart in the middle', async () => {
    const stand = await walletStand()
    const { explorer, later } = stand
    useAddresses(stand, 50)
    explorer.limit(60, retryAfterSeconds)
    await satsOf(stand.open())
    const read = new Set(explorer.asked().filter((path) => /^\/address\/[^/]+$/.test(path)))
    expect(read.size).toBeGreaterThan(40)
    const before = explorer.asked().length + explorer.refusals()
    expect(await satsOf(stand.open())).toBeGreaterThan(0n)
    expect(explorer.asked().length + explorer.refusals()).toBe(before)
    later(61)
    await satsOf(stand.open())
    const again = explorer.asked().slice(before - explorer.refusals())
    expect(again.filter((path) => read.has(path)).length).toBeLessThanOrEqual(2)
  })
})

it('is left in peace until its Retry-After is over, and answers are shown meanwhile', async () => {
  const stand = await walletStand()
  const { explorer, later } = stand
  const sats = useAddresses(stand, 12)
  const wallet = stand.open()
  expect(await satsOf(wallet)).toBe(sats)
  explorer.limit(0, 300)
  later(60)
  expect(await satsOf(wallet)).toBe(sats)
  expect(explorer.refusals()).toBeGreaterThan(0)
  const before = explorer.asked().length + explorer.refusals()
  explorer.mine()
  for (let second = 0; second < 290; second += PAGE_SECONDS) {
    later(PAGE_SECONDS)
    expect(await satsOf(wallet)).toBe(sats)
    await wallet.tipHeight()
  }
  expect(explorer.asked().length + explorer.refusals()).toBe(before)
  explorer.limit(undefined)
  later(20)
  expect(await wallet.tipHeight()).toMatchObject({ ok: true })
})

it('leaves the second explorer in peace too, until its Retry-After is over', async () => {
  const { explorer, later, open } = await walletStand()
  const wallet = open()
  const txids = [900, 901, 902].map((at) => explorer.fund(addressAt('p2tr', 'receive', at), 1_000))
  explorer.mine()
  explorer.refuseSecond(300)
  for (let second = 0; second < 290; second += PAGE_SECONDS) {
    for (const txid of txids) await wallet.isFinal(txid)
    later(PAGE_SECONDS)
  }
  expect(explorer.askedSecond().length).toBe(1)
  explorer.refuseSecond(undefined)
  later(300)
  await Promise.all(txids.map((txid) => wallet.minedAtSeconds(txid)))
  expect(explorer.askedSecond().length).toBeGreaterThan(1)
})

describe('N10: an explorer that says "used" of every address', () => {
  const allUsed = (path: string) => {
    const [, address] = /^\/address\/([a-zA-Z0-9]+)$/.exec(path) ?? []
    return address === undefined ? undefined : usedOnce(address)
  }

  it('ends the scan at a bound, and is said not to be trusted', async () => {
    const stand = await walletStand()
    stand.explorer.lie(allUsed)
    const wallet = stand.open()
    const untrusted = { ok: false, reason: { code: 'EXPLORER_UNTRUSTED', count: `${MOST_BEYOND}` } }
    expect(await wallet.accountsWithCoins(INDEX, 'known')).toMatchObject(untrusted)
    expect(stand.explorer.asked().length).toBeLessThan(MOST_BEYOND + 20)
    for (let times = 0; times < 360; times += 1) {
      stand.later(PAGE_SECONDS)
      expect(await wallet.accountsWithCoins(INDEX, 'known')).toMatchObject(untrusted)
    }
    expect(stand.explorer.asked().length).toBeLessThan(500)
    const [shown] = await wallet.holdings.receiving(INDEX)
    expect(shown?.address).toBe(addressAt('p2wpkh', 'receive', 0))
  })

  it('cannot move the shown address by lying only later', async () => {
    const stand = await walletStand()
    const wallet = stand.open()
    await satsOf(wallet)
    stand.explorer.lie(allUsed)
    stand.explorer.mine()
    stand.later(60)
    expect(await wallet.holdings.look(INDEX)).toMatchObject({ ok: false, reason: { code: 'EXPLORER_UNTRUSTED' } })
    expect((await wallet.holdings.receiving(INDEX))[0]?.address).toBe(addressAt('p2wpkh', 'receive', 0))
    stand.explorer.lie(undefined)
    stand.later(120)
    expect(await satsOf(wallet, true)).toBe(0n)
  })

  it('is believed further on request, for an account that really has so many', async () => {
    const stand = await walletStand()
    const { explorer } = stand
    for (let at = 0; at <= MOST_BEYOND + 10; at += 1) explorer.fund(addressAt('p2wpkh', 'receive', at), 1_000)
    explorer.mine()
    const wallet = stand.open()
    expect(await wallet.accountsWithCoins(INDEX, 'known')).toMatchObject({ ok: false })
    await wallet.accountsWithCoins(INDEX, 'further')
    stand.later(3_700)
    expect(await satsOf(wallet)).toBe(BigInt(MOST_BEYOND + 11) * 1_000n)
  })
})

describe('N11: the gap limit', () => {
  it('is a setting', async () => {
    const stand = await walletStand()
    stand.explorer.fund(addressAt('p2tr', 'receive', 40), 30_000)
    stand.explorer.mine()
    expect(await satsOf(stand.open())).toBe(0n)
    stand.chooseGapLimit(50)
    expect(await satsOf(stand.open(), true)).toBe(30_000n)
  })

  it('is passed on request, and what is found there stays watched', async () => {
    const stand = await walletStand()
    stand.explorer.fund(addressAt('p2wpkh', 'receive', 60), 30_000)
    stand.explorer.mine()
    const wallet = stand.open()
    expect(await satsOf(wallet)).toBe(0n)
    expect(await wallet.accountsWithCoins(INDEX, 'further')).toMatchObject({
      ok: true,
      value: [{ availableSats: 30_000n }, { availableSats: 0n }],
    })
    stand.explorer.fund(addressAt('p2wpkh', 'receive', 60), 5_000)
    stand.explorer.mine()
    stand.later(60)
    expect(await satsOf(stand.open())).toBe(35_000n)
  })
})
