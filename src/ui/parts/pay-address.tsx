import { m } from '../messages/messages.ts'
import { FullAddress } from './address-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'

/** An address to be paid: for cameras, for eyes, and for the clipboard. `uri` is what the code holds. */
export function PayAddress({ address, uri, name }: Readonly<{ address: string; uri: string; name: string }>) {
  return (
    <div class="pay-address">
      <QrCode text={uri} name={name} testId="qr" />
      <div class="pay-address-text">
        <FullAddress address={address} />
        <CopyButton text={address} name={m().home.copyAddress} testId="copy-pay-address" />
      </div>
    </div>
  )
}
