import * as v from 'valibot'
import { base64ToBytes, bytesToBase64 } from '../../lib/base64.ts'
import { type Bytes, utf8ToBytes, wipe } from '../../lib/bytes.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { VaultError } from '../error.ts'
import { decrypt, encrypt } from '../seal/aes-gcm.ts'
import { assertKdf, type Kdf, newKdf, stretch } from '../seal/argon2id.ts'
import { importDataKey } from '../seal/encryption-keys.ts'
import { backupKdfCost, type KdfCost } from '../seal/kdf-cost.ts'
import type { PlainRecord } from '../seal/sealed-vault.ts'

const format = 'causeway-backup'
const version = 1

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))
const schema = v.strictObject({
  header: v.strictObject({
    format: v.literal(format),
    version: v.literal(version),
    createdAt: wholeNumber,
    kdf: v.strictObject({
      name: v.literal('argon2id'),
      m: wholeNumber,
      t: wholeNumber,
      p: wholeNumber,
      salt: v.string(),
    }),
  }),
  iv: v.string(),
  data: v.string(),
})
const contentSchema = v.strictObject({
  records: v.array(v.strictObject({ id: name, type: name, secret: v.string() })),
  lists: v.record(v.string(), v.unknown()),
})
const futureSchema = v.object({ header: v.object({ format: v.literal(format), version: wholeNumber }) })

export type BackupContent = Readonly<{
  records: readonly PlainRecord[]
  lists: Readonly<Record<string, unknown>>
}>

/** `createdAt` in milliseconds since 1970. The caller wipes the secrets. */
export type NewBackup = BackupContent & Readonly<{ password: string; createdAt: number; cost?: KdfCost | undefined }>

/** Makes a backup file's text, sealed except for the header. Throws `KDF_REFUSED`. */
export async function sealBackup(crypto: Crypto, backup: NewBackup): Promise<string> {
  const { password, createdAt, records, lists, cost = backupKdfCost } = backup
  const header = { format, version, createdAt, kdf: newKdf(crypto, cost) } as const
  const kept = records.map(({ id, type, secret }) => ({ id, type, secret: bytesToBase64(secret) }))
  const plain = utf8ToBytes(canonicalJson({ records: kept, lists }))
  try {
    const key = await backupKey(crypto, password, header.kdf)
    return `${canonicalJson({ header, ...(await encrypt(crypto, key, { plain, bound: header })) })}\n`
  } finally {
    wipe(plain)
  }
}

/**
 * Opens a backup for `use`, then wipes it. Throws `BACKUP_NEWER`, `BACKUP_DAMAGED`, `KDF_REFUSED`, and
 * `BACKUP_NOT_OPENED` for a wrong password or a changed file.
 */
export async function withBackup<T>(
  crypto: Crypto,
  { text, password }: Readonly<{ text: string; password: string }>,
  use: (content: BackupContent, createdAt: number) => Promise<T>,
): Promise<T> {
  const { header, ...sealed } = parseBackup(text)
  const key = await backupKey(crypto, password, header.kdf)
  const plain = await decrypt(crypto, key, { sealed, bound: header })
  if (!plain)
    throw new VaultError('BACKUP_NOT_OPENED', 'This password does not open the file, or the file was changed.')
  const records: PlainRecord[] = []
  try {
    const content = v.parse(contentSchema, JSON.parse(new TextDecoder().decode(plain)))
    for (const { id, type, secret } of content.records) records.push({ id, type, secret: base64ToBytes(secret) })
    return await use({ records, lists: content.lists }, header.createdAt)
  } finally {
    wipe(plain, ...records.map(({ secret }) => secret))
  }
}

function parseBackup(text: string): v.InferOutput<typeof schema> {
  const value = jsonOf(text)
  const future = v.safeParse(futureSchema, value)
  if (future.success && future.output.header.version > version) {
    throw new VaultError('BACKUP_NEWER', 'This file was made by a newer Causeway; update to restore it', {
      where: 'header.version',
      expected: `${version}`,
      got: future.output.header.version,
    })
  }
  const parsed = v.safeParse(schema, value)
  if (!parsed.success || !isBase64(parsed.output.iv, 12) || !isBase64(parsed.output.data)) {
    throw new VaultError('BACKUP_DAMAGED', 'This is not a whole backup file of Causeway.')
  }
  assertKdf(parsed.output.header.kdf)
  return parsed.output
}

/** password → Argon2id → HKDF-SHA256 (RFC 5869) with info `backup/v1`: never a vault's key. */
async function backupKey(crypto: Crypto, password: string, kdf: Kdf): Promise<CryptoKey> {
  const stretched: Bytes = await stretch(password, kdf)
  try {
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8ToBytes('backup/v1') } as const
    const base = await importDataKey(crypto, stretched)
    return await crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  } finally {
    wipe(stretched)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isBase64(text: string, bytes?: number): boolean {
  try {
    const { length } = base64ToBytes(text)
    return bytes === undefined ? length >= 16 : length === bytes
  } catch {
    return false
  }
}
