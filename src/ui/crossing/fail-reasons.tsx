import type { ServiceStatus } from '../../core/status.ts'
import { ofEndings } from '../messages/ending-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { Quoted } from '../parts/outside-text.tsx'

/** Why the service says that a crossing, or its refund, failed: what that means where it is known, and its own word. */
export function FailReasons({ status }: { status: Pick<ServiceStatus, 'failReason' | 'refundFailReason'> }) {
  const words = [status.failReason, status.refundFailReason].filter((each) => each !== undefined)
  return (
    <>
      {words.map((word) => (
        <span class="fail-reason" key={word}>
          {m().timeline.reason}
          {joins().after}
          {meaningOf(word)}
          {meaningOf(word) && joins().after}
          <Quoted text={word} />
        </span>
      ))}
    </>
  )
}

function meaningOf(word: string): string | undefined {
  const known: Readonly<Record<string, string>> = ofEndings()
  return Object.hasOwn(known, word) ? known[word] : undefined
}
