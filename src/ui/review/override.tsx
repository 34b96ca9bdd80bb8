import type { SignableQuote } from '../../api/views/quotes.ts'
import { TextField } from '../controls/field.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { FindingList } from './proof/findings.tsx'

type InsistProps = Readonly<{ view: SignableQuote; typed: string; onType: (typed: string) => void }>

export function OverrideNotice({ view, typed, onType }: InsistProps) {
  const say = m().insist
  if (view.state !== 'override') return null
  return (
    <Notice kind="danger" title={say.title({ number: view.findings.length })} testId="insist">
      <FindingList findings={view.findings} />
      <p class="insist-risk">{say.risk}</p>
      <p>{say.why}</p>
      <p class="insist-phrase">
        {say.type} <code>{view.phrase}</code>
      </p>
      <TextField label={say.label} value={typed} onInput={onType} isMono testId="insist-phrase" />
    </Notice>
  )
}
