import { expect, it } from 'vitest'
import { originsOf, siteHosts, siteOf } from '../../../src/core/page/site-of-frame.ts'

const SHOP = 'https://shop.example'
const SWAP = 'https://swap.example:8443'

it('names a top page and a frame of its own origin alike, another frame by both origins', () => {
  expect(siteOf(SHOP, SHOP)).toBe(SHOP)
  expect(siteOf(SWAP, SHOP)).toBe('https://swap.example:8443 https://shop.example')
  expect(siteOf(SHOP, SWAP)).not.toBe(siteOf(SWAP, SHOP))
})

it('gives the origins back', () => {
  expect(originsOf(SHOP)).toEqual([SHOP])
  expect(originsOf(siteOf(SWAP, SHOP))).toEqual([SWAP, SHOP])
})

it('names both hosts in lists', () => {
  expect(siteHosts(SHOP)).toBe('shop.example')
  expect(siteHosts(siteOf(SWAP, SHOP))).toBe('swap.example:8443 (shop.example)')
})
