import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { ArrivalEvidence } from '../../../core/execution/execution.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofArrivalCalls, ofDirectSend } from '../../messages/screen-messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { exactText, shortText } from '../../text/amount.ts'
import { callsOnArrival, isTransferExact, isTransferInFlight, refundChainOf } from '../state.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { FailedTransfer } from './failed.tsx'
import { ServiceFailReasons } from './service-fail-reasons.tsx'
import { SupportLink } from './support-link.tsx'
import { UnderWay } from './under-way.tsx'

type Shown = Readonly<{ execution: ExecutionView; came?: Amount | undefined }>

export function TransferOutcome({ execution, came }: Shown) {
  const nameOf = useChainName()
  const say = m().outcome
  const { stage, intent } = execution
  if (isTransferInFlight(execution)) {
    return (
      <>
        <ArrivalNotice execution={execution} />
        <UnderWay execution={execution} came={came} />
      </>
    )
  }
  if (stage.stage === 'filled') {
    const { fill } = stage
    const hasCalls = callsOnArrival(execution)
    const to = nameOf(intent.destinationChainId)
    return (
      <Notice
        kind={fill.proof === 'verified' ? 'good' : 'info'}
        testId="outcome"
        isUrgent
        title={
          fill.proof === 'verified'
            ? say.received(shortText(fill.amount), to)
            : hasCalls
              ? ofArrivalCalls().timeline.called
              : isSendPlan(execution.plan)
                ? ofDirectSend().unread
                : say.reported(to)
        }
      >
        {fill.proof === 'reported'
          ? hasCalls
            ? ofArrivalCalls().outcome
            : reportedText(fill)
          : execution.requote || isSendPlan(execution.plan)
            ? say.receivedAnew(to)
            : isTransferExact(execution)
              ? say.receivedExact(exactText(execution.minimum), to)
              : say.receivedText(shortText(execution.minimum), to)}
      </Notice>
    )
  }
  if (stage.stage === 'refunded') {
    const { refund, partOf } = stage
    const on = nameOf(refundChainOf(refund, execution))
    if (refund.proof === 'verified' && partOf) {
      return (
        <Notice
          kind="warn"
          testId="outcome"
          isUrgent
          title={say.refundedInPart(exactText(refund.amount), exactText(partOf), on)}
        >
          <p>{say.refundedInPartText(execution.requestId)}</p>
          <SupportLink />
          <ServiceFailReasons status={stage.status} />
        </Notice>
      )
    }
    return (
      <Notice
        kind="info"
        testId="outcome"
        isUrgent
        title={
          refund.proof === 'verified'
            ? say.refunded(shortText(refund.amount), on)
            : say.refundReported(nameOf(intent.originChainId))
        }
      >
        <p>{refund.proof === 'verified' ? say.refundedText : reportedText(refund)}</p>
        <ServiceFailReasons status={stage.status} />
      </Notice>
    )
  }
  return stage.stage === 'failed' ? <FailedTransfer execution={execution} end={stage.end} nameOf={nameOf} /> : null
}

function reportedText(proof: ArrivalEvidence): string {
  const isUnprovable = proof.proof === 'reported' && proof.why.code === 'ARRIVAL_UNPROVABLE'
  return isUnprovable ? m().outcome.unprovableText : m().outcome.reportedText
}
