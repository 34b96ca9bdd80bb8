import type { transactionWords } from '../../../../core/verify/words/transactions.ts'
import type { Translated } from '../../translated.ts'

export const jaTransactionWords: Translated<typeof transactionWords> = {
  transactionMalformed: ({ problem }) => `トランザクションの形式が正しくありません：${problem}`,
  transactionFromAnother: ({ from, own }) =>
    `トランザクションの送信元が${from}で、あなたのアカウント${own}ではありません。`,
  transactionForAnotherChain: ({ chainId, chain }) =>
    `トランザクションが、${chain}ではなくチェーン${chainId}のものです。`,
  calldataEmptyText: '呼び出しデータがあるべき所に、空の文字列が入っています。',
  calldataTooLong: ({ most }) => `呼び出しデータが${most}バイトを超えています。その1バイトごとに費用がかかります。`,
  callGivesControl: ({ call }) => `このトランザクションは${call}を呼び出し、この支払い以上の権限を渡してしまいます。`,
  tokenMovedToSomebody: ({ symbol }) =>
    `このトランザクションは、入金を通さずに、あなたの${symbol}を直接誰かに送ります。`,

  transactionToStranger: ({ to }) =>
    `トランザクションの宛先が${to}です。資金を渡してよいのは既知のコントラクトだけです。`,
  transactionToAnother: ({ to, due }) => `トランザクションの宛先が${to}です。正しい宛先は${due}です。`,
  transactionSendsUnasked: ({ sent }) => `トランザクションで${sent}も送られます。何も送らないはずです。`,
  transactionSendsAnother: ({ sent, due }) => `トランザクションで送られる額は${sent}です。${due}ちょうどのはずです。`,
  paymentCallsSomething: '単純な支払いに呼び出しデータは要りませんが、この支払いは何かを呼び出します。',

  depositWithoutOrder: '見積もりに、この入金の対象となる注文がありません。入金しても、誰にも支払う義務が生じません。',
  depositTakesAllowance: 'この入金では、入金コントラクトに許可した額がすべて引き出されます。',
  depositWithoutCalldata: '入金に呼び出しデータがなく、どの注文のための入金か分かりません。',
  depositIsAnotherCall: 'このトランザクションは、依頼した入金とは別のものを呼び出します。',
  depositForStranger: '入金が他人の名義になります。返金も請求の権利も、その人のものになります。',
  depositOfAnotherToken: ({ symbol }) => `入金されるのは、${symbol}ではなく別のトークンです。`,
  depositOfAnotherAmount: ({ due }) => `入金額が${due}ちょうどではありません。`,
  depositForAnotherOrder: 'この入金は、表示されている注文とは別の注文への支払いになります。',

  transferPaysAnother: ({ paid, asked, due }) => `送金先が${asked}ではなく${paid}です。${due}が失われます。`,
  transferPaysStranger: ({ paid }) => `送金先が${paid}です。受け取れるのは既知の入金コントラクトだけのはずです。`,
  transferOfAnotherAmount: ({ due }) => `送金額が${due}ちょうどではありません。`,
  transferForAnotherOrder: 'この送金は、表示されている注文とは別の注文への支払いになります。',
  transferWithoutCalldata: 'トランザクションに呼び出しデータがなく、トークンは動きません。',
  transferNotPlain: 'このトランザクションは、依頼した単純な送金ではありません。',

  wrappingNotPlain: 'このトランザクションは、ラップした形への単純な交換になっていません。',
}
