import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Worded } from '../../worded.ts'
import { line } from '../words.ts'

/** What can be wrong with what a crossing costs, in Simplified Chinese. */
export const zhHansPriceWords: Worded<typeof priceWords> = {
  mostLost: ({ cost, pays }) => line`会损失一半以上：${pays}中最多损失${cost}。`,
  costAboveCap: ({ cost, pays }) => line`这笔的成本在${pays}中最多占${cost}，超过 15% 的上限。`,
  costHigh: ({ cost, pays }) => line`这笔的成本在${pays}中最多占${cost}，不含网络费。`,
  worthLost: ({ pays, arrives }) =>
    line`按已知的价格，你付出的值${pays}美元，得到的只值${arrives}美元：会损失超过 15%。`,
  worthNotCompared: '没有已知的价格可以用来比较你付出的与到账的。请自己看清这两个金额。',

  feeUnrelated: ({ currency, chain }) => line`有一项费用以链${chain}上的${currency}收取，与这笔跨链转账无关。`,
  feeBelowZero: '有一项费用小于零，又没有说明是奖励：这些数字不可能正确。',
  feeAboveInput: ({ fee }) => line`一项${fee}的费用超过了你付出的全部金额。`,
  sponsorChargedMore: '赞助方被收取的费用会超过你的要求。',

  transferFeeAboveLimit: ({ fee, limit }) => line`这笔转账要花${fee}，超过你的上限${limit}。`,
  routerAboveLimit: ({ sum, dollars }) => line`要由路由合约处理${sum}；超过了你对这类调用设的上限${dollars}美元。`,
  routerNotCompared: ({ sum, dollars }) => line`要由路由合约处理${sum}；无法与你对这类调用设的上限${dollars}美元比较。`,
}
