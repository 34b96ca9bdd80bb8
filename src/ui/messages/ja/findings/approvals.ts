import type { approvalWords } from '../../../../core/verify/words/approvals.ts'
import type { Translated } from '../../translated.ts'

export const jaApprovalWords: Translated<typeof approvalWords> = {
  approvalNotNeeded: ({ symbol }) => `見積もりは使用許可を求めていますが、${symbol}には必要ありません。`,
  approvalNotForThisWay: ({ symbol }) =>
    `見積もりは使用許可を求めていますが、この方法で${symbol}を支払う場合は必要ありません。`,
  approvalOfAnotherToken: ({ symbol }) => `使用許可が、${symbol}ではなく別のトークンに対するものです。`,
  approvalSendsMoney: '使用許可と一緒に、資金も送られます。',
  approvalForAnotherContract: '使用許可の相手が、資金を受け取るコントラクトと違います。',
  approvalForStranger: ({ spender, symbol }) =>
    `この許可では、${spender}があなたの${symbol}を引き出せます。引き出せるのは既知のコントラクトだけのはずです。`,
  approvalNotCanonical: '使用許可が標準の形で書かれていません。',
  approvalMadeExact: ({ exact }) => `見積もりは無制限の使用許可を求めていますが、許可するのは${exact}だけです。`,
  approvalWithoutEnd: ({ exact }) => `使用許可が無制限で、${exact}ちょうどではありません。`,
  approvalOfAnotherAmount: ({ asked, exact }) => `使用許可の額が${asked}で、${exact}ちょうどではありません。`,
  approvalMissing: '見積もりに、最後のステップに必要な使用許可がありません。そのステップは失敗します。',
}
