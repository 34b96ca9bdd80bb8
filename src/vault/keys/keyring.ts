import type { BitcoinAccount } from '../../core/families/bitcoin/account.ts'
import { accountPath, isAddressPath, isIndex } from '../../core/families/bitcoin/derivation-path.ts'
import { type Bytes, wipe } from '../../lib/bytes.ts'
import type { Hex } from '../../lib/hex.ts'
import { VaultError } from '../error.ts'
import { hasRecord, type OpenedVault, type PlainRecord, type RecordPlace, withRecord } from '../seal/sealed-vault.ts'
import {
  type AccountKind,
  derivationPathOf,
  evmAddress,
  extendedPublicKeyAt,
  withPrivateKey,
  withPrivateKeys,
} from './derivation.ts'
import { importedPlace } from './imported.ts'
import { entropyToSeed } from './mnemonic.ts'
import { passphraseRecord } from './passphrase.ts'

export const mnemonicRecord = { id: 'mnemonic', type: 'mnemonic' } as const

/** The default first. */
const BITCOIN_SCRIPTS = ['p2wpkh', 'p2tr'] as const

/** `id` is stable: `evm-0`. */
export type Account = Readonly<{ id: string; kind: AccountKind; index: number; address: Hex; path: string }>

/** `open` is called at every use, and may throw `LOCKED` (see session.ts). */
export type KeyringPorts = Readonly<{ crypto: Crypto; open: () => Promise<OpenedVault> }>

export type Keyring = Readonly<{
  /** Throws `LOCKED`, `VAULT_TAMPERED`. */
  listAccounts: (count: number) => Promise<readonly Account[]>
  /**
   * Lends a derived or imported key, then wipes key, seed and entropy. Throws `NO_SUCH_ACCOUNT`, `LOCKED`,
   * `VAULT_TAMPERED`.
   */
  withEvmKey: <T>(accountId: string, use: (privateKey: Uint8Array) => Promise<T>) => Promise<T>
  /** BIP-84's and BIP-86's public data. Throws `NO_SUCH_ACCOUNT`, `LOCKED`, `VAULT_TAMPERED`. */
  bitcoinAccounts: (index: number) => Promise<readonly BitcoinAccount[]>
  /**
   * Lends keys at Bitcoin paths (`m/84'/0'/0'/0/5`), then wipes them. Other paths throw `NO_SUCH_ACCOUNT`. Throws
   * `LOCKED`, `VAULT_TAMPERED`.
   */
  withBitcoinKeys: <T>(
    paths: readonly string[],
    use: (privateKeys: ReadonlyMap<string, Uint8Array>) => Promise<T>,
  ) => Promise<T>
}>

/** Makes the keyring, which holds no secret itself. Source: BIP-39, BIP-32, BIP-44, BIP-84, BIP-86. */
export function createKeyring({ crypto, open }: KeyringPorts): Keyring {
  return {
    async listAccounts(count) {
      const opened = await open()
      return withSeed(crypto, opened, (seed) =>
        Promise.all(Array.from({ length: count }, (_, index) => evmAccount(seed, index))),
      )
    },
    async withEvmKey(accountId, use) {
      const imported = importedPlace(accountId)
      if (imported) return withImported(crypto, await open(), imported, use)
      const path = derivationPathOf('evm', indexOf(accountId))
      const opened = await open()
      return withSeed(crypto, opened, (seed) => withPrivateKey({ seed, path }, use))
    },
    async bitcoinAccounts(index) {
      if (!isIndex(index)) throw noSuch('a whole number from 0 to 2147483647', `${index}`)
      const opened = await open()
      return withSeed(crypto, opened, async (seed) =>
        BITCOIN_SCRIPTS.map((script) => {
          const extendedPublicKey = extendedPublicKeyAt(seed, accountPath({ script, index }))
          return { script, index, extendedPublicKey }
        }),
      )
    },
    async withBitcoinKeys(paths, use) {
      const other = paths.find((path) => !isAddressPath(path))
      if (other !== undefined) throw noSuch('a path of a Bitcoin account', other)
      const opened = await open()
      return withSeed(crypto, opened, (seed) => withPrivateKeys({ seed, paths }, use))
    },
  }
}

/** Lends the seed of plain records, before a vault exists; undefined without recovery words. */
export async function withSeedOfRecords<T>(
  crypto: Crypto,
  records: readonly PlainRecord[],
  use: (seed: Bytes) => Promise<T>,
): Promise<T | undefined> {
  const secretAt = (place: RecordPlace) =>
    records.find(({ id, type }) => id === place.id && type === place.type)?.secret
  const entropy = secretAt(mnemonicRecord)
  if (!entropy) return undefined
  const seed = await entropyToSeed(crypto, entropy, secretAt(passphraseRecord))
  try {
    return await use(seed)
  } finally {
    wipe(seed)
  }
}

/** Lends an opened vault's seed, then wipes it. Throws `VAULT_TAMPERED`. */
export async function withSeed<T>(crypto: Crypto, opened: OpenedVault, use: (seed: Bytes) => Promise<T>): Promise<T> {
  const seed = await withRecord(crypto, { opened, ...mnemonicRecord }, (entropy) =>
    hasRecord(opened, passphraseRecord)
      ? withRecord(crypto, { opened, ...passphraseRecord }, (secret) => entropyToSeed(crypto, entropy, secret))
      : entropyToSeed(crypto, entropy),
  )
  try {
    return await use(seed)
  } finally {
    wipe(seed)
  }
}

async function withImported<T>(
  crypto: Crypto,
  opened: OpenedVault,
  place: RecordPlace,
  use: (privateKey: Uint8Array) => Promise<T>,
): Promise<T> {
  if (!hasRecord(opened, place)) throw noSuch('an account whose key was imported', place.id)
  return withRecord(crypto, { opened, ...place }, use)
}

/** Derives an EVM account. */
export function evmAccount(seed: Uint8Array, index: number): Promise<Account> {
  const path = derivationPathOf('evm', index)
  return withPrivateKey({ seed, path }, async (privateKey) => ({
    id: `evm-${index}`,
    kind: 'evm',
    index,
    address: evmAddress(privateKey),
    path,
  }))
}

function indexOf(accountId: string): number {
  const digits = /^evm-(0|[1-9][0-9]{0,9})$/.exec(accountId)?.[1]
  if (digits !== undefined) return Number(digits)
  throw noSuch('an id such as "evm-0"', accountId)
}

function noSuch(expected: string, got: string): VaultError {
  return new VaultError('NO_SUCH_ACCOUNT', 'No such account', { expected, got })
}
