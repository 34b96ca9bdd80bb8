import type { simulationWords } from '../../../../core/verify/words/simulations.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansSimulationWords: Translated<typeof simulationWords> = {
  simulationUnsaid: ({ chain, why }) => line`${chain}的节点没有说明路由合约会怎样动用你的钱：${why}。`,
  simulationOfOthers: ({ chain }) => line`${chain}的节点只说明了别的交易会做什么，而不是这些交易。`,
  simulationFails: ({ why }) => line`调用路由合约会失败，你仍要付网络费：${why}。`,
  simulationTakesMore: ({ taken, most }) => line`调用路由合约会取走${taken}；最多只能取走${most}。`,
  simulationTakesAnother: ({ units, currency, most }) =>
    line`调用路由合约会取走${units}单位的${currency}；最多只能取走${most}。`,
  simulationLetsTake: ({ spender, currency }) => line`调用路由合约之后，${spender}可以继续取走你的${currency}。`,
  simulationBringsLess: ({ arrives, recipient, least }) => line`只有${arrives}会到${recipient}；报价承诺至少${least}。`,
  simulationPaysOtherwise: '调用路由合约并不是只为你的订单付款：到账的钱会丢失。',
  simulationDepositsLess: ({ wanted, paid }) => line`订单需要${wanted}单位；只有${paid}单位会到存管方。`,
}
