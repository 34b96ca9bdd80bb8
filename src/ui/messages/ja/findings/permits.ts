import type { permitWords } from '../../../../core/verify/words/permits.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const jaPermitWords: Translated<typeof permitWords> = {
  permitNotAsked: '見積もりは、依頼していない署名を求めています。署名すると、トークンを奪われるおそれがあります。',
  permitOfUnknownForm: '署名する内容が既知の支払いではなく、どのような許可にもなりえます。',
  permitMalformed: ({ problem }) => `署名による許可の形式が正しくありません：${problem}`,
  permitDomainUnsaid: ({ chain, why }) =>
    `${chain}のノードから、トークンの署名の対象について回答がありませんでした：${why}。`,
  permitDomainNotAsked: ({ chain }) => `トークンの署名の対象について、${chain}のノードに問い合わせていません。`,
  permit2NotPinned: ({ chain }) => `${chain}には既知のPermit2がありません。`,
  permitCallsTooLarge: '呼び出しが、支払いに必要な長さを超えています。',
  permitWithoutCalls: 'この許可には資金の使い道が書かれていません。代わりにトランザクションで支払ってください。',
  permitCallsNotEnforced: '署名する呼び出しは注文の支払いを保証しません。代わりにトランザクションで支払ってください。',
  permitOfNoOrder: '署名による許可に、どの注文のための資金かが示されていません。',
  permitOver: '署名による許可の期限が切れています。思いがけないときに使われるおそれがあります。',
  permitTooLong: '署名による許可が1時間より長く有効です。思いがけないときに使われるおそれがあります。',
  permitLater: '署名による許可が今すぐ有効になりません。思いがけないときに使われるおそれがあります。',

  permitOfAnotherContract: different('署名による許可が、あなたのトークンとは別のコントラクトに対するものです。'),
  permitOfAnotherForm: different('署名する内容が支払いの形ではなく、どのような許可にもなりえます。'),
  permitForStranger: different('他人があなたの資金を引き出せます。'),
  permitFromAnother: different('署名による許可が、あなたのアカウントのものではありません。'),
  permitOfAnotherAmount: different('署名による許可の額が、支払う額ちょうどではありません。'),
  permitLeftoverToStranger: different('残りが他人に渡ります。'),
  permitHandedOverOtherwise: different('署名の渡し方が、許可の場合と違います。'),
  permitIsAnother: different('署名による許可が、依頼した一度の支払いではありません。'),
}
