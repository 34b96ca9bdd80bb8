import { bytesToBase64 } from '../lib/base64.ts'
import { equalBytes, utf8ToBytes } from '../lib/bytes.ts'
import { canonicalJson } from '../lib/canonical-json.ts'
import { isVaultError, VaultError } from './error.ts'
import { parseVault, type VaultFile } from './file.ts'

/** The two places that hold a generation of the vault each. */
export type Slot = 'a' | 'b'

/** Where the vault is kept. `write` resolves once the text is durable; an empty slot reads as `undefined`. */
export type VaultStorage = Readonly<{
  read: () => Promise<Readonly<Record<Slot, unknown>>>
  write: (slot: Slot, text: string) => Promise<void>
}>

/** One slot as found. */
export type Generation =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'whole'; file: VaultFile; text: string }>
  | Readonly<{ state: 'newer'; error: VaultError }>
  | Readonly<{ state: 'damaged'; error: unknown }>

export type Generations = Readonly<Record<Slot, Generation>>

/** Both slots as they are found; never throws for their content. */
export async function readGenerations(crypto: Crypto, storage: VaultStorage): Promise<Generations> {
  const stored = await storage.read()
  const [a, b] = await Promise.all([readSlot(crypto, stored.a), readSlot(crypto, stored.b)])
  return { a, b }
}

/**
 * The newest whole generation.
 * Throws `VAULT_NEWER` when either slot was made by a newer Causeway, `VAULT_MISSING` when both are empty, and
 * `VAULT_DAMAGED` (or `KDF_REFUSED`) when none is whole.
 */
export function newest(generations: Generations): Readonly<{ slot: Slot; file: VaultFile }> {
  const found = (['a', 'b'] as const).map((slot) => ({ slot, generation: generations[slot] }))
  for (const { generation } of found) if (generation.state === 'newer') throw generation.error
  const whole = found.flatMap(({ slot, generation }) =>
    generation.state === 'whole' ? [{ slot, file: generation.file }] : [],
  )
  const best = whole.reduce<(typeof whole)[number] | undefined>(
    (left, right) => (left && left.file.header.seq >= right.file.header.seq ? left : right),
    undefined,
  )
  if (best) return best
  for (const { generation } of found) {
    if (generation.state !== 'damaged') continue
    if (isVaultError(generation.error, 'KDF_REFUSED')) throw generation.error
    throw new VaultError('VAULT_DAMAGED', 'The stored vault is damaged in both copies; nothing was overwritten.', {
      cause: generation.error,
    })
  }
  throw new VaultError('VAULT_MISSING', 'There is no vault yet.')
}

/** Throws `VAULT_EXISTS` when anything at all is stored, whole or not. */
export async function assertEmpty(crypto: Crypto, storage: VaultStorage): Promise<void> {
  const { a, b } = await readGenerations(crypto, storage)
  if (a.state === 'empty' && b.state === 'empty') return
  throw new VaultError('VAULT_EXISTS', 'There is a vault here already; it was left as it is.')
}

/**
 * Writes the first generation into both slots and reads it back.
 * Throws `VAULT_EXISTS` when anything at all is stored, whole or not, and `VAULT_NOT_WRITTEN`.
 */
export async function writeFirst(crypto: Crypto, storage: VaultStorage, file: VaultFile): Promise<void> {
  await assertEmpty(crypto, storage)
  const text = await toText(crypto, file)
  await writeSlot(storage, 'a', text)
  // The vault is safe from here on: a second copy that fails now is made up for by mend().
  await writeSlot(storage, 'b', text).catch(() => undefined)
}

/**
 * Copies the newest generation, once it was really opened, over a slot that is empty or damaged, or that another password
 * would still open: one from before the last change of it.
 * A slot that cannot be written stays as it is and is tried again the next time.
 */
export async function mend(storage: VaultStorage, generations: Generations): Promise<void> {
  const { slot } = newest(generations)
  const whole = generations[slot]
  const other = slot === 'a' ? 'b' : 'a'
  if (whole.state !== 'whole' || isUnderSameKey(whole, generations[other])) return
  await writeSlot(storage, other, whole.text).catch(() => undefined)
}

/**
 * Writes the next generation over the older or damaged slot and reads it back; the newest stays as it was.
 * Throws `VAULT_CHANGED` unless `file` is the very next of the newest one, and `VAULT_NOT_WRITTEN`.
 */
export async function writeNext(crypto: Crypto, storage: VaultStorage, file: VaultFile): Promise<void> {
  const current = newest(await readGenerations(crypto, storage))
  const { vaultId, seq } = current.file.header
  if (file.header.vaultId !== vaultId || file.header.seq !== seq + 1) {
    throw new VaultError('VAULT_CHANGED', 'The vault was changed meanwhile; nothing was written.')
  }
  await writeSlot(storage, current.slot === 'a' ? 'b' : 'a', await toText(crypto, file))
}

function isUnderSameKey({ file }: Extract<Generation, { state: 'whole' }>, other: Generation): boolean {
  return other.state === 'whole' && canonicalJson(other.file.wrappedDek) === canonicalJson(file.wrappedDek)
}

async function readSlot(crypto: Crypto, stored: unknown): Promise<Generation> {
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
 * The text of a slot: canonical JSON of the vault and of its SHA-256, so that each vault has exactly one text.
 * This wrapper and `header.{magic, version}` stay as they are in every later version: it is how one is recognised.
 */
async function toText(crypto: Crypto, vault: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8ToBytes(canonicalJson(vault)))
  return canonicalJson({ checksum: bytesToBase64(new Uint8Array(digest)), vault })
}

async function fromText(crypto: Crypto, stored: unknown): Promise<Generation> {
  const damaged = () => new VaultError('VAULT_DAMAGED', 'The stored text is not what was written.')
  if (typeof stored !== 'string') throw damaged()
  const parsed: unknown = JSON.parse(stored)
  if (typeof parsed !== 'object' || parsed === null || !('vault' in parsed)) throw damaged()
  if (!equalBytes(utf8ToBytes(stored), utf8ToBytes(await toText(crypto, parsed.vault)))) throw damaged()
  return { state: 'whole', file: parseVault(parsed.vault), text: stored }
}

async function writeSlot(storage: VaultStorage, slot: Slot, text: string): Promise<void> {
  await storage.write(slot, text)
  const stored = await storage.read()
  if (stored[slot] === text) return
  throw new VaultError('VAULT_NOT_WRITTEN', 'The vault was not stored as written; the copy before it is untouched.')
}
