import type { CallPickerMessages } from '../../en/form/call-picker.ts'
import type { Translated } from '../../translated.ts'

export const jaCallPicker: Translated<CallPickerMessages> = {
  ways: '呼び出しの指定方法',
  pick: '関数を選ぶ',
  paste: 'データを貼り付ける',
  what: '呼び出す内容',
  whatNone: '関数を選択',
  names: {
    transfer: 'トークンを送る',
    approve: 'コントラクトにトークンの引き出しを許可',
    vaultDeposit: 'トークンをボールトに預ける',
    pay: '関数なしで支払う',
  },
  who: {
    transfer: '受け取る相手',
    approve: '引き出せる相手',
    vaultDeposit: '預け入れの持ち主',
    pay: '受け取る相手',
  },
  howMuch: (unit) => `金額（${unit}）`,
  howMuchUnits: '金額（最小単位）',
  unitsHint: 'このコントラクトはCausewayの知るトークンではありません。最小単位の整数を入力してください。',
  vaultUnitsHint:
    'ボールトのトークンの最小単位の整数です。前の呼び出しでボールトに引き出しを許可すると、そのトークンの金額になります。',
  approveHint:
    '許可するのはサービスのコントラクトで、対象は到着した資金です。引き出す呼び出しを続けて追加してください。',
  whole: '小数点のない整数を入力してください。',
  choose: '選択',
  chooseContract: 'コントラクトを選択',
  chooseAddress: 'アドレスを選択',
  tokens: (chain) => `${chain}のトークン`,
  accounts: '自分のアカウント',
  nothing: '選べるものはまだありません。',
  preview: '呼び出される内容',
  unread: '呼び出しの内容を読み取れませんでした。確定前に表示します。',
}
