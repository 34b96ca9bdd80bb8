import { activeChainId, carriedChains, type Profile } from '../core/profile.ts'

export type SiteChainPorts = Readonly<{
  profile: Profile
  /** What is kept of a site, if it was granted something. */
  siteOf: (origin: string) => Promise<Readonly<{ chainId?: number | undefined }> | undefined>
  putOn: (origin: string, chainId: number) => Promise<boolean>
}>

/** Which chain a site is on: the one place that decides it. */
export type SiteChains = Readonly<{
  /** The EVM chains that a site can be on, as the profile has them. */
  ids: readonly number[]
  /** What the site has chosen, while that is one of `ids`; the wallet's first chain otherwise. */
  idOf: (origin: string) => Promise<number>
  /** Keeps what a site has chosen, for one that was granted something. Throws a `RangeError` for none of `ids`. */
  choose: (origin: string, chainId: number) => Promise<void>
}>

/** Makes it over what is kept of sites. A chain that a new profile has no more is as if it had never been chosen. */
export function createSiteChains({ profile, siteOf, putOn }: SiteChainPorts): SiteChains {
  const ids = carriedChains(profile, ['evm']).map(({ id }) => id)
  return {
    ids,
    idOf: async (origin) => {
      const chosen = (await siteOf(origin))?.chainId
      return chosen !== undefined && ids.includes(chosen) ? chosen : activeChainId(profile)
    },
    choose: async (origin, chainId) => {
      if (!ids.includes(chainId)) throw new RangeError(`expected a chain of the profile, got ${chainId}`)
      await putOn(origin, chainId)
    },
  }
}
