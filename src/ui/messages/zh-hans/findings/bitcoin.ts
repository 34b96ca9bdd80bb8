import type { bitcoinWords } from '../../../../core/verify/words/bitcoin.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansBitcoinWords: Translated<typeof bitcoinWords> = {
  bitcoinAddressMiswritten: ({ address }) => line`${address}不是书写规范的 Bitcoin 地址；转到那里的钱可能会丢失。`,
  psbtUnreadable: ({ problem }) => line`这不是能够验证的 Bitcoin 交易：${problem}。`,
  psbtTooLarge: ({ inputs, outputs }) => line`交易过大：有${inputs}个输入和${outputs}个输出。`,
  psbtSaysMore: 'PSBT 含有本钱包不认识的内容。',
  psbtOfOtherVersion: ({ version }) => line`交易版本是${version}，而不是 1 或 2。`,
  psbtMinedLater: '这笔交易要过一段时间才能进入区块。',
  psbtMinedAfter: ({ lockTime }) => line`这笔交易在${lockTime}之前不能进入区块；你的钱会悬在那里。`,
  heightUnknown: '不知道链的高度，无法判断锁定时间。',
  psbtPaysOtherAmounts: ({ pays, needed }) => line`交易支付的金额（${pays}）与这笔转账所需（${needed}）不同。`,

  depositGoesElsewhere: ({ amount, address }) => line`这笔${amount}的充值会到${address}，而不是已知的存管方。`,
  depositNotPaid: ({ chain }) => line`没有向${chain}上已知的存管方付款。`,
  depositPaidTwice: '这笔交易向存管方付款不止一次。',
  strangerPaid: ({ amount, address }) => line`这笔交易还会向${address}支付${amount}，那不是你的地址。`,
  anotherOrderNamed: '交易中注明的不是所显示的订单，或还含有别的内容。',
  orderNotNamedOnce: '交易没有恰好注明订单一次，无法说明这笔充值的用途。',
  changeInPieces: '找零会分成几份退回，以后花费时成本更高。',
  outputTooSmall: ({ amount }) => line`${amount}的输出太小：没有节点会转发这笔交易。`,
  outputSaysMore: 'PSBT 的一个输出含有本钱包不认识的内容。',
  changeOfAnotherKey: 'PSBT 把一个输出称作你的找零，但所列密钥并不属于那个输出。',
  orderOutputTooLong: ({ bytes, most }) =>
    line`注明订单的输出有${bytes}字节。Bitcoin 节点最多转发${most}字节，因此它永远进不了区块。`,
  transactionTooHeavy: ({ inputs }) => line`用了${inputs}笔币，交易超过了 Bitcoin 节点转发的大小。`,

  coinsTooSmall: '交易付出的金额超过所用币的总额，没有节点会接受。',
  minerFeeAboveMost: ({ fee, most }) => line`网络费将是${fee}；本钱包最多支付${most}。`,
  minerFeeAboveMostRate: ({ rate, most }) => line`网络费将是每字节 ${rate} 聪；本钱包最多支付 ${most} 聪。`,
  minerFeeAboveAmount: ({ fee, amount }) => line`${amount}的网络费将是${fee}；本钱包不支付超过金额的费用。`,
  minerFeeAboveShare: ({ fee, amount }) => line`${amount}的网络费将是${fee}，超过 5%。`,
  minerFeeAboveCap: ({ fee, amount }) => line`${amount}的网络费是${fee}，超过 15% 的上限。`,
  minerFeeTicked: ({ fee, amount }) => line`${amount}的网络费是${fee}，超过 10%。`,
  minerFeeHigh: ({ fee, amount }) => line`${amount}的网络费是${fee}，超过 5%。`,
  minerFeeAboveRate: ({ fee }) => line`网络费将是${fee}，超过下一个区块所需的三倍。`,
  changeLeftToMiner: ({ fee }) => line`没有找零退给你：${fee}会留给矿工，其中大部分是你的找零。`,
  minerFeeLow: ({ fee }) => line`${fee}的网络费偏低：充值可能要等几小时或几天。`,
  minerFeeNotRelayed: ({ fee }) => line`${fee}的网络费低于节点转发的最低要求：充值可能永远进不了区块。`,
  minerFeeNotAsSaid: ({ claimed, fee }) => line`服务方说网络费是${claimed}；实际是${fee}。`,
}
