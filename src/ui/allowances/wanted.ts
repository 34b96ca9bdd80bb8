import type { AllowanceView } from '../../api/allowance-views.ts'
import type { KeptAt } from '../../core/allowances/pairs.ts'

/** `at`: stored in the token or in Permit2. */
export type Wanted = Readonly<{ account: string; chainId: number; token: string; spender: string; at: KeptAt }>

export function wantedId({ account, chainId, token, spender, at }: Wanted): string {
  return [chainId, account, token, spender, ...(at === 'token' ? [] : [at])].join('.')
}

export function readWanted(id: string): Wanted | undefined {
  const [, chainId, account, token, spender, inside] =
    /^(\d{1,15})\.(0x[0-9a-fA-F]{40})\.(0x[0-9a-fA-F]{40})\.(0x[0-9a-fA-F]{40})(\.permit2)?$/.exec(id) ?? []
  if (!chainId || !account || !token || !spender) return undefined
  return { chainId: Number(chainId), account, token, spender, at: inside ? 'permit2' : 'token' }
}

export function wantedOf(
  place: Pick<Wanted, 'account' | 'chainId'>,
  { token, spender, at }: Pick<AllowanceView, 'token' | 'spender' | 'at'>,
): Wanted {
  return { account: place.account, chainId: place.chainId, token, spender, at }
}
