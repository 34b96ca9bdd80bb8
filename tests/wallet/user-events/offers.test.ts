import { expect, it } from 'vitest'
import { createOffers } from '../../../src/wallet/user-events/offers.ts'

it('gives an offer once', () => {
  const offers = createOffers<Readonly<{ mark: string }>>()
  const offer = offers.keep({ mark: 'a' })
  expect(offers.find('a')).toBe(offer)
  expect(offers.take('a')).toBe(offer)
  expect(offers.take('a')).toBeUndefined()
})

it('keeps an offer with a high fee until the fee is ticked', () => {
  const offers = createOffers<Readonly<{ mark: string; highFee?: true }>>()
  const offer = offers.keep({ mark: 'a', highFee: true })
  expect(offers.takeTicked('a', false)).toBeUndefined()
  expect(offers.takeTicked('a', true)).toBe(offer)
  expect(offers.takeTicked(offers.keep({ mark: 'b' }).mark, false)).toEqual({ mark: 'b' })
})

it('drops the oldest offer after twenty', () => {
  const offers = createOffers<Readonly<{ mark: string }>>()
  for (let each = 0; each < 21; each++) offers.keep({ mark: `${each}` })
  expect(offers.find('0')).toBeUndefined()
  expect(offers.find('1')).toEqual({ mark: '1' })
})
