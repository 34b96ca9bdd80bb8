import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { ArrivalEvidence } from '../../../core/execution/execution.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { Notice } from '../../layout/notice.tsx'
import { UnprovenNotice } from '../../layout/unproven-notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofArrivalCalls, ofDirectSend, ofOutcomes } from '../../messages/screen-messages.ts'
import { useBookName } from '../../state/wallet/book-name.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { useOwnAddresses } from '../../state/wallet/own-addresses.ts'
import { shortAddress } from '../../text/address.ts'
import { exactText, shortText } from '../../text/amount.ts'
import { checksummedAddress } from '../../text/checksummed-address.ts'
import { callsOnArrival, isTransferExact, isTransferInFlight, refundChainOf } from '../state.ts'
import { SupportLink } from '../support/support-link.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import { FailedTransfer } from './failed.tsx'
import { ServiceFailReasons } from './service-fail-reasons.tsx'
import { UnderWay } from './under-way.tsx'

type Shown = Readonly<{ execution: ExecutionView; came?: Amount | undefined }>

export function TransferOutcome({ execution, came }: Shown) {
  const nameOf = useChainName()
  const recipient = useOtherRecipient(execution)
  const say = m().outcome
  const { stage, intent, sent } = execution
  if (execution.isUnproven) return <UnprovenNotice of="executions" id={execution.id} />
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
    const isSend = isSendPlan(execution.plan)
    const isShort = isSend && fill.proof === 'verified' && fill.amount.value < execution.minimum.value
    return (
      <Notice
        kind={isShort && !sent ? 'warn' : fill.proof === 'verified' ? 'good' : 'info'}
        testId="outcome"
        isUrgent
        title={
          fill.proof === 'verified'
            ? recipient !== undefined && !hasCalls
              ? ofOutcomes().sentTo({ amount: shortText(fill.amount), recipient })
              : say.received({ amount: shortText(fill.amount), chain: to })
            : hasCalls
              ? ofArrivalCalls().timeline.called
              : isSend
                ? ofDirectSend().unread
                : say.reported({ chain: to })
        }
      >
        {fill.proof === 'reported'
          ? hasCalls
            ? ofArrivalCalls().outcome
            : reportedText(fill)
          : execution.requote || isSend
            ? isShort
              ? ofDirectSend()[sent ? 'shrunk' : 'short']({ chain: to, sent: exactText(execution.pays) })
              : say.receivedAnew({ chain: to })
            : isTransferExact(execution)
              ? say.receivedExact({ asked: exactText(execution.minimum), chain: to })
              : say.receivedText({ minimum: shortText(execution.minimum), chain: to })}
      </Notice>
    )
  }
  if (stage.stage === 'refunded') return <RefundedTransfer execution={execution} stage={stage} />
  return stage.stage === 'failed' ? <FailedTransfer execution={execution} end={stage.end} nameOf={nameOf} /> : null
}

function RefundedTransfer({
  execution,
  stage,
}: Readonly<{ execution: ExecutionView; stage: Extract<ExecutionView['stage'], { stage: 'refunded' }> }>) {
  const nameOf = useChainName()
  const say = m().outcome
  const { refund, partOf } = stage
  const on = nameOf(refundChainOf(refund, execution))
  if (refund.proof === 'verified' && partOf) {
    return (
      <Notice
        kind="warn"
        testId="outcome"
        isUrgent
        title={say.refundedInPart({ part: exactText(refund.amount), whole: exactText(partOf), chain: on })}
      >
        <p>{say.refundedInPartText({ requestId: execution.requestId })}</p>
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
          ? say.refunded({ amount: shortText(refund.amount), chain: on })
          : say.refundReported({ chain: nameOf(execution.intent.originChainId) })
      }
    >
      <p>{refund.proof === 'verified' ? say.refundedText : reportedText(refund)}</p>
      <ServiceFailReasons status={stage.status} />
    </Notice>
  )
}

// Of Bitcoin and exchanges only the background knows older own addresses.
function useOtherRecipient({ intent, plan }: ExecutionView): string | undefined {
  const nameOf = useBookName()
  const own = useOwnAddresses()
  const { ownAddress } = FAMILIES[useFamily()(intent.destinationChainId)]
  if (!isSendPlan(plan) && ownAddress !== 'evmAddress') return undefined
  const isOwn = own.length === 0 || [intent.user, ...own].some((each) => isSameAddress(each, intent.recipient))
  return isOwn ? undefined : (nameOf(intent.recipient) ?? shortAddress(checksummedAddress(intent.recipient)))
}

function reportedText(proof: ArrivalEvidence): string {
  const isUnprovable = proof.proof === 'reported' && proof.why.code === 'ARRIVAL_UNPROVABLE'
  return isUnprovable ? m().outcome.unprovableText : m().outcome.reportedText
}
