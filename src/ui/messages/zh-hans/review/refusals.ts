import type { RefusalMessages } from '../../en/review/refusals.ts'
import type { Translated } from '../../translated.ts'

export const zhHansRefusals: Translated<RefusalMessages> = {
  kinds: {
    tooLittle: {
      title: '金额太小，无法转账',
      text: '费用会把它全部用光。请增加金额，或换一条出款更便宜的到账链。',
    },
    noRoute: {
      title: '这两边之间没有路径',
      text: '请更换其中一边的币种：交易最多的币种路径最多，例如链的原生币或 USDC。',
    },
    notOffered: {
      title: '服务方不提供这种方式',
      text: '请换一个币种或一条链，或还原你在“付款”和“选项”中的设置。',
    },
    notThere: {
      title: '服务方不向这个地址付款',
      text: '请检查地址和链。同一个人的其他地址也许可以。',
    },
    blocked: {
      title: '服务方拒绝这个地址',
      text: '这笔跨链转账涉及的地址中，有一个被服务方拒绝。Causeway 无法改变这一点：你的钱留在原处。',
    },
    key: {
      title: '服务方拒绝了你的 API 密钥',
      text: '请到“设置”中查看密钥：更正或移除它。',
    },
    turnedAway: {
      title: '服务方拒绝了这次询问',
      text: '它没有说你输入的内容有错。请稍后再试，换一条链或一个币种，或到“设置”中查看 API 密钥。',
    },
    busy: {
      title: '服务方暂时无法报价',
      text: 'Causeway 会自动再次询价。你不用更改任何内容。',
    },
    broken: {
      title: '服务方没有正常回应',
      text: '问题出在服务方：你不用更改任何内容。',
    },
    silent: {
      title: '无法连接服务方',
      text: '你不用更改任何内容。',
    },
    ownSide: {
      title: '无法读取你在那里的账户',
      text: 'Bitcoin 区块浏览器或交易所没有回应。',
    },
    tooMuch: {
      title: '超过了一次能转的数额',
      text: '到账那边现在没有这么多钱。请减少金额、分几次转，或稍后再试。',
    },
    spoilsPrice: {
      title: '这个金额会拉低自己的价格',
      text: '流动性池会让你损失太多。请减少金额、分几次转，或换一个币种。',
    },
    badCall: {
      title: '无法执行到账后的调用',
      text: '请检查它的地址和数据，或不带调用直接转账。',
    },
    wouldFail: {
      title: '在到账的链上会失败',
      text: '服务方试过，链上拒绝了。请检查收款方，以及到账后要执行的内容。',
    },
    chainOff: {
      title: '其中一条链暂时停用',
      text: '那里出问题时，服务方会这样做。请换一条链，或稍后再试。',
    },
    closed: {
      title: '这条路径暂时关闭',
      text: '请换一条链或一个币种，或稍后再试。',
    },
    notEnough: {
      title: '余额不足',
      text: '服务方看到的钱，不够支付金额和费用。请减少金额，或先给账户充值。',
    },
    slippage: {
      title: '服务方不接受这个滑点',
      text: '请在“选项”中把它设为自动。',
    },
    permit: {
      title: '这笔无法用签名支付',
      text: '服务方在这里无法使用签名。请改用交易支付：届时由你的钱包支付网络费。',
    },
    tooOften: {
      title: '询问得太频繁了',
      text: 'Causeway 会放慢速度，自动再次询价。在“设置”中填写你自己的 API 密钥，可以询问更多次。',
    },
  },
  tooLittleHere: '服务方不处理这么小的金额。请增加金额。',
  noKey: {
    title: '这需要你自己的 API 密钥',
    text: 'Causeway 里没有密钥。请在“设置”中输入密钥，或换一条链或一个币种。',
  },
  sponsor: {
    key: '由赞助方付费，还需要密钥有赞助的权限；否则请在选项中取消赞助。',
    noKey: '赞助方通过密钥付费：没有密钥时，请在选项中取消赞助。',
  },
  site: {
    change: '只有网站才能更改它的请求：请拒绝，再到网站上换一种操作。',
    later: '只有网站才能更改它的请求：请稍后再试，或拒绝。',
    fund: '请先给账户充值，或拒绝：只有网站才能减少金额。',
    turnedAway: '它没有说网站的请求有错。请稍后再试，到“设置”中查看 API 密钥，或拒绝。',
    noKey: 'Causeway 里没有密钥。请在“设置”中输入密钥，或拒绝。',
    pay: '在上方换一个付款币种，也许可以。',
  },
  toSettings: '打开设置',
  notMoved: '你的钱没有动。',
  details: '详情',
  says: '服务方说：',
  unpricedTitle: '没有价格能证明这是公平的',
  unpriced: '不会签署任何内容。你的钱没有动。',
  unreadTitle: '现在无法验证',
  unread: '有节点没有给出验证所需的内容，所以不会签署任何内容。你的钱没有动。',
}
