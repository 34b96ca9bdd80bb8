import type { Chain } from '../chain/chain.ts'
import { traitsOf } from '../families/families.ts'
import type { Profile } from './profile.ts'

/** The chains whose family has a trait. */
export function chainsWith(profile: Profile, trait: 'hasContracts' | 'hasUtxos'): readonly Chain[] {
  return profile.chains.filter((chain) => traitsOf(chain)[trait])
}

/** Their nodes or explorers have an order. */
export function orderedChains({ chains }: Pick<Profile, 'chains'>): readonly Chain[] {
  return chains.filter((chain) => traitsOf(chain).hasContracts || chain.nodeUrls.length > 1)
}
