import { traitsOf } from '../families/families.ts'
import { chainById, currencyOf, type Profile } from '../profiles/profile.ts'
import type { Currency } from './currency.ts'

/** The custom EVM tokens (lies M03). */
export function customTokensAmong<C extends Pick<Currency, 'chainId' | 'address'>>(
  currencies: readonly C[],
  profile: Profile,
): readonly C[] {
  return currencies.filter(({ chainId, address }) => {
    const chain = chainById(profile, chainId)
    return chain !== undefined && traitsOf(chain).hasContracts && !currencyOf(profile, chainId, address)
  })
}
