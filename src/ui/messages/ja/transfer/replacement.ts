import type { ReplacementMessages } from '../../en/transfer/replacement.ts'
import type { Translated } from '../../translated.ts'

export const jaReplacement: Translated<ReplacementMessages> = {
  again: 'もう一度送信',
  sentAgain: {
    broadcast: 'もう一度送信しました。二重に実行されることはありません。',
    tooLate: 'もう待機していません。',
  },
  open: {
    speedUp: '早める',
    speedUpCancel: '取り消しを早める',
    cancel: '取り消す',
    minerFee: 'マイナー手数料を上げる',
  },
  calls: {
    cancel: 'このトランザクションを取り消しますか？',
    cancelText:
      '自分宛てのゼロ送金で、このトランザクションを置き換えます。通るのはどちらか一方だけです。どちらが通っても、これ以上は署名しません。',
  },
  title: {
    speedUp: '早める',
    speedUpCancel: '取り消しを早める',
    cancel: 'この移動を取り消しますか？',
    minerFee: 'マイナー手数料を上げる',
  },
  text: {
    speedUp: () =>
      '同じトランザクションを、より高い手数料でもう一度送ります。通るのはどちらか一方だけで、実行も手数料の支払いも1回です。',
    speedUpCancel: () =>
      '取り消しを、より高い手数料でもう一度送ります。通るのは、これらのトランザクションのうち1つだけです。',
    cancel: (amount, isPaying) =>
      isPaying
        ? `自分宛てのゼロ送金で、このトランザクションを置き換えます。通るのはどちらか一方だけです。取り消しが通れば${amount}は手元に残り、元のほうが早ければ移動は続きます。`
        : `自分宛てのゼロ送金で、このトランザクションを置き換えます。通るのはどちらか一方だけです。どちらが通っても、この移動にはこれ以上署名せず、${amount}は手元に残ります。`,
    minerFee: (amount) =>
      `同じコインに、マイナーの取り分を増やして署名し直します。${amount}の入金と注文はそのままで、減るのはおつりだけです。2つのトランザクションのうち一方だけが通り、両方が通ることはありません。`,
  },
  before: {
    speedUp: 'このステップの今の手数料（最大）',
    speedUpCancel: 'このステップの今の手数料（最大）',
    cancel: 'このステップの今の手数料（最大）',
    minerFee: '今のマイナー手数料',
  },
  after: {
    speedUp: '引き上げ後（最大）',
    speedUpCancel: '引き上げ後（最大）',
    cancel: '取り消しの手数料（最大）',
    minerFee: '新しいマイナー手数料',
  },
  rate: (rate) => `${rate} sat/vB`,
  evicted: 'うち、合わせて置き換える取引の分',
  lessChange: 'おつりの減少額',
  withCoins: {
    text: (amount) =>
      `同じコインに自分の別のコインを加え、マイナーの取り分を増やして署名し直します。${amount}の入金と注文はそのままです。2つのトランザクションのうち一方だけが通り、両方が通ることはありません。`,
    coins: '追加する自分のコイン',
    change: '追加後のおつり',
  },
  ofAll: '全ステップの合計（最大）',
  keep: 'このまま待つ',
  confirm: {
    speedUp: '手数料を上げる',
    speedUpCancel: '手数料を上げる',
    cancel: '移動を取り消す',
    minerFee: '手数料を上げる',
  },
  taken: {
    speedUp: '手数料を上げて送信しています。',
    speedUpCancel: '手数料を上げて送信しています。',
    cancel: '取り消しを送信しています。どちらが通るか、この画面で確認できます。',
    minerFee: '高い手数料を送信しています。ネットワークが受け入れたかどうかは、ここに表示されます。',
  },
}
