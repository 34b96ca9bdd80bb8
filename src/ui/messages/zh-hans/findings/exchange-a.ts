import type { exchangeAWords } from '../../../../core/verify/words/exchange-a.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansExchangeAWords: Translated<typeof exchangeAWords> = {
  tokenPlaceUnknown: ({ symbol }) => line`不知道交易所 A 把${symbol}存放在哪里。`,
  transferOfTooManyDecimals: ({ amount }) => line`交易所 A 最多转六位小数，不能转${amount}。`,
  transferPartlyUnsigned: '这个签名会让转账的一部分仍可被更改。',
  transferPaysNobody: '转账付给你自己、付给无人或付给代币，等于没有付款。',

  firstTransferUnknown: ({ why }) => line`账户的首次转账费用更高；不知道这是否是首次：${why}。`,
  firstTransferCosts: ({ exchange, fee }) => line`这个账户从未转出过：${exchange}会另收${fee}，仅此一次。`,
  exchangeTokenUnsaid: ({ exchange, symbol, why }) => line`${exchange}没有说明${symbol}是什么：${why}。`,
  exchangeTokenIsAnother: ({ symbol, decimals }) => line`在交易所，这种代币是${symbol}，有${decimals}位小数。`,
  exchangeBalanceUnsaid: ({ exchange, why }) => line`${exchange}没有给出你的余额：${why}。`,
}
