import type { ExecutionView } from '../../api/transfer-views.ts'
import type { Amount } from '../../core/currency.ts'
import { isAwaitingPayment } from '../../core/execution.ts'
import { isSendPlan } from '../../core/item.ts'
import { m } from '../messages/messages.ts'
import { Notice } from '../parts/notice.tsx'
import { useChainName } from '../state/chain-name.ts'
import { useNow } from '../state/clock.ts'
import { useFamily } from '../state/family.ts'
import { failingParty } from './asked.ts'
import { startedAtSeconds } from './began.ts'
import { FeeExceeded } from './fee-risen.tsx'
import { HeldTransfer } from './held.tsx'
import { SpeedUpButton } from './hurry.tsx'
import { isHeld, underWayHeading } from './state.ts'
import { ObstacleText } from './trouble.tsx'
import { useSlow } from './use-slow.ts'
import { exceedsUsual } from './usual.ts'

type Shown = Readonly<{ execution: ExecutionView; came: Amount | undefined }>

export function UnderWay({ execution, came }: Shown) {
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
  const isFromBitcoin = familyOn(originChainId) === 'bitcoin'
  const isBitcoin = isFromBitcoin || familyOn(destinationChainId) === 'bitcoin'
  const heading = underWayHeading(execution, came)
  const isPastUsual = heading === 'arrival' && usual !== undefined && exceedsUsual(execution, usual, nowSeconds)
  const slow =
    execution.stage.stage !== 'steps' && !isSendPlan(execution.plan) ? 'paid' : isFromBitcoin ? 'bitcoinSteps' : 'steps'
  return (
    <>
      {(!isAwaitingPayment(execution) || heading === 'short') && (
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
        <Notice kind="info" title={say.slowTitle} action={<SpeedUpButton execution={execution} />} testId="slow">
          {say.slowText[slow]}
        </Notice>
      )}
      <FeeExceeded execution={execution} />
      {execution.obstacle !== undefined && execution.needs === undefined && (
        <Notice kind="warn" title={say.obstacleTitle} testId="obstacle">
          <p>
            <ObstacleText reason={execution.obstacle} asked={failingParty(execution, nameOf)} />
          </p>
          <p>{say.obstacleText}</p>
        </Notice>
      )}
    </>
  )
}
