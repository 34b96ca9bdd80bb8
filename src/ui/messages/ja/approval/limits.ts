import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const jaLimits: Translated<LimitMessages> = {
  scrollToSign: '署名するには最後までスクロールしてください',
  emptyLines: (lines) => `空行${lines}行`,
  spaces: (spaces) => `空白${spaces}文字`,
  limitTo: '上限',
  limit: '上限を設定',
  limitToBalance: '残高を上限にする',
  limitHint: '誠実なサイトには、今使う金額で足ります。',
  limitWrong: '金額を入力してください。',
  cannotLimitTitle: '上限がなく、設定もできません',
  cannotLimit: 'サイトはこのままの内容を求めています。拒否して、上限のある許可をサイトに求めてください。',
  knownSpender: '引き出せる相手は既知です',
  approvedBefore: 'ウォレットの記録では、このアドレスを以前に承認しています。',
  possiblePayment: {
    reading: 'このコントラクトが引き出せるトークンを確認しています。',
    title: 'このコントラクトはあなたのトークンを引き出せます',
    text: 'この署名があれば、誰にでも送れます。',
    throughPermit2: '（Permit2 経由）',
    unreadTitle: 'このコントラクトが引き出せるトークンを読み取れませんでした',
    unread: 'そのため、すべての支払いとみなします。',
    noneTitle: 'このコントラクトへのトークン承認はありません',
    none: '引き出せる既知のトークンはありません。NFT と未知のトークンは確認していません。',
    beyond: {
      token: 'このコントラクト自体がトークンです。このデータで、保有分すべてが動かされることがあります。',
      delegated: '別のコントラクトがこのアカウントとして動作しており、このデータですべてが動かされることがあります。',
      form: 'この形式のデータは、このコントラクトへの承認がなくても資金を動かせます。',
    },
  },
}
