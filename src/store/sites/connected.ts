import * as v from 'valibot'
import { whole } from '../database/field-schemas.ts'
import type { Reading } from '../sealed/reading.ts'
import type { SealedRows } from '../sealed/rows.ts'

const grant = v.looseObject({
  accounts: v.array(v.string()),
  grantedAtSeconds: whole,
  insistedOn: v.fallback(v.optional(v.string()), undefined),
})
// A site may choose while locked, and each prompt names its chain.
const choices = v.fallback(
  v.object({
    // An unreadable chain counts as unset.
    chainId: v.fallback(v.optional(whole), undefined),
    // An unreadable value counts as false, the careful choice.
    readsAsIfFunded: v.optional(v.fallback(v.boolean(), false)),
  }),
  {},
)

/**
 * Reads are answered as if funded (reads-as-if-funded.ts) unless `readsAsIfFunded` is false. `insistedOn`: the
 * phishing-list name that the user typed.
 */
export type Site = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId?: number | undefined
  readsAsIfFunded?: boolean | undefined
  insistedOn?: string | undefined
}>

export type ConnectedSites = Readonly<{
  /** Sorts by origin. */
  list: () => Promise<readonly Site[]>
  get: (origin: string) => Promise<Site | undefined>
  /** Replaces the grant; keeps the chain and `readsAsIfFunded`. */
  grant: (site: Omit<Site, 'chainId' | 'readsAsIfFunded'>) => Promise<void>
  /** Resolves to false without a grant. */
  putOn: (origin: string, chainId: number) => Promise<boolean>
  /** Resolves to false without a grant. */
  answerAsIfFunded: (origin: string, readsAsIfFunded: boolean) => Promise<boolean>
  revoke: (origin: string) => Promise<void>
  /** Removes changed grants too. */
  revokeAll: () => Promise<void>
  /** Call it at each lock and unlock. */
  forgetReads: () => void
}>

const MOST_REMEMBERED = 1_000

/** A changed grant counts as none. Reads are cached, since pages ask often. */
export function createConnectedSites(sealed: SealedRows): ConnectedSites {
  const remembered = new Map<string, Promise<Site | undefined>>()
  const read = async (origin: string): Promise<Site | undefined> => {
    const name = nameOf(origin)
    const [reading, plain] = await Promise.all([sealed.read(name), sealed.plain(name)])
    return siteOf(origin, reading, plain)
  }
  // It clears twice: a read may start during the write.
  const forgetting = async <T>(origin: string, write: () => Promise<T>): Promise<T> => {
    remembered.delete(origin)
    try {
      return await write()
    } finally {
      remembered.delete(origin)
    }
  }
  const change = async (origin: string, part: Pick<Site, 'chainId'> | Pick<Site, 'readsAsIfFunded'>) => {
    if (!(await read(origin))) return false
    await sealed.changePlain(nameOf(origin), (plain) => ({ ...v.parse(choices, plain), ...part }))
    return true
  }
  return {
    list: async () => {
      const readings = [...(await sealed.readAll('sites'))].filter(([, { state }]) => state !== 'none')
      const sites = await Promise.all(
        readings.map(async ([origin, reading]) => siteOf(origin, reading, await sealed.plain(nameOf(origin)))),
      )
      return sites.flatMap((site) => site ?? [])
    },
    get: (origin) => {
      const known = remembered.get(origin) ?? read(origin)
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(origin, known)
      known.catch(() => remembered.delete(origin))
      return known
    },
    grant: ({ origin, ...granted }) =>
      forgetting(origin, async () => void (await sealed.change(nameOf(origin), () => ({ content: granted })))),
    putOn: (origin, chainId) => forgetting(origin, () => change(origin, { chainId })),
    answerAsIfFunded: (origin, readsAsIfFunded) => forgetting(origin, () => change(origin, { readsAsIfFunded })),
    revoke: (origin) => forgetting(origin, () => sealed.remove('sites', [origin])),
    revokeAll: async () => {
      remembered.clear()
      await sealed.remove('sites', [...(await sealed.readAll('sites')).keys()])
      remembered.clear()
    },
    forgetReads: () => remembered.clear(),
  }
}

function nameOf(origin: string) {
  return { store: 'sites', key: origin } as const
}

function siteOf(origin: string, reading: Reading, plain: unknown): Site | undefined {
  if (reading.state !== 'intact' && reading.state !== 'locked') return undefined
  const parsed = v.safeParse(grant, reading.content)
  return parsed.success ? { ...parsed.output, ...v.parse(choices, plain), origin } : undefined
}
