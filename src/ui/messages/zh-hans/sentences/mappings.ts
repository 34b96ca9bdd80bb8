import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the mapping of a nonce to an order, in Simplified Chinese. */
export const zhHansMappingWords: Worded<typeof mappingWords> = {
  mappingWithoutNonce: '映射没有 nonce：无法把这笔转账与其他转账区分开。',
  mappingWithoutOrder: '没有可以与你的存款建立映射的订单。',
  nonceNotMapped: '没有 nonce 映射到这笔转账的订单。',
  nonceFarAway: 'nonce 不是接近这份报价的时刻：转账可能会被扣住，或者失败。',
  nonceUsed: '这个 nonce 已用于你之前的一笔转账：这笔存款可能会丢失。',
}
