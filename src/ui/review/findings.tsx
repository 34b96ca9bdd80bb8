import type { Finding } from '../../core/finding.ts'
import { cleanText } from '../../core/text.ts'
import { inOwnWords } from '../messages/sentence-messages.ts'
import { SentenceText } from '../parts/sentence-text.tsx'

/** Findings are sentences of our own, with words of a quote in them; they are cut where they are made. */
const LONGEST = 400

/** What was found wrong, one sentence each with the code by which it can be looked up. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul class="findings">
      {findings.map((finding) => (
        <li key={`${finding.code}${finding.at}`}>
          <Said finding={finding} />
        </li>
      ))}
    </ul>
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
        </bdi>{' '}
        {code}
      </span>
    )
  }
  return (
    <span lang="en" dir="ltr">
      <bdi class="outside">
        <SentenceText text={cleanText(finding.message, LONGEST)} />
      </bdi>{' '}
      {code}
    </span>
  )
}
