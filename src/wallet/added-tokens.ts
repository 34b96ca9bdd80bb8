import { type Currency, isSameCurrency } from '../core/currency.ts'
import type { IntentInput } from '../core/intent.ts'
import type { Profile } from '../core/profile.ts'
import type { TokenSaid } from '../core/unpinned.ts'
import { unpinnedTokens } from '../core/unpinned-tokens.ts'
import type { Balance, ReadBalance } from './balances.ts'
import type { Answer } from './node-port.ts'

/**
 * Remembers the tokens of a crossing that no profile pins, as the intent that was said yes to describes them. The crossing
 * goes on also where a full disk remembers no more.
 *
 * @returns whether there were any
 */
export async function rememberTokens(
  input: IntentInput,
  { profile, add }: Readonly<{ profile: Profile; add: (token: Currency) => Promise<boolean> }>,
): Promise<boolean> {
  const tokens = tokensToRemember(input, profile)
  for (const token of tokens) await add(token).catch(() => false)
  return tokens.length > 0
}

export type AddedBalancePorts = Readonly<{
  /** What a contract says of itself as a token; undefined where there is none. */
  tokenAt: (chainId: number, address: string) => Promise<Answer<TokenSaid | undefined>>
  balance: (currency: Currency, account: string) => Promise<ReadBalance>
}>

/**
 * Reads what an account has of tokens that the user added, side by side. Each is described as its chain describes it now: an
 * amount is never shown in decimals that were kept.
 *
 * @returns a balance a token, in their order; not known where its chain does not say both, or says that no token is there
 */
export function addedBalancesOf(
  account: string,
  tokens: readonly Currency[],
  { tokenAt, balance }: AddedBalancePorts,
): Promise<readonly Balance[]> {
  return Promise.all(
    tokens.map(async (kept): Promise<Balance> => {
      const [said, read] = await Promise.all([tokenAt(kept.chainId, kept.address), balance(kept, account)])
      const unknown = { account, known: false } as const
      if (!said.ok) return { currency: kept, ...unknown, why: said.reason }
      if (!said.value) return { currency: kept, ...unknown, why: { code: 'CURRENCY_UNKNOWN' } }
      const currency = { ...kept, ...said.value }
      return read.ok
        ? { currency, account, known: true, value: read.value }
        : { currency, ...unknown, why: read.reason }
    }),
  )
}

// What the user has ticked and said yes to, and will look for again; what was only looked at is not among them.
function tokensToRemember(input: IntentInput, profile: Profile): readonly Currency[] {
  const ends = [
    { chainId: input.originChainId, address: input.originCurrency },
    { chainId: input.destinationChainId, address: input.destinationCurrency },
  ]
  const used = (input.currencies ?? []).filter((each) => ends.some((end) => isSameCurrency(each, end)))
  return unpinnedTokens(used, profile)
}
