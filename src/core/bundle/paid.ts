import { isSameAddress } from '../address.ts'
import { meaningOf } from '../page/call.ts'
import { payeesOf } from '../page/parties.ts'
import type { PaidPlace } from '../paid-by-crossing.ts'
import { chainById, type Profile } from '../profile.ts'
import { isHandedOut, wasSignedToCancel } from '../step.ts'
import type { Bundle } from './bundle.ts'

/**
 * Whom the calls of a bundle have paid out of its account, or are paying: those that were handed out and not refused. Nothing,
 * and a token that the profile does not pin, pays nobody: a site could make anyone look familiar by it. What is moved by a
 * permission is somebody else's money.
 */
export function paidBy(bundle: Bundle, profile: Profile): readonly string[] {
  return placesPaidBy(bundle, profile).map(({ address }) => address)
}

/** The same, with the chain and the currency of it. */
export function placesPaidBy({ account, chainId, calls, items }: Bundle, profile: Profile): readonly PaidPlace[] {
  const native = chainById(profile, chainId)?.native.address ?? ''
  return calls.flatMap((call, index) => {
    const { to, value } = call
    const state = items[index]
    if (to === undefined || state === undefined || !isHandedOut(state) || wasSignedToCancel(state)) return []
    const meaning = meaningOf(call, profile, chainId)
    return payeesOf({ to, value, meaning })
      .filter(({ amount, token }) => amount && (token === undefined || token.currency !== undefined))
      .filter(({ owner }) => owner === undefined || isSameAddress(owner, account))
      .map(({ address, token }) => ({ address, chainId, currency: token?.currency?.address ?? native }))
  })
}
