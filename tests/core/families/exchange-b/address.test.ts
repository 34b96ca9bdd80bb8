import { expect, it } from 'vitest'
import { parseAddress } from '../../../../src/core/families/address.ts'

it.each([
  ['12', '12'],
  [' 281474976710655 ', '281474976710655'],
  ['１２', '12'],
  ['٣٤', '34'],
  ['۳۴', '34'],
])('an account of exchange B may have the digits of another script: %s', (text, address) => {
  expect(parseAddress('exchangeB', text)).toEqual({ ok: true, address })
})

it.each(['0', '０', '012', '1.0', '1,234', '-1', '281474976710656', '12\u200b', '²'])(
  'is none of exchange B: %s',
  (text) => {
    expect(parseAddress('exchangeB', text)).toEqual({ ok: false, problem: 'notAnIndex' })
  },
)
