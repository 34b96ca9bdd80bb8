import { base64ToBytes, bytesToBase64 } from '../../lib/base64.ts'
import { type Bytes, utf8ToBytes, wipe } from '../../lib/bytes.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { VaultError } from '../error.ts'
import { boundToRecord, type Header, keyHeader, magic, parseVault, type VaultFile, version } from '../file/format.ts'
import { decrypt, encrypt } from './aes-gcm.ts'
import { importDataKey, keyEncryptionKey, newKey, recordKey, sealKey } from './encryption-keys.ts'
import type { KdfCost, Stopwatch } from './kdf-cost.ts'

/** Its seal is verified. Hold it for one use: it carries the data key. */
export type OpenedVault = Readonly<{ file: VaultFile; dataKey: CryptoKey }>

/** Small letters, digits and hyphens. */
export type RecordPlace = Readonly<{ id: string; type: string }>

/** The caller wipes `secret`. */
export type PlainRecord = RecordPlace & Readonly<{ secret: Bytes }>

/** `createdAt` in milliseconds since 1970. */
export type NewVault = Readonly<{
  password: string
  records: readonly PlainRecord[]
  createdAt: number
  cost?: KdfCost | undefined
  stopwatch?: Stopwatch | undefined
}>

/** Makes a new vault. Throws `KDF_REFUSED`. */
export async function sealVault(
  crypto: Crypto,
  { password, records, createdAt, ...how }: NewVault,
): Promise<VaultFile> {
  const vaultId = bytesToBase64(crypto.getRandomValues(new Uint8Array(16)))
  const { kdf, kek } = await newKey(crypto, password, how)
  const header: Header = { magic, version, vaultId, kdf, seq: 1, createdAt }
  return withSealed(crypto, { kek, records, header }, async (file) => file)
}

/** Seals other content as the next generation of an unopened vault. Throws `KDF_REFUSED`. */
export async function sealNext(
  crypto: Crypto,
  before: Header,
  { password, records, ...how }: Omit<NewVault, 'createdAt'>,
): Promise<VaultFile> {
  const { kdf, kek } = await newKey(crypto, password, how)
  return withSealed(crypto, { kek, records, header: { ...before, kdf, seq: before.seq + 1 } }, async (file) => file)
}

/**
 * Reseals an opened vault under another password and data key, then wipes that key's bytes. Saves nothing. Throws
 * `VAULT_TAMPERED`, `KDF_REFUSED`. Source: threat model 3.2.
 */
export async function withResealed<T>(
  crypto: Crypto,
  { opened, password, cost }: Readonly<{ opened: OpenedVault; password: string; cost?: KdfCost | undefined }>,
  use: (file: VaultFile, dataKeyBytes: Bytes) => Promise<T>,
): Promise<T> {
  const { header: before } = opened.file
  const { kdf, kek } = await newKey(crypto, password, { cost })
  const header = { ...before, kdf, seq: before.seq + 1 }
  return withEveryRecord(crypto, opened, (records) => withSealed(crypto, { kek, records, header }, use))
}

/** Lends every secret to `use`, then wipes them. Throws `VAULT_TAMPERED`. */
export async function withEveryRecord<T>(
  crypto: Crypto,
  opened: OpenedVault,
  use: (records: readonly PlainRecord[]) => Promise<T>,
): Promise<T> {
  const records: PlainRecord[] = []
  try {
    for (const { id, type } of opened.file.records) {
      const secret = await withRecord(crypto, { opened, id, type }, async (bytes) => bytes.slice())
      records.push({ id, type, secret })
    }
    return await use(records)
  } finally {
    wipe(...records.map(({ secret }) => secret))
  }
}

/**
 * Opens a vault by password, then wipes the data key's bytes. Throws `VAULT_NOT_OPENED` for a wrong password or changed
 * header, and `VAULT_TAMPERED`.
 */
export async function withPasswordOpened<T>(
  crypto: Crypto,
  { file, password }: Readonly<{ file: VaultFile; password: string }>,
  use: (opened: OpenedVault, dataKeyBytes: Bytes) => Promise<T>,
): Promise<T> {
  const kek = await keyEncryptionKey(crypto, password, file.header.kdf)
  const bytes = await decrypt(crypto, kek, { sealed: file.wrappedDek, bound: keyHeader(file.header) })
  if (!bytes) {
    throw new VaultError('VAULT_NOT_OPENED', 'This password does not open the vault, or its header was changed.')
  }
  try {
    return await use(await openWithKey(crypto, file, await importDataKey(crypto, bytes)), bytes)
  } finally {
    wipe(bytes)
  }
}

/** Opens a vault by its data key. Throws `VAULT_TAMPERED`. */
export async function openWithKey(crypto: Crypto, file: VaultFile, dataKey: CryptoKey): Promise<OpenedVault> {
  const key = await sealKey(crypto, dataKey)
  const { seal, ...content } = file
  if (await crypto.subtle.verify('HMAC', key, base64ToBytes(seal), utf8ToBytes(canonicalJson(content)))) {
    return { file, dataKey }
  }
  throw new VaultError('VAULT_TAMPERED', 'The vault was changed from outside, or mixed from two copies; it stays shut.')
}

/** Lends one secret to `use`, then wipes it. Throws `NO_SUCH_RECORD`, `VAULT_TAMPERED`. */
export async function withRecord<T>(
  crypto: Crypto,
  { opened, id, type }: RecordPlace & Readonly<{ opened: OpenedVault }>,
  use: (secret: Bytes) => Promise<T>,
): Promise<T> {
  const { header, records } = opened.file
  const record = records.find((candidate) => candidate.id === id && candidate.type === type)
  if (!record) throw noSuchRecord({ id, type })
  const key = await recordKey(crypto, opened.dataKey, record)
  const secret = await decrypt(crypto, key, { sealed: record, bound: boundToRecord(header, record) })
  if (!secret) throw new VaultError('VAULT_TAMPERED', `The record "${id}" was changed from outside; it stays shut.`)
  try {
    return await use(secret)
  } finally {
    wipe(secret)
  }
}

/** Tells whether an opened vault has a record. */
export function hasRecord({ file }: OpenedVault, { id, type }: RecordPlace): boolean {
  return file.records.some((each) => each.id === id && each.type === type)
}

/** Makes the next file with a record, without a password. Saves nothing. */
export async function putRecord(crypto: Crypto, opened: OpenedVault, record: PlainRecord): Promise<VaultFile> {
  const { header: before, wrappedDek, records } = opened.file
  const header = { ...before, seq: before.seq + 1 }
  const stored = await sealRecord(crypto, { header, dataKey: opened.dataKey, record })
  const others = records.filter(({ id }) => id !== record.id)
  return withSeal(crypto, opened.dataKey, { header, wrappedDek, records: [...others, stored] })
}

/** Makes the next file without a record. Saves nothing. Throws `NO_SUCH_RECORD`. */
export async function dropRecord(crypto: Crypto, opened: OpenedVault, place: RecordPlace): Promise<VaultFile> {
  const { header, wrappedDek, records } = opened.file
  const left = records.filter(({ id, type }) => id !== place.id || type !== place.type)
  if (left.length === records.length) throw noSuchRecord(place)
  return withSeal(crypto, opened.dataKey, { header: { ...header, seq: header.seq + 1 }, wrappedDek, records: left })
}

async function withSealed<T>(
  crypto: Crypto,
  { kek, records, header }: Readonly<{ kek: CryptoKey; records: readonly PlainRecord[]; header: Header }>,
  use: (file: VaultFile, dataKeyBytes: Bytes) => Promise<T>,
): Promise<T> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  try {
    const wrappedDek = await encrypt(crypto, kek, { plain: bytes, bound: keyHeader(header) })
    const dataKey = await importDataKey(crypto, bytes)
    const stored = await Promise.all(records.map((record) => sealRecord(crypto, { header, dataKey, record })))
    return await use(await withSeal(crypto, dataKey, { header, wrappedDek, records: stored }), bytes)
  } finally {
    wipe(bytes)
  }
}

function noSuchRecord({ id, type }: RecordPlace): VaultError {
  return new VaultError('NO_SUCH_RECORD', `The vault has no record "${id}" of type "${type}".`)
}

type Place = Readonly<{ header: Header; dataKey: CryptoKey; record: PlainRecord }>

async function sealRecord(crypto: Crypto, { header, dataKey, record: { id, type, secret } }: Place) {
  const place = { id, type, seq: header.seq }
  const key = await recordKey(crypto, dataKey, place)
  return { ...place, ...(await encrypt(crypto, key, { plain: secret, bound: boundToRecord(header, place) })) }
}

async function withSeal(crypto: Crypto, dataKey: CryptoKey, content: Omit<VaultFile, 'seal'>): Promise<VaultFile> {
  const key = await sealKey(crypto, dataKey)
  const seal = await crypto.subtle.sign('HMAC', key, utf8ToBytes(canonicalJson(content)))
  return parseVault({ ...content, seal: bytesToBase64(new Uint8Array(seal)) })
}
