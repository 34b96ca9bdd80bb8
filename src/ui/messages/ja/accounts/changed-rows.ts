import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const jaChangedRows: Translated<ChangedRowMessages> = {
  title: '保存データが外部から変更されました',
  text: 'Causeway 以外の何かが、このコンピューターに保存されたウォレットのデータを変更しました。あなたが決めるまで、Causeway はそれを使いません。',
  closed:
    'このアカウントは閉じられています。保存されたアドレスは鍵のものではありません。保存されたアドレスには何も送らないでください。',
  stored: '保存されたアドレス',
  derived: '鍵のアドレス',
  reopen: '鍵のアドレスを使う',
  site: 'サイトの接続(未接続として扱われます):',
  remove: '削除する',
  accept: 'このまま受け入れる',
  removeText: '新しいウォレットと同じ状態から始まります。鍵と資金はそのままです。',
  acceptText: '自分で変更した場合(プロファイルのコピーを戻した場合など)にだけ受け入れてください。',
  go: '確認',
  busy: '確認しています…',
  rows: {
    accounts: 'アカウントの名前と順序。アドレスは鍵で確認済みです。',
    watched: '監視アドレス。何も表示されません。',
    bitcoinAccounts: 'Bitcoin の公開鍵。リカバリーフレーズから復元されます。',
    exchangeBKeys: '取引所の API キー。どれも署名しません。',
    exchangeBAccounts: '選択した取引所アカウント。何も選択されていません。',
    addressBook: 'アドレス帳。そのアドレスは未知として扱われます。',
    addedTokens: '追加したトークン。何も表示されません。',
    safeguards: '支払い保護。最も厳しい設定が有効です。',
    settings: '上限、自動ロック、エキスパート設定。最も厳しい設定が有効です。',
    paid: 'これまでの支払先。すべて新規とみなされ、1 日の上限に達したものとして扱われます。',
  },
}
