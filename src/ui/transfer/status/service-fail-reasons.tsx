import type { ServiceStatus } from '../../../core/execution/service-status.ts'
import { meaningOfFailure } from '../../../core/reason/service-fail-reasons.ts'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import enFailureReasons from '../../messages/en/transfer/failure-reasons.json'
import enMoreFailureReasons from '../../messages/en/transfer/more-failure-reasons.json'
import { joins } from '../../messages/language.ts'
import { lazyPart } from '../../messages/lazy-part.ts'
import { m } from '../../messages/messages.ts'

const ofFailureReasons = lazyPart('transfer/failure-reasons', enFailureReasons)
const ofMoreFailureReasons = lazyPart('transfer/more-failure-reasons', enMoreFailureReasons)

export function ServiceFailReasons({ status }: { status: Pick<ServiceStatus, 'failReason' | 'refundFailReason'> }) {
  const say = m().timeline
  const meanings = { ...ofFailureReasons(), ...ofMoreFailureReasons() }
  const words = [status.failReason, status.refundFailReason].filter((each) => each !== undefined)
  return (
    <>
      {words.map((word) => {
        const meaning = meaningOfFailure(word, meanings)
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
