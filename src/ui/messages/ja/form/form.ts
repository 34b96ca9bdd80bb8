import type { Family } from '../../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../../core/families/address.ts'
import type { IntentField, IntentProblem } from '../../../../core/intent/intent.ts'
import type { enForm as english } from '../../en/form/form.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, span } from '../format.ts'

const fields: Readonly<Record<IntentField, string>> = {
  user: '自分のアカウント',
  originCurrency: '支払う通貨',
  destinationCurrency: '受け取る通貨',
  amount: '金額',
  recipient: '宛先',
  refundTo: '返金先アドレス',
  slippageBasisPoints: 'スリッページ',
  payment: '支払い方法',
  topupGasUsd: '到着先でのガス代',
  calls: '到着先での呼び出し',
  sponsorship: '手数料のスポンサー',
  timeToLiveSeconds: '返金までの時間',
}

/** Follows the field's name directly. */
const fieldProblems: Readonly<Record<IntentProblem['problem'], string>> = {
  unknownCurrency: 'は、このウォレットが知らない通貨です',
  notOnOrigin: 'は、送り元のチェーンのアドレスではありません',
  notOnDestination: 'は、受け取り側のチェーンのアドレスではありません',
  notPositive: 'は、0より大きくしてください',
  tooLarge: 'が大きすぎて、チェーンでは扱えません',
  notBasisPoints: 'は、0から10000までの整数にしてください',
  notLifetime: 'は、120から86400までの整数にしてください',
  noLifetimeAtAddress: 'は、入金アドレスへの支払いには設定できません',
  noLifetimeWithBitcoin: 'は、Bitcoinが関わる場合は設定できません',
  alreadyThere: 'が送る通貨と同じで、資金はすでにそこにあります',
  notToAddress: 'は、入金アドレスへの支払いには付けられません',
  mustBeStrict: 'は、受取額を指定する場合、1回払いの入金アドレスにしてください',
  mustBeAddress: 'は、ほかから支払う場合、入金アドレスにしてください',
  needsOriginToken: 'には、EVMチェーンのトークンが必要です',
  needsDestinationToken: 'には、EVMチェーンのトークンが必要です',
  needTransfer: 'には、別のチェーンからの移動が必要です',
  needEvm: 'には、EVMチェーンが必要です',
  tooMany: 'が、上限の16件を超えています',
  malformed: 'には、それぞれアドレス、16進数のコールデータ、金額が必要です',
}

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'アドレスを貼り付けるか、入力してください。',
  notAnAddress: 'アドレスではありません。0xに続けて、半角英数字40文字が必要です。',
  wrongChecksum: 'アドレスのどこかが間違っています。大文字と小文字が合いません。もう一度コピーしてください。',
  zeroAddress: '誰のものでもないアドレスです。送った資金は失われます。',
  otherNetwork: 'Bitcoinテストネットワークのアドレスです。送った資金は失われます。',
  notAnIndex: 'この取引所のアカウント番号ではありません。',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress: '支払えるBitcoinアドレスではありません。bc1、1、3のいずれかで始まる、完全なアドレスが必要です。',
  wrongChecksum: 'アドレスのどこかが間違っています。チェックサムと合いません。もう一度コピーしてください。',
}

const problemsByFamily: Readonly<Record<Family, Readonly<Record<AddressProblem, string>>>> = {
  evm: addressProblems,
  bitcoin: { ...addressProblems, ...bitcoinAddressProblems },
  exchangeA: addressProblems,
  exchangeB: addressProblems,
}

export const jaForm: Pick<TranslatedMessages, keyof typeof english> = {
  exchangeAccount: {
    loading: '自分のアカウントを問い合わせています。',
    failed: '取引所のアカウントを読み取れませんでした',
    unread: (exchange) => `${exchange}から、どのアカウントが自分のものか回答がありませんでした`,
    noneTitle: (exchange) => `${exchange}にまだアカウントがありません`,
    none: (exchange) =>
      `${exchange}のアカウントは、公式サイトで最初に入金すると開かれます。次のアドレスで入金してから、もう一度確認してください。`,
    copy: 'このアドレスをコピー',
    again: 'もう一度確認',
    on: '口座',
    which: (exchange) => `${exchange}のアカウント`,
    account: (index) => `アカウント${index}`,
    accountUnread: (index) => `アカウント${index}は読み取れませんでした`,
    keyTitle: (exchange) => `${exchange}ではキーが必要です`,
    key: {
      none: (exchange, index) =>
        `アカウント${index}から資金を出すには、${exchange}に登録したキーの署名が要ります。キーはここで作られ、暗号化して保管されます。設定からいつでも無効にできます。`,
      registering: (exchange, index) => `アカウント${index}のキーを${exchange}に登録しています。登録が済むと使えます。`,
      revoking: (exchange, index) =>
        `アカウント${index}のキーを無効にしています。${exchange}での処理が済むと、新しいキーを作れます。`,
    },
    keyMeant: (index) => `アカウント${index}で取引するキーを作ることに同意します。`,
    makeKey: 'キーを作成',
    lookAtKey: '登録状況を確認',
  },
  form: {
    title: '送金・交換',
    modes: { send: '送金', swap: 'スワップ', bridge: 'ブリッジ' },
    from: '支払う通貨',
    to: '受け取る通貨',
    choose: '選択',
    onChain: (symbol, chain) => `${symbol}（${chain}）`,
    unread: '未取得',
    turn: '送る側と受け取る側を入れ替え',
    max: '最大',
    youHave: '残高',
    otherAddress: '別のアドレス',
    ownAddress: '自分宛て',
    addressPlaceholder: { evm: '0x… / name.eth', exchangeA: '0x… / name.eth', bitcoin: 'bc1…', exchangeB: '123' },
    isYours: '自分のアカウントの一つです。',
    isWatched: (label) =>
      `閲覧専用の${label}です。Causewayはこのアドレスの鍵を持っていません。届いた資金を動かせるのは、鍵を持つ人だけです。`,
    knownPlaces: '自分のほかのアドレス',
    notYours: '自分のアカウントではありません',
    neverSeen:
      'このウォレットから一度も送ったことのない宛先です。届いた資金は取り戻せません。一文字ずつ照合してください。',
    seenBefore: 'このウォレットから以前に送ったことのある宛先です。届いた資金は取り戻せません。',
    review: '内容を確認',
    loading: 'チェーンを読み取っています。',
    chainsFailed: 'チェーンを読み取れませんでした',
    chainOff: { disabled: 'サービスが現在停止中', noDeposits: '現在、入金を受け付けていません' },
    lagging: (chain) =>
      `${chain}では今、ブロックの生成が遅れています。移動に通常より時間がかかりますが、何も失われません。`,
    chainsUnread:
      'これらのチェーンが遅れているか、サービスに制限または停止されているかは分かりません。今は読み取れませんでした。',
    limited: (chain) => `サービスは今、${chain}で動かす額を制限しています。多額の移動は断られることがあります。`,
    amount: {
      notANumber: '金額は0.1のように、半角の数字と小数点で入力してください。',
      tooPrecise: (symbol, decimals) => `${symbol}の小数点以下は${decimals}桁までです。`,
      tooLarge: '大きすぎて、どのチェーンでも扱えません。',
      empty: '金額を入力してください。',
      zero: '金額は0より大きくしてください。',
      tooMuch: (has, symbol) => `残高は${has} ${symbol}です。金額を減らすか、別の通貨を選んでください。`,
    },
    addressProblem: (problem, family) => problemsByFamily[family][problem],
    currencies: {
      same: '資金はすでにそこにあります。両側が同じです。別の通貨かチェーンを選ぶか、送り先のアドレスを入力してください。',
      sameOnBitcoin:
        'サービスがビットコインを運べるのは、ほかのチェーンとの間だけで、ビットコインアドレスの間では運べません。どちらかの側で別のチェーンを選ぶか、ビットコイン用のウォレットで送ってください。',
      sameOnExchange: (exchange) =>
        `サービスが運べるのは、${exchange}とほかのチェーンとの間だけで、${exchange}のアカウントの間では運べません。どちらかの側で別のチェーンを選ぶか、${exchange}のサイトで送ってください。`,
      originDisabled: '支払うチェーンをサービスが停止しています。別のチェーンを選ぶか、再開をお待ちください。',
      closed: 'このルートは、サービスが今は閉じています。別のチェーンか通貨を選ぶか、お待ちください。',
      originNoDeposits:
        'サービスは現在、支払うチェーンでの入金を受け付けていません。別のチェーンを選ぶか、再開をお待ちください。',
      destinationDisabled:
        '受け取り側のチェーンをサービスが停止しています。別のチェーンを選ぶか、再開をお待ちください。',
    },
  },
  payFrom: {
    label: '支払',
    title: 'どこから支払いますか？',
    elsewhere: '別のウォレット',
    change: '変更',
    names: {
      deposit: 'このウォレット',
      strictAddress: 'ほかから1回払い',
      openAddress: 'ほかから何度でも',
    },
    ways: {
      deposit: 'このウォレット',
      strictAddress: '別のウォレットや取引所から1回だけ',
      openAddress: '別のウォレットや取引所から何度でも',
    },
    means: {
      deposit: 'Causewayが署名し、アカウントの残高から送ります。',
      strictAddress: 'この金額ちょうどを1回だけ支払うためのアドレスを発行します。それ以外は返金されます。',
      openAddress:
        'いつでも、いくらでも受け付けるアドレスを発行します。見積もりと異なる金額は、その時点のレートで移動し、受取額は約束されません。',
    },
    onlyOwnCoin: '別の場所から支払えるのは、チェーンのネイティブ通貨を別のチェーンへ移すときだけです。',
  },
  quote: {
    asking: '見積もりを取得しています。',
    duration: (seconds) => (seconds === undefined ? '不明' : `通常${about(seconds)}`),
    goodFor: (seconds) => (seconds === 0 ? 'この見積もりは期限切れです' : `この見積もりは${span(seconds)}有効です`),
    proven: (claims, all) => `この端末で検証済み：${all}項目中${claims}項目`,
    again: '再取得',
    fundsTitle: '残高が足りません',
    refusedTitle: 'Causewayがこの見積もりを拒否しました',
    refusedText: 'この見積もりは依頼と一致しません。何も署名していません。資金は動いていません。',
    problemsTitle: 'このままでは見積もりを取得できません',
    problem: ({ field, problem }) => `${fields[field]}${fieldProblems[problem]}。`,
    unavailableTitle: '今は見積もりがありません',
    unavailableWait: '資金は動いていません。Causewayが自動でもう一度問い合わせます。',
    unavailableChange: '資金は動いていません。金額か通貨を変えてください。',
  },
}
