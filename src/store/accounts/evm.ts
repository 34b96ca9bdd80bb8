import * as v from 'valibot'
import { decodeReadable } from '../database/settings-list.ts'
import { createSealedList } from '../sealed/list.ts'
import type { Reading } from '../sealed/reading.ts'
import type { SealedRows } from '../sealed/rows.ts'
import { createAddressChecks, type DeriveAddress } from './address-checks.ts'

const KEY = 'accounts'
const account = v.object({
  id: v.string(),
  /** Imported keys have no index in the recovery phrase. */
  index: v.optional(v.number()),
  label: v.string(),
  address: v.string(),
  isHidden: v.optional(v.boolean()),
})

/** Only public data is here: the key stays in the vault, under `id`. */
export type StoredAccount = Readonly<v.InferOutput<typeof account>>

/** Its stored address isn't that of its key. */
export type ClosedAccount = StoredAccount & Readonly<{ derived: string | undefined }>

export type Accounts = Readonly<{
  /** Waits for checks under way and leaves out closed accounts. A locked wallet gives the unverified list. */
  list: () => Promise<readonly StoredAccount[]>
  /** As `list`, without unfinished checks. */
  checked: () => Promise<readonly StoredAccount[]>
  /** Unverified. */
  stored: () => Promise<readonly StoredAccount[]>
  isWhole: () => Promise<boolean>
  /** False for a missing list, which the vault restores. */
  isChanged: () => Promise<boolean>
  closed: () => Promise<readonly ClosedAccount[]>
  set: (accounts: readonly StoredAccount[]) => Promise<void>
  reopen: (id: string) => Promise<boolean>
  useKeys: (derive: DeriveAddress) => void
  /** Checks every address; resolves after the one in use, else the first shown one. */
  check: (heard: () => void, inUse?: string) => Promise<void>
}>

/** Makes the account store. It skips unreadable rows: the vault restores them. */
export function createAccounts(sealed: SealedRows): Accounts {
  const { stored, replace } = createSealedList(sealed, { key: KEY, row: account, whileLocked: 'unverified' })
  const { start, startAll, of, useKeys } = createAddressChecks()

  async function read() {
    const reading = await sealed.read({ store: 'settings', key: KEY })
    return { state: reading.state, accounts: reading.state === 'none' ? [] : decodeAccounts(reading.content) }
  }

  // An intact list was checked when the session began, perhaps by an earlier worker.
  async function isOpen(each: StoredAccount, state: Reading['state']): Promise<boolean> {
    const check = state === 'changed' ? start(each) : of(each)
    return check === undefined || (await check.verdict).is === 'same'
  }

  async function opened(accounts: readonly StoredAccount[], state: Reading['state']) {
    if (state === 'locked') return accounts
    const areOpen = await Promise.all(accounts.map((each) => isOpen(each, state)))
    return accounts.filter((_, at) => areOpen[at])
  }

  async function closed(): Promise<readonly ClosedAccount[]> {
    const { state, accounts } = await read()
    if (state === 'locked') return []
    const found = await Promise.all(
      accounts.map(async (each): Promise<readonly ClosedAccount[]> => {
        const verdict = await (state === 'changed' ? start(each) : of(each))?.verdict
        return verdict?.is === 'other' ? [{ ...each, derived: verdict.derived }] : []
      }),
    )
    return found.flat()
  }

  return {
    list: async () => {
      const { state, accounts } = await read()
      return opened(accounts, state)
    },
    checked: async () => {
      const { state, accounts } = await read()
      const areDone = accounts.filter((each) => state === 'changed' || (of(each)?.isDone() ?? true))
      return opened(areDone, state)
    },
    stored,
    isWhole: async () => {
      const reading = await sealed.read({ store: 'settings', key: KEY })
      if (reading.state === 'none') return true
      const { content } = reading
      return Array.isArray(content) && decodeAccounts(content).length === content.length
    },
    isChanged: async () => {
      const { state, accounts } = await read()
      return state === 'changed' && accounts.length > 0
    },
    closed,
    set: replace,
    reopen: async (id) => {
      const derived = (await closed()).find((each) => each.id === id)?.derived
      if (derived === undefined) return false
      await replace((await stored()).map((each) => (each.id === id ? { ...each, address: derived } : each)))
      return true
    },
    useKeys,
    check: async (heard, inUse) => {
      const { accounts } = await read()
      const rank = ({ id, isHidden = false }: StoredAccount) => (id === inUse ? -1 : Number(isHidden))
      const [first, ...others] = startAll(accounts.toSorted((a, b) => rank(a) - rank(b)))
      await first?.verdict
      void Promise.all(others.map(({ verdict }) => verdict)).then(heard)
    },
  }
}

/** Decodes stored accounts and skips unreadable ones. */
export function decodeAccounts(stored: unknown): readonly StoredAccount[] {
  return decodeReadable(account, stored)
}
