import type { Bundle } from '../bundle/bundle.ts'
import { wasBroadcast, wasSignedToCancel } from '../execution/steps/step.ts'
import { isSameAddress } from '../families/address.ts'
import { callMeaningOf } from '../page/calls/decode-call.ts'
import { payeesOf } from '../page/calls/named-parties.ts'
import { chainById, type Profile } from '../profiles/profile.ts'
import type { PaidAddress } from './paid-by-transfer.ts'

/**
 * The payees of a bundle's broadcast calls. Zero amounts, custom tokens and others' allowances don't count: a site
 * could fake familiarity.
 */
export function paidByBundle(bundle: Bundle, profile: Profile): readonly string[] {
  return placesPaidByBundle(bundle, profile).map(({ address }) => address)
}

export function placesPaidByBundle(
  { account, chainId, calls, items }: Bundle,
  profile: Profile,
): readonly PaidAddress[] {
  const native = chainById(profile, chainId)?.native.address ?? ''
  return calls.flatMap((call, index) => {
    const { to, value } = call
    const state = items[index]
    if (to === undefined || state === undefined || !wasBroadcast(state) || wasSignedToCancel(state)) return []
    const meaning = callMeaningOf(call, profile, chainId)
    return payeesOf({ to, value, meaning })
      .filter(({ amount, token }) => amount && (token === undefined || token.currency !== undefined))
      .filter(({ owner }) => owner === undefined || isSameAddress(owner, account))
      .map(({ address, token }) => ({ address, chainId, currency: token?.currency?.address ?? native }))
  })
}
