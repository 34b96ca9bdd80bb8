import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import { reasonText } from '../text/reason-text.ts'
import { SentenceText } from './sentence-text.tsx'

// A placeholder for foreign words; no shown text contains it.
const MARK = '\u0001'
const LONGEST = 300

/** Foreign words in a reason are English, and marked so for screen readers. */
export function ReasonText(props: Readonly<{ reason: Reason }> | Readonly<{ error: unknown }>) {
  const reason = 'reason' in props ? props.reason : reasonOfError(props.error)
  if (!('words' in reason))
    return (
      <span class="outside">
        <SentenceText text={reasonText(reason)} />
      </span>
    )
  const [before, after] = reasonText({ ...reason, words: MARK }).split(MARK)
  return (
    <span class="outside">
      {before}
      <bdi lang="en">{cleanText(reason.words, LONGEST)}</bdi>
      {after}
    </span>
  )
}
