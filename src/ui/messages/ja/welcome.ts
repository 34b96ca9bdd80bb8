import type { enWelcome as english } from '../en/welcome.ts'
import type { TranslatedMessages } from '../translated.ts'
import { list } from './format.ts'

export const jaWelcome: Pick<TranslatedMessages, keyof typeof english> = {
  welcome: {
    title: {
      choose: 'Causewayへようこそ',
      write: '単語を書き留めてください',
      confirm: '書き留めた単語の確認',
      import: 'リカバリーフレーズ',
      password: 'パスワードを決める',
      restore: 'バックアップから復元',
    },
    intro: 'チェーンからチェーンへ資金を移動します。Causewayは署名の前に、すべての見積もりをこの端末で証明します。',
    createNew: '新しいウォレットを作成',
    restoreBackup: 'バックアップファイルがある',
    importOld: 'リカバリーフレーズを使う',
    words: 'フレーズの単語',
    word: (number) => `${number}番目の単語`,
    hiddenWord: '非表示',
    writeDown: 'この12個の単語が、ウォレットそのものです。人に知られると資金を奪われ、なくすと誰にも復元できません。',
    reveal: '単語を表示',
    hide: '単語を隠す',
    showTyped: '表示',
    neverAsk:
      '紙に書くのが一番です。次に、そのいくつかを紙から入力します。ウェブサイトやCausewayの関係者が、この単語を必要とすることは決してありません。',
    written: '書き留めました',
    showAgain: 'もう一度表示',
    confirmText: (numbers) => `紙を見て、${list(numbers.map((number) => `${number}番目`))}の単語を入力してください。`,
    wordsWrong: (numbers) =>
      `${list(numbers.map((number) => `${number}番目`))}の単語が違います。紙を見直すか、もう一度単語を表示してください。`,
    importText: '単語を1つずつ入力するか、最初の欄にフレーズ全体を貼り付けてください。この端末の外には出ません。',
    howMany: '単語の数',
    wordCount: (words) => `${words}語`,
    passwordText:
      'この端末のウォレットをロックするパスワードです。再設定はできません。忘れた場合は、リカバリーフレーズの単語が必要です。',
    password: 'パスワード',
    passwordAgain: 'パスワード（もう一度）',
    passwordsDiffer: '2つのパスワードが一致しません。',
    strength: {
      empty: '12文字以上にしてください。関連のない言葉をいくつか組み合わせると、覚えやすくなります。',
      loading: 'パスワードの判定を読み込んでいます…',
      good: '良好です。',
      strong: '強力です。',
    },
    create: 'ウォレットを作成',
    sealing: '暗号化しています…',
  },
}
