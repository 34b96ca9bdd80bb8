import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { useBookName } from '../state/book-name.ts'
import { useChainName } from '../state/chain-name.ts'
import { isMoving, stateOf } from '../transfer/state.ts'
import { isWorthTrying, TryAgain } from '../transfer/try-again.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { receiptOf } from './receipt.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'

const WELL = new Set(['received', 'unpaid', 'cancelled'])

export function ReceiptAndHelp({ execution }: { execution: ExecutionView }) {
  const { help } = ofEveryday()
  const nameOf = useChainName()
  const [isOpen, setOpen] = useState<'receipt' | 'help' | undefined>(undefined)
  const calledOf = useBookName()
  const receipt = receiptOf(execution, nameOf, calledOf)
  const isStuck = execution.obstacle !== undefined || execution.stalledSinceSeconds !== undefined
  const isWell =
    WELL.has(stateOf(execution)) ||
    (['sending', 'cancelling', 'paid', 'waiting', 'filling'].includes(stateOf(execution)) && !isStuck)
  return (
    <div class="after">
      {isWorthTrying(execution) && <TryAgain execution={execution} />}
      {receipt && (
        <Button onClick={() => setOpen('receipt')} testId="receipt-open">
          {ofEveryday().receipt.open}
        </Button>
      )}
      {!isWell && (
        <Button kind={isMoving(execution) ? 'quiet' : 'secondary'} onClick={() => setOpen('help')} testId="help-open">
          {help.open}
        </Button>
      )}
      {isOpen === 'receipt' && receipt && <ReceiptDialog receipt={receipt} onClose={() => setOpen(undefined)} />}
      {isOpen === 'help' && (
        <HelpDialog
          about={execution.id}
          title={help.title}
          text={help.text}
          asked={{ label: help.id, name: m().transfer.requestId, value: execution.requestId }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
