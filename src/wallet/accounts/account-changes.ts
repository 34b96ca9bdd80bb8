import { isSameAddress, parseAddress } from '../../core/families/address.ts'
import { ADDRESS_FORMS } from '../../core/families/address-family.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { createLock } from '../../lib/lock.ts'
import type { OwnAccount, WatchedAccount } from './account.ts'
import { freeLabel, isLabelTaken } from './labels.ts'
import { type MissingAccountPorts, missingAccounts } from './missing.ts'

export type AccountChangePorts = MissingAccountPorts &
  Readonly<{
    list: () => Promise<readonly OwnAccount[]>
    /** Says whether every row is readable. */
    isWhole: () => Promise<boolean>
    set: (accounts: readonly OwnAccount[]) => Promise<void>
    watched: () => Promise<readonly WatchedAccount[]>
    setWatched: (watched: readonly WatchedAccount[]) => Promise<void>
    /** Seals a private key; `whyNot` may refuse its address. */
    seal: (
      typed: string,
      whyNot: (address: string) => Reason | undefined,
    ) => Promise<Readonly<{ ok: true; id: string; address: string } | { ok: false; reason: Reason }>>
    /** Resolves to false while locked. */
    unseal: (id: string) => Promise<boolean>
    /** A running transfer or bundle may need its signature. */
    isInUse: (address: string) => Promise<boolean>
    randomName: () => string
  }>

export type AccountOutcome = Readonly<{ ok: true } | { ok: false; reason: Reason }>

export type AddedOutcome = Readonly<{ ok: true; label: string } | { ok: false; reason: Reason }>

const MOST_LETTERS = 40
const DONE = { ok: true } as const
const refused = (reason: Reason) => ({ ok: false, reason }) as const
const LOCKED = refused({ code: 'LOCKED' })
const GONE = refused({ code: 'NO_SUCH_ACCOUNT' })

/** Makes the account acts; they run one at a time. */
export function createAccountChanges(ports: AccountChangePorts) {
  const oneAtATime = createLock()

  async function everyone(): Promise<readonly (OwnAccount | WatchedAccount)[]> {
    return [...(await ports.list()), ...(await ports.watched())]
  }

  async function addNext(): Promise<AddedOutcome> {
    const accounts = await ports.list()
    const indexes = accounts.flatMap(({ index }) => (index === undefined ? [] : [index]))
    const index = Math.max(-1, ...indexes) + 1
    const made = await ports.derive(index)
    if (!made) return LOCKED
    // An import may equal the next account.
    const taken = usedBy(accounts, made.address)
    if (taken) return refused({ code: 'IMPORTED_ALREADY', label: taken.label })
    const { ofWords } = await ports.names()
    const label = freeLabel(await everyone(), ofWords, index + 1)
    await ports.set([...accounts, { ...made, label }])
    await unwatch(made.address)
    return { ok: true, label }
  }

  async function importKey(typed: string, label: string): Promise<AddedOutcome> {
    const accounts = await ports.list()
    const name = named(label)
    const all = await everyone()
    const sealed = await ports.seal(typed, (address) => {
      const own = usedBy(accounts, address)
      if (own) return already(own)
      // Its watched entry doesn't block the name.
      const others = all.filter((each) => !isSameAddress(each.address, address))
      return name !== undefined && isLabelTaken(others, name) ? { code: 'NAME_TAKEN', label: name } : undefined
    })
    if (!sealed.ok) return sealed
    const { id, address } = sealed
    const given = name ?? freeLabel(all, (await ports.names()).imported, 1)
    await ports.set([...accounts, { id, address, label: given }])
    await unwatch(address)
    return { ok: true, label: given }
  }

  async function watch(typed: string, label: string): Promise<AddedOutcome> {
    const name = named(label)
    if (name === undefined) return refused({ code: 'NAME_MISSING' })
    const read = familyOfAddress(typed)
    if (!read) return refused({ code: 'ADDRESS_UNKNOWN' })
    const [accounts, watched] = await Promise.all([ports.list(), ports.watched()])
    const own = usedBy(accounts, read.address)
    if (own) return refused(already(own))
    const same = watched.find((each) => each.family === read.family && isSameAddress(each.address, read.address))
    if (same) return refused({ code: 'WATCHED_ALREADY', label: same.label })
    if (isLabelTaken([...accounts, ...watched], name)) return refused({ code: 'NAME_TAKEN', label: name })
    await ports.setWatched([...watched, { id: `watch-${ports.randomName()}`, ...read, label: name }])
    return { ok: true, label: name }
  }

  async function unwatch(address: string): Promise<void> {
    const watched = await ports.watched()
    const left = watched.filter((each) => !isSameAddress(each.address, address))
    if (left.length < watched.length) await ports.setWatched(left)
  }

  async function rename(id: string, label: string): Promise<AccountOutcome> {
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

  async function move(id: string, by: 1 | -1): Promise<AccountOutcome> {
    const [accounts, watched] = await Promise.all([ports.list(), ports.watched()])
    if (accounts.some((each) => each.id === id)) await ports.set(moved(accounts, id, by))
    else if (watched.some((each) => each.id === id)) await ports.setWatched(moved(watched, id, by))
    else return GONE
    return DONE
  }

  async function hide(id: string, isHidden: boolean): Promise<AccountOutcome> {
    const accounts = await ports.list()
    if (!accounts.some((each) => each.id === id)) return GONE
    const others = accounts.filter((each) => each.id !== id && !each.isHidden)
    if (isHidden && others.length === 0) return refused({ code: 'LAST_SHOWN' })
    await ports.set(accounts.map((each) => (each.id === id ? { ...each, isHidden } : each)))
    return DONE
  }

  async function forgetWatched(id: string): Promise<AccountOutcome> {
    await ports.setWatched((await ports.watched()).filter((each) => each.id !== id))
    return DONE
  }

  async function forgetKey(id: string): Promise<AccountOutcome> {
    const accounts = await ports.list()
    const account = accounts.find((each) => each.id === id)
    if (!account) return GONE
    if (account.index !== undefined) return refused({ code: 'FROM_WORDS' })
    if (await ports.isInUse(account.address)) return refused({ code: 'ACCOUNT_IN_USE' })
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

  async function mend(): Promise<boolean> {
    const [accounts, watched, isWhole] = await Promise.all([ports.list(), ports.watched(), ports.isWhole()])
    const missing = await missingAccounts({ accounts, watched }, ports)
    if (isWhole && missing.length === 0) return false
    await ports.set([...accounts, ...missing])
    for (const { address } of missing) await unwatch(address)
    return true
  }

  return {
    addNext: () => oneAtATime(addNext),
    importKey: (typed: string, label: string) => oneAtATime(() => importKey(typed, label)),
    watch: (typed: string, label: string) => oneAtATime(() => watch(typed, label)),
    rename: (id: string, label: string) => oneAtATime(() => rename(id, label)),
    move: (id: string, by: 1 | -1) => oneAtATime(() => move(id, by)),
    hide: (id: string, isHidden: boolean) => oneAtATime(() => hide(id, isHidden)),
    unwatch: (id: string) => oneAtATime(() => forgetWatched(id)),
    /** Removes an imported account and its key for good. */
    forgetKey: (id: string) => oneAtATime(() => forgetKey(id)),
    /** Adds missing accounts (missing-accounts.ts); true when it changed the list. */
    mend: () => oneAtATime(mend),
  }
}

export type AccountChanges = ReturnType<typeof createAccountChanges>

/** Detects an address's family and canonical form. */
export function familyOfAddress(typed: string): Pick<WatchedAccount, 'family' | 'address'> | undefined {
  for (const family of ADDRESS_FORMS) {
    const parsed = parseAddress(family, typed)
    if (parsed.ok) return { family, address: parsed.address }
  }
  return undefined
}

function usedBy(accounts: readonly OwnAccount[], address: string): OwnAccount | undefined {
  return accounts.find((each) => isSameAddress(each.address, address))
}

function already({ label, isHidden }: OwnAccount): Reason {
  return { code: isHidden ? 'OWN_HIDDEN' : 'OWN_ALREADY', label }
}

function named(label: string): string | undefined {
  const name = label.replace(/\s+/gu, ' ').trim()
  return name === '' ? undefined : [...name].slice(0, MOST_LETTERS).join('')
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
