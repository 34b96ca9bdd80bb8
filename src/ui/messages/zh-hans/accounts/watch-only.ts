import type { WatchOnlyMessages } from '../../en/accounts/watch-only.ts'
import type { Translated } from '../../translated.ts'

export const zhHansWatchOnly: Translated<WatchOnlyMessages> = {
  chip: '你的，仅观察',
  inBook: '地址簿中的名称',
  receive: {
    title: '仅观察的地址',
    note: '本钱包没有它们的私钥：到账的钱，由持有私钥的人转走。',
    qr: (label) => `${label} 的二维码`,
  },
}
