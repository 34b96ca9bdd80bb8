import type { ExecutionView } from '../../api/transfer-views.ts'
import type { Amount } from '../../core/currency.ts'
import { isAwaitingPayment } from '../../core/execution.ts'
import { isSend } from '../../core/item.ts'
import { m } from '../messages/messages.ts'
import { Notice } from '../parts/notice.tsx'
import { useChainName } from '../state/chain-name.ts'
import { useNow } from '../state/clock.ts'
import { useFamily } from '../state/family.ts'
import { askedFor } from './asked.ts'
import { beganAt } from './began.ts'
import { FeeRisen } from './fee-risen.tsx'
import { Held } from './held.tsx'
import { CpfpChild } from './hurry.tsx'
import { headingOf, isHeld } from './state.ts'
import { Obstacle } from './trouble.tsx'
import { useSlow } from './use-slow.ts'
import { isLonger } from './usual.ts'

type Shown = Readonly<{ execution: ExecutionView; came: Amount | undefined }>

export function UnderWay({ execution, came }: Shown) {
  return isHeld(execution) ? <Held execution={execution} /> : <OnItsWay execution={execution} came={came} />
}

function OnItsWay({ execution, came }: Shown) {
  const say = m().outcome
  const nameOf = useChainName()
  const nowSeconds = Math.floor(useNow() / 1_000)
  const elapsed = Math.max(0, nowSeconds - beganAt(execution))
  const { usual, isSlow } = useSlow(execution)
  const familyOn = useFamily()
  const { originChainId, destinationChainId } = execution.intent
  const isFromBitcoin = familyOn(originChainId) === 'bitcoin'
  const isBitcoin = isFromBitcoin || familyOn(destinationChainId) === 'bitcoin'
  const heading = headingOf(execution, came)
  const isPastUsual = heading === 'arrival' && usual !== undefined && isLonger(execution, usual, nowSeconds)
  const slow =
    execution.stage.stage !== 'steps' && !isSend(execution.plan) ? 'paid' : isFromBitcoin ? 'bitcoinSteps' : 'steps'
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
        <Notice kind="info" title={say.slowTitle} action={<CpfpChild execution={execution} />} testId="slow">
          {say.slowText[slow]}
        </Notice>
      )}
      <FeeRisen execution={execution} />
      {execution.obstacle !== undefined && execution.needs === undefined && (
        <Notice kind="warn" title={say.obstacleTitle} testId="obstacle">
          <p>
            <Obstacle reason={execution.obstacle} asked={askedFor(execution, nameOf)} />
          </p>
          <p>{say.obstacleText}</p>
        </Notice>
      )}
    </>
  )
}
