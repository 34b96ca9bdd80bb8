import type { BundleView } from '../../api/transfer-views.ts'
import { ofDeeds } from '../messages/deed-messages.ts'
import { MixedText } from '../parts/outside-text.tsx'
import { deedTitle, withAlong } from './deed.ts'

export function SentWhat({ view: { calls } }: { view: BundleView }) {
  const [first, ...others] = calls
  if (!first) return null
  const title = deedTitle(first)
  const all = others.length > 0 ? ofDeeds().more(title, others.length) : title
  return <MixedText text={withAlong(all, calls)} most={300} />
}
