import { isSameAddress } from '../../core/families/address.ts'

type Site = Readonly<{ origin: string; accounts: readonly string[] }>

/** Lists changed grants after accounts left the wallet, perhaps with none remaining. */
export function grantsAfterRemoval<S extends Site>(sites: readonly S[], own: readonly string[]): readonly S[] {
  return sites.flatMap((site) => {
    const accounts = site.accounts.filter((each) => own.some((account) => isSameAddress(account, each)))
    return accounts.length === site.accounts.length ? [] : [{ ...site, accounts }]
  })
}
