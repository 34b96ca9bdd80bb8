import type { quoteWords } from '../../../../core/verify/words/quote.ts'
import type { Translated } from '../../translated.ts'

export const jaQuoteWords: Translated<typeof quoteWords> = {
  quoteForAnother: ({ sender, account }) => `この見積もりは、あなたのアカウント${account}ではなく${sender}のものです。`,
  quotePaysStranger: ({ recipient, asked }) => `全額が${recipient}に送られます。指定した宛先は${asked}です。`,
  quotePaysLookAlike: ({ recipient, asked }) => `全額が、指定した${asked}に似せた${recipient}に送られます。`,

  quoteTakesAnother: ({ currency, chain, asked }) =>
    `見積もりで支払うのは、${asked}ではなくチェーン${chain}の${currency}です。`,
  quotePaysAnother: ({ currency, chain, asked }) =>
    `見積もりで届くのは、${asked}ではなくチェーン${chain}の${currency}です。`,
  quoteRefundsUnrelated: ({ currency, chain }) =>
    `失敗した場合、この送金と関係のないチェーン${chain}の${currency}で返金されます。`,
  symbolDisguised: ({ symbol }) => `サービスは、${symbol}に見えるだけの名前を使っています。この名前は使いません。`,
  currencyDescribedFalsely: ({ symbol }) => `サービスによる${symbol}の説明が、実際と違います。この説明は使いません。`,

  inputDiffers: ({ said, due }) => `見積もりの支払額は${said}ですが、本来は${due}です。`,
  inputAboveLimit: ({ takes, limit }) => `支払額は${takes}で、上限の${limit}を超えます。`,
  outputDiffers: ({ pays, asked }) => `見積もりで届くのは${pays}ですが、指定した額は${asked}です。`,
  leastDoesNotFit: ({ least, promised }) =>
    `見積もりの内容が矛盾しています。到着額は${promised}、最低額は${least}とされています。`,
  outputBelowLimit: ({ least, limit }) => `確実に届くのは${least}までで、下限の${limit}に届きません。`,

  nothingArrives: '何も届きません。この見積もりは資金を取るだけで、見返りを約束していません。',
  nothingIsSure: '届くと確かに言えるものがありません。この見積もりが約束する最低額はゼロです。',
  slippageAbsurd: ({ loss }) =>
    `届く額が予想より最大${loss}少なくなるおそれがあります。サービスは半分を超える減少を認めています。`,
  slippageAboveCap: ({ loss }) =>
    `届く額が予想より最大${loss}少なくなるおそれがあります。サービスは15%を超える減少を認めています。`,
  slippageHigh: ({ loss }) =>
    `届く額が予想より最大${loss}少なくなるおそれがあります。サービスは5%を超える減少を認めています。`,
  slippageAboveAsked: ({ loss }) =>
    `届く額が予想より最大${loss}少なくなるおそれがあります。指定したスリッページを超えます。`,
  slippageSaidAboveAsked: ({ said, asked }) =>
    `見積もりが認めるスリッページは${said}ベーシスポイントで、指定した${asked}を超えます。`,

  topupMissing: '指定した到着時のガスが、見積もりにありません。届いた資金を動かせないおそれがあります。',
  topupUnasked: ({ amount }) => `資金の一部（${amount}）が、依頼していないガスに換えられます。`,
  topupInAnother: ({ currency, chain }) => `到着時のガスが、${chain}で使える${currency}ではありません。`,
  topupWorthAnother: '到着時のガスの価値が、指定した額の2倍を超えるか、半分に足りません。',

  timeNotBelievable: 'サービスの示す所要時間が、この送金には現実的ではありません。',
}
