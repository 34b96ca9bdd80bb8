import { secp256k1 } from '@noble/curves/secp256k1'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { orderSigner } from '../../../src/core/quote/order-signature.ts'
import { ecdsaP1363 } from '../../vectors/wycheproof.json' with { type: 'json' }

describe('the signer of an order', () => {
  const orderId = `0x${'11'.repeat(32)}` as const
  const N = secp256k1.CURVE.n
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const account = privateKeyToAccount(`0x${'07'.repeat(32)}`)

  it('is nobody for bytes that are not a signature', () => {
    expect(orderSigner(orderId, '0x1234')).toBeUndefined()
    expect(orderSigner(orderId, `0x${'00'.repeat(65)}`)).toBeUndefined()
  })

  it('is known by the one form of a signature, with the lower s, whichever way the last byte is counted', async () => {
    const signature = await account.signMessage({ message: { raw: orderId } })
    expect(orderSigner(orderId, signature)).toBe(account.address)
    const [r, s, v] = [
      signature.slice(2, 66),
      BigInt(`0x${signature.slice(66, 130)}`),
      Number(`0x${signature.slice(130)}`),
    ]
    const made = (value: bigint, last: number) => `0x${r}${word(value)}${last.toString(16).padStart(2, '0')}`
    expect(orderSigner(orderId, made(s, v - 27))).toBe(account.address)
    expect(orderSigner(orderId, made(N - s, 55 - v))).toBeUndefined()
    expect(orderSigner(orderId, made(s, v + 2))).toBeUndefined()
    expect(orderSigner(orderId, made(s, v + 8))).toBeUndefined()
    expect(orderSigner(orderId, made(s + N, v))).toBeUndefined()
  })

  it.each(ecdsaP1363.vectors)(`is nobody for $comment (Wycheproof, ${ecdsaP1363.file}, $tcId)`, ({ signature }) => {
    for (const last of ['00', '01', '1b', '1c']) {
      expect(orderSigner(orderId, `0x${signature}${last}`)).toBeUndefined()
    }
  })
})
