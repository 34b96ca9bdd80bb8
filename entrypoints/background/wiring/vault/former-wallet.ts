import { isSameAddress } from '../../../../src/core/families/address.ts'
import { USUAL_EXCHANGE_FEE_LIMIT_USD } from '../../../../src/core/policy/limit-choices.ts'
import type { OwnAccount } from '../../../../src/wallet/accounts/account.ts'
import type { Stores } from '../stores.ts'

export type FormerWalletParts = Readonly<{
  stores: Pick<
    Stores,
    | 'accounts'
    | 'addedTokens'
    | 'addressBook'
    | 'bitcoinAccounts'
    | 'coinMarks'
    | 'exchangeBAccounts'
    | 'exchangeBKeys'
    | 'forgetEnded'
    | 'former'
    | 'nodes'
    | 'cachedBalances'
    | 'paid'
    | 'prompts'
    | 'safeguards'
    | 'settings'
    | 'sites'
    | 'valueReadings'
    | 'watched'
  >
  forgetDrafts: () => Promise<void>
  forgetCompatibility: () => Promise<void>
}>

/**
 * Clears a former wallet's data outside the vault, before the new one is stored: a kill never mixes both. A wallet that
 * shares an account is the same one, and loses only exchange keys. Running transfers stay: money may be under way.
 */
export async function clearFormerWallet(parts: FormerWalletParts, addresses: readonly string[]): Promise<void> {
  const { stores } = parts
  // A new vault lacks the other halves of these keys unless a backup brings them.
  await stores.exchangeBKeys.forget()
  const before = await stores.accounts.stored()
  if (before.some(({ address }) => addresses.some((each) => isSameAddress(each, address)))) return
  await stores.cachedBalances.keepOnly([])
  await stores.valueReadings.keepOnly([])
  await stores.sites.revokeAll()
  for (const { id } of await stores.prompts.list()) await stores.prompts.remove(id)
  await stores.addressBook.forget()
  await stores.addedTokens.forget()
  await stores.exchangeBAccounts.forget()
  await stores.watched.set([])
  await stores.bitcoinAccounts.forget()
  await stores.coinMarks.forget()
  await stores.nodes.forget()
  // The password safeguards must not stay as another user left them.
  await stores.settings.change({ expert: false, exchangeFeeLimitUsd: USUAL_EXCHANGE_FEE_LIMIT_USD })
  await stores.safeguards.forget()
  await stores.paid.forget()
  // A wallet that comes back has its own history.
  await stores.forgetEnded(await stores.former.leftBy(addresses))
  if (before[0]) await stores.former.note(before[0].address)
  await parts.forgetDrafts()
  await parts.forgetCompatibility()
  // The accounts go last, because their presence repeats this cleanup after a kill.
  await stores.accounts.set([])
}

/** Replaces a former wallet by the one of these recovery words. */
export async function replaceFormerWallet(
  parts: FormerWalletParts,
  first: Readonly<{ index: number; address: string }>,
): Promise<void> {
  const { accounts, bitcoinAccounts } = parts.stores
  await clearFormerWallet(parts, [first.address])
  await accounts.set(restoredAccounts(await accounts.stored(), first))
  await bitcoinAccounts.forget()
}

/**
 * Returns former accounts, with their names, that the recovery words restore.
 *
 * @param first the words' first account
 */
export function restoredAccounts(
  former: readonly OwnAccount[],
  first: Readonly<{ index: number; address: string }>,
): readonly OwnAccount[] {
  const isSame = former.some(({ index, address }) => index === first.index && isSameAddress(address, first.address))
  return isSame ? former.filter(({ index }) => index !== undefined) : []
}
