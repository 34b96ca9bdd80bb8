export const enWatchOnly = {
  chip: 'Yours, watched',
  inBook: 'In your address book',
  receive: {
    title: 'Watch-only addresses',
    note: 'This wallet holds no key for them: what arrives there is moved by whoever has the key.',
    qr: (label: string) => `QR code of ${label}`,
  },
}

export type WatchOnlyMessages = typeof enWatchOnly
