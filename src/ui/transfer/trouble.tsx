import type { Reason } from '../../core/reason.ts'
import { SentenceText } from '../parts/sentence-text.tsx'
import { inOwnWords } from '../text/own-words.ts'
import { reasonText } from '../text/reason-text.ts'
import { WhyOf } from './why-of.tsx'

export function Obstacle({ reason, asked }: Readonly<{ reason: Reason; asked: string | undefined }>) {
  const own = reason.code === 'UNPROVEN' && reason.sentence ? inOwnWords(reason.sentence) : undefined
  if (own === undefined) return <WhyOf asked={asked} reason={reason} />
  return (
    <span class="outside">
      <SentenceText text={reasonText({ code: 'UNPROVEN', words: own })} />
    </span>
  )
}
