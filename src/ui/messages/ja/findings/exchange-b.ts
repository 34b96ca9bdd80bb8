import type { exchangeBWords } from '../../../../core/verify/words/exchange-b.ts'
import type { Translated } from '../../translated.ts'

export const jaExchangeBWords: Translated<typeof exchangeBWords> = {
  assetUnknown: ({ symbol }) => `取引所Bでの${symbol}の呼び方が分かりません。`,
  transferWithoutOrder: 'この送金の対象となる注文がありません。',
  transferTooLarge: ({ amount }) => `${amount}は、一度に送れる額を超えています。`,
  transferToNoAccount: '送金先があなた自身か、ありえないアカウントです。',

  accountOwnerUnsaid: ({ exchange, why }) => `${exchange}から、アカウントの持ち主の回答がありませんでした：${why}。`,
  accountOfAnother: ({ account, owner, own }) => `アカウント${account}の持ち主は、${own}ではなく${owner}です。`,
  accountKeysUnsaid: ({ exchange, why }) => `${exchange}から、アカウントのキーの回答がありませんでした：${why}。`,
  accountKeyMissing: ({ exchange, account }) =>
    `このウォレットには、アカウント${account}のための${exchange}のキーがまだありません。`,
  accountKeyReplaced: ({ exchange, account }) =>
    `アカウント${account}に登録したこのウォレットのキーは、${exchange}にもうありません。`,
  transferFeeUnsaid: ({ exchange, why }) => `${exchange}から、送金の費用の回答がありませんでした：${why}。`,
  transferFeeAboveAmount: ({ fee, amount }) => `送金に${fee}かかり、送る額の${amount}を上回ります。`,
  transferFeeNotAsked: ({ fee, due }) => `送金に${fee}かかることになっていますが、取引所が求めるのは${due}です。`,
  transferFeeLarge: ({ fee, amount, share }) =>
    `送る額${amount}とは別に、取引所に${fee}を支払います。送る額の${share}%にあたります。`,
}
