import type { quoteWords } from '../../../../core/verify/words/quote.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansQuoteWords: Translated<typeof quoteWords> = {
  quoteForAnother: ({ sender, account }) => line`这个报价是给${sender}的，不是给你的账户${account}的。`,
  quotePaysStranger: ({ recipient, asked }) => line`全部金额会转到${recipient}；你要求的是${asked}。`,
  quotePaysLookAlike: ({ recipient, asked }) => line`全部金额会转到${recipient}，它刻意与你要求的${asked}相似。`,

  quoteTakesAnother: ({ currency, chain, asked }) => line`报价收取的是链${chain}上的${currency}，不是${asked}。`,
  quotePaysAnother: ({ currency, chain, asked }) => line`报价支付的是链${chain}上的${currency}，不是${asked}。`,
  quoteRefundsUnrelated: ({ currency, chain }) =>
    line`如果失败，你得到的会是链${chain}上的${currency}，与这笔转账无关。`,
  symbolDisguised: ({ symbol }) => line`服务方写的名称只是看起来像${symbol}；不会采用这个名称。`,
  currencyDescribedFalsely: ({ symbol }) => line`服务方对${symbol}的描述与实际不同；不会采用它的描述。`,

  inputDiffers: ({ said, due }) => line`报价收取${said}；应收${due}。`,
  inputAboveLimit: ({ takes, limit }) => line`要付出${takes}；上限是${limit}。`,
  outputDiffers: ({ pays, asked }) => line`报价支付${pays}；你要求的是${asked}。`,
  leastDoesNotFit: ({ least, promised }) => line`报价自相矛盾：到账金额写的是${promised}，最低金额却是${least}。`,
  outputBelowLimit: ({ least, limit }) => line`能确保到账的只有${least}；下限是${limit}。`,

  nothingArrives: '什么也不会到账：报价收了你的钱，却没有承诺任何回报。',
  nothingIsSure: '没有任何金额能确保到账：报价收了你的钱，承诺的最低金额却是零。',
  slippageAbsurd: ({ loss }) => line`到账可能比预计少，最多少${loss}：服务方给自己留了超过一半的余地。`,
  slippageAboveCap: ({ loss }) => line`到账可能比预计少，最多少${loss}：服务方给自己留了超过 15% 的余地。`,
  slippageHigh: ({ loss }) => line`到账可能比预计少，最多少${loss}：服务方给自己留了超过 5% 的余地。`,
  slippageAboveAsked: ({ loss }) => line`到账可能比预计少，最多少${loss}：滑点高于你的要求。`,
  slippageSaidAboveAsked: ({ said, asked }) =>
    line`报价允许的滑点高于你的要求：它写的是${said}个基点，你要求的是${asked}个。`,

  topupMissing: '报价中没有你要求的到账 gas：到账后你可能无法转出。',
  topupUnasked: ({ amount }) => line`报价会把你的一部分钱换成 gas：${amount}。`,
  topupInAnother: ({ currency, chain }) => line`到账的 gas 不是${chain}所用的${currency}。`,
  topupWorthAnother: '到账 gas 的价值超过你要求的两倍，或不到一半。',

  timeNotBelievable: '服务方给出的用时对这笔转账来说不可信。',
}
