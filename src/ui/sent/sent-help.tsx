import { useState } from 'preact/hooks'
import type { BundleView } from '../../api/transfer-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { HelpDialog } from '../receipt/help-dialog.tsx'
import { isAmiss } from './state.ts'

export function SentHelp({ view }: { view: BundleView }) {
  const [isOpen, setOpen] = useState(false)
  const { help } = ofEveryday()
  if (!isAmiss(view)) return null
  const { bundle } = view
  const hash = bundle.items.flatMap((state) => ('signed' in state ? [state.signed.hash] : [])).at(-1)
  return (
    <div class="after">
      <Button kind="secondary" onClick={() => setOpen(true)} testId="help-open">
        {help.open}
      </Button>
      {isOpen && (
        <HelpDialog
          about={bundle.id}
          title={help.sentTitle}
          text={help.sentText}
          asked={hash === undefined ? undefined : { label: help.hash, name: help.hashName, value: hash }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
