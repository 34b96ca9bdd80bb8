import type { exchangeBWords } from '../../../../core/verify/words/exchange-b.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansExchangeBWords: Translated<typeof exchangeBWords> = {
  assetUnknown: ({ symbol }) => line`不知道交易所 B 如何称呼${symbol}。`,
  transferWithoutOrder: '没有这笔转账可以付款的订单。',
  transferTooLarge: ({ amount }) => line`${amount}超过一笔转账所能转的金额。`,
  transferToNoAccount: '转账付给你自己，或付给不可能存在的账户。',

  accountOwnerUnsaid: ({ exchange, why }) => line`${exchange}没有说明账户属于谁：${why}。`,
  accountOfAnother: ({ account, owner, own }) => line`账户${account}属于${owner}，而不是${own}。`,
  accountKeysUnsaid: ({ exchange, why }) => line`${exchange}没有说明账户有哪些密钥：${why}。`,
  accountKeyMissing: ({ exchange, account }) => line`本钱包还没有${exchange}上账户${account}的密钥。`,
  accountKeyReplaced: ({ exchange, account }) => line`${exchange}上账户${account}已不再有本钱包的密钥。`,
  transferFeeUnsaid: ({ exchange, why }) => line`${exchange}没有说明转账的费用：${why}。`,
  transferFeeAboveAmount: ({ fee, amount }) => line`转账的费用将是${fee}，超过它所转的${amount}。`,
  transferFeeNotAsked: ({ fee, due }) => line`转账的费用将是${fee}；交易所要求的是${due}。`,
  transferFeeLarge: ({ fee, amount, share }) => line`除了你发送的${amount}，交易所另收${fee}：占其中的${share}%。`,
}
