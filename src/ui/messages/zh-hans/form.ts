import type { FormMessages } from '../en/form.ts'
import type { Worded } from '../worded.ts'
import { line, list, percent } from './words.ts'

/** Every word of the form that only the form says. */
export const zhHansForm: Worded<FormMessages> = {
  fees: {
    network: { kept: '留作网络费：', besides: '另付网络费，最多：' },
    exchange: { kept: '留作交易所费用：', besides: '另付交易所费用，最多：' },
  },
  notSure: (whole, fraction) => line`请输入 ${whole} 或 ${fraction}：用逗号时两种意思都可能。`,
  code: {
    elsewhere: (chain) => line`这个码用于${chain}，而现在选的是另一条链。`,
    unknown: (id) => line`这个码用于链${id}，Causeway 不认识这条链。`,
    disabled: (chain) => line`这个码用于${chain}，服务方现在停用了这条链。`,
    choose: (symbol, chain) => line`选择${chain}上的${symbol}`,
  },
  youSend: { EXACT_INPUT: '你正好支付', EXACT_OUTPUT: '你支付', EXPECTED_OUTPUT: '你支付' },
  list: { held: '有余额', verified: '已核实：在 Causeway 自带的列表中', unverified: '不在 Causeway 的列表中' },
  unpinned: {
    title: (title) => `${title} 不在 Causeway 的列表中`,
    means: (chain) => `它的名称和小数位数只是 ${chain} 的说法。请确认这就是你要的代币。`,
  },
  howExact: '金额要多准确？',
  exact: { EXACT_OUTPUT: '正好', EXPECTED_OUTPUT: '大约' },
  aboutNote: '价格变动时，到账可能略少，但绝不会少于下面报价中的“至少到账”。',
  most: (amount) => line`服务方称那里一次最多能付出 ${amount}。请少转一些，或分几次转。`,
  limits: {
    between: (least, most) => `这条路线约 ${least} 至 ${most}`,
    atMost: (most) => `这条路线最多约 ${most}`,
    atLeast: (least) => `这条路线最少约 ${least}`,
    above: (most) => `这条路线上服务方一次最多转约 ${most}。请减少金额，或分几次发送。`,
    below: (least) => `这条路线上服务方不转低于约 ${least} 的金额。请增加金额。`,
  },
  moved: (what, isBetter, by) =>
    what === 'arrives'
      ? `比之前更${isBetter ? '好' : '差'}：${isBetter ? '多' : '少'}到账 ${by}`
      : `比之前更${isBetter ? '好' : '差'}：${isBetter ? '少' : '多'}付 ${by}`,
  trade: {
    exactToOpenAddress: '可重复使用的地址可收任意金额，所以到账金额无法固定。请选“大约”，或改为只付一次。',
  },
  party: {
    recipient: { label: '收款', field: '收款方', own: '你的账户' },
    refundTo: { label: '退款', field: '如果失败，退到', own: '你的账户' },
  },
  options: {
    label: '选项',
    slippage: '滑点',
    slippageHint: '途中价格变动时，最多可以少到账多少。超过这个限度就会失败，钱会退回。',
    slippages: (chosen) => (chosen === 'automatic' ? '自动' : percent(chosen)),
    slippageIs: (chosen) => (chosen === 'automatic' ? '自动滑点' : `滑点最多 ${percent(chosen)}`),
    own: {
      choice: '自定',
      label: '自定滑点（百分比）',
      bounds: '从 0 到 100，最多两位小数。',
      unset: '未设置滑点',
      problems: {
        empty: '请填写百分比，例如 0.75，或选择其他滑点。',
        notANumber: '请用数字和小数点填写百分比，例如 0.75。',
        tooPrecise: '这里的百分比最多有两位小数。',
        tooHigh: '不能超过 100%：那已经是全部金额。',
      },
      cautions: {
        none: () => '滑点为 0% 时，价格稍有变动就没有报价，或者失败并退款。',
        low: () => '这个值很小：常常没有报价，或者价格变动超出，钱会退回。',
        high: (allowed) => line`到账可能少最多 ${percent(allowed)}。别人可以借交易让你损失这全部差额。`,
      },
      inQuote: (share) => line`此报价的限度更小：最多 ${percent(share)}。`,
      loss: {
        allTitle: '停：可能什么都不到账',
        all: '这个方案到账 0 也算完成：你发送的可能全部损失，而且没有退款。',
        acceptAll: '我可能损失全部，仍要继续',
        accept: (allowed) => `我可能损失最多 ${percent(allowed)}，仍要继续`,
      },
    },
    gas: (symbol) => line`到账时附带价值 $2 的${symbol}作为 gas`,
    gasHint: (symbol, arrives) => line`从发送的金额中扣除。那里没有${symbol}，就无法再转走${arrives}。`,
    gasIs: (symbol) => line`附带 $2 的${symbol}`,
    noGas: (symbol, chain) => line`你在${chain}上没有${symbol}`,
    noGasThere: (symbol, chain) => line`收款方在${chain}上没有${symbol}`,
    noGasMeans: '到账的钱会无法再从那里转走。可以让其中一部分作为 gas 到账。',
    addGas: (symbol) => line`附带 $2 的${symbol}`,
    refund: '如果失败，退到',
    refundToYou: '你的账户，在转出的那条链上。',
    refundToOther: '表单中填写的地址。',
    sponsored: '由赞助方支付费用',
    sponsoredHint: '从你的 API 密钥的余额中扣除；密钥在“设置”中填写。',
    sponsoredIs: '费用由赞助方支付',
    sponsorMost: {
      label: '赞助方最多支付（美元）',
      hint: '留空则全部费用由赞助方支付。',
      is: (dollars) => line`赞助方最多支付 ${dollars} 费用`,
      unset: '未设置赞助方的上限',
      problems: {
        notANumber: '请用数字和小数点填写上限，例如 0.50，或留空。',
        tooPrecise: '这里的上限最多有六位小数。',
        tooLarge: '费用不会这么多。请填写更小的数，或留空。',
        zero: '上限为 0 时，全部费用由你支付。请填写更大的数，或关闭赞助。',
      },
    },
  },
  name: {
    looking: (name) => line`正在查找${name}。`,
    found: (name) => line`${name}对应的地址：`,
    use: '使用这个地址',
    none: (name) => line`${name}没有对应的地址。请检查拼写，或直接粘贴地址。`,
    unknown: (name) => line`无法查找${name}`,
  },
  book: {
    open: '地址簿',
    title: '地址簿',
    empty: '里面还没有地址。请先在表单中输入地址，再为它起个名称。',
    failed: '无法读取地址簿',
    yours: '你自己的账户',
    saved: '已保存的地址',
    remove: (name) => line`从地址簿中移除${name}`,
    save: '起个名称',
    rename: '更改名称',
    name: '这个地址的名称',
    keep: '保存',
    notSaved: '没有保存：地址簿已满。请先移除一个地址。',
    done: (name) => line`${name}已在你的地址簿中。`,
  },
  percent,
  same: {
    title: (ago) => line`你${ago}发送过同样的一笔`,
    text: '它正在进行中或已经到账。确认后会再发送一次：钱会转出两次。',
    moved: (ago) => line`你${ago}转过同样的一笔`,
    paysToo: '它正在进行中或已经到账。再向这个地址付款，就会转两次。',
    look: '查看那一笔',
    accept: '我确实要再发送一次。',
  },
  known: {
    named: (name) => line`你地址簿中的${name}。到账后无法收回。`,
    looksLikeTitle: '这不是你认识的那个地址',
    looksLike: '它的开头和结尾与下面这个相同，却是另一个地址。这样的地址是为盗取而造的：请逐个字符核对。',
    contractTitle: (chain) => line`${chain}上的这个地址是合约`,
    contract: '有些合约无法转出收到的钱。只有你知道这个合约可以，才继续。',
    elsewhereTitle: (chains, chain) => line`在${list(chains)}上是合约，在${chain}上不是`,
    elsewhereTitleUnread: (chains) => line`在${list(chains)}上是合约，在其他链上也许不是`,
    elsewhere: (chain) =>
      line`合约钱包（例如多个所有者的钱包）只存在于有人创建过它的链上。到达${chain}上这个地址的钱，可能谁也无法动用：请向对方要那条链上使用的地址。`,
    unread: (chains) => line`没有查到${list(chains)}上的这个地址是不是合约：没有节点回应。`,
    exchange: (symbol, chain, isByContract) =>
      `如果它是交易所的充值地址，请先问清楚是否接受 ${chain} 上${isByContract ? '由合约付来' : ''}的 ${symbol}：有些交易所会弄丢意料之外的付款。`,
    exchangeWalletTitle: (exchange) => `这是 ${exchange} 自己的钱包`,
    exchangeWallet: (exchange) =>
      `${exchange} 用它付出款项，从不把它作为任何人的充值地址：到达那里的钱不会记到任何人名下。请复制你在该交易所账户里显示的充值地址。`,
    accept: {
      looksLike: '我已逐个字符核对：我要的就是这另一个地址。',
      exchange: '我知道这笔钱可能不会记到任何人名下，仍要发到那里。',
      contract: '我知道这个合约，也知道它能转出收到的钱。',
      elsewhere: '我知道它的主人在那条链上也能使用这个地址。',
    },
    acceptFirst: '请先阅读警告，并勾选其中的方框。',
    goesTo: (who) => line`这笔钱会到${who}，而不是这个钱包。`,
    refundNotYours: '退款会到那里，而不会回到你这里，并且无法收回：请逐个字符核对。',
  },
}
