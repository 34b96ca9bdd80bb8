import type { WatchedMessages } from '../en/watched.ts'
import type { Worded } from '../worded.ts'

export const deWatched: Worded<WatchedMessages> = {
  chip: 'Ihre, nur beobachtet',
  inBook: 'In Ihrem Adressbuch',
  receive: {
    title: 'Nur beobachtete Adressen',
    note: 'Diese Wallet hat keinen Schlüssel dafür: Was dort ankommt, bewegt, wer den Schlüssel hat.',
    qr: (label) => `QR-Code von ${label}`,
  },
}
