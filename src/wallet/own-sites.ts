import { isSameAddress } from '../core/address.ts'

type Site = Readonly<{ origin: string; accounts: readonly string[] }>

/**
 * What is left of sites' grants where accounts have left the wallet: each site that saw one of them, with the accounts
 * that it goes on to see, which may be none.
 */
export function withoutOthers<S extends Site>(sites: readonly S[], own: readonly string[]): readonly S[] {
  return sites.flatMap((site) => {
    const accounts = site.accounts.filter((each) => own.some((account) => isSameAddress(account, each)))
    return accounts.length === site.accounts.length ? [] : [{ ...site, accounts }]
  })
}
