import type { exchangeAWords } from '../../../../core/verify/words/exchange-a.ts'
import type { Translated } from '../../translated.ts'

export const jaExchangeAWords: Translated<typeof exchangeAWords> = {
  tokenPlaceUnknown: ({ symbol }) => `取引所Aで${symbol}がどこに保管されているか分かりません。`,
  transferOfTooManyDecimals: ({ amount }) => `取引所Aで送れるのは小数点以下6桁までで、${amount}は送れません。`,
  transferPartlyUnsigned: 'この署名では、送金の一部を後から変えられてしまいます。',
  transferPaysNobody: '送金先があなた自身か、存在しない相手か、トークンで、支払いになりません。',

  firstTransferUnknown: ({ why }) =>
    `アカウントの初回の送金には追加の費用がかかりますが、今回が初回か分かりません：${why}。`,
  firstTransferCosts: ({ exchange, fee }) =>
    `このアカウントからの送金は初めてです。${exchange}に、一度だけ${fee}を別に支払います。`,
  exchangeTokenUnsaid: ({ exchange, symbol, why }) =>
    `${exchange}から、${symbol}について回答がありませんでした：${why}。`,
  exchangeTokenIsAnother: ({ symbol, decimals }) =>
    `取引所では、このトークンは${symbol}で、小数点以下は${decimals}桁です。`,
  exchangeBalanceUnsaid: ({ exchange, why }) => `${exchange}から、残高の回答がありませんでした：${why}。`,
}
