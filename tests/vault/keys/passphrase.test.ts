import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesToHex } from '../../../src/lib/hex.ts'
import { createKeyring } from '../../../src/vault/keys/keyring.ts'
import { bytesToPassphrase, passphraseToBytes } from '../../../src/vault/keys/passphrase.ts'
import { createVault, recordsOfPhrase, revealPhrase, withPassword } from '../../../src/vault/vault.ts'
import bip39 from '../../vectors/bip39.json' with { type: 'json' }
import { floor, newMachine, password, phrase, portsOf } from '../stand.ts'

// Computed with ethers, whose code shares nothing with ours.
const OF_PASSPHRASE = '0xDB9F2EDEf364f0fA51F9C12d8F147c6f80780A97'

describe('a passphrase', () => {
  it('is NFKD in UTF-8 as a `TextEncoder` writes it, with its spaces and capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(passphraseToBytes(typed)).toEqual(new Uint8Array(new TextEncoder().encode(typed.normalize('NFKD'))))
      }),
    )
    expect(bytesToPassphrase(passphraseToBytes(' Two  Words '))).toBe(' Two  Words ')
    // BIP-39's Japanese vectors use this passphrase: composed and wide forms become one.
    expect(passphraseToBytes('㍍ガバヴァぱばぐゞちぢ十人十色')).toEqual(
      passphraseToBytes('メートルガバヴァぱばぐゞちぢ十人十色'.normalize('NFD')),
    )
    expect(() => passphraseToBytes('\ud800')).toThrow(expect.objectContaining({ code: 'BAD_TEXT' }))
  })

  it('makes another wallet, and is sealed and shown with the words', async () => {
    const machine = newMachine()
    const passphrase = ` ${bip39.passphrase} Å`
    const { account } = await createVault(portsOf(machine), { password, phrase, passphrase, cost: floor })
    expect(account.address).toBe(OF_PASSPHRASE)
    expect(JSON.stringify(machine.slots)).not.toContain(bip39.passphrase)
    const [first] = await withPassword(portsOf(machine), password, (opened) =>
      createKeyring({ crypto, open: async () => opened }).listAccounts(1),
    ).then((answer) => (answer.ok ? answer.value : []))
    expect(first?.address).toBe(OF_PASSPHRASE)
    expect(await revealPhrase(portsOf(machine), password)).toEqual({
      ok: true,
      value: { words: phrase.split(' '), passphrase: passphrase.normalize('NFKD') },
    })
  })

  it('is no record without a letter', () => {
    expect(recordsOfPhrase(phrase, '')).toHaveLength(1)
    expect(recordsOfPhrase(phrase, ' ').map(({ secret }) => bytesToHex(secret))[1]).toBe('0x20')
  })
})
