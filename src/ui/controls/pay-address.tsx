import { FullAddress } from '../display/address-text.tsx'
import { QrCode } from '../display/qr-code.tsx'
import { m } from '../messages/messages.ts'
import { CopyButton } from './copy-button.tsx'

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
