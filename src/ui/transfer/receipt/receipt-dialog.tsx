import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Amount } from '../../../core/money/currency.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { LocalValue, RateSource } from '../../display/local-value.tsx'
import { Fold } from '../../layout/fold.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { m } from '../../messages/messages.ts'
import { ofActivity, ofOutcomes } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { downloadBlob } from '../../state/page/download.ts'
import { fileName } from '../../state/page/file-name.ts'
import { useValueToday } from '../../state/wallet/price.ts'
import { drawReceipt, receiptPicture } from './image.ts'
import { type ReceiptLine, receiptText, type TransferReceipt } from './receipt.ts'

type Props = Readonly<{ receipt: TransferReceipt; landed: Amount | undefined; onClose: () => void }>

export function ReceiptDialog({ receipt, landed, onClose }: Props) {
  const say = ofActivity().receipt
  const { tell } = useApp()
  const [isDrawing, setDrawing] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(receiptText(receipt)).then(
      () => tell(m().common.copied),
      () => tell(m().common.notCopied),
    )
  }
  const picture = async () => {
    setDrawing(true)
    const canvas = await drawReceipt(receipt).catch(() => undefined)
    const blob = canvas && (await receiptPicture(canvas))
    setDrawing(false)
    return blob
  }
  const draw = async () => {
    const blob = await picture()
    if (!blob) return tell(say.notSaved)
    const name = fileName('picture', Date.now())
    downloadBlob(name, blob)
    tell(m().settings.exported({ name }))
  }
  const share = async () => {
    const blob = await picture()
    const file = blob && new File([blob], fileName('picture', Date.now()), { type: blob.type })
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
    // A closed sheet rejects, and needs no words.
    await navigator.share({ title: receipt.title, text: receiptText(receipt), ...files }).catch(() => undefined)
  }
  return (
    <Dialog
      title={receipt.title}
      onClose={onClose}
      footer={
        <>
          {'share' in navigator && (
            <Button kind="primary" isWide onClick={share} testId="receipt-share">
              {ofOutcomes().receipt.share}
            </Button>
          )}
          <div class="pair">
            <Button icon="copy" onClick={copy} testId="receipt-copy">
              {say.copy}
            </Button>
            <Button onClick={() => void draw()} isBusy={isDrawing} testId="receipt-picture">
              {say.picture}
            </Button>
          </div>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrollable box */}
      <section class="dialog-text receipt" aria-label={say.open} tabIndex={0}>
        {landed && <Value amount={landed} />}
        <Preview receipt={receipt} />
        <Fold isOpen title={m().settings.siteMore}>
          <p class="hint">{say.what}</p>
          <dl class="receipt-lines" data-testid="receipt">
            {receipt.lines.map((line, index) => (
              <div key={index}>
                <dt>{line.name}</dt>
                <dd class={line.isExact ? 'mono receipt-exact' : undefined}>{valueText(line)}</dd>
              </div>
            ))}
          </dl>
          <p class="hint">{receipt.note}</p>
        </Fold>
      </section>
    </Dialog>
  )
}

// On the screen only: a saved receipt outlives the price.
function Value({ amount }: { amount: Amount }) {
  const dollars = useValueToday(amount)
  if (dollars === undefined) return null
  return (
    <div class="receipt-value">
      <span>{ofActivity().arrived.valueToday}</span>
      <span>
        <LocalValue dollarMillionths={dollars} />
      </span>
      <RateSource>{ofValuation().by}</RateSource>
    </div>
  )
}

function Preview({ receipt }: { receipt: TransferReceipt }) {
  const place = useRef<HTMLDivElement>(null)
  const text = receiptText(receipt)
  useLayoutEffect(() => {
    let isShown = true
    void drawReceipt(receipt)
      .then((canvas) => isShown && canvas && place.current?.replaceChildren(canvas))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [text])
  return (
    <div
      class="receipt-preview"
      ref={place}
      role="img"
      aria-label={ofOutcomes().receipt.preview}
      data-testid="receipt-preview"
    />
  )
}

function valueText({ value, link }: ReceiptLine) {
  return link ? (
    <a href={value} target="_blank" rel="noreferrer noopener">
      {value}
    </a>
  ) : (
    value
  )
}
