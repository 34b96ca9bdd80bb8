import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { isAbandonOffered, isReportedPaid, isTooLate, stepInDoubt } from '../../../core/execution/abandon.ts'
import { isAwaitingPayment } from '../../../core/execution/execution.ts'
import { isUnbroadcast } from '../../../core/execution/steps/step.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { exactText } from '../../text/amount.ts'
import { messageOf, reasonText } from '../../text/reason-text.ts'

/** Offered before the next signature of a stopped transfer, or while a payment from elsewhere is missing. */
export function AbandonTransfer({ execution }: { execution: ExecutionView }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAbandonOffered(execution)) return null
  const isInDoubt = stepInDoubt(execution) >= 0 || isReportedPaid(execution)
  return (
    <>
      <div class="timeline-actions">
        <Button kind="quiet" onClick={() => setAsked(true)} testId="abandon">
          {isInDoubt ? m().abandon.stop : m().abandon.open}
        </Button>
      </div>
      {isAsked && <AbandonDialog execution={execution} onClose={() => setAsked(false)} />}
    </>
  )
}

function AbandonDialog({ execution, onClose }: Readonly<{ execution: ExecutionView; onClose: () => void }>) {
  const say = m().abandon
  const isInDoubt = stepInDoubt(execution) >= 0 || isReportedPaid(execution)
  const { client, tell } = useApp()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const give = async () => {
    try {
      const { outcome } = await client.call('executions.abandon', { id: execution.id })
      tell(outcome === 'abandoned' && isAwaitingPayment(execution) ? say.notFollowed : say[outcome])
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
          <Button onClick={onClose}>{say.keep}</Button>
          <Button kind="danger" onClick={give} testId="abandon-confirm">
            {isInDoubt ? say.stop : m().abandon.open}
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
  const say = m().abandon
  if (isReportedPaid(execution)) return say.saidPaid
  if (isTooLate(execution)) return reasonText({ code: 'EXCHANGE_TOO_LATE' })
  if (isInDoubt) return say.inDoubt({ amount: exactText(execution.pays) })
  return isAwaitingPayment(execution) ? say.unpaid : say.text({ amount: exactText(execution.pays) })
}
