import type { DepositOutcomeMessages } from '../../en/bundle/deposit-outcomes.ts'
import type { Translated } from '../../translated.ts'

export const jaDepositOutcomes: Translated<DepositOutcomeMessages> = {
  ahead:
    'その後の経過は、サイトで確認できます。設定で移動サービスのAPIキーを入力すると、Causewayも最後まで追跡します。',
  asking: 'その後の経過を、Causewayがサービスに問い合わせています。',
  chip: {
    moving: '進行中',
    filled: '到着',
    refunded: '返金済み',
    failed: '失敗',
    unlike: '追跡なし',
  },
  paid: {
    open: '移動サービスに支払い済み',
    unlike: 'Causewayはこの移動を追跡していません',
    failed: '移動は完了しませんでした',
    saidFailed: 'サービスによると、移動は失敗しました',
    below: '資金がどうなったかは、下に表示されています。',
  },
  said: {
    moving: 'サービスによると、進行中です。',
    success: 'サービスによると、到着しました。Causewayはまだ自ら確認していません。',
    failure: 'サービスによると、失敗しました。通常、資金は返金されます。',
    refund: 'サービスによると、返金されました。Causewayはまだ自ら確認していません。',
    unknown: (word) => `サービスの返答は「${word}」で、Causewayの知らない言葉です。`,
  },
  filled: (amount, chain) =>
    `${chain}に${amount}が到着しました。Causewayがそこで確認しましたが、サイトの約束どおりかどうかは分かりません。`,
  refunded: (amount, chain) => `${chain}に${amount}が戻りました。Causewayがそこで確認しました。`,
  filledSaid: (chain) => `サービスによると、${chain}に到着しました。Causewayは自ら確認できませんでした。`,
  refundedSaid: 'サービスによると、返金されました。Causewayは自ら確認できませんでした。',
  to: '支払先',
  unlike: {
    several:
      'サービスが、複数の入金に一つのリクエスト、またはこの入金に複数のリクエストを示しているため、Causewayは追跡しません。',
    transaction: 'サービスが、この注文に別のトランザクションを示しているため、Causewayは追跡しません。',
    deposit: 'サービスの示す入金が、Causewayの確認した内容と違うため、Causewayは追跡しません。',
    own: 'サービスが、あなたの別のもののリクエストを示しているため、Causewayは追跡しません。',
  },
  unfollowed: {
    noKey: 'その後の経過は、サイトで確認できます。移動サービスのAPIキーがあれば、Causewayも最後まで追跡できます。',
    locked: 'ロックを解除すると、Causewayが追跡を再開します。',
    refused: 'サービスは、このAPIキーでは経過を知らせません。サイトで確認してください。',
    over: 'サービスから長い間知らせがありません。どうなったか、サイトに問い合わせてください。',
  },
  enterKey: 'APIキーを入力',
}
