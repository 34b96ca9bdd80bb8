import * as v from 'valibot'
import { BITCOIN_READINGS } from '../caches/bitcoin-readings.ts'
import type { Database } from '../database/indexed-db.ts'
import type { Reading } from '../sealed/reading.ts'
import type { SealedRows } from '../sealed/rows.ts'

const NAME = { store: 'settings', key: 'bitcoinAccounts' } as const
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
// Each address up to it is derived and watched.
const MOST_ADDRESSES = 100_000
const reached = v.pipe(index, v.maxValue(MOST_ADDRESSES))
const account = v.object({ script: v.picklist(['p2wpkh', 'p2tr']), index, extendedPublicKey: v.string() })
// The scan goes on while locked, and another repairs it.
const scan = v.object({
  /** Holds the highest used indexes, and the last full scan in epoch seconds. */
  seen: v.fallback(
    v.optional(v.object({ receive: reached, change: reached, lookedThroughAtSeconds: v.number() })),
    undefined,
  ),
  /** Only grows: money may come to any shown address. */
  shown: v.fallback(v.optional(v.object({ receive: reached, change: reached })), undefined),
  furthest: v.fallback(v.optional(reached), undefined),
})
const accountList = v.fallback(v.array(account), [])
const scans = v.fallback(v.record(v.string(), v.fallback(scan, {})), {})
const { shown, furthest } = scan.entries
const marks = v.fallback(v.array(v.object({ extendedPublicKey: v.string(), shown, furthest })), [])

type Scan = v.InferOutput<typeof scan>

/** It derives every address of the account, and can't spend. */
export type StoredBitcoinAccount = Readonly<v.InferOutput<typeof account> & Scan>

/** How far an account's addresses were shown, and looked through on request. */
export type BitcoinAddressMarks = Readonly<v.InferOutput<typeof marks>[number]>

/** Decodes the marks of a backup; older files have none. */
export function decodeBitcoinAddressMarks(value: unknown): readonly BitcoinAddressMarks[] {
  return v.parse(marks, value)
}

export type BitcoinAccounts = Readonly<{
  list: () => Promise<readonly StoredBitcoinAccount[]>
  /** Adds unknown accounts; known ones keep their scan result. */
  add: (accounts: readonly StoredBitcoinAccount[]) => Promise<void>
  /** Replaces every account; known ones keep their scan result. */
  set: (accounts: readonly StoredBitcoinAccount[]) => Promise<void>
  forget: () => Promise<void>
  /** Keeps a backup's marks for accounts that come later; adds no account. */
  keepMarks: (marks: readonly BitcoinAddressMarks[]) => Promise<void>
  see: (extendedPublicKey: string, seen: NonNullable<StoredBitcoinAccount['seen']>) => Promise<void>
  lookFurther: (extendedPublicKey: string, furthest: number) => Promise<void>
}>

/** Makes the store, readable while locked. A changed or unreadable row counts as none: the vault restores it. */
export function createBitcoinAccounts(sealed: SealedRows, database: Database): BitcoinAccounts {
  const changeOne = async (key: string, change: (scan: Scan) => Scan) => {
    const known = await list()
    if (!known.some(({ extendedPublicKey }) => extendedPublicKey === key)) return
    await sealed.changePlain(NAME, (before) => {
      const all = v.parse(scans, before)
      return { ...all, [key]: change(all[key] ?? {}) }
    })
  }
  async function list(): Promise<readonly StoredBitcoinAccount[]> {
    const [reading, plain] = await Promise.all([sealed.read(NAME), sealed.plain(NAME)])
    const scanned = v.parse(scans, plain)
    return accountsOf(reading).map((each) => ({ ...each, ...scanned[each.extendedPublicKey] }))
  }
  const put = (accounts: readonly StoredBitcoinAccount[]) => ({
    content: accounts.map(({ script, index: at, extendedPublicKey }) => ({ script, index: at, extendedPublicKey })),
  })
  return {
    list,
    add: async (accounts) => {
      await sealed.change(NAME, (reading) => {
        const known = accountsOf(reading)
        const isKnown = (one: StoredBitcoinAccount) =>
          known.some((each) => each.extendedPublicKey === one.extendedPublicKey)
        return put([...known, ...accounts.filter((each) => !isKnown(each))])
      })
    },
    set: async (accounts) => void (await sealed.change(NAME, () => put(accounts))),
    forget: async () => {
      await sealed.change(NAME, () => put([]))
      await sealed.changePlain(NAME, () => ({}))
      await database.remove('settings', [BITCOIN_READINGS])
    },
    keepMarks: async (kept) => {
      await sealed.changePlain(NAME, (before) => {
        const marked = kept.map(({ extendedPublicKey, ...mark }) => [extendedPublicKey, mark] as const)
        return { ...v.parse(scans, before), ...Object.fromEntries(marked) }
      })
    },
    see: (key, seen) => changeOne(key, (each) => ({ ...each, seen, shown: raised(each.shown, seen) })),
    lookFurther: (key, most) => changeOne(key, (each) => ({ ...each, furthest: Math.max(each.furthest ?? 0, most) })),
  }
}

function accountsOf(reading: Reading): readonly v.InferOutput<typeof account>[] {
  return reading.state === 'intact' || reading.state === 'locked' ? v.parse(accountList, reading.content) : []
}

function raised(
  shown: StoredBitcoinAccount['shown'],
  next: Readonly<{ receive: number; change: number }>,
): NonNullable<StoredBitcoinAccount['shown']> {
  return {
    receive: Math.max(shown?.receive ?? 0, next.receive + 1),
    change: Math.max(shown?.change ?? 0, next.change + 1),
  }
}
