import type { FateMessages } from '../en/fates.ts'
import type { Worded } from '../worded.ts'

/** Every word in Japanese about what becomes of deposits that a page made by itself with the crossing service. */
export const jaFates: Worded<FateMessages> = {
  ahead:
    'その後の経過は、サイトで確認できます。設定で移動サービスのAPIキーを入力すると、ウォレットも最後まで追跡します。',
  asking: 'その後の経過を、ウォレットが移動サービスに問い合わせています。',
  chip: {
    moving: '進行中',
    filled: '到着',
    refunded: '返金済み',
    failed: '失敗',
    unlike: '追跡なし',
  },
  said: {
    moving: '移動サービスによると、進行中です。',
    success: '移動サービスによると、到着しました。ウォレットはまだ自分で確認していません。',
    failure: '移動サービスによると、失敗しました。通常、資金は返金されます。',
    refund: '移動サービスによると、返金されました。ウォレットはまだ自分で確認していません。',
    unknown: (word) => `移動サービスの返答は「${word}」で、Causewayの知らない言葉です。`,
  },
  filled: (amount, chain) =>
    `${chain}に${amount}が到着しました。ウォレットがそこで確認しましたが、サイトの約束どおりかどうかは分かりません。`,
  refunded: (amount, chain) => `${chain}に${amount}が戻りました。ウォレットがそこで確認しました。`,
  filledSaid: (chain) => `移動サービスによると、${chain}に到着しました。ウォレットは自分で確認できませんでした。`,
  refundedSaid: '移動サービスによると、返金されました。ウォレットは自分で確認できませんでした。',
  to: '支払先',
  unlike: {
    several:
      '移動サービスが、複数の入金に一つのリクエスト、またはこの入金に複数のリクエストを示しているため、ウォレットは追跡しません。',
    transaction: '移動サービスが、この注文に別のトランザクションを示しているため、ウォレットは追跡しません。',
    deposit: '移動サービスの示す入金が、ウォレットの確認した内容と違うため、ウォレットは追跡しません。',
    own: '移動サービスが、あなたの別のもののリクエストを示しているため、ウォレットは追跡しません。',
  },
  unfollowed: {
    noKey: 'その後の経過は、サイトで確認できます。移動サービスのAPIキーがあれば、ウォレットも最後まで追跡できます。',
    locked: 'ロックを解除すると、ウォレットが追跡を再開します。',
    refused: '移動サービスは、このAPIキーでは経過を知らせません。サイトで確認してください。',
    over: '移動サービスから長い間知らせがありません。どうなったか、サイトに問い合わせてください。',
  },
  enterKey: 'APIキーを入力',
}
