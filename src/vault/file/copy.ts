import { bytesToBase64 } from '../../lib/base64.ts'
import { equalBytes, utf8ToBytes } from '../../lib/bytes.ts'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { VaultError } from '../error.ts'
import { parseVault, type VaultFile } from './format.ts'

export type StoredCopy =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'whole'; file: VaultFile; text: string }>
  | Readonly<{ state: 'newer'; error: VaultError }>
  | Readonly<{ state: 'damaged'; error: unknown }>

/** Reads one stored copy; never throws for its content. */
export async function readCopy(crypto: Crypto, stored: unknown): Promise<StoredCopy> {
  if (stored === undefined || stored === null) return { state: 'empty' }
  try {
    return await fromText(crypto, stored)
  } catch (error) {
    return error instanceof VaultError && error.code === 'VAULT_NEWER'
      ? { state: 'newer', error }
      : { state: 'damaged', error }
  }
}

/**
 * Makes a copy's text: canonical JSON of the vault and its SHA-256. This wrapper and `header.{magic, version}` never
 * change: every version recognises it.
 */
export async function copyText(crypto: Crypto, vault: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8ToBytes(canonicalJson(vault)))
  return canonicalJson({ checksum: bytesToBase64(new Uint8Array(digest)), vault })
}

async function fromText(crypto: Crypto, stored: unknown): Promise<StoredCopy> {
  const damaged = () => new VaultError('VAULT_DAMAGED', 'The stored text is not what was written.')
  if (typeof stored !== 'string') throw damaged()
  const parsed: unknown = JSON.parse(stored)
  if (typeof parsed !== 'object' || parsed === null || !('vault' in parsed)) throw damaged()
  if (!equalBytes(utf8ToBytes(stored), utf8ToBytes(await copyText(crypto, parsed.vault)))) throw damaged()
  return { state: 'whole', file: parseVault(parsed.vault), text: stored }
}
