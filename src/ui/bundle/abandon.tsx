import { useState } from 'preact/hooks'
import type { BundleView } from '../../api/views/transfers.ts'
import { isBundleAbandonOffered } from '../../core/bundle/abandon.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

/** Offered while something holds up unsent calls. */
export function AbandonBundle({ bundle }: Pick<BundleView, 'bundle'>) {
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const { client, tell } = useApp()
  if (!isBundleAbandonOffered(bundle)) return null
  const say = m().abandon
  const give = async () => {
    try {
      const { outcome } = await client.call('executions.abandon', { id: bundle.id })
      if (outcome !== 'abandoned') tell(say[outcome])
      setAsked(false)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <>
      <div class="timeline-actions">
        <Button kind="quiet" onClick={() => setAsked(true)} testId="abandon">
          {say.open}
        </Button>
      </div>
      {isAsked && (
        <Dialog
          title={say.callsTitle}
          onClose={() => setAsked(false)}
          footer={
            <div class="decide">
              <Button onClick={() => setAsked(false)}>{say.keep}</Button>
              <Button kind="danger" onClick={give} testId="abandon-confirm">
                {m().abandon.open}
              </Button>
            </div>
          }
        >
          <div class="dialog-text">
            {problem !== undefined && <Notice kind="warn" title={problem} isUrgent />}
            <p>{say.callsText}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
