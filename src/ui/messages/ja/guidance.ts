import type { GuidanceMessages } from '../en/guidance.ts'
import type { Worded } from '../worded.ts'

/** Words that lead on, in Japanese. */
export const jaGuidance: Worded<GuidanceMessages> = {
  again: 'もう一度試す',
  balanceUnread: '残高は未確認です',
  notEnoughForFee: (symbol) => `ネットワーク手数料を払う${symbol}が足りません。`,
  bitcoinAddress: 'これはビットコインのアドレスです。ここでは、0xに続く40文字の英数字のアドレスが必要です。',
  book: {
    removeTitle: (name) => `${name}を削除しますか？`,
    removeText: 'ここから名前が消えるだけです。アドレスにあるものはそのままです。',
    remove: '削除',
    keep: '残す',
    removed: (name) => `${name}をアドレス帳から削除しました。`,
  },
  longestName: (most) => `名前は${most}文字までです。`,
  noBackup: 'Causewayのバックアップファイルではありません。別のファイルを選んでください。',
  justNow: 'たった今',
}
