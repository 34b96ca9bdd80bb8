import { type Bytes, wipe } from '../lib/bytes.ts'
import { bytesToHex, type Hex } from '../lib/hex.ts'
import { VaultError } from './error.ts'
import type { VaultFile } from './file/format.ts'
import {
  assertEmpty,
  mendCopies,
  newestGeneration,
  readGenerations,
  removeEvery,
  type VaultStorage,
  writeFirst,
  writeNext,
} from './file/generations.ts'
import { type Account, createKeyring, evmAccount, mnemonicRecord, withSeedOfRecords } from './keys/keyring.ts'
import { entropyToWords, readMnemonic } from './keys/mnemonic.ts'
import { bytesToPassphrase, passphraseRecord, passphraseToBytes } from './keys/passphrase.ts'
import { defaultKdfCost, type KdfCost, kdfCostFor, type Stopwatch } from './seal/kdf-cost.ts'
import {
  dropRecord,
  hasRecord,
  type OpenedVault,
  type PlainRecord,
  putRecord,
  type RecordPlace,
  sealNext,
  sealVault,
  withEveryRecord,
  withPasswordOpened,
  withRecord,
  withResealed,
} from './seal/sealed-vault.ts'
import { type AttemptPorts, type PasswordAnswer, withAttempt } from './session/password-attempts.ts'
import { refuseWeakPassword } from './session/refuse-weak-password.ts'

/** All calls on one vault share `oneAtATime`. `stopwatch` calibrates new keys. */
export type VaultPorts = AttemptPorts &
  Readonly<{ crypto: Crypto; storage: VaultStorage; stopwatch?: Stopwatch | undefined }>

/** `copies`: whole slots, 0 where only the second copy is left. */
export type VaultPresence =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'present'; vaultId: string; createdAt: number; copies: 0 | 1 | 2 }>
  | Readonly<{ state: 'unusable'; error: VaultError }>

/** The same write seals `others`. An empty passphrase is none. `cost` is for tests. `before` runs before anything is stored. */
export type Creation = Readonly<
  {
    password: string
    cost?: KdfCost
    others?: readonly PlainRecord[]
    before?: (account: Account, seed: Bytes) => Promise<void>
  } & ({ phrase: string; passphrase?: string | undefined; entropy?: never } | { entropy: Bytes; phrase?: never })
>

export type RevealedPhrase = Readonly<{ words: readonly string[]; passphrase?: string }>

export type Created = Readonly<{ vaultId: string; createdAt: number; account: Account }>

/** Looks for a vault without a password; damage and newer versions are values. */
export async function lookForVault({ crypto, storage }: VaultPorts): Promise<VaultPresence> {
  const generations = await readGenerations(crypto, storage)
  try {
    const { vaultId, createdAt } = newestGeneration(generations).file.header
    const areWhole = [generations.a, generations.b].map(({ state }) => state === 'whole')
    const copies = areWhole.every(Boolean) ? 2 : areWhole.some(Boolean) ? 1 : 0
    return { state: 'present', vaultId, createdAt, copies }
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    return error.code === 'VAULT_MISSING' ? { state: 'none' } : { state: 'unusable', error }
  }
}

/**
 * Creates the vault and its first account. The caller wipes `entropy`. Throws a `PASSWORD_…` code, `BAD_MNEMONIC`,
 * `BAD_ENTROPY`, `KDF_REFUSED`, `VAULT_EXISTS` and `VAULT_NOT_WRITTEN`.
 */
export async function createVault(ports: VaultPorts, creation: Creation): Promise<Created> {
  await refuseWeakPassword(creation.password, 'vault')
  const own = ownRecordsOf(creation)
  const { crypto, storage, attemptStore, now, oneAtATime, stopwatch } = ports
  try {
    return await oneAtATime(async () => {
      await assertEmpty(crypto, storage)
      // Erased vaults keep their attempts until here.
      await attemptStore.write({ failed: 0, lastAt: 0 })
      const { password, cost, others = [] } = creation
      const records = [...own, ...others]
      const account = await prepare(crypto, records, creation.before)
      const file = await sealVault(crypto, { password, records, createdAt: now(), cost, stopwatch })
      await writeFirst(crypto, storage, file)
      return { vaultId: file.header.vaultId, createdAt: file.header.createdAt, account }
    })
  } finally {
    wipe(...own.map(({ secret }) => secret))
  }
}

/**
 * Replaces a vault whose password is lost; `before` compares the wallets and may throw. After a kill, exactly one
 * password opens everything. Throws as `createVault` and `readNewest`.
 */
export async function replaceVault(ports: VaultPorts, replacement: Creation): Promise<void> {
  await refuseWeakPassword(replacement.password, 'vault')
  const own = ownRecordsOf(replacement)
  const { crypto, storage, attemptStore, now, oneAtATime, stopwatch } = ports
  try {
    await oneAtATime(async () => {
      const { header } = await readNewest(ports)
      const { password, cost, others = [] } = replacement
      const records = [...own, ...others]
      await prepare(crypto, records, replacement.before)
      await writeNext(crypto, storage, await sealNext(crypto, header, { password, records, cost, stopwatch }))
      await attemptStore.write({ failed: 0, lastAt: now() })
      await mendCopies(storage, await readGenerations(crypto, storage))
    })
  } finally {
    wipe(...own.map(({ secret }) => secret))
  }
}

/**
 * Opens the vault by password for `use`, with waits after wrong ones. The data key's bytes are wiped. Throws
 * `VAULT_MISSING`, `VAULT_DAMAGED`, `VAULT_NEWER`, `KDF_REFUSED`, `VAULT_TAMPERED`; a wrong password is a value.
 */
export function withPassword<T>(
  ports: VaultPorts,
  password: string,
  use: (opened: OpenedVault, dataKeyBytes: Bytes) => Promise<T>,
): Promise<PasswordAnswer<T>> {
  const { crypto, storage } = ports
  return withAttempt(ports, async () => {
    const generations = await readGenerations(crypto, storage)
    const { file } = newestGeneration(generations)
    const value = await withPasswordOpened(crypto, { file, password }, use)
    await mendCopies(storage, generations)
    return value
  })
}

/** The data key's bytes are wiped after use. */
export type Resealed = Readonly<{ file: VaultFile; dataKeyBytes: Bytes; write: () => Promise<void> }>

/**
 * Reseals everything under another password. `use` writes it in one step: after a kill, exactly one password opens all.
 * A wrong password is a value. Throws a `PASSWORD_…` code,
 * `VAULT_NOT_WRITTEN`, and as `withPassword`.
 */
export async function changePassword<T>(
  ports: VaultPorts,
  { from, to, cost }: Readonly<{ from: string; to: string; cost?: KdfCost | undefined }>,
  use: (resealed: Resealed) => Promise<T>,
): Promise<PasswordAnswer<T>> {
  const { crypto, storage, stopwatch } = ports
  await refuseWeakPassword(to, 'vault')
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
    await mendCopies(storage, await readGenerations(crypto, storage))
    return value
  })
}

/** Reveals the recovery phrase. Throws as `withPassword`. */
export function revealMnemonic(ports: VaultPorts, password: string): Promise<PasswordAnswer<readonly string[]>> {
  return withPassword(ports, password, (opened) => wordsOf(ports.crypto, opened))
}

/** Reveals the recovery phrase with its passphrase, if any. Throws as `withPassword`. */
export function revealPhrase(ports: VaultPorts, password: string): Promise<PasswordAnswer<RevealedPhrase>> {
  const { crypto } = ports
  return withPassword(ports, password, async (opened) => ({
    words: await wordsOf(crypto, opened),
    ...(hasRecord(opened, passphraseRecord) && {
      passphrase: await withRecord(crypto, { opened, ...passphraseRecord }, async (each) => bytesToPassphrase(each)),
    }),
  }))
}

/** Reveals an account's private key, 0x and 64 hex digits. Throws also `NO_SUCH_ACCOUNT`. */
export function revealKey(ports: VaultPorts, password: string, accountId: string): Promise<PasswordAnswer<Hex>> {
  const { crypto } = ports
  return withPassword(ports, password, (opened) =>
    createKeyring({ crypto, open: async () => opened }).withEvmKey(accountId, async (key) => bytesToHex(key)),
  )
}

/** Lends every secret to `use` for a backup, then wipes them. */
export function withAllRecords<T>(
  ports: VaultPorts,
  password: string,
  use: (records: readonly PlainRecord[]) => Promise<T>,
): Promise<PasswordAnswer<T>> {
  const { crypto } = ports
  return withPassword(ports, password, (opened) => withEveryRecord(crypto, opened, use))
}

/** Reads the newest whole generation. Throws `VAULT_MISSING`, `VAULT_DAMAGED`, `VAULT_NEWER`, `KDF_REFUSED`. */
export async function readNewest({ crypto, storage }: VaultPorts): Promise<VaultFile> {
  return newestGeneration(await readGenerations(crypto, storage)).file
}

/**
 * Saves a record as the next generation. Throws `VAULT_CHANGED` after another write, and `VAULT_NOT_WRITTEN`; the
 * newest copy stays.
 */
export function saveRecord(ports: VaultPorts, opened: OpenedVault, record: PlainRecord): Promise<void> {
  return ports.oneAtATime(async () => {
    await writeNext(ports.crypto, ports.storage, await putRecord(ports.crypto, opened, record))
  })
}

/**
 * Removes a record in the next generation, then overwrites the earlier one. After a kill, the next opening does it.
 * Throws `NO_SUCH_RECORD`, and as `saveRecord`.
 */
export function removeRecord(ports: VaultPorts, opened: OpenedVault, place: RecordPlace): Promise<void> {
  return ports.oneAtATime(async () => {
    await writeNext(ports.crypto, ports.storage, await dropRecord(ports.crypto, opened, place))
    await mendCopies(ports.storage, await readGenerations(ports.crypto, ports.storage))
  })
}

/**
 * Erases the vault without a password, since it may be lost. Failed attempts stay counted. Throws `VAULT_MISSING`,
 * `VAULT_DAMAGED`, `VAULT_NEWER`, `KDF_REFUSED`.
 */
export function eraseVault({ crypto, storage, oneAtATime }: VaultPorts): Promise<void> {
  return oneAtATime(() => removeEvery(crypto, storage))
}

/** Other memory or lanes aren't comparable. */
function costAfter({ m, t, p }: KdfCost, milliseconds: number): KdfCost {
  const isLikeNew = m === defaultKdfCost.m && p === defaultKdfCost.p
  return isLikeNew ? kdfCostFor({ passes: t, milliseconds }) : defaultKdfCost
}

function ownRecordsOf(creation: Creation): readonly PlainRecord[] {
  if (creation.entropy) return [{ ...mnemonicRecord, secret: creation.entropy.slice() }]
  return recordsOfPhrase(creation.phrase, creation.passphrase)
}

/** Reads a typed phrase as records; the caller wipes them. Throws `BAD_MNEMONIC`, `BAD_TEXT`. */
export function recordsOfPhrase(phrase: string, passphrase = ''): readonly PlainRecord[] {
  const reading = readMnemonic(phrase)
  if (!reading.ok) throw new VaultError('BAD_MNEMONIC', 'These words are not a recovery phrase.')
  const words = { ...mnemonicRecord, secret: reading.entropy }
  return passphrase === '' ? [words] : [words, { ...passphraseRecord, secret: passphraseToBytes(passphrase) }]
}

/** Lends the seed of a typed phrase. Throws `BAD_MNEMONIC`, `BAD_TEXT`. */
export async function withPhraseSeed<T>(
  phrase: string,
  passphrase: string | undefined,
  use: (seed: Bytes) => Promise<T>,
): Promise<T> {
  const records = recordsOfPhrase(phrase, passphrase)
  try {
    return await seedOf(crypto, records, use)
  } finally {
    wipe(...records.map(({ secret }) => secret))
  }
}

async function seedOf<T>(
  crypto: Crypto,
  records: readonly PlainRecord[],
  use: (seed: Bytes) => Promise<T>,
): Promise<T> {
  const done = await withSeedOfRecords(crypto, records, async (seed) => ({ value: await use(seed) }))
  if (done) return done.value
  throw new VaultError('BAD_MNEMONIC', 'These words are not a recovery phrase.')
}

function wordsOf(crypto: Crypto, opened: OpenedVault): Promise<readonly string[]> {
  return withRecord(crypto, { opened, ...mnemonicRecord }, async (entropy) => entropyToWords(entropy))
}

function prepare(crypto: Crypto, records: readonly PlainRecord[], before: Creation['before']): Promise<Account> {
  return seedOf(crypto, records, async (seed) => {
    const first = await evmAccount(seed, 0)
    await before?.(first, seed)
    return first
  })
}
