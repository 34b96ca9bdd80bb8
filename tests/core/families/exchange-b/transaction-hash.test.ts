import fc from 'fast-check'
import { hashMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { l1Text } from '../../../../src/core/families/exchange-b/l1-message.ts'
import {
  checkedTransaction,
  type ExchangeBTransfer,
  expiryFrom,
} from '../../../../src/core/families/exchange-b/transaction.ts'
import { transactionHash } from '../../../../src/core/families/exchange-b/transaction-hash.ts'
import { bytesToHex, hexToBytes } from '../../../../src/lib/hex.ts'
import { bytesOfQuintic } from '../../../devnet/exchanges/exchange-b/crypto/encoding.ts'
import { registrationText, transferText } from '../../../devnet/exchanges/exchange-b/l1-text.ts'
import { registrationHash, transferHash } from '../../../devnet/exchanges/exchange-b/transaction-hash.ts'
import type { Transfer as ExchangeTransfer } from '../../../devnet/exchanges/exchange-b/transactions.ts'
import { PUBLIC_KEY, TRANSFER, TRANSFER_HASH } from './crypto/vectors.ts'

const hashOf = (changed: Partial<ExchangeBTransfer>) => bytesToHex(transactionHash({ ...TRANSFER, ...changed }))
const registration = {
  type: 'registration',
  networkId: 304,
  accountIndex: 12_345,
  apiKeyIndex: 5,
  nonce: 42,
  expiresAtMs: 1_700_000_600_000,
  publicKey: hexToBytes(PUBLIC_KEY),
} as const

describe('the hash of a transfer', () => {
  it.each([
    [304, {}, TRANSFER_HASH],
    [300, {}, '0x2ebd192826ce35612a744a3287ec36d0e76fa3d1cdeafdf5ba0b277afc6a935081c6198e8ebe9cbe'],
    [304, { 4: 1 }, '0x4237e6811fb01a192dca662312c6a8cd1f4790cefe1ad937d3dfb0f00317b6a421a1f280bdeee85b'],
    [304, { 4: 0 }, TRANSFER_HASH],
  ])('is the published one on network %i with attributes %o', (networkId, attributes, expected) => {
    expect(bytesToHex(transactionHash({ ...TRANSFER, networkId }, attributes))).toBe(expected)
  })

  it('binds everything but the memo', () => {
    const others: readonly Partial<ExchangeBTransfer>[] = [
      { networkId: 300 },
      { nonce: 43 },
      { expiresAtMs: 1 },
      { accountIndex: 1 },
      { apiKeyIndex: 6 },
      { toAccountIndex: 1 },
      { assetIndex: 1 },
      { fromRouteType: 1 },
      { toRouteType: 1 },
      { usdcFee: 0 },
      { amount: 5_000_000_001 },
      { amount: 5_000_000_000 + 2 ** 33 },
    ]
    expect(new Set([...others.map(hashOf), TRANSFER_HASH]).size).toBe(others.length + 1)
    expect(hashOf({ memo: `0x${'cd'.repeat(32)}` })).toBe(TRANSFER_HASH)
  })
})

it('hash and text of any transfer are what the exchange works out', () => {
  const whole = (least: number, most: number) =>
    fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }))
  const most = Number.MAX_SAFE_INTEGER
  const transfer = fc.record({
    type: fc.constant('transfer' as const),
    networkId: fc.constantFrom(300, 304),
    accountIndex: whole(0, 2 ** 48 - 2),
    apiKeyIndex: whole(0, 254),
    nonce: whole(0, most),
    expiresAtMs: whole(1, 2 ** 48 - 1),
    toAccountIndex: whole(0, 2 ** 48 - 2),
    assetIndex: whole(1, 62),
    fromRouteType: whole(0, 1),
    toRouteType: whole(0, 1),
    amount: whole(1, most),
    usdcFee: whole(0, most),
    memo: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex),
  })
  fc.assert(
    fc.property(transfer, (ours) => {
      const { type: _type, networkId, memo, expiresAtMs, ...numbers } = checkedTransaction(ours)
      const bigs = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, BigInt(value)]))
      const theirs = { ...bigs, expiredAtMs: BigInt(expiresAtMs), memo, attributes: {} } as ExchangeTransfer
      expect(transactionHash(ours)).toEqual(bytesOfQuintic(transferHash(theirs, BigInt(networkId))))
      expect(l1Text(ours)).toBe(transferText(theirs, BigInt(networkId)))
    }),
    { numRuns: 60 },
  )
})

describe('the text that the wallet signs', () => {
  it('of a transfer is the published one, and binds the memo', () => {
    const text = l1Text(TRANSFER)
    expect(hashMessage(text)).toBe('0x3d75eb9d74d347a0f1a58247092c6ceb4107f55e2cbc6361d8e3ecff15c1a0f3')
    expect(l1Text({ ...TRANSFER, memo: `0x${'CD'.repeat(32)}` })).toBe(text.replace('ab'.repeat(32), 'cd'.repeat(32)))
  })

  it('of a registration is the one that the exchange reads', () => {
    const { publicKey } = registration
    const asked = {
      accountIndex: 12_345n,
      apiKeyIndex: 5n,
      nonce: 42n,
      expiredAtMs: 1_700_000_600_000n,
      attributes: {},
    }
    expect(l1Text(registration)).toBe(registrationText({ ...asked, publicKey }))
    const expected = registrationHash({ ...asked, publicKey }, 304n)
    expect(expected && transactionHash(registration)).toEqual(expected && bytesOfQuintic(expected))
  })
})

it('a public key that is none is not registered', () => {
  expect(() => transactionHash({ ...registration, publicKey: new Uint8Array(40).fill(255) })).toThrow('a public key')
  expect(() => transactionHash({ ...registration, publicKey: new Uint8Array(39) })).toThrow('a public key')
})

describe('a transaction', () => {
  it.each<[Partial<ExchangeBTransfer>, string]>([
    [{ networkId: 0 }, 'networkId'],
    [{ accountIndex: -1 }, 'accountIndex'],
    [{ accountIndex: 2 ** 48 - 1 }, 'accountIndex'],
    [{ apiKeyIndex: 255 }, 'apiKeyIndex'],
    [{ nonce: 2 ** 53 }, 'nonce'],
    [{ nonce: Number.NaN }, 'nonce'],
    [{ expiresAtMs: 2 ** 48 }, 'expiresAtMs'],
    [{ toAccountIndex: 1.5 }, 'toAccountIndex'],
    [{ assetIndex: 63 }, 'assetIndex'],
    [{ fromRouteType: 2 }, 'fromRouteType'],
    [{ toRouteType: -1 }, 'toRouteType'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 2 ** 53 }, 'amount'],
    [{ usdcFee: -1 }, 'usdcFee'],
    [{ memo: `0x${'ab'.repeat(31)}` }, 'memo'],
  ])('with %o is not one that the exchange can carry', (changed, name) => {
    expect(() => checkedTransaction({ ...TRANSFER, ...changed })).toThrow(`${name}: expected`)
  })

  it('of the published kind can be carried, and expires in ten minutes less a second', () => {
    expect(checkedTransaction(TRANSFER)).toBe(TRANSFER)
    expect(expiryFrom(1_700_000_000_000.5)).toBe(1_700_000_599_000)
  })
})
