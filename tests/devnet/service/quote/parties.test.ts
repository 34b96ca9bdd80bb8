import { expect, test } from 'vitest'
import { CHAINS, DEPOSITORY, ZERO_ADDRESS } from '../../chains.ts'
import { registryOf } from '../chains/registry.ts'
import { ServiceError } from '../errors.ts'
import { evmFamily } from '../evm/evm-family.ts'
import { bridgeBody } from '../harness.ts'
import { partiesOf } from './parties.ts'
import { parseQuoteBody } from './quote-body.ts'
import { routeOf } from './route.ts'

const USER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const OTHER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const solver = { address: OTHER, privateKey: `0x${'11'.repeat(32)}` } as const
const family = evmFamily({
  chains: CHAINS.map((chain) => ({ ...chain, rpcUrl: 'http://127.0.0.1:9', socketPath: '/nowhere' })),
  solver,
})

const parties = (change: Readonly<Record<string, unknown>> = {}) => {
  const body = parseQuoteBody({ ...bridgeBody(USER), ...change })
  return partiesOf(body, routeOf(body, registryOf([family])))
}
function refusal(change: Readonly<Record<string, unknown>>): ServiceError {
  try {
    parties(change)
  } catch (error) {
    if (error instanceof ServiceError) return error
    throw error
  }
  throw new Error('the parties were taken')
}

test('defaults: the recipient is the user, the refund goes to the recipient', () => {
  expect(parties()).toEqual({ user: USER, recipient: USER, refundTo: USER })
  expect(parties({ recipient: OTHER })).toMatchObject({ recipient: OTHER, refundTo: OTHER })
  expect(parties({ recipient: OTHER, refundTo: USER })).toMatchObject({ refundTo: USER })
})

test('with a deposit address anybody may pay, and the refund may go to whoever did', () => {
  const anybody = { user: ZERO_ADDRESS, recipient: OTHER, useDepositAddress: true }
  expect(parties({ ...anybody, refundTo: ZERO_ADDRESS })).toEqual({
    user: ZERO_ADDRESS,
    recipient: OTHER,
    refundTo: 'depositor',
  })
  expect(parties(anybody)).toMatchObject({ refundTo: OTHER })
})

test.each([
  [{ user: 'me' }, 'INVALID_ADDRESS', 'user: expected an EVM address, got "me"'],
  [{ user: ZERO_ADDRESS }, 'INVALID_ADDRESS', 'user: the zero address'],
  [{ recipient: '0xf39Fd6e51aad88F6F4ce6aB8827279cfffFb92267' }, 'INVALID_ADDRESS', 'recipient: expected an EVM'],
  [{ recipient: ZERO_ADDRESS }, 'INVALID_RECIPIENT', 'recipient: the zero address'],
  [{ recipient: DEPOSITORY }, 'INVALID_RECIPIENT', 'recipient: the depository'],
  [{ refundTo: ZERO_ADDRESS }, 'INVALID_ADDRESS', 'refundTo: the zero address'],
  [{ user: ZERO_ADDRESS, useDepositAddress: true }, 'USER_RECIPIENT_MISMATCH', 'recipient: is required'],
])('%j has its own code', (change, errorCode, sentence) => {
  const error = refusal(change)
  expect(error.status).toBe(400)
  expect(error.body).toMatchObject({ errorCode, message: expect.stringContaining(sentence) })
})
