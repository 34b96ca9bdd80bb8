import type { BundleView } from '../../api/views/transfers.ts'
import type { Amount } from '../../core/money/currency.ts'
import { paidBy } from '../approval/calls/single-payment.ts'
import { LocalValue } from '../display/local-value.tsx'
import { MixedText } from '../display/untrusted-text.tsx'
import { ofTransactionNames } from '../messages/screen-messages.ts'
import { useValueToday } from '../state/wallet/price.ts'
import { callTitle, withAlong } from './call-title.ts'

export function BundleTitle({ view: { calls } }: { view: BundleView }) {
  const [first, ...others] = calls
  if (!first) return null
  const title = callTitle(first)
  const all = others.length > 0 ? ofTransactionNames().more({ deed: title, others: others.length }) : title
  return <MixedText text={withAlong(all, calls)} most={300} />
}

export function BundleValue({ view: { calls } }: { view: BundleView }) {
  const [first, ...others] = calls
  const paid = first && others.length === 0 ? paidBy(first) : undefined
  return paid && paid.value > 0n ? <Value amount={paid} /> : null
}

function Value({ amount }: Readonly<{ amount: Amount }>) {
  const dollars = useValueToday(amount)
  if (dollars === undefined) return null
  return (
    <small>
      <LocalValue dollarMillionths={dollars} />
    </small>
  )
}
