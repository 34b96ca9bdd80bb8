import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import { Button } from '../controls/button.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ofWindows } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { CallsPrompt } from './calls/calls-prompt.tsx'
import { ConnectGate } from './connect/connect-gate.tsx'
import { IntentPrompt } from './intent-prompt.tsx'
import { isFromPage } from './is-from-page.ts'
import { QueuePlace } from './queue-place.tsx'
import { MessagePrompt } from './signing/message-prompt.tsx'
import { TypedDataPrompt } from './signing/typed-data-prompt.tsx'
import { PreparingPrompt, PromptBoundary, UnreadablePrompt } from './unreadable-prompt.tsx'
import { useDecidedElsewhere } from './use-decided-elsewhere.ts'

export function ApprovalScreen() {
  const say = m().approval
  const { store } = useApp()
  const loaded = store.approvals.now.value
  if (loaded.state === 'ready') return <Queue approvals={loaded.value.filter(isFromPage)} />
  return (
    <Screen title={say.title}>
      <WithResource resource={store.approvals} what={m().common.loading} failed={m().home.couldNotRead} lines={6}>
        {() => null}
      </WithResource>
    </Screen>
  )
}

function Queue({ approvals: listed }: { approvals: readonly ApprovalView[] }) {
  const { client, store } = useApp()
  const [currentId, setCurrentId] = useState<string | undefined>(undefined)
  const approvals = useDrawn(listed)
  const elsewhere = useDecidedElsewhere(approvals)
  const current = currentOf(approvals, currentId)
  const openedId = current?.id
  useEffect(() => {
    if (openedId !== undefined) void client.call('approvals.open', { id: openedId }).catch(() => undefined)
  }, [openedId])
  if (!current) return <Nothing closed={elsewhere.closed} />
  if (current.id !== currentId) setCurrentId(current.id)
  const onDone = () => {
    elsewhere.decidedHere(current.id)
    // Only the background knows the newest requests, so it closes the window.
    void store.approvals.reload()
  }
  const queue = approvals.length > 1 && <QueuePlace {...{ approvals, current, onDone }} />
  const common = { queue, onDone }
  return (
    <PromptBoundary key={current.id} {...common} approval={current}>
      <Prompt {...common} approval={current} />
    </PromptBoundary>
  )
}

// A prompt that is read again keeps its view, so that a change is named.
function useDrawn(listed: readonly ApprovalView[]): readonly ApprovalView[] {
  const drawn = useRef<ReadonlyMap<string, ApprovalView>>(new Map())
  const approvals = listed.map((each) => (each.kind === 'preparing' ? (drawn.current.get(each.id) ?? each) : each))
  drawn.current = new Map(approvals.filter(isDrawable).map((each) => [each.id, each]))
  return approvals
}

// An unreadable prompt lets others go first.
function currentOf(approvals: readonly ApprovalView[], shownId: string | undefined): ApprovalView | undefined {
  const shown = approvals.find(({ id }) => id === shownId)
  if (shown && isDrawable(shown)) return shown
  const next = approvals.find(({ kind }) => kind === 'waiting' || kind === 'preparing')
  return approvals.find(isDrawable) ?? (next?.kind === 'waiting' ? next : (shown ?? approvals[0]))
}

function isDrawable({ kind }: ApprovalView): boolean {
  return kind !== 'unreadable' && kind !== 'preparing' && kind !== 'waiting' && kind !== 'changed'
}

function Prompt({
  approval,
  ...common
}: Readonly<{ approval: ApprovalView; queue: ComponentChildren; onDone: () => void }>) {
  switch (approval.kind) {
    case 'connect':
      return <ConnectGate {...common} approval={approval} />
    case 'message':
      return <MessagePrompt {...common} approval={approval} />
    case 'typedData':
      return <TypedDataPrompt {...common} approval={approval} />
    case 'calls':
      return <CallsPrompt {...common} approval={approval} />
    case 'intent':
      return <IntentPrompt {...common} approval={approval} />
    case 'unreadable':
    case 'changed':
      return <UnreadablePrompt {...common} approval={approval} />
    case 'preparing':
    case 'waiting':
      return <PreparingPrompt {...common} approval={approval} />
  }
}

function Nothing({ closed }: { closed: 'decided' | 'over' | undefined }) {
  const say = m().approval
  const other = ofWindows()
  const { host } = useApp()
  const title = closed === 'decided' ? other.decided : closed === 'over' ? other.over : say.noneTitle
  const text = closed === 'decided' ? other.decidedText : closed === 'over' ? other.overText : say.noneText
  return (
    <Screen
      title={say.title}
      footer={
        host.place === 'approval' ? (
          <Button isWide onClick={host.close}>
            {m().common.close}
          </Button>
        ) : (
          <a class="button secondary wide" href={hrefOf({ screen: 'home' })}>
            {m().nav.home}
          </a>
        )
      }
    >
      <div role="status" data-testid="no-question">
        <EmptyState icon="check" title={title}>
          <p>{text}</p>
        </EmptyState>
      </div>
    </Screen>
  )
}
