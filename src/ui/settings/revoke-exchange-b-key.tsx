import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofExchangeKeys } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'

export function RevokeExchangeBKey({ accountIndex, onClose }: Readonly<{ accountIndex: number; onClose: () => void }>) {
  const say = ofExchangeKeys()
  const { client, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const revoke = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await client.call('exchangeB.revokeKey', { accountIndex })
      if ('why' in answer) setProblem(reasonText(answer.why))
      else {
        tell(say.done[answer.outcome])
        onClose()
      }
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={say.revokeTitle}
      onClose={onClose}
      footer={
        <div class="decide">
          <Button onClick={onClose}>{say.keep}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void revoke()} testId="revoke-key-confirm">
            {isBusy ? say.revokeBusy : say.revoke}
          </Button>
        </div>
      }
    >
      <div class="dialog-text">
        {problem !== undefined && <Notice kind="warn" title={problem} isUrgent />}
        <p>{say.revokeText({ index: accountIndex })}</p>
      </div>
    </Dialog>
  )
}
