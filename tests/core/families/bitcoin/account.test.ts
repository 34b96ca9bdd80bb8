import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { describe, expect, it } from 'vitest'
import { accountAddresses, type BitcoinAccount } from '../../../../src/core/families/bitcoin/account.ts'
import type { AccountChain } from '../../../../src/core/families/bitcoin/derivation-path.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { isScriptOfKey } from '../../../../src/core/families/bitcoin/transaction/script-key.ts'
import { NATIVE_BITCOIN } from '../../../../src/core/profiles/bitcoin.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import vectors from '../../../vectors/bitcoin-accounts.json' with { type: 'json' }

const { bip84, bip86 } = vectors
// SLIP-132: BIP-84 key prefixes.
const ZPUB = { private: 0x04b2430c, public: 0x04b24746 }
const neutered = (key: HDKey) => key.wipePrivateData().publicExtendedKey

const account84: BitcoinAccount = {
  script: 'p2wpkh',
  index: 0,
  extendedPublicKey: neutered(HDKey.fromMasterSeed(mnemonicToSeedSync(bip84.phrase)).derive("m/84'/0'/0'")),
}
const account86: BitcoinAccount = { script: 'p2tr', index: 0, extendedPublicKey: bip86.accountPublicKey }

function placeOf(path: string): readonly [AccountChain, number] {
  const [chain, index] = path.split('/').slice(-2)
  return [chain === '1' ? 'change' : 'receive', Number(index)]
}

const code = expect.objectContaining({ code: 'BAD_ACCOUNT' })

describe(bip84.source, () => {
  it('has the account key that is used here', () => {
    const published = HDKey.fromExtendedKey(bip84.accountPrivateKey, ZPUB)
    expect(published.publicKey).toEqual(HDKey.fromExtendedKey(account84.extendedPublicKey).publicKey)
    expect(published.chainCode).toEqual(HDKey.fromExtendedKey(account84.extendedPublicKey).chainCode)
  })

  it.each(bip84.addresses)('$path is $address', ({ path, publicKey, address }) => {
    const made = accountAddresses(account84)(...placeOf(path))
    expect(made).toEqual({ path, publicKey: `0x${publicKey}`, address, script: scriptOfAddress(address) })
    expect(isScriptOfKey(made.script, made.publicKey)).toBe(true)
  })
})

describe(bip86.source, () => {
  it.each(bip86.addresses)('$path is $address', ({ path, internalKey, script, address }) => {
    const made = accountAddresses(account86)(...placeOf(path))
    expect(made).toEqual({ path, publicKey: made.publicKey, address, script: `0x${script}` })
    expect(made.publicKey.slice(4)).toBe(internalKey)
    expect(isScriptOfKey(made.script, made.publicKey)).toBe(true)
  })
})

describe('the addresses of an account', () => {
  it('are those of the private keys at their paths, also of later accounts', () => {
    const root = HDKey.fromMasterSeed(mnemonicToSeedSync(bip84.phrase))
    const { publicExtendedKey } = root.derive("m/84'/0'/7'")
    const addressAt = accountAddresses({ script: 'p2wpkh', index: 7, extendedPublicKey: publicExtendedKey })
    for (const index of [0, 19, 2_147_483_647]) {
      const { path, publicKey } = addressAt('change', index)
      expect(path).toBe(`m/84'/0'/7'/1/${index}`)
      expect(publicKey).toBe(bytesToHex(root.derive(path).publicKey ?? new Uint8Array()))
    }
  })

  it.each([-1, 0.5, 2_147_483_648, Number.NaN])('have no index %s', (index) => {
    expect(() => accountAddresses(account84)('receive', index)).toThrow(code)
  })

  it('are made of the public key of this very account, and of nothing else', () => {
    const root = HDKey.fromMasterSeed(mnemonicToSeedSync(bip84.phrase))
    const foreign = [
      root.derive("m/84'/0'/0'").privateExtendedKey,
      neutered(root.derive("m/84'/0'/1'")),
      neutered(root.derive("m/84'/0'/0'/0")),
      bip86.accountPublicKey.replace('xpub6B', 'xpub6C'),
      '',
    ]
    for (const extendedPublicKey of foreign) {
      expect(() => accountAddresses({ ...account84, extendedPublicKey })).toThrow(code)
    }
  })

  it('never are the name of the currency, though it looks like one', () => {
    expect(NATIVE_BITCOIN.startsWith('bc1q')).toBe(true)
    expect(scriptOfAddress(NATIVE_BITCOIN)).toBeUndefined()
  })
})
