import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { ENGLISH_MARKS } from '../punctuation.ts'
import jaFailureReasons from './transfer/failure-reasons.json'

export const jaNotifications: NotificationWords = {
  marks: ENGLISH_MARKS,
  chain: (chainId) => `チェーン${chainId}`,
  received: (what, from, to) => ({
    title: `${to}に${what}が届きました`,
    message: `${from}からの送金です。Causewayが${to}で確認しました。`,
  }),
  saidToArrive: (what, to) => ({
    title: `サービスによると、${to}に${what}が到着しました`,
    message: 'Causewayは自ら確認できませんでした。',
  }),
  saidToCall: (what, to) => ({
    title: `サービスによると、${to}のコントラクトが呼び出されました`,
    message: `送金した${what}を使った呼び出しです。Causewayが読むのは支払いで、呼び出しの結果はエクスプローラーで確認できます。`,
  }),
  reasons: jaFailureReasons,
  reasonGiven: (word) => `サービスが示した理由：${word}`,
  refunded: (what, on, to, reason) => ({
    title: `${on}で${what}が返金されました`,
    message: `${to}への送金は成立しませんでした。${reason ?? ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `サービスによると、${on}で返金されました`,
    message: `ウォレットは自分で確認できませんでした。${to}への送金は成立しませんでした。${reason ?? ''}`,
  }),
  gone: (to) => ({
    title: `${to}への着金がなくなりました`,
    message: 'チェーンがそのブロックを取り消しました。Causewayは再び着金を待ちます。',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts ? `${amounts.whole}のうち${amounts.part}が${on}で戻りました` : `資金の一部が${on}で戻りました`,
    message: '1日以上、残りが届いていません。送金の画面で残りの問い合わせ先を確認してください。',
  }),
  cancelled: (to) => ({
    title: `${to}への送金を取り消しました`,
    message: 'ネットワーク手数料を除き、資金は手元に残っています。',
  }),
  nonceTaken: (to) => ({
    title: `${to}への送金は成立しませんでした`,
    message: 'アカウントの別のトランザクションが先に入りました。もう一度試す前に、開いて確認してください。',
  }),
  failed: (to) => ({
    title: `${to}への送金は成立しませんでした`,
    message: '資金がどうなったか、開いて確認してください。',
  }),
  requoted: (to, amounts) => ({
    title: amounts
      ? `${amounts.quoted}の代わりに${amounts.paid}が支払われました`
      : 'サービスが見積もりを出し直しました',
    message: `届いた額に対する新しい見積もりです。資金が${to}に着くまでCausewayが追跡します。`,
  }),
  unlock: (to) => ({
    title: '続けるにはCausewayのロックを解除してください',
    message: `${to}への送金が署名を待っています。それまで何も送信されません。`,
  }),
  fee: (from, to, most) => ({
    title: `${from}のネットワーク手数料が上がりました`,
    message: `${most ? `確定時の上限${most}` : '確定時の上限'}を超えているため、${to}への送金には署名しません。期限までに手数料が下がれば自動で再開します。下がらなければ見積もりが期限切れになり、新しい見積もりを取れます。`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from}がまだ承認していません。${minutes ? `ブロックは約${minutes}分ごとです。` : ''}資金は失われていません。開いて、できることを確認してください。`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: '支払いができませんでした。返金はこれからです。Causewayが確認を続けます。',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `${to}で支払われるか返金されるまで、Causewayが確認を続けます。`,
  }),
  addressExpired: (to) => ({
    title: '入金アドレスの期限が切れました',
    message: `${to}のための支払いは、期限までに確認されませんでした。このアドレスにはもう支払わず、新しい見積もりからやり直してください。`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? '取り消せませんでした' : `${site}のためのトランザクションは成立しませんでした`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `${chain}で完了しました`,
      message: `${site}が求めた内容がブロックに入りました。Causewayが確認しました。`,
    }),
    deposited: (site, chain) => ({
      title: `${chain}で完了しました`,
      message: `${site}が求めた入金がブロックに入りました。Causewayが確認しました。その後の経過はサイトで確認できます。`,
    }),
    takenBack: (chain) => ({
      title: `${chain}で完了しました`,
      message: '取り消しがブロックに入りました。Causewayが確認しました。',
    }),
    arrived: (site, chain = 'チェーン', isRead) => ({
      title: isRead ? `${chain}に到着しました` : `${chain}に到着したとのことです`,
      message: `${site}の求めで支払った送金が、支払われました。${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'チェーン', isRead) => ({
      title: isRead ? `${chain}で返金されました` : '返金されたとのことです',
      message: `${site}の求めで支払った資金が戻りました。${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: '続けるにはCausewayのロックを解除してください',
      message: `${site ? `${site}のためのトランザクション` : '取り消し'}が署名を待っています。それまで何も送信されません。`,
    }),
    fee: (site, chain, most) => ({
      title: `${chain}のネットワーク手数料が上がりました`,
      message: `${most ? `確定時の上限${most}` : '確定時の上限'}を超えているため、${site ? `${site}のためのトランザクション` : '取り消し'}には署名しません。期限までに手数料が下がれば自動で再開します。下がらなければ署名せずに終了します。`,
    }),
    slow: (site) => `${site ? `${site}のための送信` : '取り消し'}に通常より時間がかかっています`,
    why: {
      notFunded: (chain) =>
        `必要な資金が${chain}に着くのをCausewayが確認できなかったため、何も送信していません。どうなったか、Causewayを開いて確認してください。`,
      refunded: (chain) =>
        `${chain}に資金を運ぶはずだった送金は返金で終わったため、何も送信していません。Causewayを開いて確認してください。`,
      wouldFail: (chain) => `${chain}のノードによると今は失敗するため、署名していません。`,
      reverted: (chain) => `${chain}に入りましたが、拒否されました。支払ったのはネットワーク手数料だけです。`,
      nonceTaken: () => 'アカウントの別のトランザクションが先に入りました。',
      inputGone: () => '使おうとした支払いが取り消されました。',
      notRelayed: () => 'Bitcoinのノードがトランザクションを受け付けません。',
      invalid: () => 'ネットワークの規則により、ノードがトランザクションを受け付けません。費用はかかっていません。',
      expired: () => '長く待ちすぎたため、署名していません。',
      cancelled: () => '取り消しました。',
      noEffect: (chain) => `${chain}で通りましたが、効果はありませんでした。`,
      maybeSent: () =>
        '確定のあと、これがアカウントから送信された可能性があるため、これ以上署名していません。まずアカウントを確認してください。',
      sentElsewhere: () => '確定のあと、あなたのアカウントから別の場所で送信されました。これ以上署名していません。',
    },
    moneyIsThere: (chain) => `そのために移した資金は、${chain}のアカウントにあります。`,
  },
}

function longer(to: string): string {
  return `${to}への送金に、いつもより時間がかかっています`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causewayがそこで確認しました。' : 'サービスの知らせです。Causewayは自ら確認できませんでした。'
}
