import type { nodeWords } from '../../../../core/verify/words/nodes.ts'
import type { Translated } from '../../translated.ts'

export const jaNodeWords: Translated<typeof nodeWords> = {
  chainUnsaid: ({ chain, why }) => `${chain}のノードから、どのチェーンのものか回答がありませんでした：${why}。`,
  tokenUnsaid: ({ chain, why }) => `${chain}のノードから、トークンについて回答がありませんでした：${why}。`,
  contractUnsaid: ({ chain, address, why }) =>
    `${chain}のノードから、${address}に何があるか回答がありませんでした：${why}。`,
  contractNotAsked: ({ chain, address }) => `${address}に何があるか、${chain}のノードに問い合わせていません。`,
  balanceUnsaid: ({ chain, why }) => `${chain}のノードから、残高の回答がありませんでした：${why}。`,
  gasPriceUnsaid: ({ chain, why }) => `${chain}のノードから、ガス価格の回答がありませんでした：${why}。`,
  allowanceUnsaid: ({ chain, why }) => `${chain}のノードから、使用許可の回答がありませんでした：${why}。`,
  allowanceNotAsked: ({ chain }) => `使用許可について、${chain}のノードに問い合わせていません。`,

  nodeOfAnotherChain: ({ chain, chainId }) =>
    `${chain}のノードは、実際にはチェーン${chainId}のものです。その回答は当てになりません。`,
  tokenOfOtherDecimals: ({ symbol, decimals }) =>
    `${symbol}の小数点以下は、チェーン上では${decimals}桁です。どの金額も違うものになります。`,
  tokenCalledOtherwise: 'トークン自身の記号が、あなたの知っている記号と違います。',
  contractMissing: ({ address, chain }) =>
    `${chain}の${address}にはコントラクトがありません。そこへ送った資金は失われます。`,
  balanceTooSmall: ({ needs, have }) => `${needs}が必要ですが、残高は${have}です。`,
  gasAboveBalance: ({ gas, have }) => `ネットワーク手数料は最大${gas}になりますが、残高は${have}です。`,
  sumAboveBalance: ({ gas, have, missing }) =>
    `残高は${have}です。金額と最大${gas}のネットワーク手数料を合わせると、最大${missing}足りません。`,
}
