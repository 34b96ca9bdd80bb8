import { isSameAddress } from '../core/address.ts'
import type { OwnAccount, WatchedAccount } from './account.ts'
import { freeLabel } from './account-label.ts'

/** More than anybody adds by hand; a list that says so is not followed. */
const MOST_OF_WORDS = 1_000

/** What the keys give, and how it is called. */
export type KeptAccountPorts = Readonly<{
  /** The account of the recovery phrase with an index; undefined while the wallet is locked. */
  derive: (index: number) => Promise<OwnAccount | undefined>
  /** The accounts whose keys were imported, by what the vault holds; none while the wallet is locked. */
  imported: () => Promise<readonly Omit<OwnAccount, 'label'>[]>
  /** What accounts are called by their numbers from 1, in the language of the wallet, until they are given names. */
  names: () => Promise<AccountNames>
}>

/** By its number: an account of the recovery words, and one whose key was imported. */
type AccountNames = Readonly<Record<'ofWords' | 'imported', (number: number) => string>>

/**
 * The accounts that the keys give and the list does not have: those of the recovery words up to the last one that is
 * listed, the first in any case, and every one whose key was imported. A list that was lost, a row that could not be read,
 * or a kill between the vault and the list leaves such. They are called by their numbers.
 */
export async function missingAccounts(
  { accounts, watched }: Readonly<{ accounts: readonly OwnAccount[]; watched: readonly WatchedAccount[] }>,
  { derive, imported, names }: KeptAccountPorts,
): Promise<readonly OwnAccount[]> {
  const { ofWords, imported: ofKeys } = await names()
  const all = [...accounts]
  const add = (account: Omit<OwnAccount, 'label'>, name: (number: number) => string, from: number) => {
    if (all.some((each) => each.id === account.id || isSameAddress(each.address, account.address))) return
    // What was watched until now is the wallet's own again.
    const others = watched.filter((each) => !isSameAddress(each.address, account.address))
    all.push({ ...account, label: freeLabel([...all, ...others], name, from) })
  }
  const indexes = new Set(accounts.flatMap(({ index }) => (index === undefined ? [] : [index])))
  const last = Math.min(Math.max(0, ...indexes), MOST_OF_WORDS)
  for (let index = 0; index <= last; index += 1) {
    const account = indexes.has(index) ? undefined : await derive(index)
    if (account) add(account, ofWords, index + 1)
  }
  for (const account of await imported()) add(account, ofKeys, 1)
  return all.slice(accounts.length)
}
