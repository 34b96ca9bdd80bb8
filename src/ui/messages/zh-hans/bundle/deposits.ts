import type { DepositMessages } from '../../en/bundle/deposits.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansDeposits: Translated<DepositMessages> = {
  title: (deposits) => (deposits === 1 ? '用于跨链转账的存款' : `用于跨链转账的 ${deposits} 笔存款`),
  amount: (amount) => line`${amount}，用于跨链转账`,
  unseen:
    '这笔跨链转账由网站自行安排，Causeway 没有见过它的条件，无法知道应该到账什么、在哪里到账，也不知道会不会到账。',
  follows: (chain) => line`Causeway 会跟踪这笔存款，直到在${chain}的区块中读到它。`,
  others: '记在别人名下',
  othersText: '这笔存款不在你账户的名下。如果跨链转账失败，钱可能退给对方。',
  known: {
    own: {
      title: '这笔跨链转账由你的钱包自己支付',
      text: '这个订单属于你自己的一笔跨链转账。网站再存入一次就成了重复付款，所以 Causeway 不会发送。',
    },
    paid: {
      title: '你已为这个订单付过款',
      text: '已有网站让你的钱包为它付过款。为同一订单再存入的钱可能会丢失。',
    },
  },
  missingTitle: '有一笔存款不在区块中',
  missingText: '网站要求的内容都已执行，但试运行显示的一笔存款并不在链上。',
  progress: { ahead: '进行中', read: '已在区块中读到', missing: '不在区块中' },
  progressText: {
    ahead: (chain) => line`这是试运行的结果。Causeway 会在${chain}的区块中再次读取。`,
    read: (chain) => line`Causeway 已在${chain}上存管方的日志中读到。`,
    missing: (chain) => line`试运行显示了这笔存款，但${chain}的区块中没有。请向网站询问它的去向。`,
  },
}
