import type { PickMessages } from '../en/picks.ts'
import type { Worded } from '../worded.ts'
import { line } from './words.ts'

/** Every word in Simplified Chinese about a function that is picked for a call where money arrives. */
export const zhHansPicks: Worded<PickMessages> = {
  ways: '如何给出调用',
  pick: '选择函数',
  paste: '粘贴数据',
  what: '调用什么',
  whatNone: '选择函数',
  names: {
    transfer: '转出代币',
    pay: '付款，不调用函数',
    wrap: '存入资金',
    unwrap: '取出资金',
    approve: '允许他人取走代币',
  },
  whoGets: '收款方',
  whoMay: '谁可以取走',
  howMuch: (unit) => line`数量（${unit}）`,
  howMuchUnits: '数量（最小单位）',
  atMost: (unit) => line`最多数量（${unit}）`,
  atMostUnits: '最多数量（最小单位）',
  unitsHint: 'Causeway 不认识这个代币合约：请输入以最小单位计的整数。',
  whole: '请输入整数，不带小数点。',
  notes: {
    wrap: '合约把款项记给调用者，也就是跨链服务的合约，而不是你。记在那里的款项可能会丢失。',
    unwrap: '合约从调用者那里取出：付出的是跨链服务的合约存在那里的，而不是你的。',
    approve: '这项许可由跨链服务的合约给出，只针对它自己持有的。你的账户里什么都不会被取走。',
  },
  choose: '选择',
  chooseContract: '选择合约',
  chooseAddress: '选择地址',
  tokens: (chain) => line`${chain}上的代币`,
  accounts: '你的账户',
  nothing: '还没有可选的内容。',
  preview: '将要调用的内容',
  unread: 'Causeway 未能读出这会调用什么。确认之前你会看到。',
}
