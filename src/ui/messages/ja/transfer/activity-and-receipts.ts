import type { ActivityMessages } from '../../en/transfer/activity-and-receipts.ts'
import type { Translated } from '../../translated.ts'
import { jaCommandPalette } from '../command-palette.ts'
import { count, minuteOf } from '../format.ts'
import { jaIntroduction } from '../introduction.ts'
import { jaReceipt } from './receipt.ts'
import { jaReplacement } from './replacement.ts'

export const jaActivity: Translated<ActivityMessages> = {
  minute: minuteOf,
  find: {
    label: '履歴を検索',
    placeholder: '金額、チェーン、アドレス、ハッシュ',
    ending: '状態',
    anyEnding: 'すべての状態',
    endings: { moving: '進行中', done: '到着・完了', returned: '返金済み', failed: '不成立' },
    chain: 'チェーン',
    anyChain: 'すべてのチェーン',
    asker: '依頼元',
    anyAsker: 'すべての依頼元',
    wallet: '自分（このウォレット）',
    clear: '検索条件を消去',
    none: '該当するものはありません',
    noneText: '言葉を減らすか、絞り込みを解除してください。何も削除されていません。',
    looking: (seen) => `以前の移動を検索しています：${count(seen, '件')}まで確認`,
    found: (found) => (found === 0 ? '見つかりませんでした。' : `${count(found, '件')}見つかりました。`),
  },
  quoted: { least: '見積もりの最低額', exactly: '見積もりの額' },
  arrived: { route: (to, paid, from) => `${to}に到着（${from}の${paid}から）`, exactly: '届いた額（全桁）' },
  back: { sent: '支払った額', got: '戻った額', difference: '差額' },
  held: {
    safe: '閉じても大丈夫です。アカウントからは何も出ていません。Causewayが自動で試し直します。',
    unreached: (chain) => `${chain}に接続できず、何も署名していません`,
    other: '処理が滞っていて、何も署名していません',
    why: '理由',
  },
  unread: {
    transfers: '移動と支払いを読み取れませんでした',
    sent: 'サイトのためのトランザクションを読み取れませんでした',
    rest: 'それ以外はすべて表示しています。',
    records: (records: number) =>
      records === 1 ? '読み取れない記録があります' : `読み取れない記録が${records}件あります`,
    stays: '記録はディスクにそのまま残り、サポート用ファイルに記載されます。Causewayはこの記録のために署名しません。',
    kinds: { executions: '移動', bundles: 'サイトのためのトランザクション' },
    noTime: '時刻不明',
    holds: 'この記録がノンスまたはコインを確保しているため、同じアカウントの他のトランザクションは待機します。',
    against: (records: number) =>
      records === 1
        ? '読み取れない記録が、これに必要なものを確保しています'
        : `読み取れない記録${records}件が、これに必要なものを確保しています`,
    againstText:
      '同じアカウントの署名済みトランザクションかもしれません。確定はできますが、解放するまで何も署名されません。',
    release: '解放',
    releaseTitle: 'この記録が確保しているものを解放しますか？',
    releaseText:
      '解放すると、同じアカウントの他のトランザクションがそのノンスやコインを使います。この記録と、支払った可能性のあるものは残ります。同じ支払いを繰り返す前に、アカウントを確認してください。',
    stillOpen:
      'このトランザクションが終わったことを、ネットワークはまだ示していません。送信済みの場合、次のトランザクションの代わりに成立する可能性があります。',
    releaseAnyway: 'それでも解放',
    keep: 'そのままにする',
    released: '解放しました。待機中の移動は自動で再確認します。',
    readable: 'この記録は再び読み取れます。何も変更していません。',
  },
  fees: {
    paid: '支払ったネットワーク手数料',
    minerPaid: '支払ったマイナー手数料',
    minerAtMost: 'マイナー手数料（最大）',
    exchangePaid: '支払った取引所の手数料',
    forData: 'データ手数料（チェーンのノードによる）',
    dataOnTop: 'このほかに、チェーンがデータ手数料を取ります。',
    whichever: 'どちらが通っても（最大）',
  },
  step: {
    next: {
      resetAllowance: () => '以前の引き出し許可を取り消し',
      approve: (amount) => `${amount}ちょうどの引き出しを許可`,
      deposit: (amount) => `${amount}を入金`,
      transfer: (amount) => `${amount}を入金アドレスに支払い`,
      send: (amount) => `${amount}を送金`,
      swap: (amount) => `${amount}をスワップ`,
      authorize: () => '送金をこの注文に結び付け',
      exchange: (amount) => `${amount}を送金`,
    },
    active: {
      resetAllowance: () => '以前の引き出し許可を取り消し中',
      approve: (amount) => `${amount}ちょうどの引き出し許可を手続き中`,
      deposit: (amount) => `${amount}を入金中`,
      transfer: (amount) => `${amount}を入金アドレスに支払い中`,
      send: (amount) => `${amount}を送金中`,
      swap: (amount) => `${amount}をスワップ中`,
      authorize: () => '送金をこの注文に結び付け中',
      exchange: (amount) => `${amount}を送金中`,
    },
    done: {
      resetAllowance: () => '以前の引き出し許可を取り消し済み',
      approve: (amount) => `${amount}ちょうどの引き出しを許可済み`,
      deposit: (amount) => `${amount}を入金済み`,
      transfer: (amount) => `${amount}を入金アドレスに支払い済み`,
      send: (amount) => `${amount}を送金済み`,
      swap: (amount) => `${amount}をスワップ済み`,
      authorize: () => '送金をこの注文に結び付け済み',
      exchange: (amount) => `${amount}を送金済み`,
    },
  },
  kept: {
    next: '資金は手元に残る',
    unless: {
      faster: 'もう一方のトランザクションが早ければ、移動は続きます。',
      sent: '送信済みのものが承認されれば、移動は続きます。',
    },
  },
  replacement: jaReplacement,
  onceMore: 'もう一度',
  receipt: jaReceipt,
  help: {
    open: 'サポートを受ける',
    title: 'この移動についてサポートを受ける',
    text: '助けてくれる人に渡すファイルを保存します。最近の移動のステップ、ハッシュ、サービスの回答が含まれます。',
    without:
      'リカバリーフレーズ、鍵、署名は含まれず、アドレスは短縮されます。サポートにリカバリーフレーズが必要になることは決してありません。',
    id: 'サポートで尋ねられるリクエスト番号：',
    sentTitle: 'これについてサポートを受ける',
    sentText:
      '助けてくれる人に渡すファイルを保存します。これと、ほかの最近のトランザクションと移動のステップ、ハッシュ、サービスの回答が含まれます。',
    hash: 'サポートで尋ねられるハッシュ：',
    hashName: 'ハッシュ',
    save: 'ファイルを保存',
  },
  learn: jaIntroduction,
  palette: jaCommandPalette,
  save: {
    title: '書き出す',
    all: 'すべての移動と、サイトの求めで送ったすべてのトランザクションをファイルに保存します。署名だけのものは記録されません。',
    listed: '条件に合うものをすべてファイルに保存します。',
    csv: 'CSV',
    json: 'JSON',
    nothing: '条件に合うものがないため、ファイルは作られません。',
  },
}
