import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { failingParty } from './failing-party.ts'
import { FeeExceeded } from './fee-exceeded.tsx'
import { ObstacleText } from './obstacle.tsx'

/** Promises no arrival and no time, since nothing has begun. */
export function HeldTransfer({ execution }: { execution: ExecutionView }) {
  return (
    <>
      <FeeExceeded execution={execution} />
      {execution.obstacle !== undefined && execution.needs === undefined && (
        <InTheWay execution={execution} reason={execution.obstacle} />
      )}
      <div class="under-way">
        <p class="safe" data-testid="heading">
          {ofActivity().held.safe}
        </p>
      </div>
    </>
  )
}

// After a network failure the reason is a detail; otherwise it is the main text.
function InTheWay({ execution, reason }: Readonly<{ execution: ExecutionView; reason: Reason }>) {
  const say = ofActivity().held
  const asked = failingParty(execution, useChainName())
  const chain = unreached(reason, asked)
  const why = (
    <p>
      <ObstacleText reason={reason} asked={asked} />
    </p>
  )
  return (
    <Notice kind="warn" title={chain === undefined ? say.other : say.unreached({ chain })} testId="obstacle">
      {chain === undefined && why}
      {chain !== undefined && (
        <Fold title={say.why} testId="obstacle-why">
          {why}
        </Fold>
      )}
    </Notice>
  )
}

const NO_ANSWER: ReadonlySet<Reason['code']> = new Set<Reason['code']>(['OFFLINE', 'TIMEOUT'])

function unreached(reason: Reason, asked: string | undefined): string | undefined {
  if (NO_ANSWER.has(reason.code)) return asked
  const sentence = reason.code === 'UNPROVEN' ? reason.sentence : undefined
  if (!sentence || !('why' in sentence) || !('chain' in sentence)) return undefined
  return NO_ANSWER.has(sentence.why.code) ? sentence.chain : undefined
}
