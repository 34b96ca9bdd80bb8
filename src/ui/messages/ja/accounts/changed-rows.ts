import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const jaChangedRows: Translated<ChangedRowMessages> = {
  title: '保存データが外部から変更されました',
  text: 'Causeway 以外の何かが、このコンピューターに保存されたウォレットのデータを変更しました。あなたが決めるまで、Causeway はそれを使いません。',
  closed:
    'このアカウントは閉じられています。保存されたアドレスは鍵のものではありません。保存されたアドレスには何も送らないでください。',
  derived: '鍵のアドレス',
  reopen: '鍵のアドレスを使う',
  site: 'サイトの接続(未接続として扱われます):',
  remove: '削除する',
  accept: 'このまま受け入れる',
  acceptText: '自分で変更した場合にだけ受け入れてください。',
  rows: {
    accounts: 'アカウントの名前と順序。',
    watched: '監視アドレス。',
    bitcoinAccounts: 'Bitcoin の公開鍵。',
    exchangeBKeys: '取引所の API キー。',
    exchangeBAccounts: '選択した取引所アカウント。',
    addressBook: 'アドレス帳。',
    addedTokens: '追加したトークン。',
    safeguards: '支払い保護。最も厳しい設定が有効です。',
    settings: '上限、自動ロック、エキスパート設定。最も厳しい設定が有効です。',
    paid: 'これまでの支払先。すべて新規とみなされ、1 日の上限に達したものとして扱われます。',
  },
}
