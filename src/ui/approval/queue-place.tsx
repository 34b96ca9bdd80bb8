import type { ApprovalView } from '../../api/views/approvals.ts'
import { Button } from '../controls/button.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { originOfPrompt } from './origin-of-prompt.ts'

type Props = Readonly<{ approvals: readonly ApprovalView[]; current: ApprovalView; onDone: () => void }>

export function QueuePlace({ approvals, current, onDone }: Props) {
  const { client } = useApp()
  const { id, ticket } = current
  const questions = approvals.filter((each) => originOfPrompt(each) === originOfPrompt(current)).length
  const rejectAll = () => client.call('approvals.rejectAll', { id, ticket }).then(onDone)
  return (
    <>
      <span data-testid="queue-place">
        {m().approval.queue({ at: approvals.indexOf(current) + 1, all: approvals.length })}
      </span>
      {questions > 1 && (
        <Button kind="quiet" onClick={rejectAll} testId="reject-all">
          {ofWindows().rejectAll({ questions })}
        </Button>
      )}
    </>
  )
}
