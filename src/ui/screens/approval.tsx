import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/contract.ts'
import { ConnectPrompt } from '../approval/connect-prompt.tsx'
import { IntentPrompt } from '../approval/intent-prompt.tsx'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Screen } from '../parts/screen.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useApp } from '../state/app.ts'

/** The questions that pages ask, one at a time. Closing the window is a no. */
export function ApprovalScreen() {
  const { host, store } = useApp()
  const [currentId, setCurrentId] = useState<string | undefined>(undefined)
  const loaded = store.approvals.now.value
  if (loaded.state === 'loading') {
    return (
      <Screen title={m().approval.title}>
        <Card>
          <Skeleton lines={6} />
        </Card>
      </Screen>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <Screen title={m().approval.title}>
        <Notice
          kind="warn"
          title={m().approval.listFailed}
          action={<Button onClick={() => void store.approvals.reload()}>{m().common.retry}</Button>}
        >
          <OutsideText text={loaded.message} />
        </Notice>
      </Screen>
    )
  }
  const queue = loaded.value.filter(isAskedByPage)
  const current = queue.find((approval) => approval.id === currentId) ?? queue[0]
  if (!current) {
    return (
      <Screen
        title={m().approval.title}
        footer={
          <Button isWide onClick={host.close}>
            {m().common.close}
          </Button>
        }
      >
        <EmptyState icon="check" title={m().approval.noneTitle}>
          <p>{m().approval.noneText}</p>
        </EmptyState>
      </Screen>
    )
  }
  if (current.id !== currentId) setCurrentId(current.id)
  const onDone = () => {
    if (queue.length <= 1) host.close()
    void store.approvals.reload()
  }
  const position = queue.length > 1 ? m().approval.queue(queue.indexOf(current) + 1, queue.length) : ''
  return current.kind === 'connect' ? (
    <ConnectPrompt key={current.id} approval={current} queue={position} onDone={onDone} />
  ) : (
    <IntentPrompt key={current.id} approval={current} queue={position} onDone={onDone} />
  )
}

function isAskedByPage(approval: ApprovalView): boolean {
  return approval.kind === 'connect' || approval.requester.from === 'dapp'
}
