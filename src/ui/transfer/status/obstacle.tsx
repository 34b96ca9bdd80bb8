import type { Reason } from '../../../core/reason/reason.ts'
import { SentenceText } from '../../display/sentence-text.tsx'
import { reasonText } from '../../text/reason-text.ts'
import { translatedSentence } from '../../text/translated-sentence.ts'
import { ReasonOfParty } from './reason-of-party.tsx'

export function ObstacleText({ reason, asked }: Readonly<{ reason: Reason; asked: string | undefined }>) {
  const own = reason.code === 'UNPROVEN' && reason.sentence ? translatedSentence(reason.sentence) : undefined
  if (own === undefined) return <ReasonOfParty asked={asked} reason={reason} />
  return (
    <span class="outside">
      <SentenceText text={reasonText({ code: 'UNPROVEN', words: own })} />
    </span>
  )
}
