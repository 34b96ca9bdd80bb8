import type { CommandPaletteMessages } from '../en/command-palette.ts'
import type { Translated } from '../translated.ts'

export const jaCommandPalette: Translated<CommandPaletteMessages> = {
  title: 'コマンド',
  go: '画面を開く',
  act: '操作',
  past: '履歴',
  screens: {
    home: 'ホーム',
    form: '送金・交換',
    receive: '受け取る',
    utxos: 'Bitcoinのコイン',
    activity: '履歴',
    accounts: 'アカウント',
    allowances: '引き出し許可',
    settings: '設定',
  },
  screenWords: {
    home: '残高 ざんだか アカウント home',
    form: '移動 いどう 送る 送金 そうきん ブリッジ スワップ 両替 move send bridge swap',
    receive: '受け取る うけとる アドレス 入金 にゅうきん QR receive',
    utxos: 'コイン ビットコイン UTXO BTC coins',
    activity: '履歴 りれき 移動 書き出し エクスポート CSV JSON activity',
    accounts: 'アカウント 追加 ついか インポート 秘密鍵 閲覧専用 accounts',
    allowances: '許可 きょか 取り消す とりけす トークン allowance approval revoke',
    settings: '設定 せってい サイト テーマ 上限 キー ヘルプ サポート settings',
    safeguards: '保護 ほご パスワード 上限 じょうげん 支払い safeguards',
    words: 'リカバリー 復元 ふくげん シード 単語 たんご ニーモニック seed phrase',
    backup: 'バックアップ 保存 ほぞん ファイル 復元 backup',
    password: 'パスワード 変更 へんこう password',
  },
  copy: (name) => `${name}のアドレスをコピー`,
  bitcoin: { p2wpkh: 'Bitcoin（Native SegWit）', p2tr: 'Bitcoin（Taproot）' },
  lock: 'ウォレットをロック',
  transfer: (amount, from, to) => (from === to ? `${amount}、${from}内` : `${amount}、${from}から${to}へ`),
}
