import type { BundleView } from '../../api/crossing-views.ts'
import { ofDeeds } from '../messages/deed-messages.ts'
import { MixedText } from '../parts/outside-text.tsx'
import { deedOf } from './deed.ts'

/** What transactions did, in a list: the first of them, and how many more there are. */
export function SentWhat({ view: { calls } }: { view: BundleView }) {
  const [first, ...others] = calls
  if (!first) return null
  const { title } = deedOf(first)
  return <MixedText text={others.length > 0 ? ofDeeds().more(title, others.length) : title} most={300} />
}
