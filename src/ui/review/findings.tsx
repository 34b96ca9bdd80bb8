import type { Finding } from '../../core/finding.ts'
import { cleanText } from '../../core/text.ts'
import { ofGuidance } from '../messages/guidance-messages.ts'
import { joins } from '../messages/language.ts'
import { SentenceText } from '../parts/sentence-text.tsx'
import { Why } from '../parts/why.tsx'
import { inMarksWithin } from '../text/marks-within.ts'
import { inOwnWords } from '../text/own-words.ts'
import { bySameCause, type Unsaid } from './same-cause.ts'

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

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul class="findings">
      {bySameCause(findings).map((finding) =>
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

function SaidOnce({ unsaid: { chain, why, facts } }: { unsaid: Unsaid }) {
  const say = ofGuidance()
  return (
    <span>
      <SentenceText
        text={say.unsaid(
          chain,
          facts.map((fact) => say.facts[fact]),
        )}
      />
      {joins().after}
      <Why reason={why} />
    </span>
  )
}

// English findings, and unknown sentences of a newer Causeway, bring their own text.
function Said({ finding }: { finding: Finding }) {
  const own = finding.sentence && inOwnWords(finding.sentence)
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
          text={inMarksWithin(cleanText(finding.message, LONGEST), Object.values(finding.sentence ?? {}))}
        />
      </bdi>
    </span>
  )
}
