import type { DepositMessages } from '../../en/bundle/deposits.ts'
import type { Translated } from '../../translated.ts'

export const jaDeposits: Translated<DepositMessages> = {
  title: (deposits) => (deposits === 1 ? '移動のための入金' : `移動のための入金（${deposits}件）`),
  amount: (amount) => `移動のための${amount}`,
  unseen:
    'サイトが独自に手配した移動で、Causewayはその条件を見ていません。何がどこに届くはずか、そもそも届くのかは分かりません。',
  follows: (chain) => `Causewayは、${chain}のブロックで確認できるまで、この入金を追跡します。`,
  others: '他者の名義での入金です',
  othersText:
    'この入金は、自分のアカウントの名義ではありません。移動が成立しないと、資金はその名義人に戻る場合があります。',
  known: {
    own: {
      title: 'この移動は、このウォレットが支払います',
      text: '自分で依頼した移動の注文です。サイトからも入金すると二重払いになるため、Causewayは送信しません。',
    },
    paid: {
      title: 'この注文は、以前に支払い済みです',
      text: 'サイトの依頼で、このウォレットからすでに支払っています。同じ注文に再び入金すると、失われるおそれがあります。',
    },
  },
  missingTitle: 'ブロックに入金が見当たりません',
  missingText: 'サイトが求めたものはすべて通りましたが、試した結果にあった入金の一部が、ブロックにありません。',
  progress: { ahead: '進行中', read: 'ブロックで確認済み', missing: 'ブロックになし' },
  progressText: {
    ahead: (chain) => `チェーンで試した結果です。${chain}のブロックに入ったら、Causewayがもう一度確認します。`,
    read: (chain) => `Causewayが、${chain}にある預け先の記録で確認しました。`,
    missing: (chain) =>
      `試した結果にはこの入金がありましたが、${chain}のブロックにはありません。どうなったかをサイトに問い合わせてください。`,
  },
}
