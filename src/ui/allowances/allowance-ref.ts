import type { AllowanceView } from '../../api/views/allowances.ts'
import type { AllowanceContract } from '../../core/allowances/pairs.ts'

/** `at`: stored in the token or in Permit2. */
export type AllowanceRef = Readonly<{
  account: string
  chainId: number
  token: string
  spender: string
  at: AllowanceContract
}>

export function allowanceRefId({ account, chainId, token, spender, at }: AllowanceRef): string {
  return [chainId, account, token, spender, ...(at === 'token' ? [] : [at])].join('.')
}

export function readAllowanceRef(id: string): AllowanceRef | undefined {
  const [, chainId, account, token, spender, inside] =
    /^(\d{1,15})\.(0x[0-9a-fA-F]{40})\.(0x[0-9a-fA-F]{40})\.(0x[0-9a-fA-F]{40})(\.permit2)?$/.exec(id) ?? []
  if (!chainId || !account || !token || !spender) return undefined
  return { chainId: Number(chainId), account, token, spender, at: inside ? 'permit2' : 'token' }
}

export function allowanceRefOf(
  place: Pick<AllowanceRef, 'account' | 'chainId'>,
  { token, spender, at }: Pick<AllowanceView, 'token' | 'spender' | 'at'>,
): AllowanceRef {
  return { account: place.account, chainId: place.chainId, token, spender, at }
}
