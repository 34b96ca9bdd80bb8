import { useState } from 'preact/hooks'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { downloadBlob, fileName } from '../../state/page/download.ts'
import { drawReceipt } from './image.ts'
import { receiptText, type TransferReceipt } from './receipt.ts'

export function ReceiptDialog({ receipt, onClose }: { receipt: TransferReceipt; onClose: () => void }) {
  const say = ofActivity().receipt
  const { tell } = useApp()
  const [isDrawing, setDrawing] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(receiptText(receipt)).then(
      () => tell(m().common.copied),
      () => tell(m().common.notCopied),
    )
  }
  const draw = async () => {
    setDrawing(true)
    const picture = await drawReceipt(receipt).catch(() => undefined)
    setDrawing(false)
    if (!picture) return tell(say.notSaved)
    const name = fileName('picture', Date.now())
    downloadBlob(name, picture)
    tell(say.saved(name))
  }
  return (
    <Dialog
      title={receipt.title}
      onClose={onClose}
      footer={
        <div class="pair">
          <Button icon="copy" onClick={copy} testId="receipt-copy">
            {say.copy}
          </Button>
          <Button onClick={() => void draw()} isBusy={isDrawing} testId="receipt-picture">
            {say.picture}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrollable box */}
      <section class="dialog-text receipt" aria-label={say.open} tabIndex={0}>
        <p class="hint">{say.what}</p>
        <dl class="receipt-lines" data-testid="receipt">
          {receipt.lines.map(({ name, value, isExact }, index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd class={isExact ? 'mono receipt-exact' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="hint">{receipt.note}</p>
      </section>
    </Dialog>
  )
}
