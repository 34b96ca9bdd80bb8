import { useState } from 'preact/hooks'
import type { BundleView } from '../../api/views/transfers.ts'
import { Button } from '../controls/button.tsx'
import { ofActivity } from '../messages/screen-messages.ts'
import { SupportDialog } from '../transfer/support/support-dialog.tsx'
import { needsAttention } from './state.ts'

export function BundleSupport({ view }: { view: BundleView }) {
  const [isOpen, setOpen] = useState(false)
  const { help } = ofActivity()
  if (!needsAttention(view)) return null
  const { bundle } = view
  const hash = bundle.items.flatMap((state) => ('signed' in state ? [state.signed.hash] : [])).at(-1)
  return (
    <div class="after">
      <Button kind="secondary" onClick={() => setOpen(true)} testId="help-open">
        {help.open}
      </Button>
      {isOpen && (
        <SupportDialog
          about={bundle.id}
          title={help.title}
          text={help.text}
          asked={hash === undefined ? undefined : { label: help.hash, name: help.hashName, value: hash }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
