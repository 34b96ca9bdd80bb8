import { traitsOf } from '../../core/families/families.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'

export type ContractPorts = Readonly<{
  profile: Profile
  isContract: (chainId: number, address: string) => Promise<Answer<boolean>>
}>

/** Says whether a contract is at an address; null when unread, or without a chain that has contracts. */
export async function hasContract(
  address: string,
  chainId: number | undefined,
  { profile, isContract }: ContractPorts,
): Promise<boolean | null> {
  const chain = chainId === undefined ? undefined : chainById(profile, chainId)
  if (!chain || !traitsOf(chain).hasContracts) return null
  const code = await isContract(chain.id, address)
  return code.ok ? code.value : null
}
