import { canonicalJson } from '../../lib/canonical-json.ts'
import { isVaultError, VaultError } from '../error.ts'
import { copyText, readCopy, type StoredCopy } from './copy.ts'
import type { VaultFile } from './format.ts'

export type Slot = 'a' | 'b'

/** The second copy is in another storage. */
export type CopyLocation = Slot | 'secondCopy'

/** It fails independently of the slots. */
export type SecondCopy = Readonly<{
  read: () => Promise<unknown>
  /** Enough beside two whole slots. */
  remembered?: () => Promise<unknown>
  write: (text: string) => Promise<void>
  remove: () => Promise<void>
}>

/**
 * `write` resolves once durable; `remove` empties both slots or none. `secondCopy` needs a second storage that is
 * closed to content scripts.
 */
export type VaultStorage = Readonly<{
  read: () => Promise<Readonly<Record<Slot, unknown>>>
  write: (slot: Slot, text: string) => Promise<void>
  remove: () => Promise<void>
  secondCopy?: SecondCopy | undefined
}>

export type Generations = Readonly<Record<CopyLocation, StoredCopy>>

type Found = Readonly<{ place: CopyLocation; file: VaultFile; text: string }>

const places = ['a', 'b', 'secondCopy'] as const

/** An unreadable second copy counts as damaged. */
export async function readGenerations(crypto: Crypto, storage: VaultStorage): Promise<Generations> {
  const { secondCopy: place } = storage
  const stored = await storage.read()
  const [a, b] = await Promise.all([readCopy(crypto, stored.a), readCopy(crypto, stored.b)])
  const areWhole = a.state === 'whole' && b.state === 'whole'
  const text = areWhole && place?.remembered ? place.remembered() : place?.read()
  const secondCopy = await text?.then(
    (read) => readCopy(crypto, read),
    (error: unknown): StoredCopy => ({ state: 'damaged', error }),
  )
  return { a, b, secondCopy: secondCopy ?? { state: 'empty' } }
}

/**
 * Finds the newest whole copy, ignoring another vault's second copy. Throws `VAULT_NEWER`, `VAULT_MISSING`,
 * `VAULT_DAMAGED`, `KDF_REFUSED`.
 */
export function newestGeneration(generations: Generations): Found {
  const copies = places.map((place) => generations[place])
  for (const copy of copies) if (copy.state === 'newer') throw copy.error
  const whole = places.flatMap((place): readonly Found[] => {
    const copy = generations[place]
    return copy.state === 'whole' ? [{ place, file: copy.file, text: copy.text }] : []
  })
  const inSlots = whole.filter(({ place }) => place !== 'secondCopy')
  const isOurs = ({ place, file }: Found) =>
    place !== 'secondCopy' || inSlots.every((slot) => slot.file.header.vaultId === file.header.vaultId)
  const best = whole
    .filter(isOurs)
    .reduce<Found | undefined>(
      (left, right) => (left && left.file.header.seq >= right.file.header.seq ? left : right),
      undefined,
    )
  if (best) return best
  for (const copy of copies) {
    if (copy.state !== 'damaged') continue
    if (isVaultError(copy.error, 'KDF_REFUSED')) throw copy.error
    throw new VaultError('VAULT_DAMAGED', 'The stored vault is damaged in every copy; nothing was overwritten.', {
      cause: copy.error,
    })
  }
  throw new VaultError('VAULT_MISSING', 'There is no vault yet.')
}

/** Throws `VAULT_EXISTS` if any place holds anything. */
export async function assertEmpty(crypto: Crypto, storage: VaultStorage): Promise<void> {
  const generations = await readGenerations(crypto, storage)
  if (places.every((place) => generations[place].state === 'empty')) return
  throw new VaultError('VAULT_EXISTS', 'There is a vault here already; it was left as it is.')
}

/** Writes and verifies the first generation in every place. Throws `VAULT_EXISTS` and `VAULT_NOT_WRITTEN`. */
export async function writeFirst(crypto: Crypto, storage: VaultStorage, file: VaultFile): Promise<void> {
  await assertEmpty(crypto, storage)
  const text = await copyText(crypto, file)
  await writeCopy(storage, 'a', text)
  // The vault is safe now; `mend` repairs the rest.
  await tryToWrite(storage, ['b', 'secondCopy'], text)
}

/**
 * Copies the newest opened generation over empty, damaged or outdated places: those with an earlier password or a
 * removed record. Failed writes are retried next time.
 */
export async function mendCopies(storage: VaultStorage, generations: Generations): Promise<void> {
  const whole = newestGeneration(generations)
  const older = whole.place === 'secondCopy' ? olderSlot(generations) : undefined
  const slots = (['a', 'b'] as const).filter(
    (slot) => slot !== whole.place && (slot === older || opensWhatIsGone(whole, generations[slot])),
  )
  const secondCopies = isBehind(whole, generations.secondCopy) ? (['secondCopy'] as const) : []
  await tryToWrite(storage, [...slots, ...secondCopies], whole.text)
}

/**
 * Writes and verifies the next generation in the older or damaged slot, then the second copy. Throws `VAULT_CHANGED`
 * unless `file` follows the newest, and `VAULT_NOT_WRITTEN`.
 */
export async function writeNext(crypto: Crypto, storage: VaultStorage, file: VaultFile): Promise<void> {
  const generations = await readGenerations(crypto, storage)
  const current = newestGeneration(generations)
  const { vaultId, seq } = current.file.header
  if (file.header.vaultId !== vaultId || file.header.seq !== seq + 1) {
    throw new VaultError('VAULT_CHANGED', 'The vault was changed meanwhile; nothing was written.')
  }
  const text = await copyText(crypto, file)
  await writeCopy(storage, olderSlot(generations), text)
  if (isBehind({ file, text }, generations.secondCopy)) await tryToWrite(storage, ['secondCopy'], text)
}

/** Erases every place, the newest last: a kill leaves a working vault or none. Throws as `newest`. */
export async function removeEvery(crypto: Crypto, storage: VaultStorage): Promise<void> {
  const { place } = newestGeneration(await readGenerations(crypto, storage))
  if (place === 'secondCopy') await storage.remove()
  await storage.secondCopy?.remove()
  await storage.remove()
}

function olderSlot({ a, b }: Generations): Slot {
  if (a.state !== 'whole') return 'a'
  if (b.state !== 'whole') return 'b'
  return a.file.header.seq < b.file.header.seq ? 'a' : 'b'
}

/** A damaged copy's content is unknown. */
function opensWhatIsGone({ file }: Pick<Found, 'file'>, other: StoredCopy): boolean {
  if (other.state !== 'whole') return true
  const isUnderSameKey = canonicalJson(other.file.wrappedDek) === canonicalJson(file.wrappedDek)
  return !isUnderSameKey || other.file.records.some(({ id }) => file.records.every((each) => each.id !== id))
}

// Another vault's second copy may be the last copy of its keys.
function isBehind({ file, text }: Pick<Found, 'file' | 'text'>, secondCopy: StoredCopy): boolean {
  if (secondCopy.state !== 'whole') return true
  return secondCopy.file.header.vaultId === file.header.vaultId && secondCopy.text !== text
}

async function tryToWrite(storage: VaultStorage, into: readonly CopyLocation[], text: string): Promise<void> {
  for (const place of into) await writeCopy(storage, place, text).catch(() => undefined)
}

async function writeCopy(storage: VaultStorage, place: CopyLocation, text: string): Promise<void> {
  await (place === 'secondCopy' ? storage.secondCopy?.write(text) : storage.write(place, text))
  const stored = place === 'secondCopy' ? await storage.secondCopy?.read() : (await storage.read())[place]
  if (stored === text) return
  throw new VaultError('VAULT_NOT_WRITTEN', 'The vault was not stored as written; the copy before it is untouched.')
}
