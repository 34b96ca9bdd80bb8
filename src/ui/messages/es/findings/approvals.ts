import type { approvalWords } from '../../../../core/verify/words/approvals.ts'
import type { Translated } from '../../translated.ts'

export const esApprovalWords: Translated<typeof approvalWords> = {
  approvalNotNeeded: ({ symbol }) => `La cotización pide un permiso, pero ${symbol} no necesita ninguno.`,
  approvalNotForThisWay: ({ symbol }) =>
    `La cotización pide un permiso, pero esta forma de pagar ${symbol} no necesita ninguno.`,
  approvalOfAnotherToken: ({ symbol }) => `El permiso es de otro token, no de ${symbol}.`,
  approvalSendsMoney: 'El permiso también enviaría dinero.',
  approvalForAnotherContract: 'Un permiso es para otro contrato, no para el que toma el dinero.',
  approvalForStranger: ({ spender, symbol }) =>
    `El permiso deja que ${spender} tome tus ${symbol}; solo pueden hacerlo contratos conocidos.`,
  approvalNotCanonical: 'El permiso no está escrito en su forma habitual.',
  approvalMadeExact: ({ exact }) => `La cotización pide un permiso sin límite; solo se permitirán ${exact}.`,
  approvalWithoutEnd: ({ exact }) => `El permiso no tiene límite; debería ser exactamente de ${exact}.`,
  approvalOfAnotherAmount: ({ asked, exact }) => `El permiso es de ${asked} y no exactamente de ${exact}.`,
  approvalMissing: 'A la cotización le falta el permiso que necesita su último paso: ese paso fallaría.',
}
