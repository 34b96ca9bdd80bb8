import { type Chain, currenciesOf, type Family, familyOf } from './chain.ts'
import { type Currency, sameIdentifier } from './currency.ts'
import type { ProfileFile } from './profile-schema.ts'

/**
 * Every name and address that differs between deployments of the interface, in one value:
 * `solvers` are the accounts that may sign and own an order, `solverSlug` the chain short name they stand on, and
 * `orderBinding` says whether a quote must prove that its order id is the hash of its order (`required`), or whether
 * a missing proof is pointed out and does not stop (`shown`). In `exchangeA`, `chainName` is what `chainField` must
 * say, `signatureChainId` the chain that both signatures name, unless the user's active chain takes its place, and `mids`
 * what the exchange calls the books whose prices in dollars are read, by asset. In `exchangeB`, `networkId` is what the exchange calls the network that a transaction is signed for.
 */
export type Profile = Readonly<Omit<ProfileFile, 'chains' | 'solvers'>> & {
  readonly solvers: readonly string[]
  readonly chains: readonly Chain[]
}

/** The pinned chain with this service chain id, if the profile has it. */
export function chainById(profile: Profile, chainId: number): Chain | undefined {
  return profile.chains.find((candidate) => candidate.id === chainId)
}

/** The families whose steps this version signs, sends and follows; the proof knows all of the profile's. */
const CARRIED: readonly Family[] = ['evm', 'bitcoin', 'exchangeA', 'exchangeB']

/** The chains that money can be moved from and to, of one family or of all that are carried. */
export function carriedChains(profile: Profile, families: readonly Family[] = CARRIED): readonly Chain[] {
  return profile.chains.filter((each) => families.includes(familyOf(each)))
}

/** The EVM chain that sites are told the wallet is on, and that signatures name which are of no chain of their own. */
export function activeChainId(profile: Profile): number {
  return profile.chains.find((chain) => familyOf(chain) === 'evm')?.id ?? profile.exchangeA.signatureChainId
}

/** The pinned currency of a chain with this service identifier, if the profile has it. */
export function currencyOf(profile: Profile, chainId: number, address: string): Currency | undefined {
  const home = chainById(profile, chainId)
  return home && currenciesOf(home).find((candidate) => sameIdentifier(candidate.address, address))
}

/** Every origin that the extension may talk to under this profile: what the content security policy is built from. */
export function hostsOf(profile: Profile): readonly string[] {
  const urls = [profile.service.url, profile.service.streamUrl, ...profile.chains.flatMap((each) => each.nodeUrls)]
  return [...new Set(urls.map((each) => new URL(each).origin))]
}

/** Whether all that a profile speaks to is on this machine: a world of tests and trials, with no money in it. */
export function isOnThisMachine(profile: Profile): boolean {
  return hostsOf(profile).every((host) => ['127.0.0.1', 'localhost'].includes(new URL(host).hostname))
}
