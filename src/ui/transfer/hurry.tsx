import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import { ofActivity } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { replaceableRecord, replacementChoices } from './raisable.ts'
import { ReplacementDialog } from './raise-dialog.tsx'

export function SpeedUpButton({ execution }: { execution: ExecutionView }) {
  const [isOpen, setOpen] = useState(false)
  const choice = replacementChoices(execution).find(({ does }) => does !== 'cancel')
  if (!choice) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} testId={`replacement-${choice.does}`}>
        {ofActivity().replacement.open[choice.does]}
      </Button>
      {isOpen && (
        <ReplacementDialog
          key={choice.does}
          choice={choice}
          of={replaceableRecord(execution)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
