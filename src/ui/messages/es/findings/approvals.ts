import type { approvalWords } from '../../../../core/verify/words/approvals.ts'
import type { Translated } from '../../translated.ts'

export const esApprovalWords: Translated<typeof approvalWords> = {
  approvalNotNeeded: ({ symbol }) => `La cotización pide una aprobación, pero ${symbol} no necesita ninguna.`,
  approvalNotForThisWay: ({ symbol }) =>
    `La cotización pide una aprobación, pero esta forma de pagar ${symbol} no necesita ninguna.`,
  approvalOfAnotherToken: ({ symbol }) => `La aprobación es de otro token, no de ${symbol}.`,
  approvalSendsMoney: 'La aprobación también enviaría dinero.',
  approvalForAnotherContract: 'Una aprobación es para otro contrato, no para el que toma el dinero.',
  approvalForStranger: ({ spender, symbol }) =>
    `La aprobación deja que ${spender} tome tus ${symbol}; solo pueden hacerlo contratos conocidos.`,
  approvalNotCanonical: 'La aprobación no está escrita en su forma habitual.',
  approvalMadeExact: ({ exact }) => `La cotización pide una aprobación sin límite; solo se permitirán ${exact}.`,
  approvalWithoutEnd: ({ exact }) => `La aprobación no tiene límite; debería ser exactamente de ${exact}.`,
  approvalOfAnotherAmount: ({ asked, exact }) => `La aprobación es de ${asked} y no exactamente de ${exact}.`,
  approvalMissing: 'A la cotización le falta la aprobación que necesita su último paso: ese paso fallaría.',
}
