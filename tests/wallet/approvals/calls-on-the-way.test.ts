import { describe, expect, it } from 'vitest'
import { createCallsOnTheWay } from '../../../src/wallet/approvals/calls-on-the-way.ts'

const SITE = 'https://shop.test'
const [SHOWN, HIDDEN] = [1, 2]

/** The rejection comes at 1,000 milliseconds. */
function rejectedCalls(origin?: string) {
  const calls = createCallsOnTheWay({ nowMilliseconds: () => 1_000, isInView: async (tabId) => tabId === SHOWN })
  calls.reject(origin)
  return (from: string, tabId: number | undefined, receivedAtMilliseconds: number | undefined) =>
    calls.isRejected({ kind: 'connect', origin: from, key: 'connect' }, { tabId, receivedAtMilliseconds })
}

describe('a call on its way', () => {
  it('is rejected with the window that the user closed, unless its tab is hidden or it came later', async () => {
    const isRejected = rejectedCalls()
    expect(await isRejected(SITE, SHOWN, 1_000)).toBe(true)
    expect(await isRejected('https://other.test', SHOWN, 999)).toBe(true)
    expect(await isRejected(SITE, undefined, 1_000)).toBe(true)
    expect(await isRejected(SITE, HIDDEN, 1_000)).toBe(false)
    expect(await isRejected(SITE, SHOWN, 1_001)).toBe(false)
    expect(await isRejected(SITE, SHOWN, undefined)).toBe(false)
  })

  it('is rejected with all others of its site, and of no other site', async () => {
    const isRejected = rejectedCalls(SITE)
    expect(await isRejected(SITE, HIDDEN, 1_000)).toBe(true)
    expect(await isRejected('https://other.test', SHOWN, 1_000)).toBe(false)
  })

  it('is asked where nothing was rejected', async () => {
    const calls = createCallsOnTheWay({ nowMilliseconds: () => 1_000, isInView: async () => true })
    const asker = { tabId: SHOWN, receivedAtMilliseconds: 0 }
    expect(await calls.isRejected({ kind: 'connect', origin: SITE, key: 'connect' }, asker)).toBe(false)
  })
})
