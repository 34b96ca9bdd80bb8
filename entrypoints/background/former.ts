import { isSameAddress } from '../../src/core/address.ts'
import { USUAL_EXCHANGE_FEE_LIMIT_USD } from '../../src/core/spending-limits.ts'
import type { OwnAccount } from '../../src/wallet/account.ts'
import type { Stores } from './stores.ts'

export type FormerParts = Readonly<{
  stores: Pick<
    Stores,
    | 'accounts'
    | 'addedTokens'
    | 'addressBook'
    | 'bitcoinAccounts'
    | 'exchangeBAccounts'
    | 'exchangeBKeys'
    | 'keptBalances'
    | 'paid'
    | 'prompts'
    | 'safeguards'
    | 'settings'
    | 'sites'
    | 'watched'
  >
  /** Forgets what was begun in the forms of pages. */
  forgetDrafts: () => Promise<void>
  /** Gives no site a `window.ethereum` any more. */
  forgetCompatibility: () => Promise<void>
}>

/**
 * Forgets what lies outside the vault of a wallet that was here before, when another one is about to be made in its place:
 * accounts, what they held, whom they paid, what pages were let see, and what they ask. A wallet with an account that was
 * here before is the same one, come back: of that nothing is forgotten but keys of exchanges. Crossings stay in either case,
 * since money may be under way. Called before anything of the new wallet is kept, so that a kill never has the two mixed.
 *
 * @param addresses of the accounts of the new wallet
 */
export async function forgetFormer(parts: FormerParts, addresses: readonly string[]): Promise<void> {
  const { stores } = parts
  // Whatever vault comes, the other halves of these are not in it, unless they are brought with it.
  for (const { accountIndex } of await stores.exchangeBKeys.list()) await stores.exchangeBKeys.remove(accountIndex)
  const before = await stores.accounts.list()
  if (before.some(({ address }) => addresses.some((each) => isSameAddress(each, address)))) return
  await stores.keptBalances.keepOnly([])
  for (const { origin } of await stores.sites.list()) await stores.sites.revoke(origin)
  for (const { id } of await stores.prompts.list()) await stores.prompts.remove(id)
  for (const entry of await stores.addressBook.list()) await stores.addressBook.remove(entry)
  await stores.addedTokens.forget()
  await stores.exchangeBAccounts.forget()
  await stores.watched.set([])
  await stores.bitcoinAccounts.forget()
  // What asks for the password before it lets more through must not be left open by whoever had another one.
  await stores.settings.change({ expert: false, exchangeFeeLimitUsd: USUAL_EXCHANGE_FEE_LIMIT_USD })
  await stores.safeguards.forget()
  await stores.paid.forget()
  await parts.forgetDrafts()
  await parts.forgetCompatibility()
  // Last: as long as they are there, this is to be done again.
  await stores.accounts.set([])
}

/**
 * Of the accounts that were here before, those that recovery words bring back, by the names that they had: all that came
 * from the same words. None where these are other words.
 *
 * @param first the account that the words give first
 */
export function broughtBack(
  former: readonly OwnAccount[],
  first: Readonly<{ index: number; address: string }>,
): readonly OwnAccount[] {
  const isSame = former.some(({ index, address }) => index === first.index && isSameAddress(address, first.address))
  return isSame ? former.filter(({ index }) => index !== undefined) : []
}
