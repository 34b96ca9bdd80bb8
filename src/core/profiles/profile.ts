import { type Chain, currenciesOf, type Family, familyOf } from '../chain/chain.ts'
import { traitsOf } from '../families/families.ts'
import { type Currency, sameIdentifier } from '../money/currency.ts'
import type { ProfileFile } from './schema.ts'

/**
 * `solvers` sign and own orders on `solverSlug`. `orderBinding` decides whether a quote must prove its order id
 * (`required`) or gets a warning (`shown`). In `exchangeA`, `chainField` must hold `chainName`; `signatureChainId`
 * yields to the user's active chain; `mids` names the books of dollar prices by asset. `networkId` is exchange B's
 * signing network.
 */
export type Profile = Readonly<Omit<ProfileFile, 'chains' | 'solvers'>> & {
  readonly solvers: readonly string[]
  readonly chains: readonly Chain[]
}

export function chainById(profile: Profile, chainId: number): Chain | undefined {
  return profile.chains.find((candidate) => candidate.id === chainId)
}

export function supportedChains(profile: Profile, families?: readonly Family[]): readonly Chain[] {
  return profile.chains.filter((each) => !families || families.includes(familyOf(each)))
}

/** The EVM chain shown to sites, also used by signatures without a chain. */
export function activeChainId(profile: Profile): number {
  return profile.chains.find((chain) => traitsOf(chain).hasContracts)?.id ?? profile.exchangeA.signatureChainId
}

export function currencyOf(profile: Profile, chainId: number, address: string): Currency | undefined {
  const home = chainById(profile, chainId)
  return home && currenciesOf(home).find((candidate) => sameIdentifier(candidate.address, address))
}

/** Every allowed origin; the content security policy uses them. */
export function hostsOf(profile: Profile): readonly string[] {
  const { service, chains, nameGateways = [] } = profile
  const urls = [service.url, service.streamUrl, ...chains.flatMap((each) => each.nodeUrls), ...nameGateways]
  return [...new Set(urls.map((each) => new URL(each).origin))]
}

/** Whether a profile is a local test world. */
export function isOnThisMachine(profile: Profile): boolean {
  return hostsOf(profile).every((host) => ['127.0.0.1', 'localhost'].includes(new URL(host).hostname))
}
