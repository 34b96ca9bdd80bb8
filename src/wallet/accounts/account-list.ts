import { isSameAddress } from '../../core/families/address.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { OwnAccount, WatchedAccount } from './account.ts'

export type AccountListPorts = Readonly<{
  list: () => Promise<readonly OwnAccount[]>
  set: (accounts: readonly OwnAccount[]) => Promise<void>
  watched: () => Promise<readonly WatchedAccount[]>
  setWatched: (watched: readonly WatchedAccount[]) => Promise<void>
}>

export type AccountOutcome = Readonly<{ ok: true } | { ok: false; reason: Reason }>

const MOST_LETTERS = 40

/** Cleans a typed name; undefined without letters. */
export function named(label: string): string | undefined {
  const name = label.replace(/\s+/gu, ' ').trim()
  return name === '' ? undefined : [...name].slice(0, MOST_LETTERS).join('')
}

/** Removes the watched entry of an address, if any. */
export async function unwatch(address: string, ports: Pick<AccountListPorts, 'watched' | 'setWatched'>): Promise<void> {
  const watched = await ports.watched()
  const left = watched.filter((each) => !isSameAddress(each.address, address))
  if (left.length < watched.length) await ports.setWatched(left)
}
