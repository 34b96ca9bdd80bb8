import { afterAll, beforeEach, expect, test } from 'vitest'
import { OK, startExchangeAStand, UNIT } from './stand.ts'

const { ask, faults, newUser, perps, send, stop } = await startExchangeAStand()
let user = newUser()

afterAll(() => stop())
beforeEach(() => {
  user = newUser()
  faults.clear()
})

const err = (sentence: string) => ({
  status: 200,
  body: { status: 'err', response: expect.stringContaining(sentence) },
})

test('refused, with HTTP 200 or another code: nothing moved, the nonce is free', async () => {
  faults.set({ kind: 'refuse', times: 1, message: 'Not now' })
  expect(await send()).toEqual(err('Not now'))
  faults.set({ kind: 'refuse', times: 1, status: 503 })
  expect(await send()).toMatchObject({ status: 503, body: { status: 'err' } })
  expect(await send()).toEqual(OK)
})
test('accepted, but answered with 500: the same bytes again are a duplicate', async () => {
  faults.set({ kind: 'fail-after-accepting', times: 1 })
  expect(await send()).toEqual({ status: 500, body: 'Internal Server Error' })
  expect(perps(user.address)).toBe(90n * UNIT)
  expect(await send()).toEqual(err('duplicate nonce'))
  expect(perps(user.address)).toBe(90n * UNIT)
})
test('sent on twice: carried out once, answered as the second', async () => {
  faults.set({ kind: 'duplicate', times: 1 })
  expect(await send()).toEqual(err('duplicate nonce'))
  expect(perps(user.address)).toBe(90n * UNIT)
})
test('delayed, then as ever; the other path is not struck', async () => {
  faults.set({ kind: 'delay', ms: 1, times: 1 })
  faults.set({ kind: 'delay', ms: 1, times: 1, when: 'after' })
  expect(await send()).toEqual(OK)
  expect(faults.list()).toEqual([])
})
test('hung up before or after acting', async () => {
  faults.set({ kind: 'drop', times: 1 })
  await expect(send()).rejects.toThrow('fetch failed')
  expect(perps(user.address)).toBe(100n * UNIT)
  faults.set({ kind: 'drop', times: 1, when: 'after' })
  await expect(send()).rejects.toThrow('fetch failed')
  expect(perps(user.address)).toBe(90n * UNIT)
})
test('a list that lags: carried out at once, listed later', async () => {
  faults.set({ kind: 'lag', ms: 60_000 })
  expect(await send()).toEqual(OK)
  expect(perps(user.address)).toBe(90n * UNIT)
  expect(await ask('userNonFundingLedgerUpdates', { user: user.address })).toEqual([])
  faults.clear()
  expect(await ask('userNonFundingLedgerUpdates', { user: user.address })).toHaveLength(1)
})
test('a page where JSON is due, on the path that is named', async () => {
  faults.set({ kind: 'html', path: '/info', times: 1 })
  expect(await send()).toEqual(OK)
  expect(await ask('spotMeta')).toContain('<!doctype html>')
})
test.each([{ kind: 'sulk' }, { kind: 'delay' }, { kind: 'refuse', status: 99 }, 'refuse'])(
  'what is no fault is refused in words: %j',
  (fault) => {
    expect(() => faults.set(fault)).toThrow(/^fault\./)
  },
)
