import { expect, it } from 'vitest'
import { isAgainst } from '../../../src/core/reservation/needed-resources.ts'

const NEED = `nonces 1 0x${'ab'.repeat(20)}`

it('takes a nonce from a need until the nonce is used', () => {
  expect(isAgainst(`${NEED} 7`, NEED, undefined)).toBe(true)
  expect(isAgainst(`${NEED} 7`, NEED, 7)).toBe(true)
  expect(isAgainst(`${NEED} 7`, NEED, 8)).toBe(false)
})

it('tells chains and accounts apart', () => {
  expect(isAgainst(`nonces 10 0x${'ab'.repeat(20)} 7`, NEED, undefined)).toBe(false)
  expect(isAgainst(`nonces 1 0x${'cd'.repeat(20)} 7`, NEED, undefined)).toBe(false)
})

it.each([
  ['coins 0', true],
  ['coins 0 txid:1', true],
  ['unbroadcast on coins 0', true],
  ['coins 01', false],
])('weighs %s against the coins of account 0: %s', (name, is) => {
  expect(isAgainst(name, 'coins 0', undefined)).toBe(is)
})
