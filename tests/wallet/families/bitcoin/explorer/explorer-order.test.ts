import { expect, it, vi } from 'vitest'
import { EXPLORER, SECOND } from './fake-explorer.ts'
import { addressAt, satsOf, useAddresses, walletStand } from './wallet-stand.ts'

const [FIRST_ADDRESS, OTHER] = [addressAt('p2wpkh', 'receive', 0), addressAt('p2tr', 'receive', 0)]

it('asks the explorer that the user put first, from the next question on', async () => {
  const stand = await walletStand()
  useAddresses(stand, 4)
  const bitcoin = stand.open()
  await bitcoin.statistics(FIRST_ADDRESS)
  expect(stand.explorer.asked()).toContain(`/address/${FIRST_ADDRESS}`)
  expect(stand.explorer.askedSecond()).toEqual([])
  const before = stand.explorer.asked().length
  stand.chooseOrder([SECOND, EXPLORER])
  bitcoin.explorersChanged()
  expect(await bitcoin.statistics(FIRST_ADDRESS)).toMatchObject({ ok: true, value: { transactions: 2 } })
  expect(stand.explorer.askedSecond()).toContain(`/address/${FIRST_ADDRESS}`)
  expect(stand.explorer.asked()).toHaveLength(before)
})

it('shows the money by the second explorer while the first one is away', async () => {
  const stand = await walletStand()
  const sats = useAddresses(stand, 4)
  const { fetch } = stand.explorer
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    return url.startsWith(EXPLORER) ? Promise.reject(new TypeError('connection refused')) : fetch(url, init)
  })
  expect(await satsOf(stand.open())).toBe(sats)
})

it('lets the second explorer answer at once where the first one limits, once it is put first', async () => {
  const stand = await walletStand()
  useAddresses(stand, 4)
  stand.explorer.limit(0, 600)
  const bitcoin = stand.open()
  expect(await bitcoin.statistics(FIRST_ADDRESS)).toMatchObject({ ok: false })
  stand.chooseOrder([SECOND, EXPLORER])
  bitcoin.explorersChanged()
  expect(await bitcoin.statistics(OTHER)).toMatchObject({ ok: true })
})
