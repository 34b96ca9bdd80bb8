import type { BundleView } from '../../api/crossing-views.ts'
import { RowParty } from '../activity/row-party.tsx'
import { ofDeeds } from '../messages/deed-messages.ts'
import { m } from '../messages/messages.ts'
import { spelled } from '../text/spelled.ts'
import { deedOf } from './deed.ts'

/** Whom the only transaction of a row paid, or gave a permission. */
export function SentParty({ view: { bundle, calls } }: { view: BundleView }) {
  const [call, ...others] = calls
  if (!call || others.length > 0) return null
  const { payee, spender } = deedOf(call)
  const address = payee ?? spender
  if (address === undefined) return null
  return (
    <RowParty address={spelled(address)} account={bundle.account} say={payee ? m().common.toParty : ofDeeds().for} />
  )
}
