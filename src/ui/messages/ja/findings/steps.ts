import type { stepWords } from '../../../../core/verify/words/steps.ts'
import type { Translated } from '../../translated.ts'

export const jaStepWords: Translated<typeof stepWords> = {
  answerNotAQuote: ({ why }) => `回答が見積もりではありません（${why}）。`,
  planChanged: '計画が、あなたの確定したものと違っています。',

  requestMissing: '見積もりにリクエストの識別子がありません。これでは、誰も資金を追跡できません。',
  requestsDiffer: 'ステップが別々のリクエストのものです。支払うものと追跡するものが違ってしまいます。',
  requestOfAnotherFollowed: '見積もりが、支払うものとは別のリクエストを追跡させようとしています。',
  requestUsed: 'このリクエストは、以前の送金で使用済みです。二重に支払うことになります。',
  orderUsed: 'この注文は、以前の送金で使用済みです。二重に支払うことになります。',

  stepCalledDone: '誰も行っていないステップが、完了とされています。必要なことが行われないままになります。',
  stepEmpty: '見積もりに、何をするのか書かれていないステップがあります。',
  stepsDiffer: 'ステップの内容か順序が、この送金に必要なものと違います。',
  swapMissing: '注文の求める通貨が、支払う通貨と違います。',
}
