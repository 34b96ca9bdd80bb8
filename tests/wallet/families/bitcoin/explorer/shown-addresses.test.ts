import { describe, expect, it } from 'vitest'
import { isCopied } from '../../../../../src/store/second-copies/copied-rows.ts'
import { withEmptyDisk } from '../../../../store/stand.ts'
import { usedOnce } from './fake-explorer.ts'
import { addressAt, satsOf, walletStand } from './wallet-stand.ts'

withEmptyDisk()

const DAY_SECONDS = 24 * 3_600

describe('a shown address', () => {
  it('N11: is watched for ever, though one false "used" made a later index be shown', async () => {
    const { explorer, open, later, stored } = await walletStand()
    const falselyUsed = addressAt('p2wpkh', 'receive', 19)
    explorer.lie((path) => (path === `/address/${falselyUsed}` ? usedOnce(falselyUsed) : undefined))
    const before = open()
    await satsOf(before)
    const [shown] = await before.holdings.receiving(0)
    expect(shown?.address).toBe(addressAt('p2wpkh', 'receive', 20))

    explorer.lie(undefined)
    later(DAY_SECONDS + 1)
    await satsOf(open())
    expect((await stored())[0]).toMatchObject({ seen: { receive: 0 }, shown: { receive: 21 } })
    explorer.fund(shown?.address ?? '', 70_000)
    explorer.mine()

    for (const days of [1, 30, 365]) {
      later(days * DAY_SECONDS)
      expect(await satsOf(open())).toBe(70_000n)
    }
  })

  it('is remembered in the second copy of the accounts too', () => {
    expect(isCopied('settings:bitcoinAccounts')).toBe(true)
  })

  it('is one of our own scripts, with the gap behind it', async () => {
    const { explorer, open, later } = await walletStand()
    const falselyUsed = addressAt('p2tr', 'change', 15)
    explorer.lie((path) => (path === `/address/${falselyUsed}` ? usedOnce(falselyUsed) : undefined))
    await satsOf(open())
    explorer.lie(undefined)
    later(DAY_SECONDS + 1)
    const holdings = open()
    await satsOf(holdings)
    const own = new Set((await holdings.holdings.ownScripts()).map(({ path }) => path))
    expect(own.has("m/86'/0'/0'/1/35")).toBe(true)
    expect(own.has("m/86'/0'/0'/1/36")).toBe(false)
  })
})
