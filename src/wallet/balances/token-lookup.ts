import { parseAddress } from '../../core/families/address.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { CleanTokenMetadata } from '../../core/money/custom-token.ts'
import { chainsWith } from '../../core/profiles/chains-with.ts'
import { currencyOf, type Profile } from '../../core/profiles/profile.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'

export type FindTokenPorts = Readonly<{
  profile: Profile
  /** Undefined means that no token is there. */
  tokenAt: (chainId: number, address: string) => Promise<Answer<CleanTokenMetadata | undefined>>
}>

export type FoundToken = Readonly<{ chainId: number }> &
  Readonly<{ found: 'token'; currency: Currency } | { found: 'nothing' } | { found: 'unread'; why: Reason }>

/**
 * Asks EVM nodes, never services, for a token at an address: one answer per chain that doesn't pin it. Invalid
 * addresses give none.
 */
export async function findToken(
  text: string,
  chainIds: readonly number[] | undefined,
  { profile, tokenAt }: FindTokenPorts,
): Promise<readonly FoundToken[]> {
  const parsed = parseAddress('evm', text)
  if (!parsed.ok) return []
  const { address } = parsed
  const chains = chainsWith(profile, 'hasContracts').filter(
    ({ id }) => (chainIds?.includes(id) ?? true) && !currencyOf(profile, id, address),
  )
  return Promise.all(
    chains.map(async ({ id: chainId }): Promise<FoundToken> => {
      const answer = await tokenAt(chainId, address)
      if (!answer.ok) return { chainId, found: 'unread', why: answer.reason }
      if (!answer.value) return { chainId, found: 'nothing' }
      return { chainId, found: 'token', currency: { chainId, address, isNative: false, ...answer.value } }
    }),
  )
}
