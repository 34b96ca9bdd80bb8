import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansPriceWords: Translated<typeof priceWords> = {
  mostLost: ({ cost, pays }) => line`损失过大：${pays}中最多损失${cost}。`,
  costAboveCap: ({ cost, pays }) => line`会损失一大部分：这笔的成本在${pays}中最多占${cost}。`,
  costHigh: ({ cost, pays }) => line`这笔的成本在${pays}中最多占${cost}，不含网络费。`,
  worthLost: ({ pays, arrives }) => line`按不由服务方给出的价格，你付出的值${pays}美元，确定到账的值${arrives}美元。`,
  worthLostAsSaid: ({ pays, arrives }) => line`按服务方自己的价格，你付出的值${pays}美元，确定到账的值${arrives}美元。`,
  priceUnknown: ({ currency }) => line`除服务方之外没有${currency}的已知价格，因此无法说明这个报价是否公平。`,
  priceUnknownLook: ({ currency }) =>
    line`除服务方之外没有${currency}的已知价格，因此无法说明这个报价是否公平。请自己看清两个金额。`,
  pricesDisagree: ({ currency, least, most }) =>
    line`两个来源对${currency}的价格不一致：${least}美元和${most}美元。你付出的按较高的计算，到账的按较低的计算。`,
  orderPaymentTooSmall: ({ pays, payment, worth }) =>
    line`你付出的值${pays}美元，但订单只要求${payment}，值${worth}美元：其余的可能流向别处。`,
  topupTooSmall: ({ worth, asked }) => line`到账的 gas 值${worth}美元，而你要求的是${asked}美元。`,
  topupPriceUnknown: ({ currency }) =>
    line`除服务方之外没有${currency}的已知价格，因此无法说明到账的 gas 是否值你要求的金额。`,

  feeUnrelated: ({ currency, chain }) => line`有一项费用以链${chain}上的${currency}收取，与这笔转账无关。`,
  feeBelowZero: '有一项费用小于零，又没有说明是奖励：这些数字不可能正确。',
  feeAboveInput: ({ fee }) => line`一项${fee}的费用超过了你付出的全部金额。`,
  feeWorthMore: ({ fee, worth, pays }) => line`一项${fee}的费用值${worth}美元，超过你付出的全部金额：${pays}美元。`,
  feeUnasked: ({ fee }) => line`会收取一笔你没有要求的费用：${fee}。`,
  sponsorChargedMore: '赞助方被收取的费用会超过你的要求。',

  transferFeeAboveLimit: ({ fee, limit }) => line`这笔转账要花${fee}，超过你的上限${limit}。`,
  routerAboveLimit: ({ sum, dollars }) => line`要由路由合约处理${sum}；超过了你对这类调用设的上限${dollars}美元。`,
  routerNotCompared: ({ sum, dollars }) => line`要由路由合约处理${sum}；无法与你对这类调用设的上限${dollars}美元比较。`,
}
