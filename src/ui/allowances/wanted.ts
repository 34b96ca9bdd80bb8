import type { AllowanceView } from '../../api/allowance-views.ts'

/** Which allowance is meant: whose, where, of what, and for whom. */
export type Wanted = Readonly<{ account: string; chainId: number; token: string; spender: string }>

/** The name of an allowance in a route. */
export function wantedId({ account, chainId, token, spender }: Wanted): string {
  return [chainId, account, token, spender].join('.')
}

/** Reads such a name; undefined for anything else. */
export function readWanted(id: string): Wanted | undefined {
  const [, chainId, account, token, spender] =
    /^(\d{1,15})\.(0x[0-9a-fA-F]{40})\.(0x[0-9a-fA-F]{40})\.(0x[0-9a-fA-F]{40})$/.exec(id) ?? []
  return chainId && account && token && spender ? { chainId: Number(chainId), account, token, spender } : undefined
}

/** An allowance as it was read, by its place. */
export function wantedOf(place: Pick<Wanted, 'account' | 'chainId'>, { token, spender }: AllowanceView): Wanted {
  return { account: place.account, chainId: place.chainId, token, spender }
}
