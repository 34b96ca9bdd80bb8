import type { routerWords } from '../../../../core/verify/words/router.ts'
import type { Translated } from '../../translated.ts'

export const zhHansRouterWords: Translated<typeof routerWords> = {
  routerNotDue: '不需要先兑换任何东西，报价却调用了路由合约：普通存入就够了。',
  routerWithoutCalldata: '对路由合约的调用没有数据：你的资金会留在那里。',
  routerCallUnreadable: '对路由合约的调用不是已公开的形式，因此无法强制其结果。',
  routerCallWithoutEnd: '对路由合约的调用没有以支付应付币种结束。',
  routerCallWithoutOrder: '报价中没有可由该路由调用支付的订单。',
  routerTakesAnother: ({ symbol }) => `路由合约会取走你的 ${symbol} 以外的东西。`,
  routerTakesAnotherAmount: ({ due }) => `路由合约取走的不是正好 ${due}。`,
  routerLeftoverToStranger: '路由合约会把剩余部分发给陌生人。',
  swapResultFromNode: ({ symbol, chain }) =>
    `能收到多少 ${symbol} 只由 ${chain} 的一个节点给出：对未知代币，链上无法强制保证。`,
}
