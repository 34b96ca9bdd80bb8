import type { ExecutionView } from '../../../api/views/transfers.ts'
import { isTooLate } from '../../../core/execution/abandon.ts'
import { isAwaitingPayment } from '../../../core/execution/execution.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { nonceResource } from '../../../core/reservation/nonces.ts'
import { itemDisplay } from '../../families/item-display.ts'
import { ForeignPending } from '../../layout/foreign-pending.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofOutcomes } from '../../messages/screen-messages.ts'
import { useNow } from '../../state/page/clock.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { reasonText } from '../../text/reason-text.ts'
import { waitingNonceOf, waitingStepIndex } from '../remedies/replacement-choices.ts'
import { canSpeedUp, SpeedUpButton } from '../remedies/speed-up-button.tsx'
import { startedAtSeconds } from '../start-time.ts'
import { isHeld, refundDueOf, underWayHeading } from '../state.ts'
import { HelpButton } from '../support/help-button.tsx'
import { useSlow } from '../use-slow.ts'
import { exceedsUsual, type UsualDuration } from '../usual-duration.ts'
import { failingParty } from './failing-party.ts'
import { FeeExceeded } from './fee-exceeded.tsx'
import { HeldTransfer } from './held.tsx'
import { ObstacleText } from './obstacle.tsx'
import { RefundDue } from './refund-due.tsx'

type Shown = Readonly<{ execution: ExecutionView; came: Amount | undefined }>

export function UnderWay({ execution, came }: Shown) {
  const why = refundDueOf(execution)
  if (why) {
    const status = 'status' in execution.stage ? execution.stage.status : undefined
    return <RefundDue {...{ execution, why, status }} />
  }
  return isHeld(execution) ? <HeldTransfer execution={execution} /> : <OnItsWay execution={execution} came={came} />
}

function OnItsWay({ execution, came }: Shown) {
  const say = m().outcome
  const nameOf = useChainName()
  const nowSeconds = Math.floor(useNow() / 1_000)
  const elapsed = Math.max(0, nowSeconds - startedAtSeconds(execution))
  const { usual, isSlow } = useSlow(execution)
  const familyOn = useFamily()
  const { originChainId, destinationChainId } = execution.intent
  const isFromSlow = FAMILIES[familyOn(originChainId)].hasSlowBlocks
  const hasSlowBlocks = isFromSlow || FAMILIES[familyOn(destinationChainId)].hasSlowBlocks
  const heading = underWayHeading(execution, came)
  const isPastUsual = heading === 'arrival' && usual !== undefined && exceedsUsual(execution, usual, nowSeconds)
  const isLost = isTooLate(execution)
  const text = isLost ? reasonText({ code: 'EXCHANGE_TOO_LATE' }) : say.slowText[slowParty(execution, isFromSlow)]
  const obstacle = execution.obstacle !== undefined && execution.needs === undefined && !isLost && (
    <Notice kind="warn" title={say.obstacleTitle} testId="obstacle">
      <p>
        <ObstacleText reason={execution.obstacle} asked={failingParty(execution, nameOf)} />
      </p>
      <p>{say.obstacleText}</p>
    </Notice>
  )
  return (
    <>
      {isSlow && <Stuck {...{ execution, elapsed, usual, text }} />}
      {isSlow && <ForeignPending {...waitingNonce(execution)} />}
      {obstacle}
      {(!isAwaitingPayment(execution) || heading === 'short') && (
        <div class="under-way">
          {!isSlow && (
            <p class="under-way-time">
              <span>{say.elapsed({ seconds: elapsed })}</span>
              {heading === 'arrival' && (
                <span>{usual ? say.usual[usual.from]({ seconds: usual.seconds }) : say.noUsual}</span>
              )}
            </p>
          )}
          {isPastUsual && !isSlow && (
            <p class="safe" data-testid="longer">
              {say.longer}
            </p>
          )}
          {hasSlowBlocks && <p class="safe">{say.blocks}</p>}
          <p class="safe" data-testid="heading">
            {heading !== 'arrival' ? say.closeOn[heading] : isLost ? say.closeOn.lost : say.safeToClose}
          </p>
        </div>
      )}
      {execution.oneNode && (
        <p class="safe" data-testid="one-node">
          {say.oneNode({ chain: nameOf(originChainId) })}
        </p>
      )}
      <FeeExceeded execution={execution} />
    </>
  )
}

function slowParty({ stage, plan }: ExecutionView, isFromSlow: boolean) {
  if (stage.stage !== 'steps' && !isSendPlan(plan)) return 'paid'
  if (plan.some((item) => itemDisplay(item).fee === 'exchange')) return 'exchange'
  return isFromSlow ? 'bitcoinSteps' : 'steps'
}

function waitingNonce({ stage, plan, items }: ExecutionView) {
  const item = plan[waitingStepIndex({ stage, items })]
  const below = waitingNonceOf(items)
  const isWaiting = below !== undefined && item !== undefined && 'from' in item
  return { needs: isWaiting ? [nonceResource(item.chainId, item.from)] : [], below }
}

type StuckProps = Readonly<{
  execution: ExecutionView
  elapsed: number
  usual: UsualDuration | undefined
  text: string
}>

function Stuck({ execution, elapsed, usual, text }: StuckProps) {
  const say = ofOutcomes().stuck
  return (
    <Notice
      kind="warn"
      title={say.title({ seconds: elapsed })}
      action={
        canSpeedUp(execution) ? <SpeedUpButton execution={execution} /> : <HelpButton execution={execution} isFirst />
      }
      testId="slow"
    >
      {usual && (
        <>
          {say.usual({ seconds: usual.seconds })}
          {joins().after}
        </>
      )}
      {text}
    </Notice>
  )
}
