import type { Family } from '../../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../../core/families/address.ts'
import type { IntentField, IntentProblem } from '../../../../core/intent/intent.ts'
import type { enForm as english } from '../../en/form/form.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, line, span } from '../format.ts'

const fields: Readonly<Record<IntentField, string>> = {
  user: '你的账户',
  originCurrency: '你支付的币种',
  destinationCurrency: '要到账的币种',
  amount: '金额',
  recipient: '收款方',
  refundTo: '退款地址',
  slippageBasisPoints: '滑点',
  payment: '付款方式',
  topupGasUsd: '到账时附带的 gas',
  calls: '到账后的调用',
  sponsorship: '代付安排',
  timeToLiveSeconds: '退款时限',
}

const problems: Readonly<Record<IntentProblem['problem'], string>> = {
  unknownCurrency: '不是本钱包认识的币种',
  notOnOrigin: '不是转出链上的地址',
  notOnDestination: '不是到账链上的地址',
  notPositive: '必须大于零',
  tooLarge: '超过了链能承载的数额',
  notBasisPoints: '必须是 0 到 10000 之间的整数',
  notLifetime: '必须是 120 到 86400 之间的整数',
  noLifetimeAtAddress: '不能用于向存款地址付款时设置',
  noLifetimeWithBitcoin: '一端是 Bitcoin 时不能设置',
  alreadyThere: '就是钱现在所在的币种',
  notToAddress: '不能用于向存款地址付款',
  mustBeStrict: '在到账金额固定时，必须是一次性的存款地址',
  mustBeAddress: '必须是存款地址，才能从别处付款',
  needsOriginToken: '需要 EVM 链上的代币',
  needTransfer: '需要从另一条链转过来',
  needEvm: '需要 EVM 链',
  tooMany: '超过了 16 个',
  malformed: '必须都有地址、十六进制的数据和金额',
  needsDestinationToken: '需要到账的是 EVM 链上的代币',
}

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: '请粘贴或输入地址。',
  notAnAddress: '这不是地址：必须是 0x 加上 40 个字母或数字。',
  wrongChecksum: '这个地址有字母错了：大小写对不上。请重新复制。',
  zeroAddress: '这个地址不属于任何人。发到那里的钱会丢失。',
  otherNetwork: '这是 Bitcoin 测试网的地址。发到那里的钱会丢失。',
  notAnIndex: '这不是该交易所的账户编号。',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress: '这不是可以付款的 Bitcoin 地址：必须以 bc1、1 或 3 开头，并且完整。',
  wrongChecksum: '这个地址有字母错了：校验和对不上。请重新复制。',
}

const problemsByFamily: Readonly<Record<Family, Readonly<Record<AddressProblem, string>>>> = {
  evm: addressProblems,
  bitcoin: { ...addressProblems, ...bitcoinAddressProblems },
  exchangeA: addressProblems,
  exchangeB: addressProblems,
}

export const zhHansForm: Pick<TranslatedMessages, keyof typeof english> = {
  exchangeAccount: {
    loading: '正在查询哪个账户是你的。',
    failed: '无法读取你在交易所的账户',
    unread: (exchange) => line`${exchange}没有说明哪个账户是你的`,
    noneTitle: (exchange) => line`你在${exchange}还没有账户`,
    none: (exchange) => line`在${exchange}自己的网站上第一次充值时，会自动开户。请用下面这个地址充值，然后重新查看：`,
    copy: '复制这个地址',
    again: '重新查看',
    on: '位于',
    which: (exchange) => line`${exchange}上的账户`,
    account: (index) => `账户 ${index}`,
    accountUnread: (index) => `账户 ${index} 无法读取`,
    keyTitle: (exchange) => line`${exchange}要求为此使用密钥`,
    key: {
      none: (exchange, index) =>
        line`从账户${index}转出的钱，要用${exchange}认可的密钥签名。密钥在这里生成，加密保存，可以在设置中撤销。`,
      registering: (exchange, index) => line`账户${index}的密钥正在送往${exchange}，登记完成后就能使用。`,
      revoking: (exchange, index) => line`你正在撤销账户${index}的密钥。等${exchange}处理完，就可以再生成一个。`,
    },
    keyMeant: (index) => line`我要生成一个可在账户${index}上交易的密钥。`,
    makeKey: '生成密钥',
    lookAtKey: '查看是否已登记',
  },
  form: {
    title: '转账',
    modes: { send: '发送', swap: '兑换', bridge: '跨链' },
    from: '支付币种',
    to: '到账币种',
    choose: '选择',
    onChain: (symbol, chain) => line`${chain}上的${symbol}`,
    unread: '未读到',
    turn: '对调两边',
    max: '全部',
    youHave: '你有',
    otherAddress: '其他地址',
    ownAddress: '我的账户',
    addressPlaceholder: { evm: '0x… / name.eth', exchangeA: '0x… / name.eth', bitcoin: 'bc1…', exchangeB: '123' },
    isYours: '这是你自己的账户。',
    isWatched: (label) => line`仅观察：${label}。Causeway 没有它的私钥；到账的钱，由持有私钥的人转走。`,
    knownPlaces: '你的其他地址',
    notYours: '这不是你的账户',
    neverSeen: '本钱包从未向那里转过账。到账后无法收回：请逐个字符核对。',
    seenBefore: '本钱包曾向那里转过账。到账后无法收回。',
    review: '核对',
    loading: '正在读取各条链。',
    chainsFailed: '无法读取各条链',
    chainOff: { disabled: '服务方暂时停用', noDeposits: '暂不接受存入' },
    lagging: (chain) => line`${chain}现在出块较慢。跨链转账会比平时久一些；钱不会丢。`,
    chainsUnread: '不知道这些链现在是否变慢，或被服务方限制或停用：目前无法读取。',
    limited: (chain) => line`服务方现在限制在${chain}上的转移额度：金额大时可能被拒绝。`,
    amount: {
      notANumber: '请用数字和小数点填写金额，例如 0.1。',
      tooPrecise: (symbol, decimals) => line`${symbol}最多有${decimals}位小数。`,
      tooLarge: '没有链能承载这么大的数额。',
      empty: '请输入金额。',
      zero: '金额必须大于零。',
      tooMuch: (has, symbol) => `你有 ${has} ${symbol}。请减少金额，或换一个币种。`,
    },
    addressProblem: (problem, family) => problemsByFamily[family][problem],
    currencies: {
      same: '钱已经在那里了：两边相同。请换一个币种或一条链，或填写要转到的其他地址。',
      sameOnBitcoin:
        '服务方只在比特币与其他链之间转移资金，不能从一个比特币地址转到另一个。请在其中一边换一条链，或用专门的比特币钱包发送。',
      sameOnExchange: (exchange) =>
        line`服务方只在${exchange}与其他链之间转移资金，不能在那里的账户之间转账。请在其中一边换一条链，或在${exchange}的网站上发送。`,
      originDisabled: '服务方停用了你要付款的链。请换一条，或稍后再试。',
      closed: '服务方暂时关闭了这条路线。请换一条链或币种，或稍后再试。',
      originNoDeposits: '服务方现在不接受在你要付款的链上存入。请换一条，或稍后再试。',
      destinationDisabled: '服务方停用了要到账的链。请换一条，或稍后再试。',
    },
  },
  payFrom: {
    label: '付款',
    title: '从哪里付款？',
    elsewhere: '其他钱包',
    change: '更改',
    names: {
      deposit: '本钱包',
      strictAddress: '别处，付一次',
      openAddress: '别处，可付多次',
    },
    ways: {
      deposit: '本钱包',
      strictAddress: '其他钱包或交易所，付一次',
      openAddress: '其他钱包或交易所，可反复付款',
    },
    means: {
      deposit: '由 Causeway 签名，从你账户的余额中发送。',
      strictAddress: '你会得到一个地址，只收一笔，而且金额必须分毫不差。其他付款都会退回。',
      openAddress: '你会得到一个地址，随时可收任意金额。与报价不同的金额按当时的汇率跨链，不作承诺。',
    },
    onlyOwnCoin: '从别处付款只能用链的原生币，并且只能转到另一条链。',
  },
  quote: {
    asking: '正在询价。',
    duration: (seconds) => (seconds === undefined ? '未知' : `通常 ${about(seconds)}`),
    goodFor: (seconds) => (seconds === 0 ? '报价已过期' : `报价在 ${span(seconds)}内有效`),
    proven: (claims, all) => `本设备已验证 ${all} 项中的 ${claims} 项`,
    again: '重新询价',
    fundsTitle: '余额不足',
    refusedTitle: 'Causeway 拒绝了这份报价',
    refusedText: '这份报价与你的要求不符。没有签署任何内容。你的钱没有动。',
    problemsTitle: '还不能询价',
    problem: ({ field, problem }) => line`${fields[field]}${problems[problem]}。`,
    unavailableTitle: '暂时没有报价',
    unavailableWait: '你的钱没有动。Causeway 会自动再次询价。',
    unavailableChange: '你的钱没有动。请更改金额或币种。',
  },
}
