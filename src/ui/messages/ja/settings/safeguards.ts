import type { SafeguardMessages } from '../../en/settings/safeguards.ts'
import type { Translated } from '../../translated.ts'

export const jaSafeguards: Translated<SafeguardMessages> = {
  title: '支払いの保護',
  linkHint: '支払いのときにパスワードを求める条件',
  intro:
    'Causewayのロックが解除されている間は、このコンピューターの前にいる人なら誰でも支払えてしまいます。保護を設定すると、その前にパスワードを求めます。',
  loading: '保護の設定を読み取っています。',
  failed: '保護の設定を読み取れませんでした',
  ask: 'パスワードを求める',
  choices: { never: '求めない', somebodyNew: '新しい相手', always: '常に' },
  means: {
    never: 'ロックが解除されていれば、パスワードなしで支払えます。',
    somebodyNew:
      'ここから支払ったことのない相手に資金が渡る可能性があるとき。リカバリーフレーズのアカウントは新しい相手になりません。',
    always: 'すべての支払いとトランザクション、データへの署名の前に。ご自分のアカウントの間でも求めます。',
  },
  limit: '1日の上限',
  noLimitNeeded: 'どの支払いでもパスワードを求めるため、上限は必要ありません。',
  limitHint:
    '24時間にパスワードなしでほかの人へ渡せる金額を、サービスの価格で数えます。価格のないものは毎回パスワードを求めます。',
  cold: '常に求めるアカウント',
  coldNone: 'ありません。アカウントのページで設定できます。',
  changes: '厳しくする変更はすぐに有効になります。緩める変更にはパスワードが必要です。',
  exempt:
    '許可の取り消し、キーの無効化、キャンセル、手数料の引き上げでは求めません。新しい相手への支払いではないためです。',
  account: {
    title: '保護',
    label: '常にパスワードを求める',
    hint: 'このアカウントで支払いや署名をする前に、毎回求めます。',
  },
  why: {
    coldAccount: 'このアカウントでは常にパスワードが必要です。',
    always: 'すべての支払いでパスワードが必要です。',
    somebodyNew: '新しい相手への支払いかもしれません。',
    noPrice: '1日の上限を数えるための価格がありません。',
    aboveLimit: '1日の上限を超えます。',
  },
}
