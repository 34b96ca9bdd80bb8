import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Button } from '../../controls/button.tsx'
import { ofActivity } from '../../messages/screen-messages.ts'
import { replaceableRecord, replacementChoices } from './replacement-choices.ts'
import { ReplacementDialog } from './replacement-dialog.tsx'

const fasterChoice = (execution: ExecutionView) => replacementChoices(execution).find(({ does }) => does !== 'cancel')

export function canSpeedUp(execution: ExecutionView): boolean {
  return fasterChoice(execution) !== undefined
}

export function SpeedUpButton({ execution }: { execution: ExecutionView }) {
  const [isOpen, setOpen] = useState(false)
  const choice = fasterChoice(execution)
  if (!choice) return null
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)} testId={`replacement-${choice.does}`}>
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
