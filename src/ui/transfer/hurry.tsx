import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { choicesOf, raisedOf } from './raisable.ts'
import { RaiseDialog } from './raise-dialog.tsx'

export function Hurry({ execution }: { execution: ExecutionView }) {
  const [isOpen, setOpen] = useState(false)
  const choice = choicesOf(execution).find(({ does }) => does !== 'cancel')
  if (!choice) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} testId={`raise-${choice.does}`}>
        {ofEveryday().raise.open[choice.does]}
      </Button>
      {isOpen && (
        <RaiseDialog key={choice.does} choice={choice} of={raisedOf(execution)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
