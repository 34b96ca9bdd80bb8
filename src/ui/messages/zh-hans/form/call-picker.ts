import type { CallPickerMessages } from '../../en/form/call-picker.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansCallPicker: Translated<CallPickerMessages> = {
  ways: '如何给出调用',
  pick: '选择函数',
  paste: '粘贴数据',
  what: '调用什么',
  whatNone: '选择函数',
  names: {
    transfer: '转出代币',
    approve: '允许合约取走代币',
    vaultDeposit: '把代币存入金库',
    pay: '付款，不调用函数',
  },
  who: {
    transfer: '收款方',
    approve: '谁可以取走',
    vaultDeposit: '归谁所有',
    pay: '收款方',
  },
  howMuch: (unit) => line`数量（${unit}）`,
  howMuchUnits: '数量（最小单位）',
  unitsHint: 'Causeway 不认识这个代币合约：请输入以最小单位计的整数。',
  vaultUnitsHint: '以金库代币的最小单位计的整数。如果前面的调用允许金库取走某种代币，就以那种代币计。',
  approveHint: '授权由服务方的合约给出，针对到账的资金：请再添加取走它的调用。',
  whole: '请输入整数，不带小数点。',
  choose: '选择',
  chooseContract: '选择合约',
  chooseAddress: '选择地址',
  tokens: (chain) => line`${chain}上的代币`,
  accounts: '你的账户',
  nothing: '还没有可选的内容。',
  preview: '将要调用的内容',
  unread: 'Causeway 未能读出这会调用什么。确认之前你会看到。',
}
