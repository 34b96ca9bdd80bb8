import { parseAddress } from '../core/address.ts'
import type { Currency } from '../core/currency.ts'
import { carriedChains, currencyOf, type Profile } from '../core/profile.ts'
import type { Reason } from '../core/reason.ts'
import type { TokenSaid } from '../core/unpinned.ts'
import type { Answer } from './node-port.ts'

export type FindTokenPorts = Readonly<{
  profile: Profile
  /** What a contract says of itself as a token; undefined where there is none. */
  tokenAt: (chainId: number, address: string) => Promise<Answer<TokenSaid | undefined>>
}>

/** What stands at an address on one EVM chain, by the node of that chain. */
export type FoundToken = Readonly<{ chainId: number }> &
  Readonly<{ found: 'token'; currency: Currency } | { found: 'nothing' } | { found: 'unread'; why: Reason }>

/**
 * Asks the node of each EVM chain, or of some of them, whether a token stands at an address. Nobody else is asked, and
 * nothing that a service says of a token counts. A chain that pins the address is left out: it is in the list already.
 *
 * @returns an answer a chain, in the order of the profile; none for what is no address
 */
export async function findToken(
  text: string,
  chainIds: readonly number[] | undefined,
  { profile, tokenAt }: FindTokenPorts,
): Promise<readonly FoundToken[]> {
  const parsed = parseAddress('evm', text)
  if (!parsed.ok) return []
  const { address } = parsed
  const chains = carriedChains(profile, ['evm']).filter(
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
