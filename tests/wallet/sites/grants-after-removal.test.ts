import { expect, it } from 'vitest'
import { grantsAfterRemoval } from '../../../src/wallet/sites/grants-after-removal.ts'
import { STRANGER, USER } from '../../core/honest.ts'

it('names the sites that saw an account which is gone, with what they go on to see', () => {
  const sites = [
    { origin: 'https://a.test', accounts: [USER], chainId: 1 },
    { origin: 'https://b.test', accounts: [STRANGER, USER.toLowerCase()], chainId: 1 },
    { origin: 'https://c.test', accounts: [STRANGER] },
  ]
  expect(grantsAfterRemoval(sites, [USER])).toEqual([
    { origin: 'https://b.test', accounts: [USER.toLowerCase()], chainId: 1 },
    { origin: 'https://c.test', accounts: [] },
  ])
})
