import type { approvalWords } from '../../../../core/verify/words/approvals.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansApprovalWords: Translated<typeof approvalWords> = {
  approvalNotNeeded: ({ symbol }) => line`报价要求授权，但${symbol}不需要授权。`,
  approvalNotForThisWay: ({ symbol }) => line`报价要求授权，但以这种方式支付${symbol}不需要授权。`,
  approvalOfAnotherToken: ({ symbol }) => line`授权的是另一种代币，不是${symbol}。`,
  approvalSendsMoney: '这笔授权还会同时转出资金。',
  approvalForAnotherContract: '有一笔授权给了别的合约，而不是收款的那个合约。',
  approvalForStranger: ({ spender, symbol }) => line`这笔授权会让${spender}动用你的${symbol}；只有已知的合约才可以。`,
  approvalNotCanonical: '授权没有按标准形式书写。',
  approvalMadeExact: ({ exact }) => line`报价要求无限额授权；实际只会授权${exact}。`,
  approvalWithoutEnd: ({ exact }) => line`授权没有限额，而不是正好${exact}。`,
  approvalOfAnotherAmount: ({ asked, exact }) => line`授权额度是${asked}，而不是正好${exact}。`,
  approvalMissing: '报价缺少最后一步所需的授权：那一步会失败。',
}
