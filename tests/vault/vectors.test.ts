import { argon2id as nobleArgon2id } from '@noble/hashes/argon2'
import { sha256 } from '@noble/hashes/sha2'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { argon2id } from 'hash-wasm'
import { describe, expect, it } from 'vitest'
import { bytesToHex, hexToBytes } from '../../src/lib/hex.ts'
import {
  derivationPathOf,
  evmAddress,
  extendedPublicKeyAt,
  withPrivateKey,
  withPrivateKeys,
} from '../../src/vault/keys/derivation.ts'
import { entropyToSeed, entropyToWords, readMnemonic } from '../../src/vault/keys/mnemonic.ts'
import { passphraseToBytes } from '../../src/vault/keys/passphrase.ts'
import gcm from '../vectors/aes-gcm.json' with { type: 'json' }
import bip32 from '../vectors/bip32.json' with { type: 'json' }
import bip39 from '../vectors/bip39.json' with { type: 'json' }
import bip44 from '../vectors/bip44-evm.json' with { type: 'json' }
import { bip84, bip86 } from '../vectors/bitcoin-accounts.json' with { type: 'json' }
import kdf from '../vectors/kdf.json' with { type: 'json' }

const bytes = (hex: string) => hexToBytes(`0x${hex}`)
const hex = (value: Uint8Array) => bytesToHex(value).slice(2)

describe(bip39.source, () => {
  it.each(bip39.vectors)('%s', async (entropy = '', phrase = '', seed = '', root = '') => {
    expect(entropyToWords(bytes(entropy)).join(' ')).toBe(phrase)
    expect(readMnemonic(phrase)).toEqual({ ok: true, entropy: bytes(entropy) })
    const made = await entropyToSeed(crypto, bytes(entropy), passphraseToBytes(bip39.passphrase))
    expect(hex(made)).toBe(seed)
    expect(HDKey.fromMasterSeed(made).privateExtendedKey).toBe(root)
  })
})

describe(bip32.source, () => {
  const chains = bip32.vectors.flatMap(({ seed, chains }) =>
    Object.entries(chains).map(([path, xprv]) => ({ seed, path, xprv })),
  )
  it.each(chains)('$path of $seed', async ({ seed, path, xprv }) => {
    const expected = HDKey.fromExtendedKey(xprv)
    expect(HDKey.fromMasterSeed(bytes(seed)).derive(path).privateExtendedKey).toBe(xprv)
    await withPrivateKey({ seed: bytes(seed), path }, async (key) => expect(key).toEqual(expected.privateKey))
  })
})

describe(bip44.source, () => {
  it.each(bip44.accounts.map(([address = '', key = ''], index) => ({ index, address, key })))(
    '$index is $address',
    async ({ index, address, key }) => {
      const reading = readMnemonic(bip44.phrase)
      if (!reading.ok) throw new Error(reading.problem.kind)
      const seed = await entropyToSeed(crypto, reading.entropy)
      await withPrivateKey({ seed, path: derivationPathOf('evm', index) }, async (privateKey) => {
        expect(bytesToHex(privateKey)).toBe(key)
        expect(evmAddress(privateKey)).toBe(address)
      })
    },
  )
})

describe('accounts of Bitcoin', () => {
  async function seedOf(phrase: string): Promise<Uint8Array> {
    const reading = readMnemonic(phrase)
    if (!reading.ok) throw new Error(reading.problem.kind)
    return entropyToSeed(crypto, reading.entropy)
  }
  // SLIP-132 prefixes BIP-84's keys; BIP-84's private keys use wallet import format.
  const zpub = { private: 0x04b2430c, public: 0x04b24746 }
  const bodyOf = (wif: string) => createBase58check(sha256).decode(wif).slice(1, 33)

  it(`${bip84.source}: the private keys, and the account's public key`, async () => {
    const seed = await seedOf(bip84.phrase)
    const published = HDKey.fromExtendedKey(bip84.accountPrivateKey, zpub)
    const account = HDKey.fromExtendedKey(extendedPublicKeyAt(seed, "m/84'/0'/0'"))
    expect([account.publicKey, account.chainCode, account.privateKey]).toEqual([
      published.publicKey,
      published.chainCode,
      null,
    ])
    await withPrivateKeys({ seed, paths: bip84.addresses.map(({ path }) => path) }, async (keys) => {
      expect([...keys.values()]).toEqual(bip84.addresses.map(({ privateKey }) => bodyOf(privateKey)))
    })
  })

  it(`${bip86.source}: the private keys, and the account's public key`, async () => {
    const seed = await seedOf(bip86.phrase)
    expect(extendedPublicKeyAt(seed, "m/86'/0'/0'")).toBe(bip86.accountPublicKey)
    await withPrivateKeys({ seed, paths: bip86.addresses.map(({ path }) => path) }, async (keys) => {
      const published = bip86.addresses.map((each) => HDKey.fromExtendedKey(each.extendedPrivateKey).privateKey)
      expect([...keys.values()]).toEqual(published)
    })
  })
})

describe('Argon2id', () => {
  const { password, salt, secret, associatedData, m, t, p, tag } = kdf.rfc9106
  const base = { m, t, p, key: bytes(secret), dkLen: 32 }

  it(`${kdf.rfc9106.source}, by the peer that takes associated data`, () => {
    const options = { ...base, personalization: bytes(associatedData) }
    expect(hex(nobleArgon2id(bytes(password), bytes(salt), options))).toBe(tag)
  })

  it('agrees with that peer on the same input without associated data', async () => {
    const output = await argon2id({
      password: bytes(password),
      salt: bytes(salt),
      secret: bytes(secret),
      memorySize: m,
      iterations: t,
      parallelism: p,
      hashLength: 32,
      outputType: 'binary',
    })
    expect(output).toEqual(nobleArgon2id(bytes(password), bytes(salt), base))
  })

  it.each(kdf.reference.vectors)(`${kdf.reference.source}: $m KiB, $t passes, $p lanes`, async (vector) => {
    const output = await argon2id({
      password: vector.password,
      salt: vector.salt,
      memorySize: vector.m,
      iterations: vector.t,
      parallelism: vector.p,
      hashLength: 32,
      outputType: 'hex',
    })
    expect(output).toBe(vector.tag)
  })
})

describe(kdf.hkdf.source, () => {
  it.each(kdf.hkdf.vectors)('$okm', async ({ ikm, salt, info, okm }) => {
    const key = await crypto.subtle.importKey('raw', bytes(ikm), 'HKDF', false, ['deriveBits'])
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: bytes(salt), info: bytes(info) }
    expect(hex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, okm.length * 4)))).toBe(okm)
  })
})

describe(gcm.source, () => {
  it.each(gcm.vectors)('$data', async ({ key, iv, plain, aad, data }) => {
    const imported = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
    const parameters = { name: 'AES-GCM', iv: bytes(iv), additionalData: bytes(aad), tagLength: 128 }
    expect(hex(new Uint8Array(await crypto.subtle.encrypt(parameters, imported, bytes(plain))))).toBe(data)
    expect(hex(new Uint8Array(await crypto.subtle.decrypt(parameters, imported, bytes(data))))).toBe(plain)
  })
})
