import type { HistoryLine } from '../../../core/execution/execution.ts'
import { UntrustedQuote } from '../../display/untrusted-text.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'

const LINES: Readonly<Record<string, 'reverted' | 'replaced'>> = {
  reverted: 'reverted',
  notRelayed: 'replaced',
  invalid: 'replaced',
}

const LONGEST = 400

type Props = Readonly<{
  history: readonly HistoryLine[]
  end: Readonly<{ reason: string; index?: number }>
}>

/** The receiver's explanation of a failed step, if any. */
export function FailureWords({ history, end }: Props) {
  const what = LINES[end.reason]
  const words = what && history.findLast((line) => line.what === what && line.index === end.index)?.detail
  return words ? (
    <p data-testid="failure-words">
      {m().outcome.itsWords}
      {joins().after}
      <UntrustedQuote text={words} most={LONGEST} />
    </p>
  ) : null
}
