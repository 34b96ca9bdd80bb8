import { expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { priceOf } from '../../../../src/core/verify/quote/independent-prices.ts'

const EXCHANGE_A = 1337
const USDC_SPOT = '0x6d1e7cde53ba9467b783cb7c530ce054'
const HYPE_SPOT = '0x0d01dc56dcaaca66ad901c959b4011ec'
const XYZ = '78797a'
const DOLLAR = 10n ** 18n

const costs = (address: string, chainId = EXCHANGE_A) =>
  priceOf({ chainId, address }, { profile: devnet, facts: { prices: [] } })

it('takes a pinned dollar token for a dollar, on another DEX of exchange A, too', () => {
  expect(costs(USDC_SPOT)).toMatchObject({ least: DOLLAR, most: DOLLAR })
  expect(costs(`${USDC_SPOT}${XYZ}`)).toMatchObject({ least: DOLLAR, most: DOLLAR })
})

it('takes no other token for one, whatever DEX it is on and however its id begins', () => {
  expect(costs(`0x${'ab'.repeat(16)}`)).toBeUndefined()
  expect(costs(`0x${'ab'.repeat(16)}${XYZ}`)).toBeUndefined()
  expect(costs(`${USDC_SPOT}zz`)).toBeUndefined()
  // The bytes are no DEX name.
  expect(costs(`${USDC_SPOT}7878797a7a`)).toBeUndefined()
  // Other VMs may have any address.
  expect(costs(`${USDC_SPOT}${XYZ}`, 8453)).toBeUndefined()
})

it('asks for a price of a token on another DEX where it asks for one of the token', () => {
  expect(costs(`${HYPE_SPOT}${XYZ}`)).toBeUndefined()
  const prices = [{ chainId: 999, address: `0x${'0'.repeat(40)}`, price: 40n * DOLLAR, from: 'a feed' }]
  const address = `${HYPE_SPOT}${XYZ}`
  expect(priceOf({ chainId: EXCHANGE_A, address }, { profile: devnet, facts: { prices } })?.least).toBe(40n * DOLLAR)
})
