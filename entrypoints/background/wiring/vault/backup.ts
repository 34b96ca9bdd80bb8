import type { Bytes } from '../../../../src/lib/bytes.ts'
import { decodeBitcoinAddressMarks } from '../../../../src/store/accounts/bitcoin.ts'
import { decodeAccounts } from '../../../../src/store/accounts/evm.ts'
import { decodeExchangeBKeys } from '../../../../src/store/accounts/exchange-b-keys.ts'
import { decodeWatchedAddresses } from '../../../../src/store/accounts/watched.ts'
import { VaultError } from '../../../../src/vault/error.ts'
import { type BackupContent, sealBackup, withBackup } from '../../../../src/vault/file/backup.ts'
import { controlledAccounts } from '../../../../src/vault/keys/controlled-accounts.ts'
import { type Account, mnemonicRecord } from '../../../../src/vault/keys/keyring.ts'
import { passphraseRecord } from '../../../../src/vault/keys/passphrase.ts'
import type { KdfCost } from '../../../../src/vault/seal/kdf-cost.ts'
import type { PasswordAnswer } from '../../../../src/vault/session/password-attempts.ts'
import { refuseWeakPassword } from '../../../../src/vault/session/refuse-weak-password.ts'
import { createVault, type VaultPorts, withAllRecords } from '../../../../src/vault/vault.ts'
import type { Stores } from '../stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'bitcoinAccounts' | 'exchangeBKeys' | 'watched'>
  /** Tests set `kdfCost`. Files otherwise use their default, and vaults a calibrated cost. */
  ports: VaultPorts & Readonly<{ kdfCost?: KdfCost }>
  forgetFormer: (addresses: readonly string[]) => Promise<void>
  making: (seed: Bytes, work: () => Promise<void>) => Promise<void>
}>

/** Without secrets; `createdAt` in epoch milliseconds. */
export type BackupContents = Readonly<{
  createdAt: number
  accounts: number
  watched: number
  keys: number
  hasPassphrase: boolean
}>

/** Makes, inspects and restores backup files. */
export function openBackups({ stores, ports, forgetFormer, making }: Parts) {
  // The vault is held open, so both are of one moment. Accounts without a key are left out.
  async function lists(records: BackupContent['records']) {
    const [accounts, watched, keys, bitcoin] = await Promise.all([
      stores.accounts.list(),
      stores.watched.list(),
      stores.exchangeBKeys.list(),
      stores.bitcoinAccounts.list(),
    ])
    // The exchange's answer for other keys is unknown, so they are made again.
    return {
      accounts: await controlledAccounts(crypto, records, accounts),
      watched,
      exchangeBKeys: keys.filter(({ state }) => state === 'active'),
      bitcoinAddresses: decodeBitcoinAddressMarks(bitcoin.filter((each) => each.shown ?? each.furthest)),
    }
  }
  async function keepLists(
    { accounts, watched, exchangeBKeys, bitcoinAddresses }: Lists,
    first: Account,
  ): Promise<void> {
    await forgetFormer([...new Set([first.address, ...accounts.map(({ address }) => address)])])
    await stores.accounts.set(accounts)
    await stores.bitcoinAccounts.forget()
    if (bitcoinAddresses.length > 0) await stores.bitcoinAccounts.keepMarks(bitcoinAddresses)
    await stores.watched.set(watched)
    for (const key of exchangeBKeys) await stores.exchangeBKeys.set(key)
  }
  return {
    /** Encrypts a file under another password or the wallet's. Throws a `PASSWORD_…` code. */
    make: async (password: string, own: string | undefined): Promise<PasswordAnswer<string>> => {
      if (own !== undefined) await refuseWeakPassword(own, 'file')
      return withAllRecords(ports, password, async (records) => {
        if (own === undefined) await refuseWeakPassword(password, 'file')
        return sealBackup(crypto, {
          records,
          lists: await lists(records),
          password: own ?? password,
          createdAt: ports.now(),
          cost: ports.kdfCost,
        })
      })
    },
    /** Throws the errors of `withBackup`. */
    look: (text: string, password: string): Promise<BackupContents> =>
      withBackup(crypto, { text, password }, async (content, createdAt) => {
        wordsIn(content)
        const { accounts, watched, exchangeBKeys } = await listsIn(content)
        const counts = { accounts: accounts.length, watched: watched.length, keys: exchangeBKeys.length }
        return {
          createdAt,
          ...counts,
          hasPassphrase: content.records.some(({ type }) => type === passphraseRecord.type),
        }
      }),
    /**
     * Restores a file's wallet where none exists. The vault is written last, so a kill leaves none. Its lock rules out
     * another window. Also throws `VAULT_EXISTS` and a `PASSWORD_…` code.
     */
    restore: (text: string, password: string, newPassword: string): Promise<void> =>
      withBackup(crypto, { text, password }, async (content) => {
        const { entropy, others } = wordsIn(content)
        const kept = await listsIn(content)
        const cost = ports.kdfCost && { cost: ports.kdfCost }
        const before = (first: Account, seed: Bytes) => making(seed, () => keepLists(kept, first))
        await createVault(ports, { password: newPassword, entropy, others, before, ...cost })
      }),
  }
}

type Lists = Awaited<ReturnType<typeof listsIn>>

/** Accounts without a key in the file are left out. */
async function listsIn({ records, lists }: BackupContent) {
  return {
    accounts: await controlledAccounts(crypto, records, decodeAccounts(lists['accounts'])),
    watched: decodeWatchedAddresses(lists['watched']),
    exchangeBKeys: decodeExchangeBKeys(lists['exchangeBKeys']),
    bitcoinAddresses: decodeBitcoinAddressMarks(lists['bitcoinAddresses']),
  }
}

/** Separates the recovery words from the other secrets of a file. */
export function wordsIn({ records }: Pick<BackupContent, 'records'>) {
  const isWords = ({ id, type }: BackupContent['records'][number]) =>
    id === mnemonicRecord.id && type === mnemonicRecord.type
  const words = records.find(isWords)
  if (!words) throw new VaultError('BACKUP_DAMAGED', 'This backup file holds no recovery words.')
  return { entropy: words.secret, others: records.filter((each) => !isWords(each)) }
}
