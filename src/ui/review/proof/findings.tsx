import type { Finding } from '../../../core/review/finding.ts'
import { cleanText } from '../../../core/text/untrusted-text.ts'
import { ReasonText } from '../../display/reason.tsx'
import { SentenceText } from '../../display/sentence-text.tsx'
import { Fold } from '../../layout/fold.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofGuidance } from '../../messages/screen-messages.ts'
import { localizedWithin } from '../../text/localized-values.ts'
import { translatedSentence } from '../../text/translated-sentence.ts'
import { mergedFindings, type UnreadFacts } from './merged-findings.ts'

/** Findings quote foreign words, so they are cut here. */
const LONGEST = 400

export function Findings({ findings }: { findings: readonly Finding[] }) {
  const codes = [...new Map(findings.map((each) => [each.code, each])).values()]
  return (
    <>
      <FindingList findings={findings} />
      <p class="finding-codes">
        {ofGuidance().codes}
        {codes.map(({ code, name }) => (
          <code key={code} title={name}>
            {code}
          </code>
        ))}
      </p>
    </>
  )
}

/** Behind one sentence and one action. */
export function FoldedFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Fold title={m().settings.siteMore} testId="finding-details">
      <Findings findings={findings} />
    </Fold>
  )
}

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul class="findings">
      {mergedFindings(findings).map((finding) =>
        'facts' in finding ? (
          <li key={`${finding.code}${finding.chain}${finding.facts}`}>
            <SaidOnce unsaid={finding} />
          </li>
        ) : (
          <li key={`${finding.code}${finding.at}`}>
            <Said finding={finding} />
          </li>
        ),
      )}
    </ul>
  )
}

function SaidOnce({ unsaid: { chain, why, facts } }: { unsaid: UnreadFacts }) {
  const say = ofGuidance()
  return (
    <span>
      <SentenceText text={say.unsaid({ chain, facts: facts.map((fact) => say.facts[fact]) })} />
      {joins().after}
      <ReasonText reason={why} />
    </span>
  )
}

// English findings, and unknown sentences of a newer Causeway, bring their own text.
function Said({ finding }: { finding: Finding }) {
  const own = finding.sentence && translatedSentence(finding.sentence)
  if (own !== undefined) {
    return (
      <bdi class="outside">
        <SentenceText text={own} />
      </bdi>
    )
  }
  return (
    <span lang="en" dir="ltr">
      <bdi class="outside">
        <SentenceText
          text={localizedWithin(cleanText(finding.message, LONGEST), Object.values(finding.sentence ?? {}))}
        />
      </bdi>
    </span>
  )
}
