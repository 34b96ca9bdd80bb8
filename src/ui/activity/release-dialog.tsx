import { useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/views/transfers.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

export function ReleaseDialog({ record, onClose }: Readonly<{ record: UnreadableView; onClose: () => void }>) {
  const say = ofActivity().unread
  const { client, store, tell } = useApp()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const release = async () => {
    try {
      const { of, id } = record
      const { outcome } = await client.call('unreadable.release', { of, id, isAccepted: isOpen })
      if (outcome === 'open') return setOpen(true)
      tell(say[outcome])
      store.executions.reload()
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Dialog
      title={say.releaseTitle}
      onClose={onClose}
      footer={
        <div class="decide">
          <Button onClick={onClose}>{say.keep}</Button>
          <Button kind="danger" onClick={release} testId="release-confirm">
            {isOpen ? say.releaseAnyway : say.release}
          </Button>
        </div>
      }
    >
      <div class="dialog-text">
        {problem !== undefined && <Notice kind="warn" title={problem} isUrgent />}
        {isOpen && <Notice kind="warn" title={say.stillOpen} isUrgent testId="release-open" />}
        <p>{say.releaseText}</p>
      </div>
    </Dialog>
  )
}
