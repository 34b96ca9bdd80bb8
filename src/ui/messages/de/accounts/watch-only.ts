import type { WatchOnlyMessages } from '../../en/accounts/watch-only.ts'
import type { Translated } from '../../translated.ts'

export const deWatchOnly: Translated<WatchOnlyMessages> = {
  chip: 'Ihre, nur beobachtet',
  inBook: 'In Ihrem Adressbuch',
  receive: {
    title: 'Nur beobachtete Adressen',
    note: 'Diese Wallet hat keinen Schlüssel dafür: Was dort ankommt, bewegt, wer den Schlüssel hat.',
    qr: (label) => `QR-Code von ${label}`,
  },
}
