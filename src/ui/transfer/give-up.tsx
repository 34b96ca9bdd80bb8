import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import { isAwaitingPayment } from '../../core/execution.ts'
import { isGiveUpOffered, isSaidPaid, stepInDoubt } from '../../core/give-up.ts'
import { isUnbroadcast } from '../../core/step.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../state/app.ts'
import { exactText } from '../text/amount.ts'
import { messageOf } from '../text/reason-text.ts'

/** Offered before the next signature of a stopped transfer, or while a payment from elsewhere is missing. */
export function GiveUp({ execution }: { execution: ExecutionView }) {
  const [isAsked, setAsked] = useState(false)
  if (!isGiveUpOffered(execution)) return null
  const isInDoubt = stepInDoubt(execution) >= 0 || isSaidPaid(execution)
  return (
    <>
      <div class="timeline-actions">
        <Button kind="quiet" onClick={() => setAsked(true)} testId="give-up">
          {isInDoubt ? m().giveUp.stop : m().giveUp.open}
        </Button>
      </div>
      {isAsked && <GiveUpDialog execution={execution} onClose={() => setAsked(false)} />}
    </>
  )
}

function GiveUpDialog({ execution, onClose }: Readonly<{ execution: ExecutionView; onClose: () => void }>) {
  const say = m().giveUp
  const isInDoubt = stepInDoubt(execution) >= 0 || isSaidPaid(execution)
  const { client, tell } = useApp()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const give = async () => {
    try {
      const { outcome } = await client.call('executions.giveUp', { id: execution.id })
      tell(outcome === 'givenUp' && isAwaitingPayment(execution) ? say.notFollowed : say[outcome])
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Dialog
      title={isInDoubt ? say.stopTitle : say.title}
      onClose={onClose}
      footer={
        <div class="decide">
          <Button onClick={onClose} testId="give-up-keep">
            {say.keep}
          </Button>
          <Button kind="danger" onClick={give} testId="give-up-confirm">
            {isInDoubt ? say.stop : say.confirm}
          </Button>
        </div>
      }
    >
      <div class="dialog-text">
        {problem !== undefined && <Notice kind="warn" title={problem} isUrgent />}
        <p>{textOf(execution, isInDoubt)}</p>
        {execution.items.some(isUnbroadcast) && <p>{say.letGo}</p>}
      </div>
    </Dialog>
  )
}

function textOf(execution: ExecutionView, isInDoubt: boolean): string {
  const say = m().giveUp
  if (isSaidPaid(execution)) return say.saidPaid
  if (isInDoubt) return say.inDoubt(exactText(execution.pays))
  return isAwaitingPayment(execution) ? say.unpaid : say.text(exactText(execution.pays))
}
