import { useState } from 'preact/hooks'
import { Button } from '../../controls/button.tsx'
import { CopyButton } from '../../controls/copy-button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { download } from '../../state/page/download.ts'
import { fileName } from '../../state/page/file-name.ts'
import { messageOf } from '../../text/reason-text.ts'

/** `about` is the transfer or bundle, `asked` the id that a helper needs. */
export function SupportDialog(
  props: Readonly<{
    about: string
    title: string
    text: string
    asked?: Readonly<{ label: string; name: string; value: string }> | undefined
    onClose: () => void
  }>,
) {
  const say = ofActivity().help
  const { client, host, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { text } = await client.call('support.get', { version: host.version, id: props.about })
      const name = fileName('support', Date.now())
      download(name, text, 'application/json')
      tell(m().settings.exported({ name }))
    } catch (error) {
      tell(m().settings.notExported({ why: messageOf(error) }))
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void save()} testId="help-save">
          {say.save}
        </Button>
      }
    >
      <div class="dialog-text">
        <p>{props.text}</p>
        <p>{say.without}</p>
        {props.asked && (
          <>
            <p class="label">{props.asked.label}</p>
            <div class="copied-id">
              <code class="mono request-id">{props.asked.value}</code>
              <CopyButton text={props.asked.value} name={props.asked.name} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
