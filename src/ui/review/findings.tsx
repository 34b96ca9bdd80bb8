import { CODES, type Finding } from '../../core/finding.ts'
import { cleanText } from '../../core/text.ts'
import { ofGuidance } from '../messages/guidance-messages.ts'
import { joins } from '../messages/language.ts'
import { inOwnWords } from '../messages/sentence-messages.ts'
import { SentenceText } from '../parts/sentence-text.tsx'
import { Why } from '../parts/why.tsx'
import { inMarksWithin } from '../text/marks-within.ts'
import { bySameCause, type Unsaid } from './same-cause.ts'

/** Findings are sentences of our own, with words of a quote in them; they are cut where they are made. */
const LONGEST = 400

/** What was found wrong, one sentence each with the code by which it can be looked up. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
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

function SaidOnce({ unsaid: { code, chain, why, facts } }: { unsaid: Unsaid }) {
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
      {joins().after}
      <code title={CODES[code][0]}>{code}</code>
    </span>
  )
}

// In English it brings its sentence along; so does what was kept before there were others.
function Said({ finding }: { finding: Finding }) {
  const code = <code title={finding.at ? `${finding.name} · ${finding.at}` : finding.name}>{finding.code}</code>
  const own = finding.sentence && inOwnWords(finding.sentence)
  if (own !== undefined) {
    return (
      <span>
        <bdi class="outside">
          <SentenceText text={own} />
        </bdi>
        {joins().after}
        {code}
      </span>
    )
  }
  return (
    <span lang="en" dir="ltr">
      <bdi class="outside">
        <SentenceText
          text={inMarksWithin(cleanText(finding.message, LONGEST), Object.values(finding.sentence ?? {}))}
        />
      </bdi>{' '}
      {code}
    </span>
  )
}
