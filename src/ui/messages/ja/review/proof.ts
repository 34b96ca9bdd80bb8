import type { ProofMessages } from '../../en/review/proof.ts'
import type { Translated } from '../../translated.ts'
import { count } from '../format.ts'

const rawNames: Readonly<Record<string, string>> = {
  to: '宛先',
  value: '送る額（最小単位）',
  data: 'データ',
  typedData: '型付きデータ',
  digest: '署名する型付きデータのハッシュ',
  post: '署名とともに送る内容',
  action: '操作',
  transfer: '送金',
  message: 'メッセージ（…は署名時に決まります）',
  psbt: 'PSBT',
}

export const jaProof: Translated<ProofMessages> = {
  left: (left) => `見積もり：${left}`,
  proof: {
    title: '検証した項目',
    intro: '依頼した内容と照らして、この端末で証明しました。この一覧に、検証せずに信用した項目はありません。',
    introOfSome:
      'チェックの付いた項目は、依頼した内容と照らしてこの端末で証明しました。証明できなかったことは、その下にあります。',
    ofSite: {
      intro: 'サイトの依頼内容と照らして、この端末で証明しました。この一覧に、検証せずに信用した項目はありません。',
      introOfSome:
        'チェックの付いた項目は、サイトの依頼内容と照らしてこの端末で証明しました。証明できなかったことは、その下にあります。',
      claims: {
        'recipient-is-asked': '注文の宛先は、サイトの依頼どおりです',
        'refund-is-asked': '返金は、サイトの依頼どおりのアドレスに届きます',
        'calls-in-order': '注文は、サイトの依頼どおりの呼び出しを行います',
      },
    },
    known: {
      enforced: 'チェーン上で強制',
      rebuilt: 'ここで再現',
      node: 'ノードから読み取り',
      service: 'サービスの申告',
    },
    gapsTitle: '検証できなかったこと',
    gaps: {
      'address-on-trust': '入金アドレスはサービスの申告によります',
      'paid-to-solver': '資金はソルバー自身に渡ります',
      'order-not-bound': '支払いが依頼内容に結び付いていません',
      'solver-did-not-sign': 'ソルバーが注文に署名していません',
      'price-on-trust': '価格をここでは検証できません',
    },
    gapMeans: {
      'address-on-trust':
        '誰のアドレスか、どのチェーンからも分かりません。この金額を任せられるほどサービスを信頼する場合だけ、支払ってください。',
      'paid-to-solver': '預け先には入りません。支払われるまで注文はソルバーの約束で、返金もソルバーから行われます。',
      'order-not-bound': 'サービスが別のものを支払っても、この約束があったという証明は残りません。',
      'solver-did-not-sign': '入金は注文に結び付いています。署名があれば、証拠がもう一つ増えるだけです。',
      'price-on-trust': '2つの通貨が異なり、サービス以外の価格が分かりません。確定の前に比べてください。',
    },
    claims: {
      'plan-rebuilt': '署名する内容は、すべてここで作りました',
      'depository-pinned': '資金は既知の預け先に入ります',
      'order-bound': '入金はこの注文だけに使われます',
      'solver-signed': 'ソルバーがこの注文に署名しています',
      'swap-enforced': 'スワップは必要な額をもたらすか、何も起こりません',
      'recipient-is-asked': '注文の宛先は、指定したとおりです',
      'refund-is-yours': '返金は自分に戻ります',
      'refund-is-asked': '返金は、依頼どおりのアドレスに届きます',
      'minimum-in-order': '最低受取額は注文に含まれています',
      'approval-exact': '引き出し許可は必要額ちょうどで、無制限ではありません',
      'permit-exact': '署名による許可は必要額ちょうどで、一度だけ有効です',
      'coins-proven': '使うコインは、それぞれ元のトランザクションで証明済みです',
    },
    readTitle: {
      node: 'ノードから読んだもの（証明なし）',
      explorer: 'エクスプローラーから読んだもの（証明なし）',
      exchange: '取引所に問い合わせたもの（証明なし）',
    },
    saidTitle: 'サービスの申告（証明なし）',
    readings: {
      'swap-read': 'スワップの結果は、ノードの回答だけが頼りです',
      'swap-simulated': 'シミュレーションでは、ほかに何も出ていきませんでした',
      'address-computed': '入金アドレスはこの注文のものです',
      'prices-compared': '支払う額と届く額を比べました',
    },
    figuresSaid: '手数料、ドル換算額、通常の所要時間',
    sources: {
      pinned: '組み込みのドル建てトークン',
      feed: (address, chain) => `${chain}の価格フィード${address}`,
    },
    askedClaims: {
      node: '残高とコントラクトを、チェーンから読み取りました',
      explorer: 'コインと現在の手数料を、チェーンから読み取りました',
      exchange: 'アカウントの状況を、取引所に直接問い合わせました',
    },
    evidence: {
      planRebuilt: (steps) =>
        `依頼内容から${count(steps, 'ステップ')}を作り直し、サービスのデータと完全に一致しました。`,
      depositoryPinned: (chain) => `Causewayに組み込まれた${chain}の預け先：`,
      orderBound: '入金に含まれる、注文そのもののハッシュ：',
      solverSigned: 'Causewayに組み込まれたソルバーの署名です。支払いはソルバー自身の約束です。',
      swapEnforced: {
        order: (amount) =>
          `最低${amount}がこの注文のために預け先に入らなければ、すべて取り消されます。経路はサービスが選びます。スワップが失敗してネットワーク手数料がかかることはありますが、額が減ることはありません。`,
        recipient: (amount) =>
          `最低${amount}が受取人に届かなければ、すべて取り消されます。経路はサービスが選びます。スワップが失敗してネットワーク手数料がかかることはありますが、額が減ることはありません。`,
        token: (amount) => `Causewayに組み込まれたトークン自身のコントラクトが、${amount}を1対1で渡します。`,
      },
      swapRead:
        'このトークンはCausewayに組み込まれていません。そのコントラクトは残高を偽ることができ、結果をチェーンが強制できません。',
      recipientIsAsked: (chain) => `${chain}の宛先：`,
      refundIsYours: (chain) => `${chain}の返金先：`,
      minimumInOrder: (amount) => `${amount}を届けなければ、ソルバーは支払いを受けられません。`,
      minimumPromised: (amount) => `${amount}（ソルバー自身の約束です）。`,
      approvalExact: (amount) => `${amount}ちょうどで、それを超えません。`,
      permitExact: (amount) => `${amount}を一度だけ、短い期間に限ります。`,
      swapSimulated: (amount) =>
        `アカウントから出たのは${amount}だけでした。これは早めの警告にすぎず、本番ではコントラクトが違う動きをすることがあります。`,
      pricesCompared: (sources) => `比較に使った価格：${sources.join('、')}。`,
      figuresSaid: 'サービスの申告として表示します。判定を厳しくすることはあっても、緩めることはありません。',
      coinsProven: '金額と所有者は、ハッシュを検証した元のトランザクションから読み取りました。',
      addressComputed: '既知のファクトリーが、この注文から同じアドレスを算出します。',
      asked: {
        node: (chain) => `ノードは${chain}のものです。`,
        explorer: () =>
          'Bitcoinのエクスプローラーによります。どこから聞いたかによらず、各コインは元のトランザクションで証明済みです。',
        exchange: (chain) => `サービスではなく${chain}の回答です。残高についての回答は、誰にも証明できません。`,
      },
    },
  },
  sponsor: {
    most: '自分で決めたスポンサーの上限',
    limits: {
      reached: 'スポンサーの上限に達しました。超えた分は自分の負担です。',
      said: 'サービスの申告では、スポンサーの上限に達しました。超えた分は自分の負担です。',
      denied: 'サービスは上限に達したと申告していますが、その数字ではスポンサーの負担は上限より少なくなっています。',
    },
    exceeded: 'サービスの示す数字では、スポンサーの負担がこの上限を超えています。',
  },
  onTrust: {
    unproven: (service) => `${service}の申告だけで、証明はありません。`,
    refundToYou: (amount, chain) =>
      `不成立の場合：ネットワーク手数料を差し引き、${chain}で自分に${amount}を返すよう依頼しています。返金されるという証明はありません。`,
    refundToOther: (amount, chain) =>
      `不成立の場合：ネットワーク手数料を差し引き、${chain}の次のアドレスに${amount}を返すよう依頼しています。返金されるという証明はありません。`,
    bySolver: {
      toYou: (amount, chain) =>
        `失敗した場合：ソルバーは、ネットワーク手数料を引いた${amount}を${chain}であなたに返すと約束しています。資金はすでにソルバーの手元にあり、返金を強制するものはありません。`,
      toOther: (amount, chain) =>
        `失敗した場合：ソルバーは、ネットワーク手数料を引いた${amount}を${chain}のこのアドレスに送ると約束しています。資金はすでにソルバーの手元にあり、返金を強制するものはありません。`,
    },
    refundNowhere: (amount) => `不成立の場合：この注文には返金がありません。${amount}をすべて失うおそれがあります。`,
  },
  sign: {
    titleNone: '署名はありません',
    title: (steps, are) =>
      steps === 1
        ? '署名する内容'
        : `署名する内容：${are === 'messages' ? 'メッセージ' : 'トランザクション'}${count(steps, '件')}`,
    step: {
      resetAllowance: (_amount, chain, spender) =>
        `${chain}で、${spender}への以前の引き出し許可を取り消します。このトークンでは、先に許可額をゼロにする必要があります。`,
      approve: (amount, chain, spender) => `${chain}で、${spender}が${amount}ちょうどを引き出すことを許可します。`,
      deposit: (amount, chain, depository) =>
        `${chain}で、この注文だけのために、預け先${depository}に${amount}を入金します。`,
      transfer: (amount, chain, address) => `${chain}で、この注文の入金アドレス${address}に${amount}を支払います。`,
      send: (amount, chain, address) => `${chain}で、${address}に${amount}を送ります。`,
      swap: (amount, chain, router) => `${chain}で${router}を呼び出し、${amount}をスワップします。`,
      evmSignature: (amount, chain, spender) =>
        `${chain}で、${spender}が${amount}ちょうどを一度だけ引き出せる許可に署名します。`,
      bitcoinPsbt: (amount, _chain, address) =>
        `この注文に結び付けて、預け先${address}に${amount}を支払います。ほかの誰にも支払いません。`,
      exchangeAAuthorize: (_amount, chain, account) =>
        `次の送金を、この注文に結び付けます。それだけの内容で、資金は動かず、${chain}の自分のアカウント${account}に対する権利を誰にも与えません。`,
      exchangeATransfer: (amount, chain, account) =>
        `${chain}で、預け先のアカウント${account}に${amount}ちょうどを一度だけ送ります。それを超える送金、ほかへの支払い、ほかの残高の使用、取引、再利用はできません。`,
      exchangeBTransfer: (amount, chain, account) =>
        `${chain}で、預け先のアカウント${account}に${amount}ちょうどを一度だけ送り、この注文に結び付けます。${chain}に登録したキーが送金に、自分のアカウントがその目的に署名します。どちらも、それを超える送金、ほかへの支払い、取引、再利用はできません。`,
      depositAddress: (amount, chain, address) => `${chain}で${address}に${amount}を支払います。`,
    },
    kind: {
      resetAllowance: '引き出し許可をゼロに',
      approve: '必要額ちょうどの引き出し許可',
      deposit: '入金',
      transfer: '入金アドレスへの支払い',
      send: '宛先への支払い',
      swap: 'スワップ',
      evmSignature: '署名による許可（Permit）',
      bitcoinPsbt: 'Bitcoinトランザクション',
      exchangeAAuthorize:
        'ノンスの対応付け（EIP-712）。記載のチェーンは署名を区別するためだけのもので、資金はそこへ行きません。',
      exchangeATransfer:
        '取引所内の送金（EIP-712）。記載のチェーンは署名を区別するためだけのもので、資金はそこへ行きません。',
      exchangeBTransfer: '取引所内の送金。取引所のキーが送金に、自分のアカウントがメッセージに署名します（EIP-191）。',
      depositAddress: '入金アドレス',
    },
    raw: '生データ',
    rawStep: (number) => `署名${number}`,
    rawName: (name) => rawNames[name] ?? name,
  },
}
