import type { coinWords } from '../../../../core/verify/words/coins.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansCoinWords: Translated<typeof coinWords> = {
  coinsUnknown: ({ why }) => line`不知道你有哪些币，无法说明交易会花费什么：${why}。`,
  coinsNotRead: '不知道你有哪些币，无法说明交易会花费什么：没有读取。',
  coinMakerUnknown: ({ txid, why }) => line`产生你一笔币的交易${txid}情况未知：${why}。`,
  coinMakerNotRead: ({ txid }) => line`产生你一笔币的交易${txid}情况未知：没有读取。`,
  coinMakerIsAnother: ({ txid }) => line`区块浏览器给出的不是产生你那笔币的交易${txid}，而是另一笔。`,
  coinWorthContradicted: ({ coin, said }) => line`区块浏览器说${coin}值${said}；链上的内容却不同。`,
  coinSpentTwice: ({ coin }) => line`交易两次花费同一笔币：${coin}。`,
  coinNotYours: ({ coin }) => line`交易花费了不属于你的币：${coin}。`,
  coinOfAnotherAddress: ({ own, coin }) => line`交易花费了${own}以外地址的币：${coin}。`,
  coinNotSpendable: ({ coin }) => line`仅凭本钱包的密钥无法花费这笔币：${coin}。`,
  coinKeptAside: ({ coin }) => line`交易花费了已预留的币：${coin}。`,
  coinOfStrangerUnconfirmed: ({ coin, amount }) =>
    line`其中${amount}来自一笔还没有区块确认的付款（${coin}）。付款人仍可撤回，那样这笔转账就会结束。`,
  unconfirmedChainTooLong: ({ transactions }) =>
    line`这笔交易依赖未确认的币，未确认的交易链有${transactions}笔。Bitcoin 节点会拒绝更长的链：请等下一个区块。`,
  unconfirmedChainFeeLow: ({ fee }) =>
    line`这笔交易要等之前未确认的交易。它们一共支付${fee}，偏低：充值可能要等几小时或几天。`,

  coinSigned: '交易已带有一个不是由本钱包做出的签名。',
  coinOfAnotherKey: 'PSBT 为你的一笔币列出的密钥，不是拥有它的密钥。',
  coinShownFromAnother: ({ txid }) => line`PSBT 显示的不是产生你那笔币的交易${txid}，而是另一笔。`,
  coinSaysMore: 'PSBT 的一笔币含有本钱包不认识的内容。',
  signatureNotBinding: '这个签名不约束整笔交易；别人可以更改钱的去向。',
  coinMalformed: 'PSBT 显示的一笔币格式不正确。',
  coinWorthFalse: ({ said, worth }) => line`PSBT 说你的币值${said}；实际值${worth}。差额会成为手续费。`,
  coinScriptFalse: 'PSBT 为你的一笔币显示的脚本不是它自己的。',

  feeRateUnsaid: ({ chain, why }) => line`${chain}的区块浏览器没有给出区块所需的费率：${why}。`,
  feeRateNotBelievable: ({ rate }) => line`区块浏览器说下一个区块需要每字节${rate}聪；无法据此判断任何手续费。`,
  coinsNotEnough: ({ needs, have }) => line`需要${needs}和网络费；你可用的币共值${have}。`,
}
