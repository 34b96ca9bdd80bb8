import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { ArrivalEvidence } from '../../../core/execution/execution.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { type Amount, isSameCurrency } from '../../../core/money/currency.ts'
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
import {
  amountPaid,
  callsOnArrival,
  isTransferExact,
  isTransferInFlight,
  refundChainOf,
  refundRecipientOf,
} from '../state.ts'
import { SupportLink } from '../support/support-link.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import { FailedTransfer } from './failed.tsx'
import { ServiceFailReasons } from './service-fail-reasons.tsx'
import { UnderWay } from './under-way.tsx'

type Shown = Readonly<{ execution: ExecutionView; came?: Amount | undefined }>

export function TransferOutcome({ execution, came }: Shown) {
  const nameOf = useChainName()
  const say = m().outcome
  const { stage, intent, sent } = execution
  const { recipient: address, destinationChainId } = intent
  const recipient = useOtherName(execution, { address, chainId: destinationChainId, isStated: true })
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
    const to = nameOf(destinationChainId)
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
  const say = m().outcome
  const { refund, partOf, status } = stage
  const chainId = refundChainOf(refund, execution)
  const chain = useChainName()(chainId)
  const address = refundRecipientOf(refund, execution)
  const isStated = isSameAddress(address, execution.intent.refundTo)
  const recipient = useOtherName(execution, { address, chainId, isStated })
  const amount = refund.proof === 'verified' ? refund.amount : undefined
  const isPart = amount && partOf && isSameCurrency(partOf.currency, amount.currency)
  const told = recipient && amount && ofOutcomes().refundedTo({ amount: exactText(amount), recipient, chain })
  return (
    <Notice
      kind={isPart ? 'warn' : 'info'}
      testId="outcome"
      isUrgent
      title={
        !amount
          ? say.refundReported({ chain })
          : (told ??
            (isPart
              ? say.refundedInPart({ part: exactText(amount), whole: exactText(partOf), chain })
              : say.refunded({ amount: shortText(amount), chain })))
      }
    >
      <p>
        {!amount
          ? reportedText(refund)
          : isPart
            ? say.refundedInPartText({ requestId: execution.requestId })
            : partOf
              ? ofOutcomes().refundedUnmeasured({ paid: exactText(amountPaid(execution)) })
              : told
                ? say.receivedAnew({ chain })
                : say.refundedText}
      </p>
      {isPart && <SupportLink />}
      <ServiceFailReasons status={status} />
    </Notice>
  )
}

type Place = Readonly<{ address: string; chainId: number; isStated: boolean }>

// Of Bitcoin and exchanges only the background knows older own addresses.
function useOtherName({ intent, plan }: ExecutionView, { address, chainId, isStated }: Place): string | undefined {
  const nameOf = useBookName()
  const own = useOwnAddresses()
  const { ownAddress } = FAMILIES[useFamily()(chainId)]
  if (isStated && !isSendPlan(plan) && ownAddress !== 'evmAddress') return undefined
  const isOwn = own.length === 0 || [intent.user, ...own].some((each) => isSameAddress(each, address))
  return isOwn ? undefined : (nameOf(address) ?? shortAddress(checksummedAddress(address)))
}

function reportedText(proof: ArrivalEvidence): string {
  const isUnprovable = proof.proof === 'reported' && proof.why.code === 'ARRIVAL_UNPROVABLE'
  return isUnprovable ? m().outcome.unprovableText : m().outcome.reportedText
}
