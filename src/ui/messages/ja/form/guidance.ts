import type { GuidanceMessages } from '../../en/form/guidance.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const jaGuidance: Translated<GuidanceMessages> = {
  again: 'もう一度試す',
  noneOf: (symbol) => `${symbol}の残高がありません。先に受け取るか、別の通貨を選んでください。`,
  pending: (amount) => `${amount}が到着待ちで、まだブロックに収録されていません。収録されると送れるようになります。`,
  useMost: '送れる最大額にする',
  oneAddress: {
    title: '1回の移動で使える額を超えています',
    text: (most, rest) =>
      `1回の移動で使えるのは、1つのBitcoinアドレスのコインだけです。最大${most}です。残りの${rest}は別のアドレスにあります。2回目の移動で送ってください。`,
  },
  fallenBack: 'この経路に合わない設定を元に戻しました。',
  longerNow: '今はこれより長くかかることがあります',
  balanceUnread: '残高は未確認です',
  noBitcoin: {
    title: 'このアカウントにはBitcoinアドレスがありません',
    pays: '秘密鍵だけをインポートしたアカウントのため、ビットコインを支払えません。リカバリーフレーズのアカウントを選んでください。',
    receives: '秘密鍵だけをインポートしたアカウントです。「宛先」で別のアドレスを選んでください。',
  },
  notEnoughForFee: (symbol) => `手数料を払う${symbol}が足りません。`,
  bitcoinAddress: {
    recipient: 'これはBitcoinのアドレスです。ここでは、0xに続く40文字の英数字のアドレスが必要です。',
    refundTo: 'これはBitcoinのアドレスです。ここへの返金には、0xに続く40文字の英数字のアドレスが必要です。',
  },
  book: {
    removeTitle: (name) => `${name}を削除しますか？`,
    removeText: 'ここから名前が消えるだけです。アドレスにあるものはそのままです。',
    remove: '削除',
    keep: '残す',
    removed: (name) => `${name}をアドレス帳から削除しました。`,
  },
  longestName: (most) => `名前は${most}文字までです。`,
  noBackup: 'Causewayのバックアップファイルではありません。別のファイルを選んでください。',
  unsaid: (chain, facts) => `${chain}のノードから回答がありません：${list(facts)}。`,
  facts: {
    chainUnsaid: '対応するチェーン',
    contractUnsaid: 'コントラクトの有無',
    tokenUnsaid: 'トークン',
    balanceUnsaid: '残高',
    gasPriceUnsaid: 'ガス価格',
    allowanceUnsaid: '引き出し許可',
    simulationUnsaid: 'トランザクションの試行結果',
  },
  codes: '問い合わせ用コード：',
  justNow: 'たった今',
}
