import type { nodeWords } from '../../../../core/verify/words/nodes.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansNodeWords: Translated<typeof nodeWords> = {
  chainUnsaid: ({ chain, why }) => line`${chain}的节点没有说明它属于哪条链：${why}。`,
  tokenUnsaid: ({ chain, why }) => line`${chain}的节点没有说明代币的情况：${why}。`,
  contractUnsaid: ({ chain, address, why }) => line`${chain}的节点没有说明${address}上有什么：${why}。`,
  contractNotAsked: ({ chain, address }) => line`${chain}的节点没有说明${address}上有什么：没有向它询问。`,
  balanceUnsaid: ({ chain, why }) => line`${chain}的节点没有给出你的余额：${why}。`,
  gasPriceUnsaid: ({ chain, why }) => line`${chain}的节点没有给出燃料价格：${why}。`,
  allowanceUnsaid: ({ chain, why }) => line`${chain}的节点没有给出授权额度：${why}。`,
  allowanceNotAsked: ({ chain }) => line`${chain}的节点没有给出授权额度：没有向它询问。`,

  nodeOfAnotherChain: ({ chain, chainId }) => line`${chain}的节点其实属于链${chainId}：它说的都不能算数。`,
  tokenOfOtherDecimals: ({ symbol, decimals }) => line`${symbol}在链上有${decimals}位小数：所有金额都会不同。`,
  tokenCalledOtherwise: '代币自称的代号与你所知的不同。',
  contractMissing: ({ address, chain }) => line`${chain}上的${address}没有合约：转到那里的钱会丢失。`,
  balanceTooSmall: ({ needs, have }) => line`需要${needs}；你有${have}。`,
  gasAboveBalance: ({ gas, have }) => line`网络费最多可能要${gas}；你有${have}。`,
  sumAboveBalance: ({ gas, have, missing }) => line`你有${have}：金额加上最多${gas}的网络费，最多会超出${missing}。`,
}
