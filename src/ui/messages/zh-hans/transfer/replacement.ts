import type { ReplacementMessages } from '../../en/transfer/replacement.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansReplacement: Translated<ReplacementMessages> = {
  again: '再次发送',
  sentAgain: { broadcast: '已再次发送。不会重复执行。', tooLate: '它已不在等待。' },
  open: {
    speedUp: '加速',
    speedUpCancel: '加速取消',
    cancel: '取消',
    minerFee: '提高矿工费',
  },
  calls: {
    cancel: '取消这笔交易？',
    cancelText:
      '用一笔付给自己的零金额交易取代原来的交易。两笔中只有一笔能进入区块；不管是哪一笔，都不会再为此签署任何内容。',
  },
  title: {
    speedUp: '加速',
    speedUpCancel: '加速取消',
    cancel: '取消这笔跨链转账？',
    minerFee: '提高矿工费',
  },
  text: {
    speedUp: () => '同一笔交易会以更高的费用重新发送。两笔中只有一笔能进入区块，所以只会执行一次，你也只付一次费用。',
    speedUpCancel: () => '取消交易会以更高的费用重新发送。所有这些交易中，只有一笔能进入区块。',
    cancel: (amount, isPaying) =>
      isPaying
        ? line`用一笔付给自己的零金额交易取代原来的交易。两笔中只有一笔能进入区块：如果是这一笔，你的${amount}就留在你手里；如果原来那笔更快，跨链转账会继续。`
        : line`用一笔付给自己的零金额交易取代原来的交易。两笔中只有一笔能进入区块；不管是哪一笔，这笔跨链转账都不会再签署任何内容：你的${amount}留在你手里。`,
    minerFee: (amount) =>
      line`用同样的币重新签名，给矿工多付一些。${amount}的存款和它的订单完全不变；只是你的找零变少。两笔交易中只有一笔能进入区块，绝不会两笔都进。`,
  },
  before: {
    speedUp: '这一步目前的费用，最多',
    speedUpCancel: '这一步目前的费用，最多',
    cancel: '这一步目前的费用，最多',
    minerFee: '目前的矿工费',
  },
  after: {
    speedUp: '提高后的费用，最多',
    speedUpCancel: '提高后的费用，最多',
    cancel: '取消的费用，最多',
    minerFee: '新的矿工费',
  },
  rate: (rate) => line`${rate} sat/vB`,
  evicted: '其中用于一并替换的交易',
  lessChange: '你的找零减少',
  withCoins: {
    text: (amount) =>
      line`用同样的币再加上你的其他币重新签名，给矿工多付一些。${amount}的存款和它的订单完全不变。两笔交易中只有一笔能进入区块，绝不会两笔都进。`,
    coins: '加入的其他币',
    change: '之后的找零',
  },
  ofAll: '所有步骤合计，最多',
  keep: '继续等待',
  confirm: {
    speedUp: '支付更高费用',
    speedUpCancel: '支付更高费用',
    cancel: '取消跨链转账',
    minerFee: '支付更高费用',
  },
  taken: {
    speedUp: '更高费用的交易已经发出。',
    speedUpCancel: '更高费用的交易已经发出。',
    cancel: '取消交易已经发出。请在这里看两笔中的哪一笔进入区块。',
    minerFee: '正在发送更高的费用。网络是否接受会显示在这里。',
  },
}
