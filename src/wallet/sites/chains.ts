import { chainsWith } from '../../core/profiles/chains-with.ts'
import { activeChainId, type Profile } from '../../core/profiles/profile.ts'

export type SiteChainPorts = Readonly<{
  profile: Profile
  siteOf: (origin: string) => Promise<Readonly<{ chainId?: number | undefined }> | undefined>
  putOn: (origin: string, chainId: number) => Promise<boolean>
}>

/** Only this decides a site's chain. */
export type SiteChains = Readonly<{
  ids: readonly number[]
  /** Falls back to the wallet's first chain. */
  idOf: (origin: string) => Promise<number>
  /** Throws a `RangeError` outside `ids`. */
  choose: (origin: string, chainId: number) => Promise<void>
}>

/** Makes the sites' chains. A removed chain counts as unchosen. */
export function createSiteChains({ profile, siteOf, putOn }: SiteChainPorts): SiteChains {
  const ids = chainsWith(profile, 'hasContracts').map(({ id }) => id)
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
