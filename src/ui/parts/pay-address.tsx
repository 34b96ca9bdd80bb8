import { m } from '../messages/messages.ts'
import { FullAddress } from './address-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'

/** `uri` is the content of the QR code. */
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
