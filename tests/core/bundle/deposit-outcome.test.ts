import { describe, expect, it } from 'vitest'
import { findDepositRequest } from '../../../src/core/bundle/deposit-outcome.ts'
import { DEPOSITORY, deposit, ORDER } from './deposits.ts'
import { HASH, listedRequest } from './listed.ts'

const read = { deposit, hash: HASH, chainId: 8453, count: 1 }
const said = listedRequest().deposit

describe('the request of a deposit', () => {
  it('is the one of its order, in whatever letters it is named', () => {
    const other = listedRequest({ orderId: `0x${'0e'.repeat(32)}` })
    const mine = listedRequest({ orderId: ORDER.toUpperCase().replace('0X', '0x') })
    expect(findDepositRequest([other, mine], read)).toEqual({ found: 'request', request: mine })
  })

  it('may leave unsaid what the wallet knows by itself', () => {
    const silent = { ...said, chainId: undefined, depository: undefined, depositor: undefined, currency: undefined }
    const request = listedRequest({ deposit: { ...silent, amount: undefined, transactionId: undefined } })
    expect(findDepositRequest([request], read)).toEqual({ found: 'request', request })
  })

  it('may name no order where its transaction made no other deposit', () => {
    const nameless = listedRequest({ orderId: undefined })
    expect(findDepositRequest([nameless], read)).toMatchObject({ found: 'request' })
    expect(findDepositRequest([nameless], { ...read, count: 2 })).toEqual({ found: 'nothing' })
  })

  it('is not there yet while it names no transaction, or is of another order', () => {
    expect(findDepositRequest([], read)).toEqual({ found: 'nothing' })
    expect(findDepositRequest([listedRequest({ inTxs: [] })], read)).toEqual({ found: 'nothing' })
    expect(findDepositRequest([listedRequest({ orderId: `0x${'0e'.repeat(32)}` })], read)).toEqual({ found: 'nothing' })
  })

  it.each([
    ['two requests of one order', [listedRequest(), listedRequest()], 'several'],
    [
      'another transaction',
      [listedRequest({ inTxs: [{ hash: `0x${'ab'.repeat(32)}`, chainId: 8453 }] })],
      'transaction',
    ],
    ['another chain', [listedRequest({ inTxs: [{ hash: HASH, chainId: 1 }] })], 'transaction'],
    ['a deposit on another chain', [listedRequest({ deposit: { ...said, chainId: 1 } })], 'deposit'],
    ['another depository', [listedRequest({ deposit: { ...said, depository: `0x${'aa'.repeat(20)}` } })], 'deposit'],
    ['another depositor', [listedRequest({ deposit: { ...said, depositor: DEPOSITORY } })], 'deposit'],
    ['another currency', [listedRequest({ deposit: { ...said, currency: DEPOSITORY } })], 'deposit'],
    ['another amount', [listedRequest({ deposit: { ...said, amount: 8n } })], 'deposit'],
    ['a deposit of another transaction', [listedRequest({ deposit: { ...said, transactionId: ORDER } })], 'deposit'],
  ])('is not believed that is of %s', (_what, listed, problem) => {
    expect(findDepositRequest(listed, read)).toEqual({ found: 'problem', problem })
  })
})
