import type { transactionWords } from '../../../../core/verify/words/transactions.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansTransactionWords: Translated<typeof transactionWords> = {
  transactionMalformed: ({ problem }) => line`交易格式不正确：${problem}。`,
  transactionFromAnother: ({ from, own }) => line`交易是从${from}发出的，而不是你的账户${own}。`,
  transactionForAnotherChain: ({ chainId, chain }) => line`交易属于链${chainId}，而不是${chain}。`,
  calldataEmptyText: '交易中本应是调用数据的地方是一段空文本。',
  calldataTooLong: ({ most }) => line`调用数据超过${most}字节：每个字节都要由你付费。`,
  callGivesControl: ({ call }) => line`交易会调用${call}：交出的控制权超出这笔付款。`,
  tokenMovedToSomebody: ({ symbol }) => line`交易会绕过充值，把你的${symbol}直接转给别人。`,

  transactionToStranger: ({ to }) => line`交易发往${to}；你的钱只能交给已知的合约。`,
  transactionToAnother: ({ to, due }) => line`交易发往${to}；应当发往${due}。`,
  transactionSendsUnasked: ({ sent }) => line`交易附带转出${sent}；本不应附带任何金额。`,
  transactionSendsAnother: ({ sent, due }) => line`交易附带转出${sent}；应当正好是${due}。`,
  paymentCallsSomething: '普通付款不需要调用数据；这一笔却会调用别的东西。',

  depositWithoutOrder: '报价没有指明这笔充值对应的订单：没有人有义务为此付给你。',
  depositTakesAllowance: '这笔充值会取走存管方获准动用的全部额度。',
  depositWithoutCalldata: '充值没有调用数据：无法说明它属于哪个订单。',
  depositIsAnotherCall: '交易调用的不是你要求的充值，而是别的东西。',
  depositForStranger: '充值会记到陌生人名下：退款和索取的权利都归对方。',
  depositOfAnotherToken: ({ symbol }) => line`存入的是另一种代币，不是${symbol}。`,
  depositOfAnotherAmount: ({ due }) => line`存入的金额不是正好${due}。`,
  depositForAnotherOrder: '这笔充值会为另一个订单付款，而不是所显示的订单。',

  transferPaysAnother: ({ paid, asked, due }) => line`转账付给${paid}，而不是${asked}：${due}会丢失。`,
  transferPaysStranger: ({ paid }) => line`转账付给${paid}；只有已知的存管方可以收款。`,
  transferOfAnotherAmount: ({ due }) => line`转账金额不是正好${due}。`,
  transferForAnotherOrder: '这笔转账会为另一个订单付款，而不是所显示的订单。',
  transferWithoutCalldata: '交易没有调用数据：不会转移任何代币。',
  transferNotPlain: '交易不是你要求的普通转账。',

  wrappingNotPlain: '交易本应只是兑换成包装形式，实际却不是。',
}
