import type { BundleView } from '../../api/views/transfers.ts'
import { MixedText } from '../display/untrusted-text.tsx'
import { ofTransactionNames } from '../messages/screen-messages.ts'
import { callTitle, withAlong } from './call-title.ts'

export function BundleTitle({ view: { calls } }: { view: BundleView }) {
  const [first, ...others] = calls
  if (!first) return null
  const title = callTitle(first)
  const all = others.length > 0 ? ofTransactionNames().more({ deed: title, others: others.length }) : title
  return <MixedText text={withAlong(all, calls)} most={300} />
}
