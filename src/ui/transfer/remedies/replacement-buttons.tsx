import { useState } from 'preact/hooks'
import type { BundleView, ExecutionView } from '../../../api/views/transfers.ts'
import { isTooLate } from '../../../core/execution/abandon.ts'
import { Button } from '../../controls/button.tsx'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { messageOf } from '../../text/reason-text.ts'
import { useSlow } from '../use-slow.ts'
import {
  callReplacementChoices,
  type ReplaceableRecord,
  type ReplacementChoice,
  replaceableRecord,
  replacementChoices,
  waitingStepIndex,
} from './replacement-choices.ts'
import { ReplacementDialog } from './replacement-dialog.tsx'

/** A slow step shows its remedy elsewhere. */
export function ReplacementButtons({ execution }: { execution: ExecutionView }) {
  const { isSlow } = useSlow(execution)
  const choices = replacementChoices(execution).filter(({ does }) => does === 'cancel' || !isSlow)
  const isBroadcast = execution.items[waitingStepIndex(execution)]?.phase === 'broadcast'
  const canSendAgain = isSlow && isBroadcast && !isTooLate(execution)
  return <Actions of={replaceableRecord(execution)} choices={choices} canSendAgain={canSendAgain} />
}

/** Calls have no usual time, so only the wallet's own notice makes them slow. */
export function CallReplacementButtons({ bundle }: Pick<BundleView, 'bundle'>) {
  const isBroadcast = bundle.items.some(({ phase }) => phase === 'broadcast')
  const canSendAgain = bundle.stalledSinceSeconds !== undefined && isBroadcast
  const of = { id: bundle.id, steps: bundle.calls.length, pays: undefined }
  return <Actions of={of} choices={callReplacementChoices(bundle)} canSendAgain={canSendAgain} />
}

type Shown = Readonly<{ of: ReplaceableRecord; choices: readonly ReplacementChoice[]; canSendAgain: boolean }>

function Actions({ of, choices, canSendAgain }: Shown) {
  const say = ofActivity().replacement
  const [asked, setAsked] = useState<ReplacementChoice | undefined>(undefined)
  return (
    <>
      <div class="timeline-actions">
        {canSendAgain && <SendAgain id={of.id} />}
        {choices.map((choice) => (
          <Button key={choice.does} kind="quiet" onClick={() => setAsked(choice)} testId={`replacement-${choice.does}`}>
            {say.open[choice.does]}
          </Button>
        ))}
      </div>
      {asked && <ReplacementDialog key={asked.does} choice={asked} of={of} onClose={() => setAsked(undefined)} />}
    </>
  )
}

// The same bytes are free and need no confirmation.
function SendAgain({ id }: Readonly<{ id: string }>) {
  const say = ofActivity().replacement
  const { client, tell } = useApp()
  const send = async () => {
    try {
      const { outcome } = await client.call('executions.broadcastAgain', { id })
      tell(say.sentAgain[outcome])
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return (
    <Button kind="quiet" onClick={send} testId="broadcast-again">
      {say.again}
    </Button>
  )
}
