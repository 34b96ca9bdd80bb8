import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with what a crossing costs, in Japanese. */
export const jaPriceWords: Worded<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `半分を超える額が失われます。${pays}のうち最大${cost}です。`,
  costAboveCap: ({ cost, pays }) => `費用は${pays}のうち最大${cost}で、上限の15%を超えます。`,
  costHigh: ({ cost, pays }) => `費用は、ネットワーク手数料を除いて${pays}のうち最大${cost}です。`,
  worthLost: ({ pays, arrives }) =>
    `わかっている価格では、${pays}ドル相当を支払って${arrives}ドル相当を受け取ります。15%を超える額が失われます。`,
  worthNotCompared: '支払う額と届く額を比べられる価格がわかりません。両方の金額をご自身で確かめてください。',

  feeUnrelated: ({ currency, chain }) => `手数料が、この移動と関係のないチェーン${chain}の${currency}で取られます。`,
  feeBelowZero: '手数料がマイナスですが、還元の説明がありません。数字が正しくないはずです。',
  feeAboveInput: ({ fee }) => `手数料${fee}が、支払う全額を超えています。`,
  sponsorChargedMore: 'スポンサーの負担が、指定した額を超えます。',

  transferFeeAboveLimit: ({ fee, limit }) => `送金の費用は${fee}で、あなたの上限${limit}を超えます。`,
  routerAboveLimit: ({ sum, dollars }) =>
    `ルーターが扱う額は${sum}で、こうした呼び出しに対するあなたの上限${dollars}ドルを超えます。`,
  routerNotCompared: ({ sum, dollars }) =>
    `ルーターが扱う額は${sum}で、こうした呼び出しに対するあなたの上限${dollars}ドルと比べられません。`,
}
