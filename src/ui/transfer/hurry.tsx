import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { choicesOf, replaceableOf } from './raisable.ts'
import { ReplacementDialog } from './raise-dialog.tsx'

export function CpfpChild({ execution }: { execution: ExecutionView }) {
  const [isOpen, setOpen] = useState(false)
  const choice = choicesOf(execution).find(({ does }) => does !== 'cancel')
  if (!choice) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} testId={`replacement-${choice.does}`}>
        {ofEveryday().replacement.open[choice.does]}
      </Button>
      {isOpen && (
        <ReplacementDialog
          key={choice.does}
          choice={choice}
          of={replaceableOf(execution)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
