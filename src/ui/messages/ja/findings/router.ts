import type { routerWords } from '../../../../core/verify/words/router.ts'
import type { Translated } from '../../translated.ts'

export const jaRouterWords: Translated<typeof routerWords> = {
  routerNotDue: '先に交換するものがないのに、見積もりがルーターを呼び出しています。通常の入金で足ります。',
  routerWithoutCalldata: 'ルーターの呼び出しにデータがありません。資金がそこに残ります。',
  routerCallUnreadable: 'ルーターの呼び出しが公開された形式ではなく、結果を強制できません。',
  routerCallWithoutEnd: 'ルーターの呼び出しが、支払うべき通貨の支払いで終わっていません。',
  routerCallWithoutOrder: 'ルーターの呼び出しが支払う注文が、見積もりにありません。',
  routerTakesAnother: ({ symbol }) => `ルーターは${symbol}以外のものを受け取ります。`,
  routerTakesAnotherAmount: ({ due }) => `ルーターが受け取る額が、ちょうど${due}ではありません。`,
  routerLeftoverToStranger: 'ルーターは残りを見知らぬ相手に送ります。',
  swapResultFromNode: ({ symbol, chain }) =>
    `${symbol}がいくら届くかは、${chain}のノードの回答だけが根拠です。未知のトークンでは、チェーンが強制できません。`,
}
