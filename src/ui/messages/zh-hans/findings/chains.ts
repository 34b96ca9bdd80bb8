import type { chainWords } from '../../../../core/verify/words/chains.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansChainWords: Translated<typeof chainWords> = {
  chainListedTwice: ({ chain }) => line`服务方把${chain}列出了两次：其中任何一个都可能是假的。`,
  chainNameElsewhere: ({ chain, other }) => line`服务方把${chain}的名称给了链${other}：订单可能指的是另一条链。`,
  chainRenamed: ({ chain, name }) => line`服务方把${chain}称作${name}：订单就会指向另一条链。`,
  chainDisabled: ({ chain }) => line`服务方目前不接受${chain}上的转账。`,
  chainLagging: ({ chain }) => line`${chain}现在出块较慢。`,
  chainLimited: ({ chain }) => line`服务方目前限制在${chain}上的转移额度。`,
  chainsNotRead: '无法读取服务方的链列表：不知道现在是否有链变慢、受限或停用。',
  chainOfAnotherKind: ({ chain, kind }) => line`服务方说${chain}是另一类链（${kind}）。`,
  chainRunsOnAnother: ({ chain, symbol, decimals }) =>
    line`服务方说${chain}使用${symbol}，小数${decimals}位：金额可能有误。`,
  chainDepositoryDiffers: ({ depository, known }) => line`服务方给出的存管方是${depository}；已知的是${known}。`,
  chainContractChanged: ({ address, contract, chain, before }) =>
    line`服务方说${chain}上的${contract}是${address}；之前是${before}。`,
  factsOfAnotherChain: ({ chain }) => line`没有从${chain}读到任何内容：这些信息来自另一条链。`,
}
