import type { WatchOnlyMessages } from '../../en/accounts/watch-only.ts'
import type { Translated } from '../../translated.ts'

export const jaWatchOnly: Translated<WatchOnlyMessages> = {
  chip: '自分の閲覧専用',
  inBook: 'アドレス帳での名前',
  receive: {
    title: '閲覧専用のアドレス',
    note: 'このウォレットには鍵がありません。届いた資金を動かせるのは、鍵を持つ人だけです。',
    qr: (label) => `${label}のQRコード`,
  },
}
