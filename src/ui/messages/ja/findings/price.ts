import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Translated } from '../../translated.ts'

export const jaPriceWords: Translated<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `失われる額が大きすぎます。${pays}のうち最大${cost}です。`,
  costAboveCap: ({ cost, pays }) => `大きな部分が失われます。費用は${pays}のうち最大${cost}です。`,
  costHigh: ({ cost, pays }) => `費用は、ネットワーク手数料を除いて${pays}のうち最大${cost}です。`,
  worthLost: ({ pays, arrives }) =>
    `サービスが決めていない価格では、${pays}ドル相当を支払い、確実に届くのは${arrives}ドル相当です。`,
  worthLostAsSaid: ({ pays, arrives }) =>
    `サービス自身の価格では、${pays}ドル相当を支払い、確実に届くのは${arrives}ドル相当です。`,
  priceUnknown: ({ currency }) =>
    `${currency}の価格が、サービス以外からはわかりません。見積もりが公正かどうかを示すものがありません。`,
  priceUnknownLook: ({ currency }) =>
    `${currency}の価格が、サービス以外からはわかりません。見積もりが公正かどうかを示すものがないため、両方の金額をご自身で確かめてください。`,
  pricesDisagree: ({ currency, least, most }) =>
    `${currency}の価格が2つの情報源で異なります。${least}ドルと${most}ドルです。支払う額は高いほう、届く額は低いほうで数えます。`,
  orderPaymentTooSmall: ({ pays, payment, worth }) =>
    `${pays}ドル相当を支払いますが、注文が求めるのは${worth}ドル相当の${payment}だけです。残りは別の所に渡るおそれがあります。`,
  topupTooSmall: ({ worth, asked }) => `到着時のガスは${worth}ドル相当ですが、指定した額は${asked}ドルです。`,
  topupPriceUnknown: ({ currency }) =>
    `${currency}の価格が、サービス以外からはわかりません。到着時のガスに指定した額の価値があるかどうかを示すものがありません。`,

  feeUnrelated: ({ currency, chain }) => `手数料が、この送金と関係のないチェーン${chain}の${currency}で取られます。`,
  feeBelowZero: '手数料がマイナスですが、還元の説明がありません。数字が正しくないはずです。',
  feeAboveInput: ({ fee }) => `手数料${fee}が、支払う全額を超えています。`,
  feeWorthMore: ({ fee, worth, pays }) => `手数料${fee}は${worth}ドル相当で、支払う全額の${pays}ドルを超えています。`,
  feeUnasked: ({ fee }) => `依頼していない手数料${fee}が取られます。`,
  sponsorChargedMore: 'スポンサーの負担が、指定した額を超えます。',

  transferFeeAboveLimit: ({ fee, limit }) => `送金の費用は${fee}で、あなたの上限${limit}を超えます。`,
  routerAboveLimit: ({ sum, dollars }) =>
    `ルーターが扱う額は${sum}で、こうした呼び出しに対するあなたの上限${dollars}ドルを超えます。`,
  routerNotCompared: ({ sum, dollars }) =>
    `ルーターが扱う額は${sum}で、こうした呼び出しに対するあなたの上限${dollars}ドルと比べられません。`,
}
