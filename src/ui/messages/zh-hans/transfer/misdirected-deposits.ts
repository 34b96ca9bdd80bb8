import type { MisdirectedDepositMessages } from '../../en/transfer/misdirected-deposits.ts'
import type { Translated } from '../../translated.ts'
import { line, number, span } from '../format.ts'

export const zhHansMisdirectedDeposit: Translated<MisdirectedDepositMessages> = {
  title: '付到了其他链上，或用了其他币种？',
  elsewhere: '在别处找到的钱',
  text: '服务方只在一条链上为一种币监视这个地址。请它查看时，它会到另一条链上或为其他币种查看，并把找到的钱作为新请求，按当时的汇率跨链。它不一定能找到。',
  where: '是在哪里付的？',
  sameChain: (chain) => line`${chain}，用的是其他币种`,
  ask: '请服务方查看',
  again: (seconds) => line`${span(seconds)}后可再次查看`,
  notNow: '现在无法询问服务方。请一分钟后再试。',
  never: '服务方无法查看这个地址。',
  open: (chain) => line`已请服务方在${chain}上查看`,
  openText: '不知道它找到了什么：尚未收到它的答复。',
  found: (chain) => line`服务方说在${chain}上找到了钱`,
  foundText: '它说会把这笔钱作为新请求继续处理。本页打开期间，结果显示在上方；这次跨链转账仍在等待它自己的付款。',
  unknownToken: 'Causeway 不认识的代币：',
  nothing: (chain) => line`服务方在${chain}上什么也没找到`,
  nothingText: (checked) => line`它查看了${number(checked)}种币。付款可能要几分钟后才能看到。`,
  unread: (unread) => line`有${number(unread)}种币无法查看。`,
  failed: (chain) => line`服务方没有就${chain}给出答复`,
  strict:
    '只属于一笔订单的地址不接受其他付款：在其他链上或用其他币种付到这个地址的钱，服务方不会去找，可能会丢失。请联系服务方的客服，并提供这个地址和你的交易。',
}
