import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { type ActivityEntry, activityEntries } from '../activity/entry.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** The running transfers and bundles that an account pays for or is paid by. */
export function useUnderWay(address: string): readonly ActivityEntry[] {
  const { store } = useApp()
  const isOurs = (party: string) => isSameAddress(party, address)
  const moving = readyValue(store.moving.now.value)?.executions ?? []
  const sent = readyValue(store.sent.now.value) ?? []
  return activityEntries(
    moving.filter(({ intent }) => [intent.user, intent.recipient, intent.refundTo].some(isOurs)),
    sent.filter(({ bundle }) => isBundleInFlight(bundle) && isOurs(bundle.account)),
  )
}
