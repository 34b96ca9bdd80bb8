import { bytesToHex, hashMessage, hexToBytes, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { addPoints, decode, encode, GENERATOR, multiplyPoint, NEUTRAL, ORDER } from './crypto/curve.ts'
import { bytesOfNumber, bytesOfQuintic, numberOfBytes, quinticOfBytes } from './crypto/encoding.ts'
import { P, squareRoot } from './crypto/goldilocks.ts'
import { hashToQuintic, permute } from './crypto/poseidon2.ts'
import { equal, inverse, isSquare, multiply, ONE, type Quintic, squareRoot as quinticRoot } from './crypto/quintic.ts'
import { isPublicKey, publicKeyOf, sign, verify } from './crypto/schnorr.ts'
import { transferText } from './l1-text.ts'
import { transferHash } from './transaction-hash.ts'
import type { Transfer } from './transactions.ts'

// reference/devnet.md 5, made with the exchange's own Go code.
const SECRET = hexToBytes('0xb21a86da73de9fd10146bff211c12999db2dfe8f51f3dcfdc2d0a7d31ae278b3d1d45ae76717044e')
const PUBLIC = hexToBytes('0xcb5fe31a0b42efe9f53499d8aa2669c9acbd6cfb4de6fdbeffa7e185e2527af1535dcf65174d0fab')
const K = hexToBytes('0x599fb9ff687b1f97fa93141abae91680a6c9ffe12d7597bb96abd0f58e99475391ac060b02703871')
const SIGNATURE = hexToBytes(
  '0x6b4caee5c5fe064ffdcfefca8689029c4bb05f2d0c77d62701faad064f8567f109b3c4e3d46a3a0a9348e74cfa65eb8f525f677b2be2f5e36653dc4c3cf9d278ebbea29c23d199c077d6df5051809478',
)
const TRANSFER: Transfer = {
  accountIndex: 12_345n,
  apiKeyIndex: 5n,
  toAccountIndex: 67_890n,
  assetIndex: 3n,
  fromRouteType: 0n,
  toRouteType: 0n,
  amount: 5_000_000_000n,
  usdcFee: 3_000_000n,
  expiredAtMs: 1_700_000_600_000n,
  nonce: 42n,
  memo: `0x${'ab'.repeat(32)}`,
  attributes: {},
}
const hashText = (transfer: Transfer, chainId: bigint) => bytesToHex(bytesOfQuintic(transferHash(transfer, chainId)))
const count = (from: number, length: number) => Array.from({ length }, (_, index) => BigInt(from + index))

describe('published vectors', () => {
  test('the permutation of 0 to 11', () => {
    expect(permute(count(0, 12)).slice(0, 3)).toEqual([
      8066226119727164551n,
      12034567947558293796n,
      14152291504239882087n,
    ])
  })
  test('the hash of 1 to 14', () => {
    expect(hashToQuintic(count(1, 14))).toEqual([
      17763545275597965196n,
      264937998620780393n,
      7980365169847473696n,
      16239662149771249284n,
      9869995618357495284n,
    ])
  })
  test('the public key of a secret one', () => {
    expect(bytesToHex(publicKeyOf(SECRET))).toBe(bytesToHex(PUBLIC))
  })
  test.each([
    [304n, {}, '0x93466350e09f431291237376433a380d4cb93b61baf61205ed0233958b95be67fae0ba53feb4bcc4'],
    [300n, {}, '0x2ebd192826ce35612a744a3287ec36d0e76fa3d1cdeafdf5ba0b277afc6a935081c6198e8ebe9cbe'],
    [304n, { 4: 1n }, '0x4237e6811fb01a192dca662312c6a8cd1f4790cefe1ad937d3dfb0f00317b6a421a1f280bdeee85b'],
  ])('the hash of a transfer on chain %s with attributes %o', (chainId, attributes, expected) => {
    expect(hashText({ ...TRANSFER, attributes }, chainId)).toBe(expected)
  })
  test('the signature with a known k, and its verification', () => {
    const hash = transferHash(TRANSFER, 304n)
    expect(bytesToHex(sign(hash, SECRET, K))).toBe(bytesToHex(SIGNATURE))
    expect(verify(SIGNATURE, hash, PUBLIC)).toBe(true)
  })
  test('the wallet’s signature of the text that binds the memo', async () => {
    const text = transferText(TRANSFER, 304n)
    expect(hashMessage(text)).toBe('0x3d75eb9d74d347a0f1a58247092c6ceb4107f55e2cbc6361d8e3ecff15c1a0f3')
    const wallet = privateKeyToAccount('0x0123456789012345678901234567890123456789012345678901234567890123')
    expect(await wallet.signMessage({ message: text })).toBe(
      '0x68c4bd60275b6b4760845d9b3fe7d863b787c71c6245fb6555bc36dc4e195a1b1124a5e55bfffb4fc7dd1c19c0ca90b662a8209d5f328e63a90adc17c298bddd1c',
    )
  })
})

describe('signatures that do not hold', () => {
  const hash = transferHash(TRANSFER, 304n)
  test.each([0, 39, 40, 79])('byte %i changed', (index) => {
    expect(verify(changed(SIGNATURE, index), hash, PUBLIC)).toBe(false)
  })
  test('another hash, another key, another length, parts not below the order', () => {
    expect(verify(SIGNATURE, transferHash({ ...TRANSFER, amount: 5_000_000_001n }, 304n), PUBLIC)).toBe(false)
    expect(verify(SIGNATURE, hash, publicKeyOf(K))).toBe(false)
    expect(verify(SIGNATURE.subarray(1), hash, PUBLIC)).toBe(false)
    expect(verify(new Uint8Array(80).fill(255), hash, PUBLIC)).toBe(false)
    expect(verify(SIGNATURE, hash, new Uint8Array(40).fill(255))).toBe(false)
  })
  test('no second form of a good signature: its parts are below the order', () => {
    for (const start of [0, 40]) {
      const other = Uint8Array.from(SIGNATURE)
      other.set(bytesOfNumber(numberOfBytes(SIGNATURE.subarray(start, start + 40)) + ORDER), start)
      expect(verify(other, hash, PUBLIC)).toBe(false)
    }
  })
  test('the memo is not in the hash, all else is', () => {
    const memo: Transfer['memo'] = `0x${'cd'.repeat(32)}`
    expect(hashText({ ...TRANSFER, memo }, 304n)).toBe(hashText(TRANSFER, 304n))
    const others: Partial<Transfer>[] = [
      { nonce: 43n },
      { expiredAtMs: 1n },
      { accountIndex: 1n },
      { apiKeyIndex: 6n },
      { toAccountIndex: 1n },
      { assetIndex: 1n },
      { fromRouteType: 1n },
      { toRouteType: 1n },
      { usdcFee: 0n },
      { amount: 5_000_000_000n << 32n },
    ]
    const hashes = others.map((other) => hashText({ ...TRANSFER, ...other }, 304n))
    expect(new Set([...hashes, hashText(TRANSFER, 304n)]).size).toBe(others.length + 1)
  })
})

describe('the field and the group', () => {
  const element: Quintic = [3n, 1n, 4n, 1n, 5n]
  test('inverses and roots', () => {
    expect(multiply(element, inverse(element))).toEqual(ONE)
    const square = multiply(element, element)
    const root = quinticRoot(square)
    expect(root && multiply(root, root)).toEqual(square)
    expect(isSquare(square)).toBe(true)
    expect(quinticRoot([7n, 0n, 0n, 0n, 0n])).toBeUndefined()
    expect([squareRoot(0n), squareRoot(7n), (squareRoot(9n) ?? 0n) ** 2n % P]).toEqual([0n, undefined, 9n])
  })
  test('the generator has the prime order', () => {
    expect(equal(encode(multiplyPoint(GENERATOR, ORDER)), encode(NEUTRAL))).toBe(true)
    expect(encode(GENERATOR)).toEqual([4n, 0n, 0n, 0n, 0n])
  })
  test('points survive their encoding, and the neutral point changes nothing', () => {
    for (const scalar of [1n, 2n, 3n, 12_345n, ORDER - 1n]) {
      const point = multiplyPoint(GENERATOR, scalar)
      const decoded = decode(encode(point))
      expect(decoded && encode(addPoints(decoded, NEUTRAL))).toEqual(encode(point))
    }
  })
  test('what is no point is no public key', () => {
    expect(isPublicKey(PUBLIC)).toBe(true)
    expect(isPublicKey(new Uint8Array(40))).toBe(false)
    expect(isPublicKey(hexToBytes(numberToHex(1n, { size: 39 })))).toBe(false)
    const nonPoints = count(0, 32).filter((number) => !decode([number, 1n, 0n, 0n, 0n]))
    expect(nonPoints.length).toBeGreaterThan(8)
    expect(quinticOfBytes(new Uint8Array(40).fill(255))).toBeUndefined()
  })
})

function changed(bytes: Uint8Array, index: number): Uint8Array {
  return bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))
}
