import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const zhHansMappingWords: Translated<typeof mappingWords> = {
  mappingWithoutNonce: '映射没有 nonce：无法把这笔转账与其他转账区分开。',
  mappingWithoutOrder: '没有可以与你的充值建立映射的订单。',
  nonceNotMapped: '没有 nonce 映射到这笔转账的订单。',
  nonceFarAway: 'nonce 不是接近这份报价的时刻：转账可能会被扣住，或者失败。',
  nonceUsed: '这个 nonce 已用于你之前的一笔转账：这笔充值可能会丢失。',

  mappingDomainSaysMore: different('签名的域比 nonce 映射应有的内容更多。'),
  mappingOfAnotherChain: different('签名所用的链既不是常用的，也不是你的。'),
  mappingOfAnotherContract: different('签名针对的不是 nonce 映射，而是另一个合约：它可能会交出你的代币。'),
  mappingOfAnotherForm: different('要签署的不是 nonce 映射的形式：它可能是任何一种许可。'),
  mappingSaysMore: different('映射的内容比要签署的更多。'),
  mappingOfAnotherAccount: different('映射属于另一个账户：你的充值会记到陌生人名下。'),
  mappingForAnotherExchange: different('映射属于另一家交易所。'),
  mappingToAnotherOrder: different('映射到了另一个订单：你的充值会为你没有要求的东西付款。'),
  mappingOfAnotherNonce: different('这个 nonce 不是最先映射的那个。'),
  mappingPostedOtherwise: different('要提交的与要签署的不同：你的充值可能会映射到另一个订单。'),
  mappingHandedOverOtherwise: different('签名会以不同于 nonce 映射的方式提交。'),
  mappingMalformed: different('nonce 映射格式不正确。'),
}
