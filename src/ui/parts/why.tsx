import { type Reason, reasonOfError } from '../../core/reason.ts'
import { cleanText } from '../../core/text.ts'
import { reasonText } from '../text/reason-text.ts'
import { SentenceText } from './sentence-text.tsx'

// Stands where words of somebody else go; nothing that is shown has it.
const MARK = '\u0001'
const LONGEST = 300

/** A reason in the language in use; words of somebody else in it are English, and say so to who reads them aloud. */
export function Why(props: Readonly<{ reason: Reason }> | Readonly<{ error: unknown }>) {
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
