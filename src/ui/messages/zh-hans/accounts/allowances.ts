import type { AllowanceMessages } from '../../en/accounts/allowances.ts'
import type { Translated } from '../../translated.ts'
import { dayOf, line, list, number } from '../format.ts'

export const zhHansAllowances: Translated<AllowanceMessages> = {
  title: '授权',
  whoMay: '谁可以动用你的代币',
  linkHint: '谁可以动用你的代币，以及如何撤销。',
  leftoverLink: '查看并撤销',
  intro: '得到授权的一方不用再问，就能从你的账户动用一种代币。撤销授权要付网络费，不会移动资金。',
  reading: (read, all) => `正在读取：${all} 条链中的 ${read} 条。`,
  again: '重新读取',
  noneTitle: '链上没有有效的授权',
  noneText:
    '对于 Causeway 知道要问的每一项授权，代币自己都是这样回答的。为网站签名的授权在有人使用之前不在任何链上，因此不会列在这里。',
  noneKnownTitle: '你给出的授权都已结束',
  noneKnownText: '给跨链转账和网站的授权都已结束。Causeway 没有记录的列在下面，仍可动用其代币。',
  noneReadTitle: '在读到的部分里没有发现授权',
  noneReadText: '有些没有读到，可能还有授权。',
  unlimited: (token) => line`任意数量的${token}`,
  upTo: (amount) => line`最多${amount}`,
  unknownToken: '一种 Causeway 不认识的代币',
  onChain: (chain) => line`在${chain}上`,
  who: '谁可以动用',
  token: '代币合约',
  spenders: {
    depository: '跨链服务的存管方',
    router: '服务的公开路由合约：任何人都能用它花掉这笔额度',
    approvalProxy: '跨链服务的授权代理合约',
    permit2: 'Permit2，会把授权转给别人',
    unknown: 'Causeway 不知道这是谁',
  },
  ordinary: {
    title: '这个地址上没有合约',
    text: '谁有这个地址的私钥，谁就能随时动用授权的部分。盗贼才会这样要求，正规网站几乎不会。',
  },
  unreadSpenders: {
    one: {
      title: '无法读取这是否为合约',
      text: '如果它是普通账户，谁有它的私钥，谁就能随时动用授权的部分。',
    },
    many: {
      title: '无法读取这些是否为合约',
      text: '如果其中有普通账户，谁有它的私钥，谁就能随时动用授权的部分。',
    },
    more: (addresses) => line`以及另外 ${number(addresses)} 个地址`,
  },
  since: (atSeconds) => line`自${dayOf(atSeconds)}起`,
  sinceUnknown: '日期不详',
  askedBy: (host) => line`由${host}请求`,
  takeBack: '撤销',
  takeBackOf: (what, chain) => line`撤销：${chain}上${what}`,
  needed: '一笔进行中的跨链转账还在用它。',
  seeTransfer: '查看跨链转账',
  underWay: '正在撤销',
  follow: '查看进度',
  notDone: '没有撤销。',
  seeWhy: '查看原因',
  takenBack: '已撤销',
  takenBackText: (token, chain, at) =>
    at === 'permit2'
      ? line`${chain}上的${token}：这个地址不能再通过 Permit2 动用。Causeway 已在链上读到。`
      : line`${chain}上的${token}：这个地址不能再直接动用。Causeway 已在链上读到。`,
  strangers: (permissions) => line`另有${permissions}项 Causeway 没有记录的授权`,
  strangersText:
    '它们出现在链的日志里。也许是你用别的钱包授予的；但任何人都能为自己的代币写下这样一条记录，引你上钩。不认识的代币，就不要理会。',
  downTitle: (chains) => line`无法读取${list(chains)}`,
  downText: '现在不知道那里有哪些授权。',
  unread: (permissions, chain) => line`${chain}没有回答${permissions}项可能的授权。`,
  how: '查看了哪些地方',
  howText:
    '向 Causeway 认识的每种代币，询问了 Causeway 可能授权的每个合约，以及你的跨链转账和网站授权过的所有合约。你用其他钱包给出的授权，只能在链的日志里找到：',
  back: {
    all: (chain) => line`${chain}：全部日志。`,
    since: (chain, atSeconds) => line`${chain}：${dayOf(atSeconds)}以来的日志。`,
    some: (chain) => line`${chain}：日志中最新的部分。`,
    none: (chain) => line`${chain}：它的节点不提供日志。`,
  },
  review: {
    title: '撤销这项授权？',
    text: (chain) => line`这会结束${chain}上的一项授权，不移动代币。`,
    untried: '没有人看过它会做什么。请阅读下面要发送的内容，只有这正是你想要的才发送。',
    bring: 'Causeway 可以先从你的其他链转来，再撤销授权。如果跨链转账失败，就不会发送任何内容。',
    trying: '正在链上试运行。',
    failed: '无法试运行',
    cancel: '取消',
    stale: '情况已有变化，请再看一遍。',
    locked: '钱包已锁定，请先解锁。',
    again: '重试',
    back: '所有授权',
    needed: '一笔跨链转账还在用这项授权',
    neededText: '跨链转账结束后就可以撤销。',
    underWay: '已经在撤销了',
    underWayText: '它会自动继续。',
    notOwn: '这个账户不在这里签名',
    notOwnText: '只有给出授权的账户才能撤销它。',
  },
  expiredText: '你的确认只在一段时间内有效。没有签署任何内容；你可以随时再次撤销。',
}
