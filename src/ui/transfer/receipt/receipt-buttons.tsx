import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useBookName } from '../../state/wallet/book-name.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { canRepeat, RepeatButton } from '../repeat-button.tsx'
import { isTransferInFlight, transferState } from '../state.ts'
import { receiptOf } from './receipt.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { SupportDialog } from './support-dialog.tsx'

const WELL = new Set(['received', 'unpaid', 'cancelled'])

export function ReceiptButtons({ execution }: { execution: ExecutionView }) {
  const { help } = ofActivity()
  const nameOf = useChainName()
  const [isOpen, setOpen] = useState<'receipt' | 'help' | undefined>(undefined)
  const calledOf = useBookName()
  const receipt = receiptOf(execution, nameOf, calledOf)
  const isStuck = execution.obstacle !== undefined || execution.stalledSinceSeconds !== undefined
  const isWell =
    WELL.has(transferState(execution)) ||
    (['sending', 'cancelling', 'paid', 'waiting', 'filling'].includes(transferState(execution)) && !isStuck)
  return (
    <div class="after">
      {canRepeat(execution) && <RepeatButton execution={execution} />}
      {receipt && (
        <Button onClick={() => setOpen('receipt')} testId="receipt-open">
          {ofActivity().receipt.open}
        </Button>
      )}
      {!isWell && (
        <Button
          kind={isTransferInFlight(execution) ? 'quiet' : 'secondary'}
          onClick={() => setOpen('help')}
          testId="help-open"
        >
          {help.open}
        </Button>
      )}
      {isOpen === 'receipt' && receipt && <ReceiptDialog receipt={receipt} onClose={() => setOpen(undefined)} />}
      {isOpen === 'help' && (
        <SupportDialog
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
