import { describe, expect, it } from 'vitest'
import type { Suspicion } from '../../../src/core/phishing/suspicion.ts'
import { isGrantSuspended, visibleAccounts } from '../../../src/wallet/sites/grants.ts'
import { NOW, USER } from '../../core/honest.ts'

const ORIGIN = 'https://app.shop.test'
const listed = (host = 'shop.test'): Suspicion => ({ kind: 'listed', host, madeAtSeconds: NOW })
const served = (insistedOn?: string, suspicion?: Suspicion) =>
  visibleAccounts(ORIGIN, {
    siteOf: async (origin) => (origin === ORIGIN ? { accounts: [USER], insistedOn } : undefined),
    suspicionOf: async () => suspicion,
  })

describe('what a site was granted', () => {
  it('counts while nothing is known against it', async () => {
    expect(await served()).toEqual([USER])
    expect(await served(undefined, { kind: 'lookAlike', known: 'uniswap.org' })).toEqual([USER])
    expect(await served(undefined, { kind: 'unchecked' })).toEqual([USER])
  })

  it('does not count any more once the site is on the list, unless that very name was typed', async () => {
    expect(await served(undefined, listed())).toBeUndefined()
    expect(await served('shop.test', listed())).toEqual([USER])
    expect(await served('shop.test', listed('app.shop.test'))).toBeUndefined()
    expect(await isGrantSuspended({}, ORIGIN, { suspicionOf: async () => listed() })).toBe(true)
  })

  it('is nothing for a site that was granted nothing, and then nothing is looked up', async () => {
    const suspicionOf = () => Promise.reject(new Error('not asked'))
    expect(await visibleAccounts('https://other.test', { siteOf: async () => undefined, suspicionOf })).toBeUndefined()
  })
})
