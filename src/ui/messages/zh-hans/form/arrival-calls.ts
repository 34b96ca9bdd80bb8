import type { ArrivalCallMessages } from '../../en/form/arrival-calls.ts'
import type { Translated } from '../../translated.ts'
import { line, list, number } from '../format.ts'

export const zhHansArrivalCalls: Translated<ArrivalCallMessages> = {
  form: {
    title: '到账时调用合约',
    hint: '适合清楚自己在调用什么的人。由跨链服务的合约用到账的资金调用，并在你确认之前显示出来。',
    to: '合约',
    data: '调用数据（十六进制）',
    value: (symbol) => line`随调用一并发送的${symbol}`,
    none: '不调用',
    is: (calls) => (calls === 1 ? '调用一个合约' : line`${number(calls)} 次调用`),
    call: (nth) => `调用 ${nth}`,
    remove: (nth) => `移除调用 ${nth}`,
    removeIt: '移除',
    add: '再添加一次调用',
    addHint: '各次调用按顺序进行：要么全部进行，要么一次也不进行。',
    gasLimit: {
      label: 'Gas 上限（如果你知道）',
      hint: '所有调用合计；留空则由服务方决定。设得多可能花费更多；太少则这笔跨链转账失败。',
      problem: (least, most) => `请只用数字输入 ${least} 到 ${most} 之间的整数，或留空。`,
    },
    most: '一笔跨链转账不能携带更多调用。',
    at: (nth, problem) => `调用 ${nth}：${problem}`,
    problems: {
      to: '请输入要调用的合约地址。',
      data: '数据是十六进制：0x 之后每个字节两位。',
      pick: '请选择要调用什么，并填好它需要的内容。',
      tooLong: '数据超出了一笔跨链转账能携带的量。',
      value: '请输入金额，例如 0.01。',
      route: '只有从本钱包付款、到达另一条 EVM 链的跨链转账，才能调用合约。',
      gas: '只有到账的是该链自己的币种时，才能一并支付。',
      tooMuch: '超过了到账的金额。',
    },
  },
  review: {
    title: (chain) => line`然后，在${chain}上`,
    by: (calls) =>
      calls === 1
        ? '用到账的资金进行调用的是跨链服务的合约，不是你的账户。'
        : '用到账的资金按此顺序进行这些调用的是跨链服务的合约，不是你的账户。',
    leftOn: (chain) => line`调用后剩下的，在${chain}上`,
    before: () => '调用之前',
    called: (calls) => (calls === 1 ? '然后用它调用一个合约。' : line`然后用它依次进行 ${number(calls)} 次调用。`),
    pays: (amount, who, nth) => line`${theCall(nth)}向${who}支付${amount}。`,
    hands: (numbers, who, nth) => line`${theCall(nth)}把 NFT ${list(numbers)} 交给${who}。`,
    handsMany: (numbers, who, nth) => line`${theCall(nth)}把同一系列的 ${numbers} 个 NFT 交给${who}。`,
    lets: (what, who, nth) => line`${theCall(nth)}允许${who}取走${what}。`,
    vault: (who, nth) => line`${theCall(nth)}把代币存入金库，归${who}所有。`,
    parties: {
      paid: '这次调用会付给别人',
      takes: '这次调用允许别人取走资金',
      keeps: '你不认识的合约可能会留下资金',
    },
    empty: {
      title: '那里没有可调用的内容',
      text: '这个地址没有合约：调用不会做任何事，随之发送的钱可能会丢失。',
    },
    accept: {
      ordinary: '我知道这是谁的私钥，并允许其取走。',
      unread: '虽然没有读出它是不是合约，但我认识它。',
      empty: '我知道那里不会调用任何内容。',
    },
    gasLimit: (gas, calls) =>
      `你为${calls === 1 ? '这次调用' : '所有调用合计'}要求了 ${gas} 的 gas 上限。你签署的内容里没有写明：是否遵守由服务方决定。`,
    rest: (calls) =>
      calls === 1
        ? '据服务方称，调用后剩下的会给收款方。调用失败，这笔跨链转账就失败。'
        : '据服务方称，调用后剩下的会给收款方。有一次调用失败，就一次也不进行，这笔跨链转账也失败。',
  },
  outcome: 'Causeway 读取的是付款，而不是调用做了什么：请在区块浏览器中查看。',
  timeline: {
    called: '服务方称已调用合约',
    next: '调用合约',
    onlySaid: '这是服务方的说法；Causeway 读取付款，不读取调用做了什么。',
  },
  proof: {
    claim: '订单会进行你要求的调用',
    evidence: '合约、数据和金额都写在订单里，不会调用其他内容。',
    gap: '调用会用掉多少资金没有得到证明',
    gapMeans: '由合约决定。Causeway 没有试运行这次调用，收款方还剩多少取决于它。',
  },
  proofs: {
    claim: '订单会按你的顺序进行你要求的各次调用',
    evidence: '每次调用的合约、数据和金额都写在订单里，不会调用其他内容。',
    gap: '这些调用会用掉多少资金没有得到证明',
    gapMeans: '由合约决定。Causeway 没有试运行这些调用，收款方还剩多少取决于它们。',
  },
}

function theCall(nth: number | undefined): string {
  return nth === undefined ? '这次调用' : `调用 ${nth} `
}
