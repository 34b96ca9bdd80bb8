import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/crossing-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { type Choice, choicesOf } from './raisable.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import { useSlow } from './use-slow.ts'

/**
 * What can be done about a step that waits for its block: pay more for it, or take it back. Where it is slow, the remedy
 * stands beside the word that it is, and not here once more.
 */
export function RaiseActions({ execution }: { execution: ExecutionView }) {
  const say = ofEveryday().raise
  const { isSlow } = useSlow(execution)
  const choices = choicesOf(execution).filter(({ does }) => does === 'cancel' || !isSlow)
  const [asked, setAsked] = useState<Choice | undefined>(undefined)
  return (
    <>
      <div class="timeline-actions">
        {choices.map((choice) => (
          <Button key={choice.does} kind="quiet" onClick={() => setAsked(choice)} testId={`raise-${choice.does}`}>
            {say.open[choice.does]}
          </Button>
        ))}
      </div>
      {asked && (
        <RaiseDialog key={asked.does} choice={asked} execution={execution} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
