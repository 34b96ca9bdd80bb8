import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { base64ToBytes, bytesToBase64 } from '../../../src/lib/base64.ts'
import { parseVault, type VaultFile } from '../../../src/vault/file/format.ts'
import {
  openWithKey,
  putRecord,
  sealVault,
  withPasswordOpened,
  withRecord,
} from '../../../src/vault/seal/sealed-vault.ts'
import { floor, password } from '../stand.ts'

const first = { id: 'first', type: 'note', secret: Uint8Array.of(1, 2, 3) }
const second = { id: 'second', type: 'note', secret: Uint8Array.of(4, 5, 6) }
const newVault = { password, records: [first, second], createdAt: 1, cost: floor }

let file: VaultFile
beforeAll(async () => {
  file = await sealVault(crypto, newVault)
})

const open = (changed: VaultFile, word = password) =>
  withPasswordOpened(crypto, { file: parseVault(changed), password: word }, async (opened) => opened)
const read = async (changed: VaultFile, id: string) =>
  withRecord(crypto, { opened: await open(changed), id, type: 'note' }, async (secret) => [...secret])
const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })

function withRecordChanged(index: number, change: Partial<VaultFile['records'][number]>): VaultFile {
  const records = file.records.map((record, at) => (at === index ? { ...record, ...change } : record))
  return { ...file, records }
}

describe('a sealed vault', () => {
  it('is plain JSON, opens with its password and gives back each record', async () => {
    const stored = JSON.parse(JSON.stringify(file)) as VaultFile
    expect(stored).toEqual(file)
    expect(await read(stored, 'first')).toEqual([1, 2, 3])
    expect(await read(stored, 'second')).toEqual([4, 5, 6])
  })

  it('has a new id, salt, keys and IVs each time', async () => {
    const other = await sealVault(crypto, newVault)
    expect(other.header.vaultId).not.toBe(file.header.vaultId)
    expect(other.header.kdf.salt).not.toBe(file.header.kdf.salt)
    expect(other.wrappedDek.data).not.toBe(file.wrappedDek.data)
    expect(new Set([...other.records, ...file.records].map(({ iv }) => iv)).size).toBe(4)
  })

  it('opens with any password that it was made with, and with no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), async (right, wrong) => {
        fc.pre(right.normalize('NFKC') !== wrong.normalize('NFKC') && right !== '' && wrong !== '')
        const sealed = await sealVault(crypto, { ...newVault, password: right })
        await expect(open(sealed, right)).resolves.toBeDefined()
        await expect(open(sealed, wrong)).rejects.toEqual(code('VAULT_NOT_OPENED'))
      }),
      { numRuns: 6 },
    )
  }, 30_000)

  it('wipes the bytes that it lent', async () => {
    let lent: Uint8Array[] = []
    await withPasswordOpened(crypto, { file, password }, async (opened, dataKeyBytes) => {
      await withRecord(crypto, { opened, id: 'first', type: 'note' }, async (secret) => {
        lent = [dataKeyBytes, secret]
        expect([...secret]).toEqual([1, 2, 3])
      })
    })
    expect(lent.map((bytes) => bytes.every((byte) => byte === 0))).toEqual([true, true])
  })

  it('holds only keys that cannot be exported', async () => {
    const { dataKey } = await open(file)
    expect(dataKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', dataKey)).rejects.toThrow()
  })
})

describe('a changed vault', () => {
  it.each([{ m: floor.m + 1 }, { t: 3 }, { p: 2 }, { salt: bytesToBase64(new Uint8Array(32)) }])(
    'does not open with other key derivation parameters: %o',
    async (change) => {
      const kdf = { ...file.header.kdf, ...change }
      await expect(open({ ...file, header: { ...file.header, kdf } })).rejects.toEqual(code('VAULT_NOT_OPENED'))
    },
  )

  it.each([{ m: 1024 }, { t: 1 }, { m: 2 ** 30 }, { t: 1000 }])(
    'is refused unread when weakened or bombing: %o',
    (change) => {
      const kdf = { ...file.header.kdf, ...change }
      expect(() => parseVault({ ...file, header: { ...file.header, kdf } })).toThrow(code('KDF_REFUSED'))
    },
  )

  it('does not open with another id, age or count of writes', async () => {
    const withHeader = (change: object) => open({ ...file, header: { ...file.header, ...change } })
    await expect(withHeader({ createdAt: 2 })).rejects.toEqual(code('VAULT_NOT_OPENED'))
    await expect(withHeader({ vaultId: bytesToBase64(new Uint8Array(16)) })).rejects.toEqual(code('VAULT_NOT_OPENED'))
    await expect(withHeader({ seq: 2 })).rejects.toEqual(code('VAULT_TAMPERED'))
  })

  it('does not open with records swapped, dropped, renamed or edited', async () => {
    const [one, two] = file.records
    if (!one || !two) throw new Error('expected two records')
    const swapped = [
      { ...one, iv: two.iv, data: two.data },
      { ...two, iv: one.iv, data: one.data },
    ]
    const edited = base64ToBytes(one.data)
    edited[0] = (edited[0] ?? 0) ^ 1
    const changes: VaultFile[] = [
      { ...file, records: swapped },
      { ...file, records: [two, one] },
      { ...file, records: [one] },
      { ...file, records: [] },
      withRecordChanged(0, { type: 'other' }),
      withRecordChanged(0, { id: 'third' }),
      withRecordChanged(0, { seq: 0 }),
      withRecordChanged(0, { data: bytesToBase64(edited) }),
    ]
    for (const changed of changes) await expect(open(changed)).rejects.toEqual(code('VAULT_TAMPERED'))
  })

  it('does not give a record that was swapped behind the seal: each is bound to its own place', async () => {
    const [one, two] = file.records
    if (!one || !two) throw new Error('expected two records')
    const opened = await open(file)
    const behind = { ...opened, file: { ...file, records: [{ ...one, iv: two.iv, data: two.data }, two] } }
    const reading = withRecord(crypto, { opened: behind, id: 'first', type: 'note' }, async (secret) => [...secret])
    await expect(reading).rejects.toEqual(code('VAULT_TAMPERED'))
    const older = { ...opened, file: withRecordChanged(0, { seq: 0 }) }
    const rolledBack = withRecord(crypto, { opened: older, id: 'first', type: 'note' }, async (secret) => [...secret])
    await expect(rolledBack).rejects.toEqual(code('VAULT_TAMPERED'))
  })

  it('does not open with one record rolled back to an older write', async () => {
    const next = await putRecord(crypto, await open(file), { ...first, secret: Uint8Array.of(9) })
    expect(next.header.seq).toBe(2)
    expect(await read(next, 'first')).toEqual([9])
    expect(await read(next, 'second')).toEqual([4, 5, 6])
    const old = file.records.find(({ id }) => id === 'first')
    const records = next.records.map((record) => (record.id === 'first' && old ? old : record))
    await expect(open({ ...next, records })).rejects.toEqual(code('VAULT_TAMPERED'))
  })

  it('does not open under the key of another vault', async () => {
    const other = await open(await sealVault(crypto, newVault))
    await expect(openWithKey(crypto, file, other.dataKey)).rejects.toEqual(code('VAULT_TAMPERED'))
  })

  it('made by a newer Causeway is told apart from a damaged one', () => {
    const header = { ...file.header, version: 2, unheardOf: true }
    expect(() => parseVault({ header, elsewhere: [] })).toThrow(code('VAULT_NEWER'))
    expect(() => parseVault({ ...file, header: { ...file.header, version: 0 } })).toThrow(code('VAULT_DAMAGED'))
    expect(() => parseVault({ ...file, extra: 1 })).toThrow(code('VAULT_DAMAGED'))
    expect(() => parseVault({ ...file, records: [file.records[0], file.records[0]] })).toThrow(code('VAULT_DAMAGED'))
    for (const value of [undefined, null, 1, 'x', [], {}])
      expect(() => parseVault(value)).toThrow(code('VAULT_DAMAGED'))
  })

  it('says nothing of the password in its errors', async () => {
    const error = await open(file, 'a canary password').catch((thrown: unknown) => thrown)
    expect(String((error as Error).stack)).not.toContain('canary')
  })
})
