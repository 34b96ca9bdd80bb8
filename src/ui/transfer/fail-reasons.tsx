import { meaningOfFailure } from '../../core/fail-reason.ts'
import type { ServiceStatus } from '../../core/status.ts'
import { ofEndings } from '../messages/ending-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { OutsideText } from '../parts/outside-text.tsx'

export function FailReasons({ status }: { status: Pick<ServiceStatus, 'failReason' | 'refundFailReason'> }) {
  const say = m().timeline
  const words = [status.failReason, status.refundFailReason].filter((each) => each !== undefined)
  return (
    <>
      {words.map((word) => {
        const meaning = meaningOfFailure(word, ofEndings())
        return (
          <span class="fail-reason" key={word}>
            {meaning ?? say.reasonUnknown}
            {joins().after}
            <small>
              {meaning !== undefined && `${say.reason}${joins().after}`}
              <OutsideText text={word} />
            </small>
          </span>
        )
      })}
    </>
  )
}
