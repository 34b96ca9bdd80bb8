import { expect, it } from 'vitest'
import { siteNameOf } from '../../../src/core/phishing/site-name.ts'

it.each([
  ['https://shop.example', 'shop.example'],
  ['https://a.b.shop.example:8443', 'shop.example'],
  ['https://a.shop.co.uk', 'shop.co.uk'],
  ['https://10.0.0.1', '10.0.0.1'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['https://a.swap.example https://www.shop.example', 'swap.example shop.example'],
  ['https://swap.shop.example https://shop.example', 'shop.example'],
])('%s is %s', (origin, name) => {
  expect(siteNameOf(origin)).toBe(name)
})
