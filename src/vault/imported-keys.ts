import { secp256k1 } from '@noble/curves/secp256k1'
import type { Reason } from '../core/reason.ts'
import { type Bytes, wipe } from '../lib/bytes.ts'
import { type Hex, hexToBytes } from '../lib/hex.ts'
import { evmAddress } from './derive.ts'
import type { OpenedVault, PlainRecord, RecordPlace } from './seal.ts'

const KEY_BYTES = 32
const TYPE = 'evm-key'
const PREFIX = 'key-'

/** A typed private key, read: its bytes (wiped by the caller) and its EIP-55 address; or what is wrong, repeating none of it. */
export type PrivateKeyReading = Readonly<{ ok: true; privateKey: Bytes; address: Hex } | { ok: false; reason: Reason }>

/** Reads a private key as a person pastes it: 64 hex digits, with 0x before them or not, and a number of secp256k1. */
export function readPrivateKey(typed: string): PrivateKeyReading {
  const digits = typed.trim().replace(/^0x/i, '')
  if (!/^[0-9a-fA-F]*$/.test(digits)) {
    return { ok: false, reason: { code: 'KEY_LETTERS' } }
  }
  if (digits.length !== KEY_BYTES * 2) {
    return { ok: false, reason: { code: 'KEY_LENGTH', digits: `${digits.length}` } }
  }
  const privateKey = hexToBytes(`0x${digits}`)
  if (secp256k1.utils.isValidPrivateKey(privateKey)) return { ok: true, privateKey, address: evmAddress(privateKey) }
  wipe(privateKey)
  return { ok: false, reason: { code: 'KEY_OUTSIDE' } }
}

/** The id of the account whose key was imported, by its address: `key-` and 40 hex digits. */
export function importedId(address: string): string {
  return `${PREFIX}${address.slice(2).toLowerCase()}`
}

/** Where the key of an imported account lies; undefined for an account of the recovery phrase. */
export function importedPlace(accountId: string): RecordPlace | undefined {
  return /^key-[0-9a-f]{40}$/.test(accountId) ? { id: accountId, type: TYPE } : undefined
}

/** The record that keeps an imported key; `secret` stays the caller's to wipe. */
export function importedRecord(address: string, secret: Bytes): PlainRecord {
  return { id: importedId(address), type: TYPE, secret }
}

/** The addresses of all imported keys that a vault holds, in lower case. */
export function importedAddresses({ file }: OpenedVault): readonly string[] {
  return file.records.flatMap(({ id, type }) => (type === TYPE ? [`0x${id.slice(PREFIX.length)}`] : []))
}
