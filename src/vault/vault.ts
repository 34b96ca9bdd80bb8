import { type Bytes, wipe } from '../lib/bytes.ts'
import { bytesToHex, type Hex } from '../lib/hex.ts'
import { type AttemptPorts, type PasswordAnswer, withAttempt } from './attempts.ts'
import { costFor, type Stopwatch } from './calibrate.ts'
import { VaultError } from './error.ts'
import type { VaultFile } from './file.ts'
import {
  assertEmpty,
  mend,
  newest,
  readGenerations,
  removeEvery,
  type VaultStorage,
  writeFirst,
  writeNext,
} from './generations.ts'
import { defaultKdfCost, type KdfCost } from './kdf.ts'
import { type Account, accountOfEntropy, createKeyring, mnemonicRecord } from './keyring.ts'
import { entropyToWords, readMnemonic } from './mnemonic.ts'
import { assertStrong } from './password.ts'
import {
  dropRecord,
  type OpenedVault,
  type PlainRecord,
  putRecord,
  type RecordPlace,
  sealVault,
  withEveryRecord,
  withPasswordOpened,
  withRecord,
  withResealed,
} from './seal.ts'

/**
 * What the vault stands on; `oneAtATime` must be the same lock in all calls on one vault. New keys are calibrated by the
 * `stopwatch`; without one they are at the default cost.
 */
export type VaultPorts = AttemptPorts &
  Readonly<{ crypto: Crypto; storage: VaultStorage; stopwatch?: Stopwatch | undefined }>

/**
 * What there is before anyone is asked for a password; `copies` is how many of the two generations are whole: 0 where only
 * the mirror of them is left.
 */
export type VaultPresence =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'present'; vaultId: string; createdAt: number; copies: 0 | 1 | 2 }>
  | Readonly<{ state: 'unusable'; error: VaultError }>

/**
 * A password and either a typed phrase or its entropy; `others` are sealed beside it, with the same write. `cost` is
 * calibrated unless a test needs the floor. `before` is called with the first account when nothing is stored yet, and before
 * anything is.
 */
export type Creation = Readonly<
  {
    password: string
    cost?: KdfCost
    others?: readonly PlainRecord[]
    before?: (account: Account) => Promise<void>
  } & ({ phrase: string; entropy?: never } | { entropy: Bytes; phrase?: never })
>

/** What a new vault tells of itself: public data only. */
export type Created = Readonly<{ vaultId: string; createdAt: number; account: Account }>

/** Says whether there is a vault, without a password; damage and newer versions are values here, not errors. */
export async function lookForVault({ crypto, storage }: VaultPorts): Promise<VaultPresence> {
  const generations = await readGenerations(crypto, storage)
  try {
    const { vaultId, createdAt } = newest(generations).file.header
    const areWhole = [generations.a, generations.b].map(({ state }) => state === 'whole')
    const copies = areWhole.every(Boolean) ? 2 : areWhole.some(Boolean) ? 1 : 0
    return { state: 'present', vaultId, createdAt, copies }
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    return error.code === 'VAULT_MISSING' ? { state: 'none' } : { state: 'unusable', error }
  }
}

/**
 * Creates the vault and gives its first account. The entropy stays the caller's to wipe.
 * Throws a `PASSWORD_…` code, `BAD_MNEMONIC`, `BAD_ENTROPY` (each with a sentence), `KDF_REFUSED`, `VAULT_EXISTS` when
 * anything at all is stored, and `VAULT_NOT_WRITTEN`.
 */
export async function createVault(ports: VaultPorts, creation: Creation): Promise<Created> {
  assertStrong(creation.password)
  const entropy = entropyOf(creation)
  const { crypto, storage, attemptStore, now, oneAtATime, stopwatch } = ports
  try {
    return await oneAtATime(async () => {
      await assertEmpty(crypto, storage)
      // Tries at a vault that is gone; as long as it was there, nothing took them back.
      await attemptStore.write({ failed: 0, lastAt: 0 })
      const account = await accountOfEntropy(crypto, entropy, 0)
      await creation.before?.(account)
      const { password, cost, others = [] } = creation
      const records = [{ ...mnemonicRecord, secret: entropy }, ...others]
      const file = await sealVault(crypto, { password, records, createdAt: now(), cost, stopwatch })
      await writeFirst(crypto, storage, file)
      return { vaultId: file.header.vaultId, createdAt: file.header.createdAt, account }
    })
  } finally {
    wipe(entropy)
  }
}

/**
 * Opens the vault with a password for `use` alone, slowed down after wrong ones: for unlocking and for re-auth.
 * The data key's bytes, given second, are wiped after `use`. A failure changes nothing but the count of tries.
 * Throws `VAULT_MISSING`, `VAULT_DAMAGED`, `VAULT_NEWER`, `KDF_REFUSED`, `VAULT_TAMPERED`; a wrong password is a value.
 */
export function withPassword<T>(
  ports: VaultPorts,
  password: string,
  use: (opened: OpenedVault, dataKeyBytes: Bytes) => Promise<T>,
): Promise<PasswordAnswer<T>> {
  const { crypto, storage } = ports
  return withAttempt(ports, async () => {
    const generations = await readGenerations(crypto, storage)
    const { file } = newest(generations)
    const value = await withPasswordOpened(crypto, { file, password }, use)
    await mend(storage, generations)
    return value
  })
}

/** A vault that is sealed under its new password and not yet written; the data key's bytes are wiped after its use. */
export type Resealed = Readonly<{ file: VaultFile; dataKeyBytes: Bytes; write: () => Promise<void> }>

/**
 * Seals everything anew for another password: a new salt, a new data key, every record. `use` writes it when it is ready
 * to, by one write of the older slot; killed before, the old password opens all, and after, the new one. Then the copy
 * that the old password opens is overwritten, or the next time that the vault is opened. The new one costs what suits this
 * machine by how long the old one took.
 * A wrong old password is a value, as with `withPassword`. Throws a `PASSWORD_…` code, what `withPassword` throws, and
 * `VAULT_NOT_WRITTEN`.
 */
export async function changePassword<T>(
  ports: VaultPorts,
  { from, to, cost }: Readonly<{ from: string; to: string; cost?: KdfCost | undefined }>,
  use: (resealed: Resealed) => Promise<T>,
): Promise<PasswordAnswer<T>> {
  const { crypto, storage, stopwatch } = ports
  assertStrong(to)
  return withAttempt(ports, async () => {
    const file = await readNewest(ports)
    const startedAt = stopwatch?.()
    const value = await withPasswordOpened(crypto, { file, password: from }, (opened) => {
      const took = startedAt !== undefined && stopwatch ? stopwatch() - startedAt : 0
      const suited = cost ?? costAfter(file.header.kdf, took)
      return withResealed(crypto, { opened, password: to, cost: suited }, (next, dataKeyBytes) =>
        use({ file: next, dataKeyBytes, write: () => writeNext(crypto, storage, next) }),
      )
    })
    await mend(storage, await readGenerations(crypto, storage))
    return value
  })
}

/** The words of the recovery phrase, after the password was given again. Throws as `withPassword` does. */
export function revealMnemonic(ports: VaultPorts, password: string): Promise<PasswordAnswer<readonly string[]>> {
  return withPassword(ports, password, (opened) =>
    withRecord(ports.crypto, { opened, ...mnemonicRecord }, async (entropy) => entropyToWords(entropy)),
  )
}

/** The private key of an account, 0x and 64 hex digits, after the password was given again. Throws also `NO_SUCH_ACCOUNT`. */
export function revealKey(ports: VaultPorts, password: string, accountId: string): Promise<PasswordAnswer<Hex>> {
  const { crypto } = ports
  return withPassword(ports, password, (opened) =>
    createKeyring({ crypto, open: async () => opened }).withEvmKey(accountId, async (key) => bytesToHex(key)),
  )
}

/** Every secret of the vault, for `use` alone, after the password was given again: for a backup. Wiped after it. */
export function withAllRecords<T>(
  ports: VaultPorts,
  password: string,
  use: (records: readonly PlainRecord[]) => Promise<T>,
): Promise<PasswordAnswer<T>> {
  const { crypto } = ports
  return withPassword(ports, password, (opened) => withEveryRecord(crypto, opened, use))
}

/** The newest whole generation, still sealed. Throws `VAULT_MISSING`, `VAULT_DAMAGED`, `VAULT_NEWER`, `KDF_REFUSED`. */
export async function readNewest({ crypto, storage }: VaultPorts): Promise<VaultFile> {
  return newest(await readGenerations(crypto, storage)).file
}

/**
 * Adds or replaces a record in an opened vault and saves it as the next generation.
 * Throws `VAULT_CHANGED` when another write came first, and `VAULT_NOT_WRITTEN`; the newest copy stays as it was.
 */
export function saveRecord(ports: VaultPorts, opened: OpenedVault, record: PlainRecord): Promise<void> {
  return ports.oneAtATime(async () => {
    await writeNext(ports.crypto, ports.storage, await putRecord(ports.crypto, opened, record))
  })
}

/**
 * Takes a record out of an opened vault and saves the rest as the next generation, then over the generation before it,
 * which still holds the record. A kill between the two leaves that one until the vault is opened next. Throws
 * `NO_SUCH_RECORD`, and what `saveRecord` throws.
 */
export function removeRecord(ports: VaultPorts, opened: OpenedVault, place: RecordPlace): Promise<void> {
  return ports.oneAtATime(async () => {
    await writeNext(ports.crypto, ports.storage, await dropRecord(ports.crypto, opened, place))
    await mend(ports.storage, await readGenerations(ports.crypto, ports.storage))
  })
}

/**
 * Takes the vault away for good, with every key in it; no password is asked, since nobody may have it any more. The count of
 * wrong tries stays until another vault is made. Throws `VAULT_MISSING`, `VAULT_DAMAGED`, `VAULT_NEWER`, `KDF_REFUSED`.
 */
export function eraseVault({ crypto, storage, oneAtATime }: VaultPorts): Promise<void> {
  return oneAtATime(() => removeEvery(crypto, storage))
}

/** What suits this machine, by what the old password has just cost; the default where that was derived otherwise. */
function costAfter({ m, t, p }: KdfCost, milliseconds: number): KdfCost {
  const isLikeNew = m === defaultKdfCost.m && p === defaultKdfCost.p
  return isLikeNew ? costFor({ passes: t, milliseconds }) : defaultKdfCost
}

/** A copy of the entropy, or of what the phrase says; wiped by `createVault`. */
function entropyOf(creation: Creation): Bytes {
  if (creation.entropy) return creation.entropy.slice()
  const reading = readMnemonic(creation.phrase)
  if (reading.ok) return reading.entropy
  throw new VaultError('BAD_MNEMONIC', 'These words are not a recovery phrase.')
}
