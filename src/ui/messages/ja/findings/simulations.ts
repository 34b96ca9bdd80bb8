import type { simulationWords } from '../../../../core/verify/words/simulations.ts'
import type { Translated } from '../../translated.ts'

export const jaSimulationWords: Translated<typeof simulationWords> = {
  simulationUnsaid: ({ chain, why }) =>
    `${chain}のノードから、ルーターが資金をどう扱うか回答がありませんでした：${why}。`,
  simulationOfOthers: ({ chain }) => `${chain}のノードが回答したのは、これとは別のトランザクションの結果だけです。`,
  simulationFails: ({ why }) => `ルーターの呼び出しは失敗し、ネットワーク手数料だけがかかります：${why}。`,
  simulationTakesMore: ({ taken, most }) =>
    `ルーターの呼び出しで${taken}が引き出されます。引き出せるのは${most}までのはずです。`,
  simulationTakesAnother: ({ units, currency, most }) =>
    `ルーターの呼び出しで、${currency}が${units}単位引き出されます。引き出せるのは${most}までのはずです。`,
  simulationLetsTake: ({ spender, currency }) =>
    `ルーターの呼び出しの後、${spender}があなたの${currency}をさらに引き出せるようになります。`,
  simulationBringsLess: ({ arrives, recipient, least }) =>
    `${recipient}に届くのは${arrives}だけです。見積もりでは最低${least}が約束されています。`,
  simulationPaysOtherwise: 'ルーターの呼び出しの支払先が、あなたの注文だけではありません。届いた資金は失われます。',
  simulationDepositsLess: ({ wanted, paid }) =>
    `注文には${wanted}単位が必要ですが、入金コントラクトに届くのは${paid}単位だけです。`,
}
