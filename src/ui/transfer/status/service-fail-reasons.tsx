import type { ServiceStatus } from '../../../core/execution/service-status.ts'
import { meaningOfFailure } from '../../../core/reason/service-failure.ts'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import { enAllFailureReasons } from '../../messages/en/transfer/failure-reasons.ts'
import { joins } from '../../messages/language.ts'
import { lazyPart } from '../../messages/lazy-part.ts'
import { m } from '../../messages/messages.ts'

const ofFailureReasons = lazyPart('failures', enAllFailureReasons)

export function ServiceFailReasons({ status }: { status: Pick<ServiceStatus, 'failReason' | 'refundFailReason'> }) {
  const say = m().timeline
  const words = [status.failReason, status.refundFailReason].filter((each) => each !== undefined)
  return (
    <>
      {words.map((word) => {
        const meaning = meaningOfFailure(word, ofFailureReasons())
        return (
          <span class="fail-reason" key={word}>
            {meaning ?? say.reasonUnknown}
            {joins().after}
            <small>
              {meaning !== undefined && `${say.reason}${joins().after}`}
              <UntrustedText text={word} />
            </small>
          </span>
        )
      })}
    </>
  )
}
