import type { ChainView } from '../../../api/views/balances.ts'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { ArrivalEvidence } from '../../../core/execution/execution.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { said } from '../../../core/text/said.ts'
import { ExternalLink } from '../../controls/external-link.tsx'
import { UntrustedQuote } from '../../display/untrusted-text.tsx'
import { roleDisplay } from '../../families/item-display.ts'
import { familyKey } from '../../families/message-keys.ts'
import type { TimelineEntry } from '../../layout/timeline.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofActivity, ofArrivalCalls, ofPermit } from '../../messages/screen-messages.ts'
import { transactionUrl } from '../../text/transaction-url.ts'
import { AbandonTransfer } from '../remedies/abandon.tsx'
import { CpfpButton } from '../remedies/cpfp-button.tsx'
import { ReplacementButtons } from '../remedies/replacement-buttons.tsx'
import { waitingStepIndex } from '../remedies/replacement-choices.ts'
import { callsOnArrival, refundChainOf } from '../state.ts'
import { ReasonOfParty } from '../status/reason-of-party.tsx'
import { ServiceFailReasons } from '../status/service-fail-reasons.tsx'
import { CopyPsbt } from './copy-psbt.tsx'
import type { TransferEntry } from './entries.ts'
import { entryTitle } from './entry-title.ts'
import { InclusionText } from './inclusion-text.tsx'

export function timelineEntryOf(
  entry: TransferEntry,
  execution: ExecutionView,
  chains: readonly ChainView[],
): TimelineEntry {
  const chainOf = (id: number) => chains.find((chain) => chain.id === id)
  const nameOf = (id: number) => chainOf(id)?.name ?? m().common.chainNumber({ id })
  const say = m().timeline
  const { originChainId, destinationChainId } = execution.intent
  const frame = {
    key: entry.what === 'step' ? `step${entry.index}` : entry.what,
    progress: entry.progress,
    title: entryTitle(entry, execution, nameOf),
    atSeconds: entry.atSeconds,
  }
  switch (entry.what) {
    case 'approved':
      return frame
    case 'step':
      return {
        ...frame,
        detail: <StepDetail entry={entry} chain={chainOf(entry.chainId)} chainName={nameOf(entry.chainId)} />,
        actions: <StepActions entry={entry} execution={execution} />,
      }
    case 'pay':
      return {
        ...frame,
        detail: entry.progress === 'active' ? say.payActive : undefined,
        // A payment is already on its way, so it can't be abandoned.
        actions: entry.progress === 'active' && !entry.came && <AbandonTransfer execution={execution} />,
      }
    case 'elsewhere':
      return { ...frame, detail: <TransactionLink chain={chainOf(entry.chainId)} hash={entry.hash} /> }
    case 'seen': {
      const text = say.seenActive[familyKey(chainOf(originChainId)?.family ?? 'evm')]
      return { ...frame, detail: entry.progress === 'active' ? text : undefined }
    }
    case 'requoted':
      return frame
    case 'filling':
      return {
        ...frame,
        detail: fillingDetail(entry, chainOf(destinationChainId)),
        actions: entry.progress === 'active' && <CpfpButton execution={execution} />,
      }
    case 'received':
      return {
        ...frame,
        detail: entry.fill && (
          <Arrival
            proof={entry.fill}
            chain={chainOf(destinationChainId)}
            onlySaid={callsOnArrival(execution) ? ofArrivalCalls().timeline.onlySaid : undefined}
            isUnsaid={isSendPlan(execution.plan)}
          />
        ),
      }
    case 'kept':
      return { ...frame, detail: entry.unless && ofActivity().kept.unless[entry.unless] }
    case 'refunded':
      return {
        ...frame,
        detail: <Arrival proof={entry.refund} chain={chainOf(refundChainOf(entry.refund, execution))} />,
      }
    case 'failed':
      return frame
  }
}

type Step = Extract<TransferEntry, { what: 'step' }>
type StepDetailProps = Readonly<{ entry: Step; chain: ChainView | undefined; chainName: string }>

function StepDetail({ entry, chain, chainName }: StepDetailProps) {
  const text = stepText(entry, chainName)
  return (
    <>
      {entry.phase === 'included' && !entry.isProbable ? (
        <InclusionText text={text} chain={chainName} since={entry.atSeconds} />
      ) : (
        text
      )}
      <TransactionLink chain={chain} hash={entry.hash} />
      {entry.refusal && <RefusedReplacement reason={entry.refusal} chain={chainName} />}
    </>
  )
}

function RefusedReplacement({ reason, chain }: Readonly<{ reason: Reason; chain: string }>) {
  return (
    <p data-testid="replacement-refused">
      {m().timeline.feeRefused}
      {joins().after}
      <ReasonOfParty asked={chain} reason={reason} />
    </p>
  )
}

function StepActions({ entry, execution }: Readonly<{ entry: Step; execution: ExecutionView }>) {
  return (
    <>
      {entry.index === waitingStepIndex(execution) && (
        <>
          <ReplacementButtons execution={execution} />
          <AbandonTransfer execution={execution} />
        </>
      )}
      {roleDisplay(entry.role).form === 'psbt' && entry.hash !== undefined && entry.progress === 'active' && (
        <>
          <CpfpButton execution={execution} />
          <div class="timeline-actions">
            <CopyPsbt id={execution.id} />
          </div>
        </>
      )}
    </>
  )
}

function stepText(entry: Step, chain: string): string {
  const say = m().timeline
  const { form, receiver } = roleDisplay(entry.role)
  if (entry.isFailing) return say.failing({ chain })
  if (form === 'psbt') {
    const block = entry.blockNumber?.toString() ?? ''
    return entry.attempt === 'first'
      ? said({ ...say.phase, ...say.bitcoinPhase }[entry.phase], { block, chain })
      : said(say.bitcoinAttempt[entry.attempt], { block })
  }
  if (form === 'permit') {
    const { ineffective } = say.messagePhase
    const { phase } = ofPermit()
    const phases = { ...say.phase, ...phase, finalized: phase.included, ineffective }
    return said(phases[entry.phase], { until: m().format.clock({ atSeconds: entry.deadlineSeconds ?? 0 }), chain })
  }
  if (form === 'message') {
    const named = receiver === 'service' ? say.service : chain
    return entry.isProbable
      ? say.probablyTaken({ receiver: named })
      : said({ ...say.phase, ...say.messagePhase, finalized: say.messagePhase.included }[entry.phase], {
          receiver: named,
          chain,
        })
  }
  return entry.attempt === 'first' ? said(say.phase[entry.phase], { chain }) : say.attempt[entry.attempt]({ chain })
}

function fillingDetail(entry: Extract<TransferEntry, { what: 'filling' }>, chain: ChainView | undefined) {
  const say = m().timeline
  if (entry.progress === 'bad') return say.notFilled
  if (entry.progress !== 'active' || !entry.status) return undefined
  if (entry.status.status === 'unknown') {
    return (
      <>
        {say.serviceSays}
        {joins().after}
        <UntrustedQuote text={entry.status.word} />
      </>
    )
  }
  const isForBlock = chain && FAMILIES[chain.family].hasSlowBlocks && entry.status.status === 'submitted'
  return (
    <>
      {isForBlock ? say.submittedBitcoin : say.status[entry.status.status]}
      <ServiceFailReasons status={entry.status} />
    </>
  )
}

type ArrivalProps = Readonly<{
  proof: ArrivalEvidence
  chain: ChainView | undefined
  onlySaid?: string | undefined
  isUnsaid?: boolean
}>

// `onlySaid` replaces the reason of a failed read where no payment existed. `isUnsaid`: the service's word doesn't
// count.
function Arrival({ proof, chain, onlySaid, isUnsaid }: ArrivalProps) {
  return (
    <>
      {proof.proof === 'verified' ? (
        m().timeline.readBy({ chain: chain?.name ?? m().common.theChain })
      ) : onlySaid !== undefined ? (
        onlySaid
      ) : (
        <>
          {!isUnsaid && `${m().timeline.onlySaid}${joins().after}`}
          <ReasonOfParty asked={chain?.name} reason={proof.why} />
          {joins().after}
        </>
      )}
      <TransactionLink chain={chain} hash={proof.txHash} />
    </>
  )
}

export function TransactionLink({ chain, hash }: { chain: ChainView | undefined; hash: string | undefined }) {
  const url = transactionUrl(chain, hash)
  return url ? <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink> : null
}
