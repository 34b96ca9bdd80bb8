import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the mapping of a nonce to an order, in Japanese. */
export const jaMappingWords: Worded<typeof mappingWords> = {
  mappingWithoutNonce: '対応付けにノンスがなく、送金をほかの送金と区別できません。',
  mappingWithoutOrder: '入金を対応付ける注文がありません。',
  nonceNotMapped: 'この送金の注文に対応付けられたノンスがありません。',
  nonceFarAway: 'ノンスがこの見積もりに近い時刻ではありません。送金が保留されるか、失敗するおそれがあります。',
  nonceUsed: 'このノンスは、あなたの以前の送金ですでに使われています。この入金は失われるおそれがあります。',
}
