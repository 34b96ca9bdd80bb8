import type { IntentInput } from '../../core/intent/intent.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import type { CleanTokenMetadata } from '../../core/money/custom-token.ts'
import { customTokensAmong } from '../../core/money/custom-token-filter.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { ReadBalance } from './balance-ports.ts'
import type { Balance } from './currency-balances.ts'

/** Remembers an approved transfer's custom tokens; true if any. A full disk doesn't stop it. */
export async function rememberCustomTokens(
  input: IntentInput,
  { profile, add }: Readonly<{ profile: Profile; add: (token: Currency) => Promise<boolean> }>,
): Promise<boolean> {
  const tokens = tokensToRemember(input, profile)
  for (const token of tokens) await add(token).catch(() => false)
  return tokens.length > 0
}

export type CustomTokenPorts = Readonly<{
  /** Undefined means that no token is there. */
  tokenAt: (chainId: number, address: string) => Promise<Answer<CleanTokenMetadata | undefined>>
  balance: (currency: Currency, account: string) => Promise<ReadBalance>
}>

/** Reads balances of custom tokens in order, with the chain's present decimals. */
export function customTokenBalances(
  account: string,
  tokens: readonly Currency[],
  { tokenAt, balance }: CustomTokenPorts,
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

// Only the tokens of the approved transfer count, not others the user saw.
function tokensToRemember(input: IntentInput, profile: Profile): readonly Currency[] {
  const ends = [
    { chainId: input.originChainId, address: input.originCurrency },
    { chainId: input.destinationChainId, address: input.destinationCurrency },
  ]
  const used = (input.currencies ?? []).filter((each) => ends.some((end) => isSameCurrency(each, end)))
  return customTokensAmong(used, profile)
}
