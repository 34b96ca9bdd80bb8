import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/crossing-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { download, fileName } from '../settings/download.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

/** What somebody who helps needs, and what they must never be given. */
export function HelpDialog({ execution, onClose }: { execution: ExecutionView; onClose: () => void }) {
  const say = ofEveryday().help
  const { client, host, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { text } = await client.call('support.get', { version: host.version, id: execution.id })
      const name = fileName('support', Date.now())
      download(name, text, 'application/json')
      tell(m().settings.exported(name))
    } catch (error) {
      tell(m().settings.notExported(messageOf(error)))
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void save()} testId="help-save">
          {say.save}
        </Button>
      }
    >
      <div class="dialog-text">
        <p>{say.text}</p>
        <p>{say.without}</p>
        <p class="label">{say.id}</p>
        <div class="copied-id">
          <code class="mono request-id">{execution.requestId}</code>
          <CopyButton text={execution.requestId} name={m().crossing.requestId} />
        </div>
      </div>
    </Dialog>
  )
}
