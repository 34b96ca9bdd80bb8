import type { BundleView } from '../../api/transfer-views.ts'
import { ofTransactionNames } from '../messages/deed-messages.ts'
import { MixedText } from '../parts/outside-text.tsx'
import { callTitle, withAlong } from './deed.ts'

export function BundleTitle({ view: { calls } }: { view: BundleView }) {
  const [first, ...others] = calls
  if (!first) return null
  const title = callTitle(first)
  const all = others.length > 0 ? ofTransactionNames().more(title, others.length) : title
  return <MixedText text={withAlong(all, calls)} most={300} />
}
