import type { ChainView, ExecutionView } from '../../api/views.ts'
import type { Proof } from '../../core/execution.ts'
import { isSend } from '../../core/item.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { ofDirect } from '../messages/direct-messages.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofPermits } from '../messages/permit-messages.ts'
import { ExternalLink } from '../parts/external-link.tsx'
import { Quoted } from '../parts/outside-text.tsx'
import type { TimelineEntry } from '../parts/timeline.tsx'
import { Why } from '../parts/why.tsx'
import { exactText, shortText } from '../text/amount.ts'
import { transactionUrl } from '../text/explorer.ts'
import { CopyPsbt } from './copy-psbt.tsx'
import { type Entry, isMessage } from './entries.ts'
import { FailReasons } from './fail-reasons.tsx'
import { GiveUp } from './give-up.tsx'
import { HurryArrival } from './hurry-arrival.tsx'
import { waitingIndex } from './raisable.ts'
import { RaiseActions } from './raise.tsx'
import { callsOnArrival } from './state.ts'

/** Puts a line of the timeline into words and links. */
export function viewOf(entry: Entry, execution: ExecutionView, chains: readonly ChainView[]): TimelineEntry {
  const chainOf = (id: number) => chains.find((chain) => chain.id === id)
  const nameOf = (id: number) => chainOf(id)?.name ?? m().common.chainNumber(id)
  const say = m().timeline
  const { originChainId, destinationChainId } = execution.intent
  const frame = {
    key: entry.what === 'step' ? `step${entry.index}` : entry.what,
    progress: entry.progress,
    time: entry.atSeconds === undefined ? undefined : m().format.clock(entry.atSeconds),
  }
  switch (entry.what) {
    case 'approved':
      return { ...frame, title: say.approved }
    case 'step':
      return {
        ...frame,
        title: stepTitle(entry.role, exactText(execution.pays)),
        detail: (
          <>
            {stepText(entry, nameOf(entry.chainId))}
            <TransactionLink chain={chainOf(entry.chainId)} hash={entry.hash} />
          </>
        ),
        actions: (
          <>
            {entry.index === waitingIndex(execution) && (
              <>
                <RaiseActions execution={execution} />
                <GiveUp execution={execution} />
              </>
            )}
            {entry.role === 'bitcoin' && entry.hash !== undefined && (
              <div class="timeline-actions">
                <CopyPsbt id={execution.id} />
              </div>
            )}
          </>
        ),
      }
    case 'pay':
      return {
        ...frame,
        title: payTitle(entry, exactText(execution.pays)),
        detail: entry.progress === 'active' ? say.payActive : undefined,
        // What has come is on its way: there is nothing to give up any more.
        actions: entry.progress === 'active' && !entry.came && <GiveUp execution={execution} />,
      }
    case 'seen': {
      const text = say.seenActive[chainOf(originChainId)?.family ?? 'evm']
      return { ...frame, title: say.seen, detail: entry.progress === 'active' ? text : undefined }
    }
    case 'requoted':
      return { ...frame, title: say.requoted(exactText(entry.paid)) }
    case 'filling':
      return {
        ...frame,
        title: say.filling(nameOf(destinationChainId)),
        detail: fillingDetail(entry, chainOf(destinationChainId)),
        actions: entry.progress === 'active' && <HurryArrival execution={execution} />,
      }
    case 'received':
      return {
        ...frame,
        title: entry.fill
          ? receivedTitle(entry.fill, execution)
          : entry.heading === 'back' || entry.heading === 'short'
            ? say.backNext
            : callsOnArrival(execution)
              ? ofArrival().timeline.next
              : say.receivedNext,
        detail: entry.fill && (
          <Arrival
            proof={entry.fill}
            chain={chainOf(destinationChainId)}
            onlySaid={callsOnArrival(execution) ? ofArrival().timeline.onlySaid : undefined}
            isUnsaid={isSend(execution.plan)}
          />
        ),
      }
    case 'kept':
      return { ...frame, title: ofEveryday().kept.next, detail: entry.isOpen ? ofEveryday().kept.unless : undefined }
    case 'refunded':
      return {
        ...frame,
        title: say.refunded(
          entry.refund.proof === 'verified' ? exactText(entry.refund.amount) : undefined,
          nameOf(originChainId),
        ),
        detail: <Arrival proof={entry.refund} chain={chainOf(originChainId)} />,
      }
    case 'failed':
      return { ...frame, title: say.failed }
  }
}

function payTitle({ came, progress }: Extract<Entry, { what: 'pay' }>, asked: string): string {
  const say = m().timeline
  if (came === undefined) return progress === 'active' ? say.pay(asked) : say.cameUnread(asked)
  const amount = exactText(came)
  return amount === asked ? say.came(amount) : say.cameInstead(amount, asked)
}

function stepTitle(role: Extract<Entry, { what: 'step' }>['role'], amount: string): string {
  return role === 'evmSignature' ? ofPermits().step(amount) : m().timeline.step[role](amount)
}

function stepText(entry: Extract<Entry, { what: 'step' }>, chain: string): string {
  const say = m().timeline
  const block = entry.blockNumber?.toString() ?? ''
  if (entry.role === 'bitcoin') {
    return entry.attempt === 'first' ? say.bitcoinPhase[entry.phase](block) : say.bitcoinAttempt[entry.attempt](block)
  }
  if (entry.role === 'evmSignature') {
    return ofPermits().phase[entry.phase](m().format.clock(entry.deadlineSeconds ?? 0))
  }
  if (isMessage(entry.role))
    return say.messagePhase[entry.phase](entry.role === 'exchangeAAuthorize' ? say.service : chain)
  return entry.attempt === 'first' ? say.phase[entry.phase](chain, block) : say.attempt[entry.attempt](chain, block)
}

function receivedTitle(fill: Proof, execution: ExecutionView): string {
  const say = m().timeline
  const { minimum, successor } = execution
  if (fill.proof === 'reported' && isSend(execution.plan)) return ofDirect().unread
  if (fill.proof === 'reported' && callsOnArrival(execution)) return ofArrival().timeline.called
  if (fill.proof === 'reported' && successor) return say.receivedAnew
  return say.received(fill.proof === 'verified' ? shortText(fill.amount) : exactText(minimum), fill.proof)
}

function fillingDetail(entry: Extract<Entry, { what: 'filling' }>, chain: ChainView | undefined) {
  const say = m().timeline
  if (entry.progress === 'bad') return say.notFilled
  if (entry.progress !== 'active' || !entry.status) return undefined
  if (entry.status.status === 'unknown') {
    return (
      <>
        {say.serviceSays}
        {joins().after}
        <Quoted text={entry.status.word} />
      </>
    )
  }
  const isForBlock = chain?.family === 'bitcoin' && entry.status.status === 'submitted'
  return (
    <>
      {isForBlock ? say.submittedBitcoin : say.status[entry.status.status]}
      <FailReasons status={entry.status} />
    </>
  )
}

type ArrivalProps = Readonly<{
  proof: Proof
  chain: ChainView | undefined
  onlySaid?: string | undefined
  isUnsaid?: boolean
}>

// `onlySaid` stands for why the wallet could not read it, where there was no payment to read; `isUnsaid` where the
// service's word is nothing to go by.
function Arrival({ proof, chain, onlySaid, isUnsaid }: ArrivalProps) {
  return (
    <>
      {proof.proof === 'verified' ? (
        m().timeline.readBy(chain?.name ?? m().common.theChain)
      ) : onlySaid !== undefined ? (
        onlySaid
      ) : (
        <>
          {!isUnsaid && `${m().timeline.onlySaid}${joins().after}`}
          <Why reason={proof.why} />
          {joins().after}
        </>
      )}
      <TransactionLink chain={chain} hash={proof.txHash} />
    </>
  )
}

function TransactionLink({ chain, hash }: { chain: ChainView | undefined; hash: string | undefined }) {
  const url = transactionUrl(chain, hash)
  return url ? <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink> : null
}
