import type { Worded } from '../completed.ts'
import type { RefusalMessages } from '../en-refusals.ts'

type Refusal = Readonly<{ title: string; text: string }>

const tooLittle: Refusal = {
  title: '移動するには金額が少なすぎます',
  text: '手数料で全額がなくなります。金額を増やすか、払い出しの安いチェーンを選んでください。',
}
const noRoute: Refusal = {
  title: 'この2つの間には経路がありません',
  text: 'どちらかの通貨を変えてください。チェーンのネイティブ通貨やUSDCなど、取引の多い通貨ほど経路が多くあります。',
}
const notOffered: Refusal = {
  title: 'サービスが対応していません',
  text: '別の通貨かチェーンを選ぶか、詳細設定で変えたものを元に戻してください。',
}
const notThere: Refusal = {
  title: 'サービスはこのアドレスに払い出せません',
  text: 'アドレスとチェーンを確かめてください。同じ相手の別のアドレスなら、使える場合があります。',
}
const blocked: Refusal = {
  title: 'サービスがこのアドレスを拒否しています',
  text: 'この移動に関わるアドレスの一つが拒否されました。Causewayでは変えられません。資金は元の場所にあります。',
}
const key: Refusal = {
  title: 'APIキーが受け付けられませんでした',
  text: '設定でキーを確認し、訂正するか削除してください。スポンサー負担には、それが認められたキーが必要です。',
}
const busy: Refusal = {
  title: 'サービスが今は価格を示せません',
  text: 'Causewayが自動でもう一度問い合わせます。何も変える必要はありません。',
}

/** What the service's own codes mean, and what to change: interface, "Errors", and the published list of codes. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLittle,
  INSUFFICIENT_LIQUIDITY: {
    title: '一度に移動できる額を超えています',
    text: '受け取り側に、この金額に足りる資金が今はありません。金額を減らすか、数回に分けるか、後でもう一度試してください。',
  },
  SWAP_IMPACT_TOO_HIGH: {
    title: 'この金額では、価格が大きく不利になります',
    text: '交換で失われる分が大きすぎます。金額を減らすか、数回に分けるか、別の通貨を選んでください。',
  },
  NO_QUOTES: noRoute,
  NO_SWAP_ROUTES_FOUND: noRoute,
  NO_INTERNAL_SWAP_ROUTES_FOUND: noRoute,
  UNSUPPORTED_ROUTE: noRoute,
  UNSUPPORTED_CURRENCY: noRoute,
  UNSUPPORTED_CHAIN: noRoute,
  INVALID_INPUT_CURRENCY: noRoute,
  INVALID_OUTPUT_CURRENCY: noRoute,
  UNSUPPORTED_EXECUTION_TYPE: notOffered,
  EXTRA_TXS_NOT_SUPPORTED: notOffered,
  INVALID_EXTRA_TXS: {
    title: '到着先での呼び出しができません',
    text: 'そのアドレスとデータを確かめるか、呼び出しなしで資金を移動してください。',
  },
  DESTINATION_TX_FAILED: {
    title: '到着先で失敗します',
    text: 'サービスが試したところ、チェーンに拒否されました。宛先と、そこで行う操作を確かめてください。',
  },
  CHAIN_DISABLED: {
    title: '一方のチェーンが現在停止中です',
    text: '問題が起きている間、サービスが停止しています。別のチェーンを選ぶか、再開をお待ちください。',
  },
  ROUTE_TEMPORARILY_RESTRICTED: {
    title: 'この経路は一時的に使えません',
    text: '別のチェーンか通貨を選ぶか、後でもう一度試してください。',
  },
  INSUFFICIENT_FUNDS: {
    title: '残高が足りません',
    text: 'サービスによると、手数料を含めた必要額に足りません。金額を減らすか、先にアカウントに入金してください。',
  },
  INVALID_SLIPPAGE_TOLERANCE: {
    title: 'このスリッページは受け付けられません',
    text: '詳細設定で自動にしてください。',
  },
  INVALID_ADDRESS: notThere,
  INVALID_RECIPIENT: notThere,
  USER_RECIPIENT_MISMATCH: notThere,
  SANCTIONED_CURRENCY: blocked,
  SANCTIONED_WALLET_ADDRESS: blocked,
  BLOCKED_WALLET_ADDRESS: blocked,
  UNAUTHORIZED: key,
  FORBIDDEN: key,
  PRICE_FETCH_FAILED: busy,
  SERVICE_UNAVAILABLE: busy,
  REQUEST_TIMED_OUT: busy,
  TOO_MANY_REQUESTS: {
    title: 'サービスへの問い合わせが多すぎます',
    text: 'Causewayが間隔を空けて、自動でもう一度問い合わせます。設定で自分のAPIキーを登録すると、上限が増えます。',
  },
}

/** What is said of an answer that is no quote. */
export const jaRefusals: Worded<RefusalMessages> = {
  of: (code) => (Object.hasOwn(refusals, code) ? refusals[code] : undefined),
  notMoved: '資金は動いていません。',
  says: 'サービスの回答：',
  unreadTitle: '今は検証できませんでした',
  unread: '証明に必要な情報をノードから得られなかったため、何も署名しません。資金は動いていません。',
}
