import { readFileSync } from 'node:fs'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { bytesToHex } from '../../src/lib/hex.ts'
import { createKeyring } from '../../src/vault/keys/keyring.ts'
import { withEveryRecord } from '../../src/vault/seal/sealed-vault.ts'
import { createVault, lookForVault, readNewest, revealMnemonic, withPassword } from '../../src/vault/vault.ts'
import { floor, type Machine, newMachine, password, phrase, portsOf } from './stand.ts'

/** The named version wrote this vault; never rewrite it. */
const golden = (name: string) => readFileSync(new URL(`./golden/${name}.vault`, import.meta.url), 'utf8').trimEnd()
const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })
const next = 'four herons under a tin moon'

const MANY = {
  'mnemonic mnemonic': `0x${'00'.repeat(32)}`,
  // This is EIP-155's example key.
  'key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f evm-key': `0x${'46'.repeat(32)}`,
  'service-api-key service-api-key': bytesToHex(new TextEncoder().encode('service-key-0123456789')),
  'exchange-b-281474976710654 exchange-b-key': bytesToHex(Uint8Array.from({ length: 40 }, (_, index) => index + 1)),
}
/** The entropy gives 23 × `abandon` and `art`. */
const PHRASE = `${'abandon '.repeat(23)}art`

async function contentUnder(machine: Machine, tried: string): Promise<Readonly<Record<string, string>> | string> {
  const answer = await withPassword(portsOf(machine), tried, (opened) =>
    withEveryRecord(crypto, opened, async (records) =>
      Object.fromEntries(records.map(({ id, type, secret }) => [`${id} ${type}`, bytesToHex(secret)])),
    ),
  )
  return answer.ok ? answer.value : answer.reason
}

const having = (slots: Machine['slots']): Machine => ({ ...newMachine(), slots })

describe('a vault of version 1', () => {
  it('that was just made opens for ever', async () => {
    const machine = having({ a: golden('v1') })
    expect(await revealMnemonic(portsOf(machine), password)).toEqual({ ok: true, value: phrase.split(' ') })
    expect(Object.keys(Object(await contentUnder(machine, password)))).toEqual(['mnemonic mnemonic'])
  })

  it('with an imported key, a key of the service and one of exchange B opens record by record', async () => {
    const machine = having({ b: golden('v1-many') })
    expect(await contentUnder(machine, password)).toEqual(MANY)
    expect((await readNewest(portsOf(machine))).header).toMatchObject({ seq: 4, kdf: { m: 65_536, t: 3, p: 4 } })
    const answer = await withPassword(portsOf(machine), password, (opened) =>
      createKeyring({ crypto, open: async () => opened }).listAccounts(3),
    )
    const others = [0, 1, 2].map((addressIndex) => mnemonicToAccount(PHRASE, { addressIndex }).address)
    expect(answer.ok && answer.value.map(({ address }) => address)).toEqual(others)
  })

  it('whose password was changed, with passes of its own, opens by the new one beside a copy of before', async () => {
    const machine = having({ a: golden('v1-changed'), b: golden('v1-changed-older') })
    expect((await readNewest(portsOf(machine))).header).toMatchObject({ seq: 5, kdf: { m: 65_536, t: 5, p: 4 } })
    expect(await contentUnder(machine, password)).toBe('wrongPassword')
    expect(await contentUnder(machine, next)).toEqual(MANY)
    expect(machine.slots.b).toBe(machine.slots.a)
    expect(await contentUnder(having({ b: golden('v1-changed-older') }), password)).toEqual(MANY)
  })

  it('is recognised by its text, letter by letter', async () => {
    for (const name of ['v1', 'v1-many', 'v1-changed', 'v1-changed-older']) {
      const text = golden(name)
      expect(await lookForVault(portsOf(having({ a: text })))).toMatchObject({ state: 'present', copies: 1 })
      const other = having({ a: text.replace('"seq"', '"seq" ') })
      expect(await lookForVault(portsOf(other))).toMatchObject({ state: 'unusable', error: code('VAULT_DAMAGED') })
    }
  })
})

describe('a vault of a newer Causeway', () => {
  it('is neither opened nor written over, whatever the other copies are', async () => {
    const newer = golden('v2-unknown')
    for (const slots of [{ a: newer }, { a: golden('v1'), b: newer }, { a: newer, b: newer }]) {
      for (const secondCopy of [undefined, golden('v1'), newer]) {
        const machine: Machine = { ...having({ ...slots }), secondCopy: { text: secondCopy } }
        await expect(revealMnemonic(portsOf(machine), password)).rejects.toEqual(code('VAULT_NEWER'))
        expect(await lookForVault(portsOf(machine))).toEqual({ state: 'unusable', error: code('VAULT_NEWER') })
        const creating = createVault(portsOf(machine), { password, phrase, cost: floor })
        await expect(creating).rejects.toEqual(code('VAULT_EXISTS'))
        expect(machine).toMatchObject({ slots, secondCopy: { text: secondCopy }, attempts: { failed: 0 }, writes: 0 })
      }
    }
  })
})
