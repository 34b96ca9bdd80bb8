import { isSameAddress } from '../../core/families/address.ts'
import type { OwnAccount, WatchedAccount } from './account.ts'
import { freeLabel } from './labels.ts'

/** A larger index is not trusted. */
const MOST_OF_WORDS = 1_000

export type MissingAccountPorts = Readonly<{
  /** A locked wallet gives undefined. */
  derive: (index: number) => Promise<OwnAccount | undefined>
  /** A locked wallet gives none. */
  imported: () => Promise<readonly Omit<OwnAccount, 'label'>[]>
  names: () => Promise<AccountNames>
}>

type AccountNames = Readonly<Record<'ofWords' | 'imported', (number: number) => string>>

/**
 * Lists accounts with keys but without a row: the phrase's up to the last index, and imported ones. A lost list or a
 * kill causes this.
 */
export async function missingAccounts(
  { accounts, watched }: Readonly<{ accounts: readonly OwnAccount[]; watched: readonly WatchedAccount[] }>,
  { derive, imported, names }: MissingAccountPorts,
): Promise<readonly OwnAccount[]> {
  const { ofWords, imported: ofKeys } = await names()
  const all = [...accounts]
  const add = (account: Omit<OwnAccount, 'label'>, name: (number: number) => string, from: number) => {
    if (all.some((each) => each.id === account.id || isSameAddress(each.address, account.address))) return
    // Its watched entry doesn't block the name.
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
