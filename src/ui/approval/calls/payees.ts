import type { CallView } from '../../../api/views/approvals.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { payeesOf } from '../../../core/page/calls/named-parties.ts'

export function payeeAddresses(calls: readonly Pick<CallView, 'to' | 'value' | 'meaning'>[]): readonly string[] {
  const all = calls.flatMap(({ to, value, meaning }) => payeesOf({ to, value: value.value, meaning }))
  const addresses = all.map(({ address }) => address)
  return addresses.filter((each, at) => addresses.findIndex((other) => isSameAddress(other, each)) === at)
}
