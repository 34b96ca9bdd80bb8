import { secp256k1 } from '@noble/curves/secp256k1'
import { isSameAddress } from '../../core/families/address.ts'
import { isIndex } from '../../core/families/bitcoin/derivation-path.ts'
import type { PlainRecord } from '../seal/sealed-vault.ts'
import { evmAddress } from './derivation.ts'
import { importedPlace } from './imported.ts'
import { evmAccount, withSeedOfRecords } from './keyring.ts'

/** Only those of the recovery phrase have an index. */
type Listed = Readonly<{ id: string; index?: number | undefined; address: string }>

/** Keeps the accounts that the secrets control: others could receive but never pay. */
export async function controlledAccounts<T extends Listed>(
  crypto: Crypto,
  records: readonly PlainRecord[],
  accounts: readonly T[],
): Promise<readonly T[]> {
  const isGiven = await Promise.all(
    accounts.map(async ({ id, index, address }) => {
      const given = index === undefined ? ofKey(records, id) : await ofWords(crypto, records, { id, index })
      return given !== undefined && isSameAddress(given, address)
    }),
  )
  return accounts.filter((_, at) => isGiven[at])
}

function ofKey(records: readonly PlainRecord[], accountId: string): string | undefined {
  const place = importedPlace(accountId)
  const record = records.find(({ id, type }) => id === place?.id && type === place.type)
  return record && secp256k1.utils.isValidPrivateKey(record.secret) ? evmAddress(record.secret) : undefined
}

async function ofWords(
  crypto: Crypto,
  records: readonly PlainRecord[],
  { id, index }: Readonly<{ id: string; index: number }>,
): Promise<string | undefined> {
  if (!isIndex(index)) return undefined
  const account = await withSeedOfRecords(crypto, records, (seed) => evmAccount(seed, index))
  return account?.id === id ? account.address : undefined
}
