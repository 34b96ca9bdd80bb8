import type { PermitMessages } from '../../en/transfer/permit.ts'
import type { Translated } from '../../translated.ts'

export const jaPermit: Translated<PermitMessages> = {
  name: 'このウォレット（署名で支払う）',
  way: 'このウォレット（署名で支払う）',
  means: (symbol) =>
    `署名だけを行い、送信はサービスが行います。ネットワーク手数料の${symbol}は要りません。署名が有効なのは、ちょうどこの金額に、一度だけ、短い時間だけです。`,
  offer: {
    title: (symbol, chain) => `${chain}にネットワーク手数料の${symbol}がありません`,
    text: (token, gas, service) => `${gas}は不要です。署名すると${service}が送信し、手数料は${token}から引かれます。`,
    take: (token) => `手数料を${token}で支払う`,
  },
  instead: 'トランザクションで支払う',
  step: {
    next: (amount) => `${amount}に署名`,
    active: (amount) => `${amount}に署名中`,
    done: (amount) => `${amount}に署名済み`,
  },
  phase: {
    planned: (_until) => 'まだ署名していません。',
    reserved: (_until) => '署名しています。',
    signed: (until) => `署名して保存しました。サービスに渡しています。サービスは${until}まで使えます。`,
    broadcast: (until) => `サービスに渡しました。サービスは${until}まで使えます。`,
    included: (_until) => '使われました（チェーンで確認済み）。',
    finalized: (_until) => '使われました（チェーンで確認済み）。',
    replaced: (_until) => '取り消されました。もう誰も使えません。',
    reverted: (_until) => '期限が切れました。もう誰も使えません。',
    ineffective: () => '完了しましたが、効果はありませんでした。',
  },
  ranOut: 'サービスは期限までに署名を使いませんでした',
  ranOutText: (amount) =>
    `${amount}はアカウントから出ていません。署名は使われないまま期限が切れ、チェーンの時刻によれば、もう誰も使えません。`,
  ranOutNext: '新しい見積もりでもう一度お試しください。',
  takenBack: 'アカウントがこの署名を取り消しました',
  takenBackText: (amount) =>
    `この署名で${amount}がアカウントから出ることはありませんでした。誰にも使われる前にチェーン上で取り消され、もう誰も使えません。`,
  takenBackNext:
    '同じアカウントを別のウォレットで使うと起こります。ご自身の操作であれば、いつでもやり直せます。覚えがなければ、資金を新しいウォレットに移してください。',
}
