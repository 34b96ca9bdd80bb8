import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type BackupContent, sealBackup, withBackup } from '../../../src/vault/file/backup.ts'
import { backupKdfCost, defaultKdfCost } from '../../../src/vault/seal/kdf-cost.ts'
import { withRecord } from '../../../src/vault/seal/sealed-vault.ts'
import { createVault, readNewest, revealMnemonic, withAllRecords, withPassword } from '../../../src/vault/vault.ts'
import { floor, machineWithVault, newMachine, password, phrase, portsOf } from '../stand.ts'

const secret = 'eleven tin boats in the rain'
const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })
const content: BackupContent = {
  records: [
    { id: 'mnemonic', type: 'mnemonic', secret: new Uint8Array(16).fill(5) },
    { id: 'exchange-b-7', type: 'exchange-b-key', secret: new Uint8Array(40).fill(7) },
  ],
  lists: { watched: [{ label: 'Ledger', address: '0x1' }], accounts: [] },
}
const made = () => sealBackup(crypto, { ...content, password: secret, createdAt: 1_750_000_000_000, cost: floor })
const copied = (text: string, tried = secret) =>
  withBackup(crypto, { text, password: tried }, async ({ records, lists }, createdAt) => ({
    records: records.map((each) => ({ ...each, secret: each.secret.slice() })),
    lists,
    createdAt,
  }))

describe('a backup file', () => {
  it('gives back everything, for its password alone', async () => {
    const text = await made()
    expect(await copied(text)).toEqual({ ...content, createdAt: 1_750_000_000_000 })
    await expect(copied(text, `${secret}.`)).rejects.toEqual(code('BACKUP_NOT_OPENED'))
  })

  it('costs more to try than the vault does, unless a test needs the floor', async () => {
    expect(backupKdfCost.m).toBeGreaterThanOrEqual(2 * defaultKdfCost.m)
    const text = await sealBackup(crypto, { ...content, password: secret, createdAt: 1 })
    expect(JSON.parse(text).header.kdf).toMatchObject({ name: 'argon2id', m: 131_072, t: 3, p: 4 })
  })

  it('says nothing of what is in it, and is another text each time', async () => {
    const [one, two] = [await made(), await made()]
    expect(one).not.toBe(two)
    expect(one).not.toMatch(/Ledger|mnemonic|exchange/)
  })

  it('wipes the secrets after they were used', async () => {
    let lent: readonly Uint8Array[] = []
    await withBackup(crypto, { text: await made(), password: secret }, async ({ records }) => {
      lent = records.map((each) => each.secret)
    })
    expect(lent.flatMap((bytes) => [...bytes]).every((byte) => byte === 0)).toBe(true)
  })

  it('is not opened once any part of it was changed', async () => {
    const text = await made()
    const file = JSON.parse(text)
    for (const changed of [
      { ...file, header: { ...file.header, createdAt: 1 } },
      { ...file, header: { ...file.header, kdf: { ...file.header.kdf, t: 3 } } },
      { ...file, data: file.data.startsWith('A') ? `B${file.data.slice(1)}` : `A${file.data.slice(1)}` },
    ]) {
      await expect(copied(JSON.stringify(changed))).rejects.toEqual(code('BACKUP_NOT_OPENED'))
    }
  })

  it.each([
    ['', 'BACKUP_DAMAGED'],
    ['{}', 'BACKUP_DAMAGED'],
    ['{"format":"another-wallet"}', 'BACKUP_DAMAGED'],
  ])('says what it is not: %s', async (text, why) => {
    await expect(copied(text)).rejects.toEqual(code(why))
  })

  it('asks for no more memory than the limits allow, and for no less', async () => {
    const file = JSON.parse(await made())
    for (const m of [1_024, 4_194_304]) {
      const text = JSON.stringify({ ...file, header: { ...file.header, kdf: { ...file.header.kdf, m } } })
      await expect(copied(text)).rejects.toEqual(code('KDF_REFUSED'))
    }
  })
})

describe('golden backups', () => {
  const golden = new URL('../golden/', import.meta.url)

  it('version 1 opens as it did when it was made', async () => {
    const text = await readFile(new URL('v1.backup', golden), 'utf8')
    expect(await copied(text)).toEqual({ ...content, createdAt: 1_750_000_000_000 })
  })

  it('a version of tomorrow is named as one, whatever else is in it', async () => {
    const text = await readFile(new URL('v2-unknown.backup', golden), 'utf8')
    await expect(copied(text)).rejects.toEqual(code('BACKUP_NEWER'))
  })
})

it('a vault that is made from a backup holds everything with one write, under another password', async () => {
  const machine = await machineWithVault()
  const text = await withAllRecords(portsOf(machine), password, (records) =>
    sealBackup(crypto, {
      records: [...records, ...content.records.slice(1)],
      lists: {},
      password: secret,
      createdAt: 1,
      cost: floor,
    }),
  )
  if (!text.ok) throw new Error('expected a backup')
  const fresh = newMachine()
  await withBackup(crypto, { text: text.value, password: secret }, async ({ records: [entropy, ...others] }) => {
    if (!entropy) throw new Error('expected the words')
    await createVault(portsOf(fresh), {
      password: 'nine swans behind a locked gate',
      entropy: entropy.secret,
      others,
      cost: floor,
    })
  })
  expect((await readNewest(portsOf(fresh))).header.seq).toBe(1)
  const again = 'nine swans behind a locked gate'
  const words = await revealMnemonic(portsOf(fresh), again)
  expect(words.ok && words.value.join(' ')).toBe(phrase)
  const key = await withPassword(portsOf(fresh), again, (opened) =>
    withRecord(crypto, { opened, id: 'exchange-b-7', type: 'exchange-b-key' }, async (bytes) => bytes[0]),
  )
  expect(key).toEqual({ ok: true, value: 7 })
})
