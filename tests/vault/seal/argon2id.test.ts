import { describe, expect, it } from 'vitest'
import { base64ToBytes } from '../../../src/lib/base64.ts'
import { assertKdf, type Kdf, newKdf, stretch } from '../../../src/vault/seal/argon2id.ts'
import { defaultKdfCost } from '../../../src/vault/seal/kdf-cost.ts'
import { floor } from '../stand.ts'

describe('key derivation', () => {
  it('uses 64 MiB, 3 passes, 4 lanes and a new salt of 32 bytes', () => {
    const kdf = newKdf(crypto)
    expect(kdf).toMatchObject({ name: 'argon2id', m: 65_536, t: 3, p: 4 })
    expect(defaultKdfCost).toEqual({ m: 65_536, t: 3, p: 4 })
    expect(base64ToBytes(kdf.salt)).toHaveLength(32)
    expect(newKdf(crypto).salt).not.toBe(kdf.salt)
  })

  it.each([
    { m: 19 * 1024 - 1 },
    { m: 1024 * 1024 + 1 },
    { m: 65_536.5 },
    { m: Number.NaN },
    { t: 1 },
    { t: 17 },
    { p: 0 },
    { p: 17 },
    { salt: 'AAAA' },
  ])('refuses a downgraded or bombing header: %o', async (change) => {
    const kdf: Kdf = { ...newKdf(crypto, floor), ...change }
    const refusal = expect.objectContaining({ code: 'KDF_REFUSED' })
    expect(() => assertKdf(kdf)).toThrow(refusal)
    await expect(stretch('seven lanterns', kdf)).rejects.toEqual(refusal)
  })

  it('accepts the floor and the ceiling', () => {
    const kdf = newKdf(crypto, floor)
    expect(() => assertKdf(kdf)).not.toThrow()
    expect(() => assertKdf({ ...kdf, m: 1024 * 1024, t: 16, p: 16 })).not.toThrow()
  })

  it('takes the composed and the decomposed form of a password as one', async () => {
    const kdf = newKdf(crypto, floor)
    const composed = await stretch('caf\u00e9 \ufb01nch', kdf)
    expect(await stretch('cafe\u0301 finch', kdf)).toEqual(composed)
    expect(await stretch('cafe finch', kdf)).not.toEqual(composed)
    expect(composed).toHaveLength(32)
  })
})
