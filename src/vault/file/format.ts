import * as v from 'valibot'
import { base64ToBytes } from '../../lib/base64.ts'
import { VaultError } from '../error.ts'
import { assertKdf } from '../seal/argon2id.ts'

export const magic = 'causeway-vault'
export const version = 1

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))
const anyBase64 = v.pipe(v.string(), v.check(isBase64, 'expected base64'))
const base64Of = (bytes: number) =>
  v.pipe(
    anyBase64,
    v.check((text) => base64ToBytes(text).length === bytes, `expected ${bytes} bytes`),
  )
const sealed = { iv: base64Of(12), data: anyBase64 }

const schema = v.strictObject({
  header: v.strictObject({
    magic: v.literal(magic),
    version: v.literal(version),
    vaultId: base64Of(16),
    kdf: v.strictObject({
      name: v.literal('argon2id'),
      m: wholeNumber,
      t: wholeNumber,
      p: wholeNumber,
      salt: anyBase64,
    }),
    seq: wholeNumber,
    createdAt: wholeNumber,
  }),
  wrappedDek: v.strictObject({ ...sealed, data: base64Of(48) }),
  records: v.array(v.strictObject({ id: name, type: name, seq: wholeNumber, ...sealed })),
  seal: base64Of(32),
})

/** `seq` counts writes; a record has that of its last write. `createdAt` in milliseconds since 1970. */
export type VaultFile = Readonly<v.InferOutput<typeof schema>>
export type Header = VaultFile['header']
export type StoredRecord = VaultFile['records'][number]

/** Parses a vault. Throws `VAULT_NEWER`, `KDF_REFUSED`, and `VAULT_DAMAGED` with the place. */
export function parseVault(value: unknown): VaultFile {
  if (versionOf(value) > version) {
    throw new VaultError('VAULT_NEWER', 'This vault was made by a newer Causeway; update to open it', {
      where: 'header.version',
      expected: `${version}`,
      got: versionOf(value),
    })
  }
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    throw new VaultError('VAULT_DAMAGED', 'This is not a whole vault', {
      where: v.getDotPath(issue) ?? '$',
      expected: issue.expected ?? issue.message,
    })
  }
  assertKdf(parsed.output.header.kdf)
  const ids = new Set(parsed.output.records.map(({ id }) => id))
  if (ids.size === parsed.output.records.length) return parsed.output
  throw new VaultError('VAULT_DAMAGED', 'This is not a whole vault', { where: 'records', expected: 'each id once' })
}

/** Gives the keys' bound data, without `seq`: saving a record needs no password. */
export function keyHeader({ seq: _, ...rest }: Header): Omit<Header, 'seq'> {
  return rest
}

/** Gives a record's bound data: its place in the vault. */
export function boundToRecord(header: Header, record: Pick<StoredRecord, 'id' | 'type' | 'seq'>) {
  return { magic, v: version, vaultId: header.vaultId, recId: record.id, type: record.type, seq: record.seq }
}

const futureSchema = v.object({ header: v.object({ magic: v.literal(magic), version: wholeNumber }) })

function versionOf(value: unknown): number {
  const parsed = v.safeParse(futureSchema, value)
  return parsed.success ? parsed.output.header.version : 0
}

function isBase64(text: string): boolean {
  try {
    base64ToBytes(text)
    return true
  } catch {
    return false
  }
}
