import type { Reason } from '../../core/reason/reason.ts'
import type { AccountListPorts, AccountOutcome } from './account-list.ts'
import type { AccountUse } from './in-use.ts'

export type KeyRemovalPorts = Pick<AccountListPorts, 'list' | 'set'> &
  Readonly<{
    /** Resolves to false while locked. */
    unseal: (id: string) => Promise<boolean>
    useOf: (address: string) => Promise<AccountUse | undefined>
  }>

export type KeyToForget = Readonly<{ id: string; isUnreadAccepted: boolean }>

const DONE = { ok: true } as const
const refused = (reason: Reason) => ({ ok: false, reason }) as const
const GONE = refused({ code: 'NO_SUCH_ACCOUNT' })
const LOCKED = refused({ code: 'LOCKED' })
const IN_USE = { signing: 'ACCOUNT_IN_USE', receiving: 'ACCOUNT_UNDER_WAY', unread: 'ACCOUNT_UNREAD' } as const

/** Removes a watched account. */
export async function forgetWatched(
  id: string,
  ports: Pick<AccountListPorts, 'watched' | 'setWatched'>,
): Promise<AccountOutcome> {
  await ports.setWatched((await ports.watched()).filter((each) => each.id !== id))
  return DONE
}

/** Removes an imported account and its key for good. */
export async function forgetKey(
  { id, isUnreadAccepted }: KeyToForget,
  ports: KeyRemovalPorts,
): Promise<AccountOutcome> {
  const accounts = await ports.list()
  const account = accounts.find((each) => each.id === id)
  if (!account) return GONE
  if (account.index !== undefined) return refused({ code: 'FROM_WORDS' })
  const use = await ports.useOf(account.address)
  if (use && !(use === 'unread' && isUnreadAccepted)) return refused({ code: IN_USE[use] })
  const left = accounts.filter((each) => each.id !== id)
  if (!left.some((each) => !each.isHidden)) return refused({ code: 'SHOW_ANOTHER' })
  // The list goes first: an account without a key would seem able to pay. A kept key restores it.
  let isGone = false
  try {
    await ports.set(left)
    isGone = await ports.unseal(id)
  } finally {
    if (!isGone) await ports.set(accounts)
  }
  return isGone ? DONE : LOCKED
}
