import type { Worded } from '../completed.ts'
import type { RefusalMessages } from '../en-refusals.ts'

type Refusal = Readonly<{ title: string; text: string }>

const tooLittle: Refusal = {
  title: '金额太小，无法转账',
  text: '费用会把它全部用光。请增加金额，或换一条出款更便宜的到账链。',
}
const noRoute: Refusal = {
  title: '这两边之间没有路径',
  text: '请更换其中一边的币种：交易最多的币种路径最多，例如链的原生币或 USDC。',
}
const notOffered: Refusal = {
  title: '服务方不提供这种方式',
  text: '请换一个币种或一条链，或撤回你在“选项”中的设置。',
}
const notThere: Refusal = {
  title: '服务方不向这个地址付款',
  text: '请检查地址和链。同一个人的其他地址也许可以。',
}
const blocked: Refusal = {
  title: '服务方拒绝这个地址',
  text: '这笔跨链涉及的地址中，有一个被服务方拒绝。Causeway 无法改变这一点：你的钱留在原处。',
}
const key: Refusal = {
  title: '服务方没有接受 API 密钥',
  text: '请到“设置”中查看密钥：更正或移除它。由赞助方付费，还需要密钥有赞助的权限。',
}
const busy: Refusal = {
  title: '服务方暂时无法报价',
  text: 'Causeway 会自动再次询价。你不用更改任何内容。',
}

/** What the service's own codes mean, and what to change: interface, "Errors", and the published list of codes. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLittle,
  INSUFFICIENT_LIQUIDITY: {
    title: '超过了一次能转的数额',
    text: '到账那边现在没有这么多钱。请减少金额、分几次转，或稍后再试。',
  },
  SWAP_IMPACT_TOO_HIGH: {
    title: '这个金额会拉低自己的价格',
    text: '流动性池会让你损失太多。请减少金额、分几次转，或换一个币种。',
  },
  NO_QUOTES: noRoute,
  NO_SWAP_ROUTES_FOUND: noRoute,
  NO_INTERNAL_SWAP_ROUTES_FOUND: noRoute,
  UNSUPPORTED_ROUTE: noRoute,
  UNSUPPORTED_CURRENCY: noRoute,
  UNSUPPORTED_CHAIN: noRoute,
  INVALID_INPUT_CURRENCY: noRoute,
  INVALID_OUTPUT_CURRENCY: noRoute,
  UNSUPPORTED_EXECUTION_TYPE: notOffered,
  EXTRA_TXS_NOT_SUPPORTED: notOffered,
  INVALID_EXTRA_TXS: {
    title: '无法执行到账后的调用',
    text: '请检查它的地址和数据，或不带调用直接转账。',
  },
  DESTINATION_TX_FAILED: {
    title: '在到账的链上会失败',
    text: '服务方试过，链上拒绝了。请检查收款方，以及到账后要执行的内容。',
  },
  CHAIN_DISABLED: {
    title: '其中一条链暂时停用',
    text: '那里出问题时，服务方会这样做。请换一条链，或稍后再试。',
  },
  ROUTE_TEMPORARILY_RESTRICTED: {
    title: '这条路径暂时关闭',
    text: '请换一条链或一个币种，或稍后再试。',
  },
  INSUFFICIENT_FUNDS: {
    title: '余额不足',
    text: '服务方看到的钱，不够支付金额和费用。请减少金额，或先给账户充值。',
  },
  INVALID_SLIPPAGE_TOLERANCE: {
    title: '服务方不接受这个滑点',
    text: '请在“选项”中把它设为自动。',
  },
  INVALID_ADDRESS: notThere,
  INVALID_RECIPIENT: notThere,
  USER_RECIPIENT_MISMATCH: notThere,
  SANCTIONED_CURRENCY: blocked,
  SANCTIONED_WALLET_ADDRESS: blocked,
  BLOCKED_WALLET_ADDRESS: blocked,
  UNAUTHORIZED: key,
  FORBIDDEN: key,
  PRICE_FETCH_FAILED: busy,
  SERVICE_UNAVAILABLE: busy,
  REQUEST_TIMED_OUT: busy,
  TOO_MANY_REQUESTS: {
    title: '询问得太频繁了',
    text: 'Causeway 会放慢速度，自动再次询价。在“设置”中填写你自己的 API 密钥，可以询问更多次。',
  },
}

/** What is said of an answer that is no quote. */
export const zhHansRefusals: Worded<RefusalMessages> = {
  of: (code) => (Object.hasOwn(refusals, code) ? refusals[code] : undefined),
  notMoved: '你的钱没有动。',
  says: '服务方说：',
  unreadTitle: '现在无法验证',
  unread: '有节点没有给出验证所需的内容，所以不会签署任何内容。你的钱没有动。',
}
