import { secp256k1 } from '@noble/curves/secp256k1'
import type { Reason } from '../../core/reason/reason.ts'
import { type Bytes, wipe } from '../../lib/bytes.ts'
import { type Hex, hexToBytes } from '../../lib/hex.ts'
import type { OpenedVault, PlainRecord, RecordPlace } from '../seal/sealed-vault.ts'
import { evmAddress } from './derivation.ts'

const KEY_BYTES = 32
const TYPE = 'evm-key'
const PREFIX = 'key-'

/** The caller wipes `privateKey`. `reason` repeats no input. */
export type PrivateKeyReading = Readonly<{ ok: true; privateKey: Bytes; address: Hex } | { ok: false; reason: Reason }>

/** Reads a pasted secp256k1 key: 64 hex digits, optionally with 0x. */
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

/** Makes the id `key-` and 40 hex digits. */
export function importedId(address: string): string {
  return `${PREFIX}${address.slice(2).toLowerCase()}`
}

/** Undefined for accounts of the recovery phrase. */
export function importedPlace(accountId: string): RecordPlace | undefined {
  return /^key-[0-9a-f]{40}$/.test(accountId) ? { id: accountId, type: TYPE } : undefined
}

/** Makes an imported key's record; the caller wipes `secret`. */
export function importedRecord(address: string, secret: Bytes): PlainRecord {
  return { id: importedId(address), type: TYPE, secret }
}

/** Lists imported keys' addresses, in lower case. */
export function importedAddresses({ file }: OpenedVault): readonly string[] {
  return file.records.flatMap(({ id, type }) => (type === TYPE ? [`0x${id.slice(PREFIX.length)}`] : []))
}
