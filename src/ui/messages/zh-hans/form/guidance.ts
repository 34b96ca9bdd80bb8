import type { GuidanceMessages } from '../../en/form/guidance.ts'
import type { Translated } from '../../translated.ts'
import { line, list } from '../format.ts'

export const zhHansGuidance: Translated<GuidanceMessages> = {
  again: '再试一次',
  noneOf: (symbol) => `你还没有 ${symbol}。请先收款，或换一个币种。`,
  pending: (amount) => line`${amount} 即将到账，尚未进入区块。进入区块后即可发送。`,
  useMost: '填入最多可用的金额',
  oneAddress: {
    title: '超过一次跨链转账能花费的金额',
    text: (most, rest) =>
      line`一次跨链转账只能花费一个 Bitcoin 地址上的币：最多${most}。另有${rest}在你的其他地址上：请用第二笔跨链转账发送。`,
  },
  fallenBack: '有些设置不适用于这条路线，已重置。',
  longerNow: '现在可能更久',
  balanceUnread: '余额未读到',
  noBitcoin: {
    title: '此账户没有 Bitcoin 地址',
    pays: '它只导入了私钥，无法支付比特币。请选择助记词中的账户。',
    receives: '它只导入了私钥。请在“收款”中选择另一个地址。',
  },
  notEnoughForFee: (symbol) => `${symbol} 不够支付费用。`,
  bitcoinAddress: {
    recipient: '这是比特币地址。这里需要由 0x 和 40 个字母或数字组成的地址。',
    refundTo: '这是比特币地址。这里的退款需要由 0x 和 40 个字母或数字组成的地址。',
  },
  book: {
    removeTitle: (name) => `移除“${name}”？`,
    removeText: '这里只会忘掉名称。该地址上的资金不变。',
    remove: '移除',
    keep: '保留',
    removed: (name) => `“${name}”已不在你的地址簿中。`,
  },
  longestName: (most) => `名称最多 ${most} 个字符。`,
  noBackup: '这不是 Causeway 的备份文件。请选择其他文件。',
  unsaid: (chain, facts) => line`${chain} 的节点没有回答：${list(facts)}。`,
  facts: {
    chainUnsaid: '它服务的链',
    contractUnsaid: '合约地址上的内容',
    tokenUnsaid: '代币',
    balanceUnsaid: '你的余额',
    gasPriceUnsaid: 'gas 价格',
    allowanceUnsaid: '授权额度',
    simulationUnsaid: '试运行的结果',
  },
  codes: '求助时请提供：',
  justNow: '刚刚',
}
