import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views.ts'
import { CallsPrompt } from '../approval/calls-prompt.tsx'
import { ConnectGate } from '../approval/connect-gate.tsx'
import { IntentPrompt } from '../approval/intent-prompt.tsx'
import { MessagePrompt } from '../approval/message-prompt.tsx'
import { TypedDataPrompt } from '../approval/typed-data-prompt.tsx'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Reading } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { useApp } from '../state/app.ts'

/** The questions that pages ask, one at a time. Closing the window is a no. */
export function ApprovalScreen() {
  const say = m().approval
  const { store } = useApp()
  const loaded = store.approvals.now.value
  if (loaded.state === 'ready') return <Queue approvals={loaded.value.filter(isAskedByPage)} />
  return (
    <Screen title={say.title}>
      <Reading resource={store.approvals} what={say.loading} failed={say.listFailed} lines={6}>
        {() => null}
      </Reading>
    </Screen>
  )
}

function Queue({ approvals }: { approvals: readonly ApprovalView[] }) {
  const { store } = useApp()
  const [currentId, setCurrentId] = useState<string | undefined>(undefined)
  const current = approvals.find((approval) => approval.id === currentId) ?? approvals[0]
  if (!current) return <Nothing />
  if (current.id !== currentId) setCurrentId(current.id)
  // The background closes the window where nothing is left in it: only it knows of what is asked at this very moment.
  const onDone = () => void store.approvals.reload()
  const position = approvals.length > 1 ? m().approval.queue(approvals.indexOf(current) + 1, approvals.length) : ''
  const common = { key: current.id, queue: position, onDone }
  if (current.kind === 'connect') return <ConnectGate {...common} approval={current} />
  if (current.kind === 'message') return <MessagePrompt {...common} approval={current} />
  if (current.kind === 'typedData') return <TypedDataPrompt {...common} approval={current} />
  if (current.kind === 'calls') return <CallsPrompt {...common} approval={current} />
  return <IntentPrompt {...common} approval={current} />
}

function Nothing() {
  const say = m().approval
  const { host } = useApp()
  return (
    <Screen
      title={say.title}
      footer={
        <Button isWide onClick={host.close}>
          {m().common.close}
        </Button>
      }
    >
      <EmptyState icon="check" title={say.noneTitle}>
        <p>{say.noneText}</p>
      </EmptyState>
    </Screen>
  )
}

function isAskedByPage(approval: ApprovalView): boolean {
  return approval.kind !== 'intent' || approval.requester.from === 'dapp'
}
