import { afterAll, beforeEach, expect, test } from 'vitest'
import { ACCEPTED, form, refused, startExchangeBStand } from './stand.ts'
import { signTransfer } from './wallet.ts'

const { asked, faults, renew, perps, post, send, stop } = await startExchangeBStand()
let user = renew()

afterAll(() => stop())
beforeEach(() => {
  user = renew()
  faults.clear()
})

test('refused: nothing moved, the same bytes may be sent again', async () => {
  const body = form(await signTransfer(user, asked()))
  faults.set({ kind: 'refuse', times: 1, status: 400 })
  expect(await post(body)).toMatchObject(refused(29_500))
  expect(await post(body)).toMatchObject(ACCEPTED)
})
test('refused with the code that was asked for', async () => {
  faults.set({ kind: 'refuse', times: 1, status: 400, code: 21_109 })
  expect(await send()).toMatchObject(refused(21_109))
})
test('accepted, but answered with 500: the same bytes again have an old nonce', async () => {
  const body = form(await signTransfer(user, asked()))
  faults.set({ kind: 'fail-after-accepting', times: 1 })
  expect(await post(body)).toMatchObject({ status: 500 })
  expect(perps(user.index)).toBe(77_000_000n)
  expect(await post(body)).toMatchObject(refused(21_104))
})
test('sent on twice: carried out once, answered as the second', async () => {
  faults.set({ kind: 'duplicate', times: 1 })
  expect(await send()).toMatchObject(refused(21_104))
  expect(perps(user.index)).toBe(77_000_000n)
})
