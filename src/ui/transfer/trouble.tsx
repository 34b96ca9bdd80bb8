import type { Reason } from '../../core/reason.ts'
import { SentenceText } from '../parts/sentence-text.tsx'
import { translatedSentence } from '../text/own-words.ts'
import { reasonText } from '../text/reason-text.ts'
import { ReasonOfParty } from './why-of.tsx'

export function ObstacleText({ reason, asked }: Readonly<{ reason: Reason; asked: string | undefined }>) {
  const own = reason.code === 'UNPROVEN' && reason.sentence ? translatedSentence(reason.sentence) : undefined
  if (own === undefined) return <ReasonOfParty asked={asked} reason={reason} />
  return (
    <span class="outside">
      <SentenceText text={reasonText({ code: 'UNPROVEN', words: own })} />
    </span>
  )
}
