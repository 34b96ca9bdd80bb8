import type { Reason } from '../../core/reason.ts'
import { inOwnWords } from '../messages/sentence-messages.ts'
import { SentenceText } from '../parts/sentence-text.tsx'
import { Why } from '../parts/why.tsx'
import { reasonText } from '../text/reason-text.ts'

/** What is in the way of a crossing; where that is a finding of the proof, it is said in the language in use. */
export function Trouble({ reason }: { reason: Reason }) {
  const own = reason.code === 'UNPROVEN' && reason.sentence ? inOwnWords(reason.sentence) : undefined
  if (own === undefined) return <Why reason={reason} />
  return (
    <span class="outside">
      <SentenceText text={reasonText({ code: 'UNPROVEN', words: own })} />
    </span>
  )
}
