import { isSameAddress } from '../../../../src/core/families/address.ts'
import { wipe } from '../../../../src/lib/bytes.ts'
import { VaultError } from '../../../../src/vault/error.ts'
import { withBackup } from '../../../../src/vault/file/backup.ts'
import { exchangeBPlace } from '../../../../src/vault/keys/exchange-b.ts'
import { importedPlace } from '../../../../src/vault/keys/imported.ts'
import { type Account, evmAccount, withSeedOfRecords } from '../../../../src/vault/keys/keyring.ts'
import type { KdfCost } from '../../../../src/vault/seal/kdf-cost.ts'
import { hasRecord, type OpenedVault, type PlainRecord } from '../../../../src/vault/seal/sealed-vault.ts'
import type { Session } from '../../../../src/vault/session/session.ts'
import { recordsOfPhrase } from '../../../../src/vault/vault.ts'
import type { Stores } from '../stores.ts'
import { wordsIn } from './backup.ts'

/** Proves that a locked wallet is the user's. */
export type RecoverySource = Readonly<
  | { mnemonic: string; passphrase?: string | undefined; text?: undefined }
  | { text: string; filePassword: string; mnemonic?: undefined }
>

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts'>
  replace: Session['replace']
  kdfCost?: KdfCost | undefined
}>

/** Recovers a locked wallet without its password. Only the vault is replaced. */
export function openRecovery({ stores, replace, kdfCost }: Parts) {
  const assertSame = async (first: Pick<Account, 'index' | 'address'>) => {
    const stored = (await stores.accounts.list()).find(({ index }) => index === first.index)
    if (!stored) throw new VaultError('WALLET_UNCOMPARED', 'The wallet has no first address to compare with.')
    if (isSameAddress(stored.address, first.address)) return
    const account = `${first.address.slice(0, 6)}…${first.address.slice(-4)}`
    throw new VaultError('OTHER_WALLET', 'This is another wallet.', { values: { account } })
  }
  return {
    /** Names the imported accounts whose keys stay lost. Throws `OTHER_WALLET`, `WALLET_UNCOMPARED`, and as `withBackup`. */
    look: (source: RecoverySource): Promise<readonly string[]> =>
      withSecrets(source, async (records) => {
        await withSeedOfRecords(crypto, records, async (seed) => assertSame(await evmAccount(seed, 0)))
        return (await stores.accounts.list())
          .filter(({ id, index }) => index === undefined && !records.some((each) => each.id === id))
          .map(({ label }) => label)
      }),
    /** False while unlocked. Throws as `look` and `replaceVault`. */
    recover: (source: RecoverySource, password: string): Promise<boolean> =>
      withSecrets(source, (records) =>
        replace({ ...wordsIn({ records }), password, before: assertSame, ...(kdfCost && { cost: kdfCost }) }),
      ),
  }
}

async function withSecrets<T>(
  source: RecoverySource,
  use: (records: readonly PlainRecord[]) => Promise<T>,
): Promise<T> {
  if (source.text !== undefined) {
    return withBackup(crypto, { text: source.text, password: source.filePassword }, async (content) => {
      wordsIn(content)
      return use(content.records)
    })
  }
  const records = recordsOfPhrase(source.mnemonic, source.passphrase)
  try {
    return await use(records)
  } finally {
    wipe(...records.map(({ secret }) => secret))
  }
}

/** Watches imported accounts whose key a recovery lost, and forgets such keys of exchange B. */
export async function settleLostKeys(
  stores: Pick<Stores, 'accounts' | 'watched' | 'exchangeBKeys'>,
  opened: OpenedVault,
): Promise<void> {
  const accounts = await stores.accounts.list()
  const lost = accounts.filter(({ id, index }) => {
    const place = index === undefined ? importedPlace(id) : undefined
    return place !== undefined && !hasRecord(opened, place)
  })
  if (lost.length > 0) {
    const watched = await stores.watched.list()
    const added = lost
      .filter(({ address }) => !watched.some((each) => isSameAddress(each.address, address)))
      .map(({ id, address, label }) => ({ id: `watch-${id}`, family: 'evm' as const, address, label }))
    await stores.watched.set([...watched, ...added])
    await stores.accounts.set(accounts.filter((each) => !lost.includes(each)))
  }
  for (const { accountIndex } of await stores.exchangeBKeys.list()) {
    if (!hasRecord(opened, exchangeBPlace(accountIndex))) await stores.exchangeBKeys.remove(accountIndex)
  }
}
