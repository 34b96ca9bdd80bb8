import type { DepositOutcomeMessages } from '../../en/bundle/deposit-outcomes.ts'
import type { Translated } from '../../translated.ts'

export const zhHansDepositOutcomes: Translated<DepositOutcomeMessages> = {
  ahead: '之后的进展由网站显示。在设置中输入服务方的 API 密钥后，Causeway 也会一直跟踪到结束。',
  asking: 'Causeway 正在向服务方询问之后的进展。',
  chip: {
    moving: '进行中',
    filled: '已到账',
    refunded: '已退回',
    failed: '失败',
    unlike: '未跟踪',
  },
  paid: {
    open: '已付给服务方',
    unlike: 'Causeway 不跟踪这笔跨链转账',
    failed: '跨链转账没有完成',
    saidFailed: '服务方说跨链转账失败了',
    below: '钱的去向见下方。',
  },
  said: {
    moving: '服务方说正在进行。',
    success: '服务方说已经到账。Causeway 还没有自己读到。',
    failure: '服务方说失败了。这时钱通常会退回。',
    refund: '服务方说已经退回。Causeway 还没有自己读到。',
    unknown: (word) => `服务方说“${word}”，这是 Causeway 不认识的词。`,
  },
  filled: (amount, chain) => `${amount} 已到达 ${chain}。Causeway 在那里读到了；这是不是网站承诺的，它无法判断。`,
  refunded: (amount, chain) => `${amount} 已退回到 ${chain}。Causeway 在那里读到了。`,
  filledSaid: (chain) => `服务方说已经到达 ${chain}。Causeway 无法自己读到。`,
  refundedSaid: '服务方说已经退回。Causeway 无法自己读到。',
  to: '付给',
  unlike: {
    several: '服务方为几笔存款给出同一个请求，或为这笔存款给出几个请求，所以 Causeway 都不跟踪。',
    transaction: '服务方为这个订单给出的是另一笔交易，所以 Causeway 不跟踪。',
    deposit: '服务方对这笔存款的说法与 Causeway 读到的不同，所以 Causeway 不跟踪。',
    own: '服务方给出的请求属于你的另一件事，所以 Causeway 不跟踪。',
  },
  unfollowed: {
    noKey: '之后的进展由网站显示。有服务方的 API 密钥，Causeway 也能一直跟踪到结束。',
    locked: '解锁后，Causeway 会继续跟踪。',
    refused: '服务方不向你的 API 密钥告知这件事。之后的进展由网站显示。',
    over: '服务方太久没有消息了。请向网站询问结果。',
  },
  enterKey: '输入 API 密钥',
}
