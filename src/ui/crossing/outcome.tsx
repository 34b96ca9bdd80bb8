import type { ExecutionView } from '../../api/crossing-views.ts'
import type { Family } from '../../core/chain.ts'
import type { Amount } from '../../core/currency.ts'
import { type EndReason, type ItemState, isEffective } from '../../core/execution.ts'
import { isSend } from '../../core/item.ts'
import { ByWord } from '../deposit/by-word.tsx'
import { ofAllowances } from '../messages/allowance-messages.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { ofDirect } from '../messages/direct-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofPermits } from '../messages/permit-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { Quoted } from '../parts/outside-text.tsx'
import { Findings } from '../review/findings.tsx'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/chain-name.ts'
import { useNow } from '../state/clock.ts'
import { useFamily } from '../state/family.ts'
import { readyValue } from '../state/resource.ts'
import { exactText } from '../text/amount.ts'
import { askedFor } from './asked.ts'
import { FailReasons } from './fail-reasons.tsx'
import { isCancelling } from './raisable.ts'
import { callsOnArrival, headingOf, isExact, isMoving, isNothingSent, isPaidElsewhere, isUnpaid } from './state.ts'
import { Trouble } from './trouble.tsx'
import { TryAgain } from './try-again.tsx'
import { beganAt, isLonger, usualOf } from './usual.ts'

/** How much longer than usual a crossing may take before that is said. */
const SLOW_FACTOR = 3
const SLOW_LEAST_SECONDS = 60
/** Where Bitcoin is one of the two chains: three of its blocks, as they come on average. */
const SLOW_LEAST_BITCOIN_SECONDS = 1_800

/** What is in the way is a sentence of our own, with the name of a transaction in it. */
const LONGEST_TROUBLE = 400

type Shown = Readonly<{ execution: ExecutionView; came?: Amount | undefined }>

/** The state of the money in one block: how it ended, or what to expect; `came` is what was read at its deposit address. */
export function Outcome({ execution, came }: Shown) {
  const nameOf = useChainName()
  const say = m().outcome
  const { stage, intent } = execution
  if (isMoving(execution)) return <UnderWay execution={execution} came={came} />
  if (stage.stage === 'filled') {
    const { fill } = stage
    const hasCalls = callsOnArrival(execution)
    return (
      <Notice
        kind={fill.proof === 'verified' ? 'good' : 'info'}
        testId="outcome"
        isUrgent
        title={
          fill.proof === 'verified'
            ? say.received(exactText(fill.amount), nameOf(intent.destinationChainId))
            : hasCalls
              ? ofArrival().timeline.called
              : isSend(execution.plan)
                ? ofDirect().unread
                : say.reported(nameOf(intent.destinationChainId))
        }
        action={<TryAgain execution={execution} />}
      >
        {fill.proof === 'reported'
          ? hasCalls
            ? ofArrival().outcome
            : say.reportedText
          : execution.successor || isSend(execution.plan)
            ? say.receivedAnew
            : (isExact(execution) ? say.receivedExact : say.receivedText)(exactText(execution.minimum))}
      </Notice>
    )
  }
  if (stage.stage === 'refunded') {
    const { refund } = stage
    return (
      <Notice
        kind="info"
        testId="outcome"
        isUrgent
        title={
          refund.proof === 'verified'
            ? say.refunded(exactText(refund.amount), nameOf(intent.originChainId))
            : say.refundReported(nameOf(intent.originChainId))
        }
        action={<TryAgain execution={execution} />}
      >
        <p>{refund.proof === 'verified' ? say.refundedText : say.reportedText}</p>
        <FailReasons status={stage.status} />
      </Notice>
    )
  }
  return stage.stage === 'failed' ? <Failed execution={execution} end={stage.end} nameOf={nameOf} /> : null
}

function UnderWay({ execution, came }: Shown) {
  const say = m().outcome
  const nameOf = useChainName()
  const nowSeconds = Math.floor(useNow() / 1_000)
  const elapsed = Math.max(0, nowSeconds - beganAt(execution))
  const usual = usualOf(execution, readyValue(useApp().store.executions.now.value) ?? [])
  const familyOn = useFamily()
  const { originChainId, destinationChainId } = execution.intent
  const isFromBitcoin = familyOn(originChainId) === 'bitcoin'
  const isBitcoin = isFromBitcoin || familyOn(destinationChainId) === 'bitcoin'
  const least = isBitcoin ? SLOW_LEAST_BITCOIN_SECONDS : SLOW_LEAST_SECONDS
  const isOverdue = usual !== undefined && elapsed > Math.max(usual.seconds * SLOW_FACTOR, least)
  const heading = headingOf(execution, came)
  const isPastUsual = heading === 'arrival' && usual !== undefined && isLonger(execution, usual, nowSeconds)
  // What nobody has paid yet neither lasts nor is slow.
  const isSlow = (isOverdue || execution.stalledSinceSeconds !== undefined) && !isUnpaid(execution)
  const slow =
    execution.stage.stage !== 'steps' && !isSend(execution.plan) ? 'paid' : isFromBitcoin ? 'bitcoinSteps' : 'steps'
  return (
    <>
      {(!isUnpaid(execution) || heading === 'short') && (
        <div class="under-way">
          <p class="under-way-time">
            <span>{say.elapsed(elapsed)}</span>
            {heading === 'arrival' && <span>{usual ? say.usual[usual.from](usual.seconds) : say.noUsual}</span>}
          </p>
          {isPastUsual && !isSlow && (
            <p class="safe" data-testid="longer">
              {say.longer}
            </p>
          )}
          {isBitcoin && <p class="safe">{say.blocks}</p>}
          <p class="safe" data-testid="heading">
            {heading === 'arrival' ? say.safeToClose : say.closeOn[heading]}
          </p>
        </div>
      )}
      {isSlow && (
        <Notice kind="info" title={say.slowTitle}>
          {say.slowText[slow]}
        </Notice>
      )}
      {execution.needs?.what === 'fee' && (
        <Notice kind="warn" title={say.feeTitle} testId="fee-risen">
          {say.feeText(exactText(execution.mostGas))}
        </Notice>
      )}
      {execution.trouble !== undefined && execution.needs === undefined && (
        <Notice kind="warn" title={say.troubleTitle} testId="trouble">
          <p>
            <Trouble reason={execution.trouble} asked={askedFor(execution, nameOf)} />
          </p>
          <p>{say.troubleText}</p>
        </Notice>
      )}
    </>
  )
}

function Failed(props: Readonly<{ execution: ExecutionView; end: EndReason; nameOf: (id: number) => string }>) {
  const { execution, end } = props
  const say = m().outcome
  const chain = props.nameOf(execution.intent.originChainId)
  const family = useFamily()(execution.intent.originChainId)
  const isBitcoin = family === 'bitcoin'
  const isTaken = end.reason === 'nonceTaken'
  if ((end.reason === 'reverted' || isTaken) && execution.plan[end.index]?.kind === 'evmSignature') {
    return isTaken ? <TakenBack execution={execution} /> : <RanOut execution={execution} />
  }
  if (end.reason === 'reverted' && (family === 'exchangeA' || family === 'exchangeB')) {
    return <Refused execution={execution} index={end.index} chain={chain} />
  }
  const amount = exactText(execution.pays)
  const leftover = execution.plan.some(
    (item, index) => item.kind === 'evmTransaction' && item.role === 'approve' && isDone(execution.items[index]),
  )
  return (
    <Notice
      kind={end.reason === 'cancelled' || end.reason === 'abandoned' ? 'info' : 'danger'}
      title={titleOf(execution, end, { chain, isBitcoin })}
      action={!isTaken && <TryAgain execution={execution} />}
      testId="outcome"
      isUrgent
    >
      {isPaidElsewhere(execution) ? (
        <ByWord text={say.unpaid[execution.intent.payment === 'openAddress' ? 'openAddress' : 'strictAddress']} />
      ) : (
        <p>{isTaken ? say.notByThis(amount) : stayed(execution, family)}</p>
      )}
      {end.reason === 'refused' && <Findings findings={end.findings} />}
      <p>{isTaken && isBitcoin ? say.coinsTakenNext : say.next[end.reason]}</p>
      {leftover && (
        <p>
          {say.leftover(amount, chain)}
          {joins().after}
          <a href={hrefOf({ screen: 'allowances' })} data-testid="to-leftover">
            {ofAllowances().leftoverLink}
          </a>
        </p>
      )}
    </Notice>
  )
}

// That the money stayed, and what that cost at most: an exchange takes a fee for nothing but a transfer.
function stayed(execution: ExecutionView, family: Family): string {
  const say = m().outcome
  const amount = exactText(execution.pays)
  if (isNothingSent(execution)) return say.nothingSent(amount)
  if (family === 'bitcoin') return say.nothingLeftBitcoin(amount)
  return family === 'evm' ? say.nothingLeft(amount) : say.nothingLeftExchange(amount)
}

function titleOf(
  { plan }: ExecutionView,
  { reason }: EndReason,
  { chain, isBitcoin }: Readonly<{ chain: string; isBitcoin: boolean }>,
): string {
  if (reason === 'expired' && isSend(plan)) return ofDirect().expired
  return reason === 'nonceTaken' && isBitcoin ? m().outcome.coinsTaken : m().outcome.failed[reason](chain)
}

// A permit that nobody used while it could be used.
function RanOut({ execution }: { execution: ExecutionView }) {
  const say = ofPermits()
  return (
    <Notice kind="info" title={say.ranOut} action={<TryAgain execution={execution} />} testId="outcome" isUrgent>
      <p>{say.ranOutText(exactText(execution.pays))}</p>
      <p>{say.ranOutNext}</p>
    </Notice>
  )
}

// A permit that its owner cancelled on the chain, which only another wallet with the same key can do.
function TakenBack({ execution }: { execution: ExecutionView }) {
  const say = ofPermits()
  return (
    <Notice kind="warn" title={say.takenBack} testId="outcome" isUrgent>
      <p>{say.takenBackText(exactText(execution.pays))}</p>
      <p>{say.takenBackNext}</p>
    </Notice>
  )
}

// An exchange, or the service before it, said no in words of its own.
function Refused({ execution, index, chain }: Readonly<{ execution: ExecutionView; index: number; chain: string }>) {
  const say = m().outcome
  const words = execution.history.findLast((line) => line.what === 'reverted' && line.index === index)?.detail
  const taker = execution.plan[index]?.kind === 'exchangeAAuthorize' ? say.theService : chain
  return (
    <Notice
      kind="danger"
      title={say.exchangeRefused(taker)}
      action={<TryAgain execution={execution} />}
      testId="outcome"
      isUrgent
    >
      <p>{say.nothingLeftExchange(exactText(execution.pays))}</p>
      {words && (
        <p>
          {say.itsWords}
          {joins().after}
          <Quoted text={words} most={LONGEST_TROUBLE} />
        </p>
      )}
      <p>{say.exchangeNext}</p>
    </Notice>
  )
}

function isDone(state: ItemState | undefined): boolean {
  return state !== undefined && isEffective(state) && !isCancelling(state)
}
