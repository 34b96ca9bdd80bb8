import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { ENGLISH_MARKS } from '../punctuation.ts'
import zhHansFailureReasons from './transfer/failure-reasons.json'

export const zhHansNotifications: NotificationWords = {
  marks: ENGLISH_MARKS,
  chain: (chainId) => `链 ${chainId}`,
  received: (what, from, to) => ({
    title: `${what} 已在 ${to} 到账`,
    message: `来自 ${from}。Causeway 已在 ${to} 上读取到。`,
  }),
  saidToArrive: (what, to) => ({
    title: `服务方说：${what} 已到达 ${to}`,
    message: 'Causeway 未能自行确认。',
  }),
  saidToCall: (what, to) => ({
    title: `服务方说：已调用 ${to} 上的合约`,
    message: `使用的是这笔转账的 ${what}。Causeway 读取付款，不读取调用的结果：请在区块浏览器中查看。`,
  }),
  reasons: zhHansFailureReasons,
  reasonGiven: (word) => `服务方给出的原因：${word}。`,
  refunded: (what, on, to, reason) => ({
    title: `已在 ${on} 退还 ${what}`,
    message: `到 ${to} 的转账没有成功。${reason ?? ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `服务方说：已在 ${on} 退款`,
    message: `你的钱包未能自行确认。到 ${to} 的转账没有成功。${reason ?? ''}`,
  }),
  gone: (to) => ({ title: `到达${to}的款项已不在链上`, message: '链撤回了那个区块。Causeway 重新等待到账。' }),
  refundedInPart: (amounts, on) => ({
    title: amounts ? `${amounts.whole} 中的 ${amounts.part} 已退回${on}` : `部分资金已退回${on}`,
    message: '一天以来没有更多到账。打开这笔转账查看向谁询问余款。',
  }),
  cancelled: (to) => ({
    title: `你取消了到 ${to} 的转账`,
    message: '除网络费外，你的钱没有动。',
  }),
  nonceTaken: (to) => ({
    title: `到 ${to} 的转账没有成功`,
    message: '你账户的另一笔交易占用了它的位置。重试之前请先打开看看。',
  }),
  failed: (to) => ({
    title: `到 ${to} 的转账没有成功`,
    message: '打开看看你的钱怎么样了。',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `付了 ${amounts.paid}，而不是 ${amounts.quoted}` : '服务方重新报价',
    message: `服务方按收到的金额给了新报价。Causeway 会一直跟踪，直到钱到达 ${to}。`,
  }),
  unlock: (to) => ({
    title: '解锁 Causeway 以继续',
    message: `到 ${to} 的转账在等待签名。在那之前不会发送任何东西。`,
  }),
  fee: (from, to, most) => ({
    title: `${from} 的网络费上涨了`,
    message: `已超过${most ? `你确认的 ${most}` : '你确认的金额'}，所以没有为到 ${to} 的转账签名。费用若及时下降，会自动继续；否则报价会过期，你可以获取新的报价。`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} 还没有确认。${minutes ? `大约每 ${minutes} 分钟出一个区块。` : ''}钱没有丢；打开看看你能做什么。`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: '未能付款，退款还没到。Causeway 会继续查看。',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `Causeway 会继续查看，直到在 ${to} 付出或退还。`,
  }),
  addressExpired: (to) => ({
    title: '充值地址已过期',
    message: `期限内没有看到用于 ${to} 的付款。请不要再向它付款，请用新的报价重新开始。`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? '没有撤销' : `为 ${site} 发起的交易没有成功`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `已在 ${chain} 完成`,
      message: `${site} 要求的操作已进入区块，Causeway 已读取到。`,
    }),
    deposited: (site, chain) => ({
      title: `已在 ${chain} 完成`,
      message: `${site} 要求的充值已进入区块，Causeway 已读取到。之后的情况请看该网站。`,
    }),
    takenBack: (chain) => ({
      title: `已在 ${chain} 完成`,
      message: '撤销已完成：已进入区块，Causeway 已读取到。',
    }),
    arrived: (site, chain = '链上', isRead) => ({
      title: isRead ? `已到达 ${chain}` : `据称已到达 ${chain}`,
      message: `你应 ${site} 要求付款的转账已付款。${readBy(isRead)}`,
    }),
    paidBack: (site, chain = '链上', isRead) => ({
      title: isRead ? `已在 ${chain} 退款` : '据称已退款',
      message: `你应 ${site} 要求付的钱已退回。${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: '解锁 Causeway 以继续',
      message: `${site ? `为 ${site} 发送的交易` : '撤销'}在等待签名。在那之前不会发送任何东西。`,
    }),
    fee: (site, chain, most) => ({
      title: `${chain} 的网络费上涨了`,
      message: `已超过${most ? `你确认的 ${most}` : '你确认的金额'}，所以没有${site ? `为 ${site} 的交易` : '为撤销'}签名。费用若及时下降，会自动继续；否则不签名就结束。`,
    }),
    slow: (site) => `${site ? `为 ${site} 发送的交易` : '撤销'}比平时慢`,
    why: {
      notFunded: (chain) =>
        `Causeway 没有看到所需的钱到达 ${chain}，所以没有发送任何东西。打开 Causeway 看看怎么样了。`,
      refunded: (chain) => `要把钱带到 ${chain} 的转账以退款结束，所以没有发送任何东西。打开 Causeway 查看。`,
      wouldFail: (chain) => `${chain} 的节点说现在会失败，所以没有签名。`,
      reverted: (chain) => `${chain} 收录了它，但拒绝执行。只付了网络费。`,
      nonceTaken: () => '你账户的另一笔交易占用了它的位置。',
      inputGone: () => '它要花费的一笔付款被撤回了。',
      notRelayed: () => 'Bitcoin 节点拒绝这笔交易。',
      invalid: () => '节点按网络规则拒绝这笔交易。没有产生任何费用。',
      expired: () => '等待太久，没有签名。',
      cancelled: () => '你取消了它。',
      noEffect: (chain) => `它已进入 ${chain}，但没有生效。`,
      maybeSent: () => '你确认之后，你的账户可能已发送过它，所以不再签署任何内容。请先去那里查看。',
      sentElsewhere: () => '你确认之后，你的账户已从别处发送了它。不再签署任何内容。',
    },
    moneyIsThere: (chain) => `为它转来的钱在你 ${chain} 的账户里。`,
  },
}

function longer(to: string): string {
  return `到 ${to} 的转账比平时慢`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway 已在那里读取到。' : '这是服务方的说法；Causeway 未能读取到。'
}
