import type { orderWords } from '../../../../core/verify/words/order.ts'
import type { Translated } from '../../translated.ts'

export const jaOrderWords: Translated<typeof orderWords> = {
  orderMissing: '見積もりに注文がありません。入金と依頼した内容を結び付けるものがなく、全額を失うおそれがあります。',
  orderWithoutContent:
    '見積もりの注文には内容がありません。入金と依頼した内容を結び付けるものがなく、全額を失うおそれがあります。',
  orderIdFalse: '注文の識別子が、表示された注文のハッシュと合いません。全額が別の注文に使われるおそれがあります。',
  orderIdEmpty: '注文の識別子が空です。入金がどの注文にも充てられず、全額を失うおそれがあります。',
  orderNotHashed: ({ why }) => `注文のハッシュを計算できません（${why}）。`,
  orderVersionUnknown: ({ version }) => `注文のバージョン${version}は不明です。別の内容を意味するかもしれません。`,
  orderFeesHidden: '見積もりに表示されていない手数料が、注文から他者に支払われます。',
  orderSolverUnknown: ({ solver, chain }) =>
    `この注文のソルバーは${chain}の${solver}で、既知のものではありません。実行されないおそれがあります。`,
  orderSignatureFalse: 'この注文の署名は、そのソルバーのものではありません。',
  orderDepositoryUnknown: ({ depository, chain, known }) =>
    `全額が${depository}に送られます。${chain}で既知の入金コントラクトは${known}だけです。`,
  orderDepositDescribed: ({ due }) => `示された入金が、本来の${due}と違います。`,

  orderPaidOtherwise: ({ chain }) =>
    `この注文は、${chain}での1回の入金では支払いが完了しません。あなたの入金だけでは足りません。`,
  orderWantsUnknown: ({ chain, currency }) => `注文は${chain}の不明な通貨${currency}を求めています。`,
  orderWantsAnother: ({ due }) =>
    `注文の求める支払いが${due}と違います。支払っても、この注文に充てられないおそれがあります。`,
  orderRunsOut: '注文の期限が近すぎます。支払った後、実行が間に合いません。',
  orderRunsLong: '注文の期限が長すぎます。その間、資金が留め置かれるおそれがあります。',
  refundRunsOut: '返金の期限が注文の期限より早く切れます。遅れて失敗した場合、何も戻らないおそれがあります。',
  refundMinimumUnmet: '返金の最低額が、満たされないかもしれない額です。何も戻らないおそれがあります。',

  refundNowhere: ({ chain }) => `失敗した場合に、${chain}であなたに返金されるという記載がありません。`,
  refundUnrelated: ({ currency, chain }) => `失敗した場合、この送金と関係のない${chain}の${currency}で返金されます。`,
  refundToStranger: ({ recipient, asked }) => `失敗した場合、資金は${asked}ではなく${recipient}に送られます。`,
  refundToLookAlike: ({ recipient, asked }) =>
    `失敗した場合、資金は${asked}ではなく、それに似せた${recipient}に送られます。`,
  refundContractUnknown: '返金を行うのは、ウォレットの知らないコントラクトです。',

  orderPaysElsewhere: ({ chain, asked }) => `注文の支払先は${asked}ではなく、${chain}です。`,
  orderCallsUnasked: '注文には、あなたの資金を使う、依頼していない呼び出しがあります。',
  orderCallsOthers: '注文は、あなたの資金で、依頼したものとは別の呼び出しをします。',
  orderContractUnknown: '注文を実行するコントラクトとして、既知のものが指定されていません。',
  orderSplits: '注文は、届く資金を分けます。指定した宛先には一部しか届きません。',
  orderPaysStranger: ({ recipient, asked }) => `全額が${recipient}に送られます。指定した宛先は${asked}です。`,
  orderPaysLookAlike: ({ recipient, asked }) =>
    `全額が、似せて作られた${recipient}に送られます。指定した宛先は${asked}です。`,
  orderPaysAnother: ({ currency, asked }) => `注文が支払うのは${asked}ではなく、${currency}です。`,
  orderPromisesLess: ({ promised, shown }) =>
    `注文で約束されているのは${promised}までですが、見積もりには最低${shown}とあります。`,
  orderExpectsAnother: ({ expected, shown }) =>
    `注文の支払い予定額は${expected}ですが、見積もりには${shown}とあります。`,
}
