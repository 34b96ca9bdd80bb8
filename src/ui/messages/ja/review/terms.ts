import type { TermMessages } from '../../en/review/terms.ts'
import type { Translated } from '../../translated.ts'

export const jaTerms: Translated<TermMessages> = {
  newer: {
    ready: '新しい見積もりがあります',
    over: 'この見積もりは期限切れです',
    runOut: 'この見積もりは期限切れです。まだ何も署名されていません。',
    none: 'この見積もりを更新できませんでした',
    show: '表示',
    showNewer: '新しい見積もりを表示',
    showWhy: '理由を表示',
  },
  least: {
    refused: (amount, ago) => `ここでは${ago}、${amount}は少なすぎました。`,
    worked: (amount, ago) => `${ago}、${amount}で足りました。`,
  },
  life: {
    title: '返金までの時間',
    hint: 'それまでにサービスが完了しなかった分は返金されます。ネットワーク手数料は戻りません。',
    minutes: (minutes) => `${minutes}分`,
    is: (minutes) => `${minutes}分後に返金`,
    review: (minutes) =>
      `サービスが${minutes}分以内に完了しない場合、資金は返金されます。これはサービスの約束であり、注文には含まれていません。`,
  },
}
