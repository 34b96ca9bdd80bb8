import type { PermitMessages } from '../../en/transfer/permit.ts'
import type { Translated } from '../../translated.ts'

export const zhHansPermit: Translated<PermitMessages> = {
  name: '本钱包，用签名支付',
  way: '本钱包，用签名支付',
  means: (symbol) =>
    `你只签名，由服务方发送：无需用 ${symbol} 支付网络费。签名只对这个金额有效，只能用一次，而且时间很短。`,
  offer: {
    title: (symbol, chain) => `你在 ${chain} 上没有 ${symbol} 支付网络费`,
    text: (token, gas, service) => `无需 ${gas}：由你签名，${service} 提交。费用从你的 ${token} 中扣除。`,
    take: (token) => `用 ${token} 支付费用`,
  },
  instead: '用交易支付',
  step: {
    next: (amount) => `为 ${amount} 签名`,
    active: (amount) => `正在为 ${amount} 签名`,
    done: (amount) => `已为 ${amount} 签名`,
  },
  phase: {
    planned: (_until) => '尚未签名。',
    reserved: (_until) => '正在签名。',
    signed: (until) => `已签名并保存。正在交给服务方，服务方可在 ${until} 前使用。`,
    broadcast: (until) => `服务方已收到，可在 ${until} 前使用。`,
    included: (_until) => '已使用：链上可查。',
    finalized: (_until) => '已使用：链上可查。',
    replaced: (_until) => '已撤销。谁都不能再使用。',
    reverted: (_until) => '已过期。谁都不能再使用。',
    ineffective: () => '已完成，但没有生效。',
  },
  ranOut: '服务方没有及时使用你的签名',
  ranOutText: (amount) => `你的 ${amount} 没有离开你的账户。签名未被使用就已过期；按链上时间，谁都不能再使用它。`,
  ranOutNext: '请用新的报价再试一次。',
  takenBack: '你的账户撤销了这个签名',
  takenBackText: (amount) =>
    `你的 ${amount} 没有因它离开你的账户：在任何人使用之前，它已在链上被撤销，谁都不能再使用它。`,
  takenBackNext:
    '同一账户在另一个钱包中使用时会发生这种情况。如果是你自己操作的，随时可以再试。如果不是，请把资金转到新的钱包。',
}
