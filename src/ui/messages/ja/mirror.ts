import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet that cannot be opened, or of which only the mirror is left, in Japanese. */
export const jaMirror: Worded<MirrorMessages> = {
  title: 'ブラウザの保存データが失われました',
  text: '鍵は失われていません。もう一つの写しが無事で、ロックを解除すると元に戻ります。資金はチェーン上にあり、影響はありません。履歴、名前、設定はなくなっている可能性があります。追加していたアカウントは、もう一度追加できます。',
  mended: 'ロックを解除し、ウォレットを元どおり保存しました。',
  accountsMended:
    'アカウントの一覧が欠けていました。見つかったものは番号を付けて戻しました。「アカウント」で確認してください。',
  unreadableTitle: 'ウォレットを開けません',
  unreadable: '保存されたウォレットを読み取れません',
  unreadableText:
    '保存データには手を加えていません。資金はこのブラウザではなくチェーン上にあります。リカバリーフレーズがあれば、いつでも取り戻せます。取り込んだ鍵のアカウントだけは、その鍵の控えかバックアップファイルが必要です。',
  noAnswerTitle: 'しばらくお待ちください',
  noAnswer: 'ウォレットが応答しません',
  noAnswerText: 'お金はチェーン上にあります。再試行するか、ブラウザーを開き直してください。',
}
