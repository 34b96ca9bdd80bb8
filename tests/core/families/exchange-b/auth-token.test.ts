import { describe, expect, it } from 'vitest'
import { authToken, authTokenHash, authTokenText } from '../../../../src/core/families/exchange-b/auth-token.ts'
import { ownSigner } from '../../../../src/core/families/exchange-b/signer.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { bytesOfQuintic } from '../../../devnet/exchanges/exchange-b/crypto/encoding.ts'
import { hashToQuintic } from '../../../devnet/exchanges/exchange-b/crypto/poseidon2.ts'
import { publicKeyOf, verify } from '../../../devnet/exchanges/exchange-b/crypto/schnorr.ts'

const terms = { accountIndex: 281_474, apiKeyIndex: 5, deadlineSeconds: 1_776_311_597 }
const entropy = new Uint8Array(32).fill(7)

/** As lighter-go: little-endian words of eight bytes, zero-filled. */
function elementsOf(text: string): readonly bigint[] {
  const words = text.match(/.{1,8}/gs) ?? []
  return words.map((word) => [...word].reduceRight((sum, letter) => (sum << 8n) | BigInt(letter.charCodeAt(0)), 0n))
}

describe('an auth token of exchange B', () => {
  it('is the deadline, the account and the key, and their signature in hex', async () => {
    expect(authTokenText(terms)).toBe('1776311597:281474:5')
    expect(authToken('1:2:3', Uint8Array.of(0, 171))).toBe('1:2:3:00ab')
    const secretKey = await ownSigner.makeKey(new Uint8Array(32).fill(9))
    const token = await ownSigner.authToken(terms, { secretKey, entropy })
    const [, text, signature] = /^(1776311597:281474:5):([0-9a-f]{160})$/.exec(token) ?? []
    const hash = hashToQuintic(elementsOf(text ?? ''))
    expect(verify(hexToBytes(`0x${signature}`), hash, publicKeyOf(secretKey))).toBe(true)
    expect(verify(hexToBytes(`0x${signature}`), hashToQuintic(elementsOf(`${text}0`)), publicKeyOf(secretKey))).toBe(
      false,
    )
  })

  it.each(['1776311597:1:5', '1776311597:281474:5', '1776311597:28147497671:254', '12345678'])(
    'hashes %s as the exchange does',
    (text) => {
      expect([...authTokenHash(text)]).toEqual([...bytesOfQuintic(hashToQuintic(elementsOf(text)))])
    },
  )

  it.each([{ apiKeyIndex: 255 }, { apiKeyIndex: -1 }, { accountIndex: 2 ** 48 }, { deadlineSeconds: 1.5 }])(
    'is not made of %o',
    async (change) => {
      const secretKey = await ownSigner.makeKey(new Uint8Array(32).fill(9))
      await expect(ownSigner.authToken({ ...terms, ...change }, { secretKey, entropy })).rejects.toThrow(RangeError)
    },
  )
})
