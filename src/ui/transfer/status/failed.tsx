import type { ExecutionView, StepView } from '../../../api/views/transfers.ts'
import type { Family } from '../../../core/chain/chain.ts'
import { hasEndedInDoubt, hasExpiredAtExchange, isTooLate } from '../../../core/execution/abandon.ts'
import { type FailureReason, isEffective, type StepFailure } from '../../../core/execution/execution.ts'
import { isPaidExternally, isSendPlan } from '../../../core/execution/item.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { said } from '../../../core/text/said.ts'
import { ReasonText } from '../../display/reason.tsx'
import { DISPLAYS } from '../../families/display-by-family.ts'
import { itemDisplay, roleOf } from '../../families/item-display.ts'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofAllowances, ofDirectSend, ofPermit } from '../../messages/screen-messages.ts'
import { Findings } from '../../review/proof/findings.tsx'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { exactText } from '../../text/amount.ts'
import { isCancelling } from '../remedies/replacement-choices.ts'
import { isNothingBroadcast, mayHavePaid } from '../state.ts'
import { TransactionLink } from '../timeline/entry-view.tsx'
import { FailureWords } from './failure-words.tsx'
import { ServiceWord } from './service-word.tsx'

const KINDS: { readonly [R in FailureReason['reason']]?: 'info' | 'warn' } = {
  cancelled: 'info',
  abandoned: 'info',
  inDoubt: 'warn',
}

export function FailedTransfer(
  props: Readonly<{ execution: ExecutionView; end: FailureReason; nameOf: (id: number) => string }>,
) {
  const { execution, end } = props
  const say = m().outcome
  const chain = props.nameOf(execution.intent.originChainId)
  const family = useFamily()(execution.intent.originChainId)
  const { hasBlocks, hasUtxos } = FAMILIES[family]
  const isTaken = end.reason === 'nonceTaken'
  const isInDoubt = hasEndedInDoubt(execution)
  const step = 'index' in end ? execution.plan[end.index] : undefined
  if ((end.reason === 'reverted' || isTaken) && step && itemDisplay(step).form === 'permit') {
    return isTaken ? <Revoked execution={execution} /> : <RanOut execution={execution} />
  }
  if (end.reason === 'reverted' && !hasBlocks) {
    return <Refused execution={execution} end={end} chain={chain} />
  }
  const amount = exactText(execution.pays)
  const leftover = execution.plan.some((item, index) => roleOf(item) === 'approve' && isDone(execution.items[index]))
  return (
    <Notice
      kind={KINDS[end.reason] ?? 'danger'}
      title={titleOf(execution, end, { chain, hasUtxos })}
      testId="outcome"
      isUrgent
    >
      {isPaidExternally(execution.plan) ? (
        <ServiceWord text={say.unpaid[execution.intent.payment === 'openAddress' ? 'openAddress' : 'strictAddress']} />
      ) : (
        <p>
          {isInDoubt ? (
            <ReasonText reason={isTooLate(execution) ? TOO_LATE : IN_DOUBT} />
          ) : (
            moneyOf(execution, { end, family })
          )}
        </p>
      )}
      <FailureWords history={execution.history} end={end} />
      {isTaken && <TookItsPlace state={execution.items[end.index]} chainId={execution.intent.originChainId} />}
      {end.reason === 'refused' && <Findings findings={end.findings} />}
      {end.reason !== 'inDoubt' && !isInDoubt && (
        <p>
          {isTaken && hasUtxos ? say.coinsTakenNext : say.next[end.reason === 'abandoned' ? 'cancelled' : end.reason]}
        </p>
      )}
      {leftover && (
        <p>
          {say.leftover({ amount, chain })}
          {joins().after}
          <a href={hrefOf({ screen: 'allowances' })} data-testid="to-leftover">
            {ofAllowances().leftoverLink}
          </a>
        </p>
      )}
    </Notice>
  )
}

const IN_DOUBT = { code: 'ABANDONED_IN_DOUBT' } as const
const TOO_LATE = { code: 'EXCHANGE_TOO_LATE' } as const

// The node's words appear where no hash is known.
function TookItsPlace({ state, chainId }: Readonly<{ state: StepView | undefined; chainId: number }>) {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  if (state?.phase !== 'replaced' || state.takenBy === undefined) return null
  return (
    <p data-testid="taken-by">
      {m().outcome.takenBy} <span class="outside">{state.takenBy}</span>
      {joins().after}
      <TransactionLink chain={chains.find(({ id }) => id === chainId)} hash={state.takenBy} />
    </p>
  )
}

function moneyOf(execution: ExecutionView, { end, family }: Readonly<{ end: FailureReason; family: Family }>): string {
  const say = m().outcome
  if (end.reason === 'nonceTaken') return say.notByThis({ amount: exactText(execution.pays) })
  return mayHavePaid(execution) ? say.unclear({ amount: exactText(execution.pays) }) : stayed(execution, family)
}

// The money stayed. An exchange charges for transfers only.
function stayed(execution: ExecutionView, family: Family): string {
  const say = m().outcome
  const amount = exactText(execution.pays)
  if (isNothingBroadcast(execution)) return say.nothingSent({ amount })
  return say[DISPLAYS[family].nothingLeft]({ amount })
}

function titleOf(
  { plan }: ExecutionView,
  { reason }: FailureReason,
  { chain, hasUtxos }: Readonly<{ chain: string; hasUtxos: boolean }>,
): string {
  if (reason === 'expired' && isSendPlan(plan)) return ofDirectSend().expired
  return reason === 'nonceTaken' && hasUtxos ? m().outcome.coinsTaken : said(m().outcome.failed[reason], { chain })
}

// The permit expired unused.
function RanOut({ execution }: { execution: ExecutionView }) {
  const say = ofPermit()
  return (
    <Notice kind="info" title={say.ranOut} testId="outcome" isUrgent>
      <p>{say.ranOutText({ amount: exactText(execution.pays) })}</p>
      <p>{say.ranOutNext}</p>
    </Notice>
  )
}

// The owner cancelled the permit on the chain, from another wallet with the same key.
function Revoked({ execution }: { execution: ExecutionView }) {
  const say = ofPermit()
  return (
    <Notice kind="warn" title={say.revoked} testId="outcome" isUrgent>
      <p>{say.revokedText({ amount: exactText(execution.pays) })}</p>
      <p>{say.revokedNext}</p>
    </Notice>
  )
}

function Refused({ execution, end, chain }: Readonly<{ execution: ExecutionView; end: StepFailure; chain: string }>) {
  const say = m().outcome
  const { index } = end
  const state = execution.items[index]
  const isLate = state !== undefined && hasExpiredAtExchange(state)
  const step = execution.plan[index]
  const receiver = step && itemDisplay(step).receiver === 'service' ? m().timeline.service : chain
  return (
    <Notice
      kind="danger"
      title={isLate ? say.exchangeRanOut({ receiver }) : say.exchangeRefused({ receiver })}
      testId="outcome"
      isUrgent
    >
      <p>{say.nothingLeftExchange({ amount: exactText(execution.pays) })}</p>
      <FailureWords history={execution.history} end={end} />
      <p>{say.exchangeNext}</p>
    </Notice>
  )
}

function isDone(state: StepView | undefined): boolean {
  return state !== undefined && isEffective(state) && !isCancelling(state)
}
