import type { ArrivalCallMessages } from '../../en/form/arrival-calls.ts'
import type { Translated } from '../../translated.ts'
import { count, list } from '../format.ts'

export const jaArrivalCalls: Translated<ArrivalCallMessages> = {
  form: {
    title: '到着時にコントラクトを呼び出す',
    hint: '何を呼び出すか理解している方向けです。移動サービスのコントラクトが到着した資金で呼び出し、確定前に内容を表示します。',
    to: 'コントラクト',
    data: '呼び出しデータ（16進数）',
    value: (symbol) => `呼び出しと一緒に送る${symbol}`,
    none: '呼び出さない',
    is: (calls) => (calls === 1 ? 'コントラクトを呼び出す' : `呼び出し${count(calls, '件')}`),
    call: (number) => `呼び出し${number}`,
    remove: (number) => `呼び出し${number}を取り除く`,
    removeIt: '取り除く',
    add: '呼び出しを追加',
    addHint: '呼び出しはこの順に行われます。すべて行われるか、一つも行われないかのどちらかです。',
    gasLimit: {
      label: 'ガスリミット（分かる場合）',
      hint: '全呼び出しの合計です。空欄ならサービスが決めます。多いと高くつくことがあり、少なすぎると移動は失敗します。',
      problem: (least, most) => `${least}から${most}までの整数を数字だけで入力するか、空欄にしてください。`,
    },
    most: '一つの移動に入る呼び出しはここまでです。',
    at: (number, problem) => `呼び出し${number}：${problem}`,
    problems: {
      to: '呼び出すコントラクトのアドレスを入力してください。',
      data: 'データは16進数です。0xの後に1バイトあたり2桁を入力してください。',
      pick: '呼び出す内容を選び、必要な項目をすべて入力してください。',
      tooLong: '移動で運べるデータ量を超えています。',
      value: '0.01のような金額を入力してください。',
      route: '呼び出せるのは、このウォレットから支払い、別のEVMチェーンに到着する場合だけです。',
      gas: '一緒に支払えるのは、そのチェーン自身の通貨が到着する場合だけです。',
      tooMuch: '到着する金額を超えています。',
    },
  },
  review: {
    title: (chain) => `その後、${chain}で`,
    by: (calls) =>
      calls === 1
        ? '呼び出すのは、到着した資金を持つ移動サービスのコントラクトです。自分のアカウントではありません。'
        : 'この順に呼び出すのは、到着した資金を持つ移動サービスのコントラクトです。自分のアカウントではありません。',
    leftOn: (chain) => `呼び出しの後に残る分、${chain}`,
    before: () => '呼び出しの前',
    called: (calls) =>
      calls === 1
        ? 'その後、これを使ってコントラクトが呼び出されます。'
        : `その後、これを使って${count(calls, '件')}の呼び出しが順に行われます。`,
    pays: (amount, who, number) => `${theCall(number)}は${who}に${amount}を支払います。`,
    hands: (numbers, who, number) => `${theCall(number)}は${who}にNFT ${list(numbers)}を渡します。`,
    handsMany: (numbers, who, number) =>
      `${theCall(number)}は${who}にコレクションのNFTを${count(numbers, '個')}渡します。`,
    lets: (what, who, number) => `${theCall(number)}は、${who}が${what}を引き出せるようにします。`,
    vault: (who, number) => `${theCall(number)}は、${who}のためにトークンをボールトに預けます。`,
    parties: {
      paid: 'この呼び出しは、ほかの人に支払います',
      takes: 'この呼び出しは、ほかの人に引き出しを許可します',
      keeps: '知らないコントラクトが受け取ったままにするおそれがあります',
    },
    empty: {
      title: '呼び出すものがありません',
      text: 'このアドレスにコントラクトはありません。呼び出しても何も起こらず、一緒に送るものは失われるおそれがあります。',
    },
    accept: {
      ordinary: '誰の鍵か分かっており、引き出しを許可します。',
      unread: 'コントラクトかどうか読み取れていませんが、この相手を知っています。',
      empty: 'そこでは何も呼び出されないと分かっています。',
    },
    gasLimit: (gas, calls) =>
      `${calls === 1 ? 'この呼び出し' : 'すべての呼び出しの合計'}に${gas}のガスリミットを求めました。署名する内容には含まれないため、守られるかどうかはサービス次第です。`,
    rest: (calls) =>
      calls === 1
        ? '残った資金は受取人に届くと、サービスは言っています。呼び出しが失敗すると、移動も失敗します。'
        : '残った資金は受取人に届くと、サービスは言っています。一つでも失敗すると、どの呼び出しも行われず、移動も失敗します。',
  },
  outcome: 'Causewayが読むのは支払いで、呼び出しの結果ではありません。結果はエクスプローラーで確認してください。',
  timeline: {
    called: 'コントラクトを呼び出したと、サービスは言っています',
    next: 'コントラクトが呼び出されます',
    onlySaid: 'サービスの言葉です。Causewayが読むのは支払いで、呼び出しの結果ではありません。',
  },
  proof: {
    claim: '注文は、あなたが頼んだ呼び出しを行います',
    evidence: 'コントラクト、データ、金額は注文の一部で、ほかの呼び出しはありません。',
    gap: '呼び出しがいくら使うかは証明されていません',
    gapMeans: 'コントラクトが決めます。Causewayは呼び出しを試していません。受取人に残る額はそれで決まります。',
  },
  proofs: {
    claim: '注文は、あなたが頼んだ呼び出しを頼んだ順に行います',
    evidence: 'それぞれのコントラクト、データ、金額は注文の一部で、ほかの呼び出しはありません。',
    gap: '呼び出しがいくら使うかは証明されていません',
    gapMeans: 'コントラクトが決めます。Causewayは呼び出しを試していません。受取人に残る額はそれで決まります。',
  },
}

function theCall(number: number | undefined): string {
  return number === undefined ? 'この呼び出し' : `呼び出し${number}`
}
