import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { isTransferInFlight } from '../state.ts'
import { SupportDialog } from './support-dialog.tsx'

export function HelpButton({ execution, isFirst }: Readonly<{ execution: ExecutionView; isFirst?: boolean }>) {
  const { help } = ofActivity()
  const [isOpen, setOpen] = useState(false)
  const kind = isFirst ? 'primary' : isTransferInFlight(execution) ? 'quiet' : 'secondary'
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)} testId="help-open">
        {help.open}
      </Button>
      {isOpen && (
        <SupportDialog
          about={execution.id}
          title={help.title}
          text={help.text}
          asked={{ label: help.id, name: m().transfer.requestId, value: execution.requestId }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
