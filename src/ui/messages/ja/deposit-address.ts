import type { depositAddress as english } from '../en/deposit-address.ts'
import type { Said } from '../worded.ts'
import { count, span } from './words.ts'

/** Paying to a deposit address, in Japanese. */
export const depositAddress: Pick<Said, keyof typeof english> = {
  deposit: {
    title: 'このアドレスに支払う',
    titleReusable: '繰り返し使えるアドレス',
    titlePaid: '入金アドレス',
    exactly: '次の金額ちょうどを送る',
    quoted: '送る金額は自由（見積もりは次の金額）',
    copyAmount: '金額をコピー',
    only: (symbol, chain) =>
      `通貨は${symbol}、チェーンは${chain}に限ります。送り元のウォレットや取引所の手数料は別にかかります。`,
    qr: '入金アドレスのQRコード',
    qrWithAmount: '入金アドレスと正確な金額のQRコード',
    timeLeft: (seconds) => `残り${span(seconds)}`,
    timeOver: '期限切れ',
    refund: (chain) => `返金はこの${chain}アドレスに届きます`,
    news: {
      unread: 'アドレスの状況を確認できませんでした',
      nothing: 'まだ何も届いていません',
      late: '期限までに届きませんでした',
      less: (arrived, missing) => `${arrived}が届きました（${missing}不足）`,
      exact: (arrived) => `指定どおり${arrived}が届きました`,
      more: (arrived, excess) => `${arrived}が届きました（${excess}超過）`,
      several: (payments, arrived) => `${count(payments, '件')}の支払い、合計${arrived}が届きました`,
    },
    means: {
      nothing: 'Causewayが数秒ごとに確認しています。閉じても、資金が届いたらお知らせします。',
      late: 'もう支払わないでください。これから届く分は、ネットワーク手数料を差し引いて返金されます。新しい見積もりからやり直してください。',
      less: 'この金額では払い出せず、ネットワーク手数料を差し引いて返金されます。不足分は送らず、最初からやり直してください。',
      exact: 'これ以上の操作は不要です。移動が始まっています。',
      more: '指定の金額は移動が始まっています。残りは、ネットワーク手数料を差し引いて返金されます。',
      several: 'このアドレスが受け付ける支払いは1回です。最初の支払いが全額なら有効で、ほかはすべて返金されます。',
    },
    meansReusable: {
      nothing: 'Causewayが数秒ごとに確認しています。閉じても、資金が届いたらお知らせします。',
      late: '見積もりのレートは期限切れです。これから届く分は、その時点のレートで移動します。',
      less: '届いた金額に対し、サービスがその時点のレートで見積もり直します。受取額は、通常、最初の見積もりより少なくなります。新しい条件がサービスから示されれば、Causewayが追跡します。',
      exact: 'これ以上の操作は不要です。移動が始まっています。',
      more: '届いた全額に対し、サービスがその時点のレートで見積もり直します。新しい条件がサービスから示されれば、Causewayが追跡します。',
      several:
        'それぞれが別々に、その時点のレートで移動します。Causewayは最初の支払いを最後まで追跡し、ほかはこの画面を開いている間だけ確認します。',
    },
    exactWaits: '操作はもう不要です。ブロックに入りしだい進みます。',
    waits: (amount) => `うち${amount}は、ブロックに入るのを待っています。`,
    allWaits: '全額がブロックに入るのを待っています。',
    rulesTitle: 'このアドレスの仕組み',
    rulesSaid: 'サービスの説明によるもので、チェーン上でこれを強制するものはありません。',
    cases: {
      exact: (amount) => `${amount}ちょうど`,
      less: '不足',
      more: '超過',
      again: '2回目の支払い',
      late: '期限切れ後',
      other: '別のトークンやチェーン',
    },
    rules: {
      exact: '見積もりどおり移動します。',
      less: '払い出されず、ネットワーク手数料を差し引いて返金されます。',
      more: '見積もりどおり移動します。超過分は、ネットワーク手数料を差し引いて返金されます。',
      again: 'ネットワーク手数料を差し引いて返金されます。',
      late: 'ネットワーク手数料を差し引いて返金されます。',
      other: '失われるおそれがあります。',
    },
    rulesReusable: {
      exact: '有効期間内なら、見積もりどおり移動します。',
      less: 'その時点のレートで移動します。',
      more: 'その時点のレートで移動します。',
      again: '別の移動として、その時点のレートで移動します。',
      late: 'その時点のレートで移動します。',
      other: '失われるおそれがあります。',
    },
  },
  payHere: {
    open: 'このウォレットから支払う',
    title: 'このウォレットから支払う',
    pays: '支払額',
    to: (chain) => `${chain}の入金アドレス宛て`,
    once: '支払いは1つの方法だけで行ってください。このアドレスに再度届いた分は、別の支払いになります。',
    keep: '今はしない',
    confirm: '支払う',
    taken: '支払いを送信しています。',
  },
  requoted: {
    title: (paid, asked) => `${asked}ではなく${paid}が支払われました`,
    titleLate: (paid) => `見積もりの期限後に${paid}が支払われました`,
    text: '届いた金額に対し、サービスが見積もり直しました。最初の見積もりは、これには適用されません。',
    less: (share) => `最初の見積もりの割合では最低${share}でした。それより少なくなります。`,
    enough: (share) => `最初の見積もりの割合では最低${share}でした。それを下回りません。`,
    firstMinimum: (asked) => `${asked}に対する最低受取額`,
    requestId: '引き継いだリクエスト',
  },
  afterwards: {
    title: 'このアドレスに届いたほかの資金',
    excess: (amount) => `${amount}が超過分でした`,
    further: (amount) => `${amount}の別の支払い`,
    late: (amount) => `遅れて${amount}が届きました`,
    awaited: 'ネットワーク手数料を差し引いて返金されます。まだ届いていません。',
    awaitedOpen: '別の移動として、その時点のレートで移動します。条件はまだ分かりません。',
    back: (amount) => `${amount}が返金先アドレスに戻りました。Causewayがチェーン上で確認しました。`,
    backPerhaps: (amount) =>
      `その後、返金先アドレスに${amount}が届きました。ネットワーク手数料を差し引いた返金かもしれませんが、金額が一致しません。`,
    arrived: (amount, chain) => `別の移動として、${amount}が${chain}に届きました。Causewayがチェーン上で確認しました。`,
    followed: '別の移動として進んでいます。サービスの回答：',
    unfollowed: {
      key: (chain) =>
        `別の移動として進んでいます。サービスはAPIキーの所有者にしか行方を知らせないため、${chain}にある宛先の残高を確認してください。`,
      newer: (chain) =>
        `別の移動として進んでいます。サービスは最新の支払いの行方しか知らせないため、${chain}にある宛先の残高を確認してください。`,
    },
    unread: 'ほかの資金を確認できませんでした',
    note: 'この画面を開いている間だけ確認します。',
  },
}
