import type { Finding } from '../../core/finding.ts'
import type { Sentence } from '../../core/verify/words/words.ts'
import { ofFindings } from '../messages/finding-messages.ts'
import { ofSentences } from '../messages/sentence-messages.ts'
import { OutsideText } from '../parts/outside-text.tsx'

/** Findings are sentences of our own, with words of a quote in them; they are cut where they are made. */
const LONGEST = 400

/**
 * What was found wrong, one sentence each with the code by which it can be looked up; in other languages than English,
 * under what it is about.
 */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul class="findings">
      {findings.map((finding) => (
        <li key={`${finding.code}${finding.at}`}>
          <About code={finding.code} />
          <span {...(said(finding) === undefined && { lang: 'en', dir: 'ltr' as const })}>
            <OutsideText text={said(finding) ?? finding.message} most={LONGEST} />{' '}
            <code title={finding.at ? `${finding.name} · ${finding.at}` : finding.name}>{finding.code}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}

function About({ code }: Pick<Finding, 'code'>) {
  const about = ofFindings()[code]
  return about === undefined ? null : <b class="found">{about}</b>
}

// The sentence in a language other than English; undefined where it was kept before there were others.
function said({ sentence }: Finding): string | undefined {
  if (sentence === undefined) return undefined
  const words = ofSentences()[sentence.says] as string | ((values: Sentence) => string) | undefined
  return typeof words === 'function' ? words(sentence) : words
}
