import type { bitcoinWords } from '../../../../core/verify/words/bitcoin.ts'
import type { Translated } from '../../translated.ts'

export const jaBitcoinWords: Translated<typeof bitcoinWords> = {
  bitcoinAddressMiswritten: ({ address }) =>
    `${address}は、Bitcoinアドレスの正しい書き方ではありません。そこへ送った資金は失われるおそれがあります。`,
  psbtUnreadable: ({ problem }) => `検証できるBitcoinトランザクションではありません：${problem}`,
  psbtTooLarge: ({ inputs, outputs }) => `トランザクションの入力が${inputs}件、出力が${outputs}件あり、多すぎます。`,
  psbtSaysMore: 'PSBTに、このウォレットが知らない項目があります。',
  psbtOfOtherVersion: ({ version }) => `トランザクションのバージョンが${version}で、1でも2でもありません。`,
  psbtMinedLater: 'このトランザクションは、しばらくの間ブロックに入れません。',
  psbtMinedAfter: ({ lockTime }) => `このトランザクションは${lockTime}より前にはブロックに入れず、資金が宙に浮きます。`,
  heightUnknown: 'チェーンの高さが分からないため、ロック時刻を判断できません。',
  psbtPaysOtherAmounts: ({ pays, needed }) =>
    `トランザクションの支払額（${pays}）が、この送金に必要な額（${needed}）と違います。`,

  depositGoesElsewhere: ({ amount, address }) =>
    `入金${amount}の宛先が、既知の入金コントラクトではなく${address}です。`,
  depositNotPaid: ({ chain }) => `${chain}の既知の入金コントラクトに、何も支払われません。`,
  depositPaidTwice: 'このトランザクションは、入金コントラクトに二回以上支払います。',
  strangerPaid: ({ amount, address }) =>
    `このトランザクションは、あなたのものではない${address}にも${amount}を支払います。`,
  anotherOrderNamed: 'トランザクションに書かれた注文が、表示されている注文と違うか、それ以上の内容を含みます。',
  orderNotNamedOnce: 'トランザクションに注文が一度だけ書かれていないため、何のための入金か分かりません。',
  changeInPieces: 'おつりが分割されて戻り、使うときの費用が増えます。',
  outputTooSmall: ({ amount }) => `${amount}の出力は小さすぎて、どのノードも中継しません。`,
  outputSaysMore: 'PSBTの出力に、このウォレットが知らない項目があります。',
  changeOfAnotherKey: 'PSBTがおつりとする出力の鍵が、その出力のものではありません。',
  orderOutputTooLong: ({ bytes, most }) =>
    `注文を示す出力が${bytes}バイトあります。Bitcoinのノードが中継するのは最大${most}バイトのため、ブロックに入りません。`,
  transactionTooHeavy: ({ inputs }) => `コインが${inputs}個あり、Bitcoinのノードが中継する大きさを超えています。`,

  coinsTooSmall: '支払額がコインの合計を超えているため、どのノードも受け付けません。',
  minerFeeAboveMost: ({ fee, most }) =>
    `ネットワーク手数料が${fee}になります。このウォレットが払うのは最大${most}です。`,
  minerFeeAboveMostRate: ({ rate, most }) =>
    `ネットワーク手数料が1バイトあたり${rate} satoshiになります。このウォレットが払うのは最大${most}です。`,
  minerFeeAboveAmount: ({ fee, amount }) =>
    `${amount}に対するネットワーク手数料が${fee}になります。このウォレットは金額を超える手数料を払いません。`,
  minerFeeAboveShare: ({ fee, amount }) => `${amount}に対するネットワーク手数料が${fee}になり、5%を超えます。`,
  minerFeeAboveCap: ({ fee, amount }) => `${amount}に対するネットワーク手数料が${fee}で、上限の15%を超えます。`,
  minerFeeTicked: ({ fee, amount }) => `${amount}に対するネットワーク手数料が${fee}で、10%を超えます。`,
  minerFeeHigh: ({ fee, amount }) => `${amount}に対するネットワーク手数料が${fee}で、5%を超えます。`,
  minerFeeAboveRate: ({ fee }) => `ネットワーク手数料が${fee}になり、次のブロックの相場の3倍を超えます。`,
  changeLeftToMiner: ({ fee }) => `何も戻りません。${fee}がマイナーに渡り、その大半はあなたのおつりです。`,
  minerFeeLow: ({ fee }) => `ネットワーク手数料${fee}は低く、入金まで数時間から数日かかることがあります。`,
  minerFeeNotRelayed: ({ fee }) =>
    `ネットワーク手数料${fee}は、ノードが中継する最低額を下回ります。入金がブロックに入らないおそれがあります。`,
  minerFeeNotAsSaid: ({ claimed, fee }) => `サービスによるとネットワーク手数料は${claimed}ですが、実際は${fee}です。`,
}
