import type { enApproval as english } from '../../en/approval/approval.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { line, utcDayOf } from '../format.ts'

export const zhHansApproval: Pick<TranslatedMessages, keyof typeof english> = {
  approval: {
    title: '请求',
    connectTitle: '连接？',
    intentTitle: '转账？',
    connectAsks: '想查看你的地址，并向你请求跨链转账、交易和签名。',
    payFrom: '付款币种',
    intentAsks: '请你进行这笔跨链转账。',
    connect: '连接',
    accounts: (accounts) => (accounts === 1 ? '它会看到这个账户' : '它可以看到哪些账户？'),
    can: [
      '它能看到你允许它查看的每个账户的地址和余额。',
      '它能请求跨链转账、交易和签名（包括授权动用代币的签名），每一次都由你核对。',
    ],
    cannot: ['它不能自己转走你的钱。', '它看不到你的助记词，也看不到你的其他账户。'],
    punycode: '这个名称含有特殊字符，可能在模仿另一个名称。请确认这就是你要访问的网站。',
    notEncrypted: '这个网站没有加密：传输途中的任何人都可能改过它。',
    queue: (at, all) => `第 ${at}/${all} 个`,
    noneTitle: '没有等你处理的请求',
    noneText: '请求已结束，或者网站已撤回。你可以关闭这个窗口。',
    changed: '之前显示的内容已失效，因此没有签名。下面是现在的情况。',
    locked: '钱包已锁定。请解锁后重试。',
    failed: '没有成功',
    loading: '正在读取请求。',
    listFailed: '无法读取请求',
  },
  phishing: {
    title: '已知的钓鱼网站',
    steals: '这个网站在盗取钱包的网站名单上。',
    what: '这类网站冒充别的网站，骗取签名来拿走你的钱。它现在看不到你的任何账户。如果你以前允许过它，请查看“授权”。',
    leave: '离开',
    list: (made) => `名单是 Causeway 的一部分，制作于 ${utcDayOf(made)}。没有向任何服务器查询过这个网站。`,
    goOn: '名单弄错了',
    mistaken: '名单也会出错。如果你了解这个网站，而且不是通过消息或广告来到这里的，请输入它的名称。',
    type: '要继续，请输入：',
    label: '网站名称',
    insist: '自担风险，继续',
    alikeTitle: (known) => line`这不是${known}`,
    alike: (known) => line`它的名称容易被当成${known}。如果你要去的是后者，请离开，并自己输入网址。`,
    uncheckedTitle: '未与已知钓鱼网站比对',
    unchecked: '无法读取 Causeway 的名单。请确认这就是你要访问的网站。',
  },
  message: {
    title: '签署消息？',
    signInTitle: '登录？',
    asks: '想让你的账户签署这条消息。',
    signInAsks: '想让你用账户登录。',
    sign: '签名',
    signIn: '登录',
    text: '完整消息',
    bytes: '消息（字节）',
    account: '签名账户',
    means: '签名本身不会转走钱。拿到签名的人，可以证明这个账户同意了上面的文字。',
    meansBytes: '拿到签名的人，可以证明这个账户签了这些字节。对有些合约来说，这就足以动用你的资金。',
    signsInTo: '这条消息登录的网站：',
    problemTitle: {
      malformed: '这不是正规的登录消息',
      domain: '这会登录到别的地方',
      account: '这是给另一个账户的',
      chain: '消息写的是另一条链',
      notYet: '消息还没有生效',
      expired: '消息已过期',
    },
    problem: {
      malformed: '这条消息看起来像登录，却缺少必须写明的内容。Causeway 不会签名。',
      domain: '提出这种要求的网站，可能想在那里冒充你。Causeway 不会签名。',
      account: '消息写明的账户不是要签名的账户。Causeway 不会签名。',
      chain: '网站所在的链与消息所写的不同。网站可能不接受这个签名。',
      notYet: '按消息自己的说法，它要晚些才生效。网站可能不接受这个签名。',
      expired: '按消息自己的说法，它已经失效。网站可能不接受这个签名。',
    },
    exchangeTitle: '这是给交易所的指令',
    exchange: {
      transfer:
        '有了这个签名，交易所就能从你在那里的账户付款。只有你在交易所自己的网站上正好要求了这件事，才可以签名。',
      registration:
        '有了这个签名，交易所会让别人的密钥掌控你在那里的账户。只有在交易所自己的网站上，而且是你要求了密钥，才可以签名。',
      integrator:
        '有了这个签名，中介就能对你在交易所的账户的每笔交易收费。只有在交易所自己的网站上，或在你有意交易的网站上，才可以签名。',
      subAccount:
        '有了这个签名，交易所会在那里为你再开一个账户。只有在交易所自己的网站上，而且是你要求了账户，才可以签名。',
      airdrop:
        '有了这个签名，交易所会把应付给你的代币交给文中的账户。只有在交易所自己的网站上，而且它们是你的账户，才可以签名。',
    },
    integratorTerms: (integrator, account, fee, until) =>
      `在 ${until} 之前，中介账户 ${integrator} 最多可从账户 ${account} 的每笔交易中收取 ${fee}%。`,
    integratorRevoked: (integrator, account) => `中介账户 ${integrator} 不能再向账户 ${account} 收费。`,
    hidingTitle: '这条消息里藏有字符',
    hiding:
      '其中有看不见的字符，或会颠倒文字方向的字符。下面用编号标出，写作 ⟨U+…⟩。只有你知道它们为什么在那里，才可以签名。',
    unreadableTitle: '无法读懂',
    unreadable:
      '这条消息不是普通文字，没有人能看出它同意了什么，可能会让别人动用你的资金。只有你知道网站为什么需要它，才可以签名。',
  },
}
