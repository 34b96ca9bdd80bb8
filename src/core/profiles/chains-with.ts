import type { Chain } from '../chain/chain.ts'
import { traitsOf } from '../families/families.ts'
import type { Profile } from './profile.ts'

/** The chains whose family has a trait. */
export function chainsWith(profile: Profile, trait: 'hasContracts' | 'hasUtxos'): readonly Chain[] {
  return profile.chains.filter((chain) => traitsOf(chain)[trait])
}
