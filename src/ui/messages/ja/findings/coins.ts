import type { coinWords } from '../../../../core/verify/words/coins.ts'
import type { Translated } from '../../translated.ts'

export const jaCoinWords: Translated<typeof coinWords> = {
  coinsUnknown: ({ why }) =>
    `あなたのコインが分からないため、トランザクションで何が使われるか確かめられません：${why}。`,
  coinsNotRead: 'あなたのコインを読み取っていないため、トランザクションで何が使われるか確かめられません。',
  coinMakerUnknown: ({ txid, why }) => `あなたのコインの元になったトランザクション${txid}が分かりません：${why}。`,
  coinMakerNotRead: ({ txid }) => `あなたのコインの元になったトランザクション${txid}を読み取っていません。`,
  coinMakerIsAnother: ({ txid }) =>
    `エクスプローラーから、あなたのコインの元になった${txid}とは別のトランザクションが返されました。`,
  coinWorthContradicted: ({ coin, said }) =>
    `エクスプローラーによると${coin}の額は${said}ですが、チェーンの内容と違います。`,
  coinSpentTwice: ({ coin }) => `このトランザクションは、同じコインを二度使います：${coin}`,
  coinNotYours: ({ coin }) => `このトランザクションは、あなたのものではないコインを使います：${coin}`,
  coinOfAnotherAddress: ({ own, coin }) => `このトランザクションは、${own}以外のアドレスのコインを使います：${coin}`,
  coinNotSpendable: ({ coin }) => `コイン${coin}は、このウォレットの鍵だけでは使えません。`,
  coinKeptAside: ({ coin }) => `このトランザクションは、取り置いたコインを使います：${coin}`,
  coinOfStrangerUnconfirmed: ({ coin, amount }) =>
    `このうち${amount}は、まだどのブロックでも承認されていないあなた宛ての支払いです（${coin}）。送信者はまだ取り消すことができ、その場合この送金は終了します。`,
  unconfirmedChainTooLong: ({ transactions }) =>
    `このトランザクションは未承認のコインに依存し、未承認のトランザクションが${transactions}件つながっています。Bitcoinのノードはこれより長いつながりを受け付けません。次のブロックをお待ちください。`,
  unconfirmedChainFeeLow: ({ fee }) =>
    `このトランザクションは、先の未承認のトランザクションを待ちます。合計の手数料${fee}は低く、入金まで数時間から数日かかることがあります。`,

  coinSigned: 'トランザクションに、このウォレットのものではない署名がすでにあります。',
  coinOfAnotherKey: 'PSBTに書かれたあなたのコインの鍵が、本来の鍵と違います。',
  coinShownFromAnother: ({ txid }) =>
    `PSBTに、あなたのコインの元になった${txid}とは別のトランザクションが示されています。`,
  coinSaysMore: 'PSBTのコインに、このウォレットが知らない項目があります。',
  signatureNotBinding: 'この署名はトランザクション全体を保証しないため、ほかの人が資金の宛先を変えられます。',
  coinMalformed: 'PSBTに、形式の正しくないコインがあります。',
  coinWorthFalse: ({ said, worth }) =>
    `PSBTによるとあなたのコインの額は${said}ですが、実際は${worth}です。差額は手数料になってしまいます。`,
  coinScriptFalse: 'PSBTに書かれたあなたのコインのスクリプトが、本来のものと違います。',

  feeRateUnsaid: ({ chain, why }) =>
    `${chain}のエクスプローラーから、ブロックに必要な手数料率の回答がありませんでした：${why}。`,
  feeRateNotBelievable: ({ rate }) =>
    `エクスプローラーによると次のブロックには1バイトあたり${rate}サトシが必要ですが、信用できる値ではなく、手数料を判断できません。`,
  coinsNotEnough: ({ needs, have }) => `${needs}とネットワーク手数料が必要ですが、自由に使えるコインは${have}です。`,
}
