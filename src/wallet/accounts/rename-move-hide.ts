import type { Reason } from '../../core/reason/reason.ts'
import { type AccountListPorts, type AccountOutcome, named } from './account-list.ts'
import { isLabelTaken } from './labels.ts'

const DONE = { ok: true } as const
const refused = (reason: Reason) => ({ ok: false, reason }) as const
const GONE = refused({ code: 'NO_SUCH_ACCOUNT' })

/** Renames an own or watched account. */
export async function rename(id: string, label: string, ports: AccountListPorts): Promise<AccountOutcome> {
  const name = named(label)
  if (name === undefined) return refused({ code: 'NAME_MISSING' })
  const [accounts, watched] = await Promise.all([ports.list(), ports.watched()])
  const others = [...accounts, ...watched].filter((each) => each.id !== id)
  if (isLabelTaken(others, name)) return refused({ code: 'NAME_TAKEN', label: name })
  if (accounts.some((each) => each.id === id)) await ports.set(accounts.map(withLabel(id, name)))
  else if (watched.some((each) => each.id === id)) await ports.setWatched(watched.map(withLabel(id, name)))
  else return GONE
  return DONE
}

/** Moves an account by one place in its list. */
export async function move(id: string, by: 1 | -1, ports: AccountListPorts): Promise<AccountOutcome> {
  const [accounts, watched] = await Promise.all([ports.list(), ports.watched()])
  if (accounts.some((each) => each.id === id)) await ports.set(moved(accounts, id, by))
  else if (watched.some((each) => each.id === id)) await ports.setWatched(moved(watched, id, by))
  else return GONE
  return DONE
}

/** Hides or shows an account; one stays shown. */
export async function hide(
  id: string,
  isHidden: boolean,
  ports: Pick<AccountListPorts, 'list' | 'set'>,
): Promise<AccountOutcome> {
  const accounts = await ports.list()
  if (!accounts.some((each) => each.id === id)) return GONE
  const others = accounts.filter((each) => each.id !== id && !each.isHidden)
  if (isHidden && others.length === 0) return refused({ code: 'LAST_SHOWN' })
  await ports.set(accounts.map((each) => (each.id === id ? { ...each, isHidden } : each)))
  return DONE
}

function withLabel<T extends Readonly<{ id: string; label: string }>>(id: string, label: string) {
  return (each: T): T => (each.id === id ? { ...each, label } : each)
}

function moved<T extends Readonly<{ id: string }>>(list: readonly T[], id: string, by: 1 | -1): readonly T[] {
  const from = list.findIndex((each) => each.id === id)
  const to = from + by
  const it = list[from]
  if (!it || to < 0 || to >= list.length) return list
  const others = list.filter((each) => each.id !== id)
  return [...others.slice(0, to), it, ...others.slice(to)]
}
