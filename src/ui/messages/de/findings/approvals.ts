import type { approvalWords } from '../../../../core/verify/words/approvals.ts'
import type { Translated } from '../../translated.ts'

export const deApprovalWords: Translated<typeof approvalWords> = {
  approvalNotNeeded: ({ symbol }) => `Das Angebot verlangt eine Freigabe, aber ${symbol} braucht keine.`,
  approvalNotForThisWay: ({ symbol }) =>
    `Das Angebot verlangt eine Freigabe, aber wer ${symbol} auf diese Weise zahlt, braucht keine.`,
  approvalOfAnotherToken: ({ symbol }) => `Die Freigabe gilt für einen anderen Token als ${symbol}.`,
  approvalSendsMoney: 'Die Freigabe würde auch Geld senden.',
  approvalForAnotherContract: 'Eine Freigabe gilt für einen anderen Contract als den, der das Geld nimmt.',
  approvalForStranger: ({ spender, symbol }) =>
    `Mit der Freigabe könnte ${spender} Ihre ${symbol} abbuchen; das dürfen nur bekannte Contracts.`,
  approvalNotCanonical: 'Die Freigabe ist nicht in der üblichen Form geschrieben.',
  approvalMadeExact: ({ exact }) => `Das Angebot verlangt eine unbegrenzte Freigabe; freigegeben werden nur ${exact}.`,
  approvalWithoutEnd: ({ exact }) => `Die Freigabe ist unbegrenzt und lautet nicht auf genau ${exact}.`,
  approvalOfAnotherAmount: ({ asked, exact }) => `Die Freigabe lautet auf ${asked}, nicht auf genau ${exact}.`,
  approvalMissing:
    'Im Angebot fehlt die Freigabe, die sein letzter Schritt braucht: Dieser Schritt würde fehlschlagen.',
}
