import type { orderWords } from '../../../../core/verify/words/order.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansOrderWords: Translated<typeof orderWords> = {
  orderMissing: '报价中没有订单。没有任何东西把你的充值与你的要求绑定：可能全部损失。',
  orderWithoutContent: '报价提到了一个订单，却没有内容。没有任何东西把你的充值与你的要求绑定：可能全部损失。',
  orderIdFalse: '订单编号不是所示订单的哈希。全部金额可能付给另一个订单。',
  orderIdEmpty: '订单编号是空的：你的充值不会算作任何订单的付款，可能全部损失。',
  orderNotHashed: ({ why }) => line`无法计算订单的哈希：${why}。`,
  orderVersionUnknown: ({ version }) => line`订单的版本未知（${version}）：它的含义可能不同。`,
  orderFeesHidden: '订单向别人支付报价中没有显示的费用。',
  orderSolverUnknown: ({ solver, chain }) =>
    line`订单属于未知的求解器（Solver）（${chain}上的${solver}）：没有已知的求解器（Solver）会执行它。`,
  orderSignatureFalse: '订单上的签名不是它的求解器（Solver）的。',
  orderDepositoryUnknown: ({ depository, chain, known }) =>
    line`全部金额会转到${depository}；在${chain}上，只有${known}是已知的。`,
  orderDepositDescribed: ({ due }) => line`所描述的充值与应存的${due}不同。`,

  orderPaidOtherwise: ({ chain }) => line`这个订单不是在${chain}上存入一笔就付清的：只有你这笔充值不够。`,
  orderWantsUnknown: ({ chain, currency }) => line`订单要求${chain}上的未知币种${currency}。`,
  orderWantsAnother: ({ due }) => line`订单要求的付款不是${due}：你付的钱可能不算作它的付款。`,
  orderRunsOut: '订单到期太早，你付款后来不及执行。',
  orderRunsLong: '订单的期限太长，你的钱可能一直被占用。',
  refundRunsOut: '退款比订单更早到期：如果很晚才失败，可能什么都退不回来。',
  refundMinimumUnmet: '退款要求的最低金额可能永远达不到：可能什么都退不回来。',

  refundNowhere: ({ chain }) => line`没有写明失败时你的钱会在${chain}上退回给你。`,
  refundUnrelated: ({ currency, chain }) => line`如果失败，你得到的会是${chain}上的${currency}，与这笔转账无关。`,
  refundToStranger: ({ recipient, asked }) => line`如果失败，你的钱会转到${recipient}，而不是${asked}。`,
  refundToLookAlike: ({ recipient, asked }) =>
    line`如果失败，你的钱会转到刻意与你的地址相似的${recipient}，而不是${asked}。`,
  refundContractUnknown: '退款会由一个不在钱包名单中的合约执行。',

  orderPaysElsewhere: ({ chain, asked }) => line`订单在${chain}上付款，而不是在${asked}上。`,
  orderCallsUnasked: '订单会用你的钱执行你没有要求的调用。',
  orderCallsOthers: '订单会用你的钱执行别的调用，而不是你要求的那些。',
  orderContractUnknown: '订单没有指定由已知的合约来执行。',
  orderSplits: '订单会拆分到账的钱：只有一部分会到你指定的地方。',
  orderPaysStranger: ({ recipient, asked }) => line`全部金额会转到${recipient}；你要求的是${asked}。`,
  orderPaysLookAlike: ({ recipient, asked }) => line`全部金额会转到刻意相似的${recipient}；你要求的是${asked}。`,
  orderPaysAnother: ({ currency, asked }) => line`订单支付的是${currency}，不是${asked}。`,
  orderPromisesLess: ({ promised, shown }) => line`订单最多只承诺${promised}；报价显示至少${shown}。`,
  orderExpectsAnother: ({ expected, shown }) => line`订单预计支付${expected}；报价显示${shown}。`,
}
