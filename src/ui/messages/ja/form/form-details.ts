import type { FormDetailMessages } from '../../en/form/form-details.ts'
import type { Translated } from '../../translated.ts'
import { list, percent } from '../format.ts'

export const jaFormDetails: Translated<FormDetailMessages> = {
  fees: {
    network: { kept: 'ネットワーク手数料として確保：', besides: '別途ネットワーク手数料（最大）：' },
    exchange: { kept: '取引所の手数料として確保：', besides: '別途取引所の手数料（最大）：' },
  },
  keptForSpeedUp: (rate) => `おつりとして確保（後で手数料を${rate} sat/vBまで上げられます）：`,
  notSure: (whole, fraction) => `${whole}か${fraction}と入力してください。カンマではどちらか区別できません。`,
  code: {
    elsewhere: (chain) => `このコードは${chain}用ですが、別のチェーンが選ばれています。`,
    unknown: (id) => `このコードはチェーン${id}用ですが、Causewayはこのチェーンを扱っていません。`,
    disabled: (chain) => `このコードは${chain}用ですが、サービスは現在このチェーンを停止しています。`,
    choose: (symbol, chain) => `${chain}の${symbol}を選ぶ`,
  },
  youSend: { EXACT_INPUT: '送る額', EXACT_OUTPUT: '送る額', EXPECTED_OUTPUT: '送る額' },
  list: {
    held: '残高あり',
    verified: '確認済み：Causeway自身の一覧にあります',
    unverified: 'Causewayの一覧にありません',
  },
  unpinned: {
    title: (title) => `${title}はCausewayの一覧にありません`,
    means: (chain) =>
      `名前と小数の桁数は、${chain}がそう言っているだけです。意図したトークンかどうか確かめてください。`,
  },
  howExact: '受取額をどこまで正確にしますか？',
  exact: { EXACT_OUTPUT: 'ちょうど', EXPECTED_OUTPUT: 'およそ' },
  aboutNote: '下の最低受取額を下回りません。',
  most: (amount) =>
    `サービスによると、そこで一度に払い出せるのは最大${amount}です。少なくするか、何回かに分けて送ってください。`,
  limits: {
    between: (least, most) => `このルートでは約${least}〜約${most}`,
    atMost: (most) => `このルートでは最大で約${most}`,
    atLeast: (least) => `このルートでは最小で約${least}`,
    above: (most) =>
      `このルートでサービスが一度に扱うのは最大で約${most}です。金額を減らすか、何回かに分けて送ってください。`,
    below: (least) => `このルートでサービスは約${least}未満を扱いません。金額を増やしてください。`,
  },
  moved: (what, isBetter, by) => {
    const isMore = (what === 'arrives') === isBetter
    return `前より${isBetter ? '有利' : '不利'}：${what === 'arrives' ? '受取額' : '送る額'}が${by}${isMore ? '増加' : '減少'}`
  },
  trade: {
    exactToOpenAddress:
      '繰り返し使えるアドレスはいくらでも受け付けるため、届く額をちょうどにはできません。「およそ」を選ぶか、1回払いにしてください。',
  },
  party: {
    recipient: { label: '宛先', field: '宛先', own: '自分のアカウント' },
    refundTo: { label: '返金先', field: '不成立の場合の返金先', own: '自分のアカウント' },
  },
  options: {
    label: '詳細設定',
    slippage: 'スリッページ',
    slippageHint:
      '途中で価格が動いたとき、届く額の減少をどこまで許すかです。それを超えると不成立となり、返金されます。',
    slippages: (chosen) => (chosen === 'automatic' ? '自動' : percent(chosen)),
    slippageIs: (chosen) => (chosen === 'automatic' ? 'スリッページ自動' : `スリッページ${percent(chosen)}まで`),
    own: {
      choice: '入力',
      label: 'スリッページを入力（%）',
      bounds: '0から100まで。小数点以下は2桁までです。',
      unset: 'スリッページ未設定',
      problems: {
        empty: '0.75のように割合を入力するか、ほかのスリッページを選んでください。',
        notANumber: '割合は0.75のように、半角の数字と小数点で入力してください。',
        tooPrecise: '割合の小数点以下は2桁までです。',
        tooHigh: '100%を超える値は設定できません。100%は全額です。',
      },
      cautions: {
        none: () => '0%では、価格が少しでも動くと見積もりが出ないか、不成立となって返金されます。',
        low: () => 'とても小さい値です。見積もりが出なかったり、価格の動きで不成立となり返金されたりしがちです。',
        high: (allowed) =>
          `届く額が最大${percent(allowed)}減ることがあります。第三者の取引によって、その全額を失うおそれがあります。`,
      },
      inQuote: (share) => `この見積もりではそれより少なく、最大${percent(share)}です。`,
      loss: {
        allTitle: '停止：何も届かないことがあります',
        all: 'この内容では、届く額が0でも成立します。送る全額を失い、返金されないことがあります。',
        acceptAll: '全額を失うおそれを承知で続けます',
        accept: (allowed) => `最大${percent(allowed)}を失うおそれを承知で続けます`,
      },
    },
    mostPaid: {
      label: (symbol) => `支払う額の上限（${symbol}）`,
      hint: (margin) => `空欄なら、最初に表示された価格より${percent(margin)}多い額が上限です。`,
      is: (sum) => `支払いは${sum}まで`,
      unset: '支払いの上限が未設定',
      problems: {
        notANumber: '上限は0.50のように、半角の数字と小数点で入力するか、空欄にしてください。',
        tooPrecise: '上限の小数点以下の桁が、この通貨の桁より多くなっています。',
        tooLarge: 'そこまで多く持つ人はいません。小さくするか、空欄にしてください。',
        zero: '上限が0だと何も支払えません。大きくするか、空欄にしてください。',
      },
    },
    gas: (dollars, symbol) => `到着先でのガス代：${dollars}分の${symbol}`,
    gasHint: (symbol, arrives) =>
      `移動する額から差し引きます。到着先に${symbol}がないと、${arrives}をそこから動かせません。`,
    gasIs: (dollars, symbol) => `到着先で${dollars}分の${symbol}`,
    noGas: (symbol, chain) => `${chain}に${symbol}がありません`,
    noGasThere: (symbol, chain) => `受取人は${chain}に${symbol}を持っていません`,
    noGasMeans: '届いた資金を、そこから動かせません。一部をガス代として受け取れます。',
    addGas: (dollars, symbol) => `${dollars}分の${symbol}を追加`,
    refund: '不成立の場合の返金先',
    refundToYou: '送り元のチェーンの、自分のアカウントです。',
    refundToOther: 'フォームに入力したアドレスです。',
    sponsored: '手数料をスポンサーが負担',
    sponsoredHint: 'APIキーの残高から支払われます。キーは設定で入力します。',
    sponsoredIs: '手数料はスポンサー負担',
    sponsorMost: {
      label: 'スポンサーの負担の上限（ドル）',
      hint: '空欄なら、手数料はすべてスポンサーが負担します。',
      is: (dollars) => `手数料は${dollars}までスポンサー負担`,
      unset: 'スポンサーの上限が未設定',
      problems: {
        notANumber: '上限は0.50のように、半角の数字と小数点で入力するか、空欄にしてください。',
        tooPrecise: '上限の小数点以下は6桁までです。',
        tooLarge: '手数料がそこまで高くなることはありません。小さくするか、空欄にしてください。',
        zero: '上限が0だと、手数料はすべて自分の負担です。大きくするか、スポンサーをオフにしてください。',
      },
    },
  },
  name: {
    looking: (name) => `${name}を調べています。`,
    found: (name) => `${name}が指すアドレス：`,
    use: 'このアドレスを使う',
    none: (name) => `${name}が指すアドレスはありません。つづりを確かめるか、アドレスを貼り付けてください。`,
    unknown: (name) => `${name}を調べられませんでした`,
  },
  book: {
    open: 'アドレス帳',
    title: 'アドレス帳',
    empty: 'まだ誰も登録されていません。フォームにアドレスを入力し、名前を付けてください。',
    failed: 'アドレス帳を読み取れませんでした',
    yours: '自分のアカウント',
    saved: '保存したアドレス',
    remove: (name) => `${name}をアドレス帳から削除`,
    save: '名前を付ける',
    rename: '名前を変更',
    name: 'このアドレスの名前',
    keep: '保存',
    notSaved: '保存できませんでした。アドレス帳がいっぱいです。先にほかのアドレスを削除してください。',
    done: (name) => `${name}をアドレス帳に保存しました。`,
  },
  percent,
  same: {
    title: (ago) => `同じ移動があります：${ago}`,
    text: '進行中か、すでに届いています。確定するともう一度送られ、資金が2回出ていきます。',
    moved: (ago) => `同じ移動がすでにあります：${ago}`,
    paysToo: '進行中か、すでに届いています。このアドレスにも支払うと、2回移動することになります。',
    look: 'その移動を見る',
    accept: 'もう一度送ります。',
  },
  known: {
    named: (name) => `アドレス帳の${name}です。届いた資金は取り戻せません。`,
    looksLikeTitle: '知っているアドレスとは違います',
    looksLike:
      '次のアドレスと最初と最後が同じですが、別のものです。このようなアドレスは、盗むために作られます。一文字ずつ照合してください。',
    contractTitle: (chain) => `${chain}では、このアドレスはコントラクトです`,
    contract: '届いたものを送り出せないコントラクトもあります。送り出せると分かっている場合だけ続けてください。',
    elsewhereTitle: (chains, chain) => `${list(chains)}ではコントラクトですが、${chain}では違います`,
    elsewhereTitleUnread: (chains) => `${list(chains)}ではコントラクトです。ほかのチェーンにはないかもしれません`,
    elsewhere: (chain) =>
      `複数の所有者がいるウォレットなど、コントラクトであるウォレットは、誰かが作ったチェーンにしかありません。${chain}のこのアドレスに届いたものは、誰にも動かせないおそれがあります。そのチェーンで使うアドレスを確認してください。`,
    unread: (chains) =>
      `${list(chains)}でこのアドレスがコントラクトかどうかは、調べられませんでした。ノードから応答がありません。`,
    exchange: (symbol, chain, isByContract) =>
      `取引所の入金アドレスなら、${isByContract ? 'コントラクトから支払われる' : ''}${chain}の${symbol}が入金として扱われるか、先に取引所へ確認してください。想定外の入金は失われることがあります。`,
    exchangeWalletTitle: (exchange) => `${exchange}自身のウォレットです`,
    exchangeWallet: (exchange) =>
      `${exchange}が出金に使うアドレスで、誰の入金アドレスでもありません。届いたものは誰の残高にもなりません。取引所のアカウントに表示される入金アドレスをコピーしてください。`,
    accept: {
      looksLike: '一文字ずつ照合しました。送りたいのはこの別のアドレスです。',
      exchange: '誰の残高にもならないおそれがあると分かったうえで、ここへ送ります。',
      contract: 'このコントラクトを知っており、届いたものを送り出せると分かっています。',
      elsewhere: '持ち主がそのチェーンでもこのアドレスを使えると分かっています。',
      stranger: '誰のアドレスか分かっています。',
    },
    acceptFirst: '先に注意を読み、チェックを入れてください。',
    acceptFinding: '内容を読み、続行します。',
    goesTo: (who) => `宛先は${who}で、このウォレットではありません。`,
    refundNotYours: '返金は自分ではなくこの宛先に届き、取り戻せません。一文字ずつ照合してください。',
  },
}
