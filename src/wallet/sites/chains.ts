import * as v from 'valibot'
import { chainsWith } from '../../core/profiles/chains-with.ts'
import { activeChainId, type Profile } from '../../core/profiles/profile.ts'
import { createLock } from '../../lib/lock.ts'

export type SiteChainPorts = Readonly<{
  profile: Profile
  siteOf: (origin: string) => Promise<Readonly<{ chainId?: number | undefined }> | undefined>
  putOn: (origin: string, chainId: number) => Promise<boolean>
  /** The choices of sites without a grant, until the browser closes. */
  session: Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>
}>

const MOST_WITHOUT_GRANT = 100
const choices = v.fallback(v.array(v.tuple([v.string(), v.number()])), [])

/** Only this decides a site's chain. */
export type SiteChains = Readonly<{
  ids: readonly number[]
  /** Falls back to the wallet's first chain. */
  idOf: (origin: string) => Promise<number>
  /** Throws a `RangeError` outside `ids`. */
  choose: (origin: string, chainId: number) => Promise<void>
  forget: (origin: string) => Promise<void>
}>

/** Makes the sites' chains. A removed chain counts as unchosen. */
export function createSiteChains({ profile, siteOf, putOn, session }: SiteChainPorts): SiteChains {
  const oneAtATime = createLock()
  // Only this writes them, and every call of a page asks for its chain.
  let known: ReadonlyMap<string, number> | undefined
  const read = async () => {
    if (known) return known
    const stored = new Map(v.parse(choices, await session.read()))
    known ??= stored
    return known
  }
  const keep = (origin: string, chainId?: number) =>
    oneAtATime(async () => {
      const others = [...(await read())].filter(([each]) => each !== origin)
      const own = chainId === undefined ? [] : [[origin, chainId] as const]
      const next = new Map([...others.slice(1 - MOST_WITHOUT_GRANT), ...own])
      await session.write([...next])
      known = next
    })
  const ids = chainsWith(profile, 'hasContracts').map(({ id }) => id)
  return {
    ids,
    idOf: async (origin) => {
      const granted = (await siteOf(origin))?.chainId
      const chosen = granted ?? (await read()).get(origin)
      return chosen !== undefined && ids.includes(chosen) ? chosen : activeChainId(profile)
    },
    choose: async (origin, chainId) => {
      if (!ids.includes(chainId)) throw new RangeError(`expected a chain of the profile, got ${chainId}`)
      if (!(await putOn(origin, chainId))) await keep(origin, chainId)
    },
    forget: (origin) => keep(origin),
  }
}
