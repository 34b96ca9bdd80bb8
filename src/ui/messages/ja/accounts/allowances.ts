import type { AllowanceMessages } from '../../en/accounts/allowances.ts'
import type { Translated } from '../../translated.ts'
import { count, dayOf, list, number } from '../format.ts'

export const jaAllowances: Translated<AllowanceMessages> = {
  title: '引き出し許可',
  whoMay: 'トークンを引き出せる相手',
  linkHint: 'トークンを引き出せる相手と、その取り消し',
  leftoverLink: '確認して取り消す',
  intro:
    '許可を持つ相手は、確認なしにアカウントからトークンを引き出せます。取り消しにはネットワーク手数料がかかりますが、資金は動きません。',
  reading: (read, all) => `読み取り中：${number(all)}チェーン中${number(read)}`,
  again: 'もう一度読み取る',
  noneTitle: 'チェーン上に有効な許可はありません',
  noneText:
    'Causewayが確認できるすべての許可について、トークン自身がそう答えています。サイトのために署名した許可は、誰かが使うまでどのチェーンにも載らないため、ここには表示されません。',
  noneKnownTitle: '許可したものは残っていません',
  noneKnownText:
    '移動やサイトに与えた許可は残っていません。Causewayに記録のない許可は下にあり、そのトークンはまだ引き出せます。',
  noneReadTitle: '読み取れた範囲では、許可は見つかりません',
  noneReadText: '読み取れなかったものがあるため、許可がまだ残っているかもしれません。',
  unlimited: (token) => `${token}を無制限に`,
  upTo: (amount) => `${amount}まで`,
  unknownToken: 'Causewayが知らないトークン',
  onChain: (chain) => chain,
  who: '引き出せる相手',
  token: 'トークンのコントラクト',
  spenders: {
    depository: '移動サービスの預け先',
    router: 'サービスの公開ルーター：誰でもこれを使えてしまいます',
    approvalProxy: '移動サービスの承認用コントラクト',
    permit2: '許可をほかへ渡すPermit2',
    unknown: '誰のものか、Causewayにはわかりません',
  },
  ordinary: {
    title: 'このアドレスにコントラクトはありません',
    text: 'このアドレスの鍵を持つ人は、許可された分をいつでも引き出せます。これは泥棒の手口で、まともなサイトが求めることはほとんどありません。',
  },
  unreadSpenders: {
    one: {
      title: 'コントラクトかどうかを読み取れませんでした',
      text: '普通のアカウントであれば、その鍵を持つ人は、許可された分をいつでも引き出せます。',
    },
    many: {
      title: 'コントラクトかどうかを読み取れませんでした',
      text: '普通のアカウントが含まれていれば、その鍵を持つ人は、許可された分をいつでも引き出せます。',
    },
    more: (addresses) => `ほか${count(addresses, '件')}のアドレス`,
  },
  since: (atSeconds) => `${dayOf(atSeconds)}から`,
  sinceUnknown: '日付は不明',
  askedBy: (host) => `${host}の依頼`,
  takeBack: '取り消す',
  takeBackOf: (what, chain) => `取り消す：${chain}の${what}`,
  needed: '進行中の移動が使っています。',
  seeTransfer: '移動を見る',
  underWay: '取り消し中',
  follow: '経過を見る',
  notDone: '取り消されていません。',
  seeWhy: '理由を見る',
  takenBack: '取り消し済み',
  takenBackText: (token, chain, at) =>
    `${chain}の${token}：このアドレスが${at === 'permit2' ? 'Permit2を通じて' : '直接'}引き出すことは、もうできません。Causewayがチェーンで確認しました。`,
  strangers: (permissions) => `Causewayに記録のない許可：${count(permissions, '件')}`,
  strangersText:
    'チェーンのログに載っているものです。別のウォレットで与えたのかもしれません。ただし、こうした記録は誰でも自分のトークンについて書き込み、あなたを誘い込むことができます。知らないトークンなら、触らないでください。',
  downTitle: (chains) => `${list(chains)}を読み取れませんでした`,
  downText: 'そこでの許可は、今は分かりません。',
  unread: (permissions, chain) => `${chain}は、ありうる許可${count(permissions, '件')}について答えませんでした。`,
  how: '確認した範囲',
  howText:
    'Causewayが知るすべてのトークンに、Causewayが許可しうるすべてのコントラクトと、これまでの移動とサイトが許可したすべてを尋ねました。ほかのウォレットで与えた許可は、チェーンのログにしかありません：',
  back: {
    all: (chain) => `${chain}：ログ全体`,
    since: (chain, atSeconds) => `${chain}：${dayOf(atSeconds)}以降のログ`,
    some: (chain) => `${chain}：ログの新しい部分`,
    none: (chain) => `${chain}：ノードがログを見せません`,
  },
  review: {
    title: 'この許可を取り消しますか？',
    text: (chain) => `${chain}での許可を終わらせます。トークンは動きません。`,
    untried: '何が起きるかは確認できていません。下の送信内容を読み、そのとおりでよい場合だけ送信してください。',
    bring:
      'Causewayはまず別のチェーンから不足分を移し、その後に許可を取り消せます。移動が失敗した場合は何も送信しません。',
    trying: 'チェーンで試しています。',
    failed: '試せませんでした',
    cancel: 'キャンセル',
    stale: 'その後に変化がありました。もう一度確認してください。',
    locked: 'ウォレットがロックされています。先にロックを解除してください。',
    again: 'もう一度試す',
    back: 'すべての許可',
    needed: '移動がまだこの許可を使っています',
    neededText: '移動が終われば取り消せます。',
    underWay: 'すでに取り消し中です',
    underWayText: '自動で進みます。',
    notOwn: 'このアカウントはここでは署名しません',
    notOwnText: '許可を取り消せるのは、それを与えたアカウントだけです。',
  },
  delegation: {
    unknownTitle: (chain) => `${chain}では、未知のコントラクトがこのアカウントとして動作しています`,
    unknown:
      'そのコードはこのアカウントとして実行され（EIP-7702）、そこにある資産をすべて、確認なしに動かせる可能性があります。自分で設定していない場合は、先に取り消してください。',
    knownTitle: (name, chain) => `${chain}では、${name}がこのアカウントとして動作しています`,
    known: 'アカウントはこのコントラクトのコードを実行します（EIP-7702）。使っていない場合は取り消してください。',
    unread: (chains) =>
      `${list(chains)}では、コントラクトがこのアカウントとして動作しているかどうかを読み取れませんでした。`,
    revoke: '取り消す',
    underWay: '取り消し中：経過を見る',
    title: 'この委任を取り消しますか？',
    text: (chain) =>
      `取り消すと、${chain}ではどのコントラクトもこのアカウントとして動作しなくなります。資金は動かず、ネットワーク手数料がかかります。`,
    bring:
      'Causewayはまず別のチェーンから不足分を移し、その後に委任を取り消せます。移動が失敗した場合は何も送信しません。',
    none: 'このアカウントとして動作するコントラクトはありません',
    noneText: '取り消すものはありません。',
    unanswered: 'チェーンから応答がありません',
    unansweredText: 'しばらくしてからもう一度お試しください。',
    back: 'すべてのアカウント',
  },
  expiredText: '確定の有効期間は限られています。何も署名していません。いつでももう一度取り消せます。',
}
