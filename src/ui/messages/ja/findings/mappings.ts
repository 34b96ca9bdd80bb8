import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const jaMappingWords: Translated<typeof mappingWords> = {
  mappingWithoutNonce: '対応付けにノンスがなく、送金をほかの送金と区別できません。',
  mappingWithoutOrder: '入金を対応付ける注文がありません。',
  nonceNotMapped: 'この送金の注文に対応付けられたノンスがありません。',
  nonceFarAway: 'ノンスがこの見積もりに近い時刻ではありません。送金が保留されるか、失敗するおそれがあります。',
  nonceUsed: 'このノンスは、あなたの以前の送金ですでに使われています。この入金は失われるおそれがあります。',

  mappingDomainSaysMore: different('署名のドメインに、ノンスの対応付けにはない項目が含まれています。'),
  mappingOfAnotherChain: different('署名のチェーンが、通常のものでもあなたのものでもありません。'),
  mappingOfAnotherContract: different(
    '署名が、ノンスの対応付けとは別のコントラクトに対するものです。トークンを奪われるおそれがあります。',
  ),
  mappingOfAnotherForm: different('署名する内容がノンスの対応付けの形ではなく、どのような許可にもなりえます。'),
  mappingSaysMore: different('対応付けに、署名する内容以上のことが書かれています。'),
  mappingOfAnotherAccount: different('対応付けが別のアカウントのもので、入金が他人の名義になります。'),
  mappingForAnotherExchange: different('対応付けが別の取引所のものです。'),
  mappingToAnotherOrder: different('対応付けの先が別の注文で、入金は依頼していないものへの支払いになります。'),
  mappingOfAnotherNonce: different('ノンスが、最初に対応付けたものと違います。'),
  mappingPostedOtherwise: different(
    '送信する内容が署名する内容と違い、入金が別の注文に対応付けられるおそれがあります。',
  ),
  mappingHandedOverOtherwise: different('署名の渡し方が、ノンスの対応付けの場合と違います。'),
  mappingMalformed: different('ノンスの対応付けの形式が正しくありません。'),
}
