import type { transactionWords } from '../../../../core/verify/words/transactions.ts'
import type { Translated } from '../../translated.ts'

export const esTransactionWords: Translated<typeof transactionWords> = {
  transactionMalformed: ({ problem }) => `La transacción está mal formada: ${problem}.`,
  transactionFromAnother: ({ from, own }) => `La transacción sale de ${from} y no de tu cuenta ${own}.`,
  transactionForAnotherChain: ({ chainId, chain }) => `La transacción es para la cadena ${chainId} y no para ${chain}.`,
  calldataEmptyText: 'La transacción lleva un texto vacío donde deben ir los datos de la llamada.',
  calldataTooLong: ({ most }) => `Los datos de la llamada superan ${most} bytes: pagarías por cada uno.`,
  callGivesControl: ({ call }) => `La transacción llama a ${call}: daría control sobre más que este pago.`,
  tokenMovedToSomebody: ({ symbol }) =>
    `La transacción movería tus ${symbol} directamente a otra persona, sin pasar por ningún depósito.`,

  transactionToStranger: ({ to }) => `La transacción va a ${to}; tu dinero solo puede ir a contratos conocidos.`,
  transactionToAnother: ({ to, due }) => `La transacción va a ${to}; debería ir a ${due}.`,
  transactionSendsUnasked: ({ sent }) => `La transacción envía además ${sent}; no debería enviar nada.`,
  transactionSendsAnother: ({ sent, due }) => `La transacción envía ${sent}; debería enviar exactamente ${due}.`,
  paymentCallsSomething: 'Un simple pago no necesita datos de llamada; este llamaría a algo.',

  depositWithoutOrder:
    'La cotización no nombra ninguna orden para este depósito: nadie tendría que pagarte nada a cambio.',
  depositTakesAllowance: 'El depósito tomaría todo lo que el depositario tiene permiso de tomar.',
  depositWithoutCalldata: 'El depósito no lleva datos de llamada: nada diría para qué orden es.',
  depositIsAnotherCall: 'La transacción llama a algo distinto del depósito que pediste.',
  depositForStranger: 'El depósito se abonaría a un desconocido: los reembolsos y derechos serían suyos.',
  depositOfAnotherToken: ({ symbol }) => `El depósito es de otro token, no de ${symbol}.`,
  depositOfAnotherAmount: ({ due }) => `El depósito no es exactamente de ${due}.`,
  depositForAnotherOrder: 'El depósito pagaría otra orden, no la que se muestra.',

  transferPaysAnother: ({ paid, asked, due }) => `La transferencia paga a ${paid} y no a ${asked}: perderías ${due}.`,
  transferPaysStranger: ({ paid }) => `La transferencia paga a ${paid}; solo puede recibirla el depositario conocido.`,
  transferOfAnotherAmount: ({ due }) => `La transferencia no es exactamente de ${due}.`,
  transferForAnotherOrder: 'La transferencia pagaría otra orden, no la que se muestra.',
  transferWithoutCalldata: 'La transacción no lleva datos de llamada: no se movería ningún token.',
  transferNotPlain: 'La transacción no es la simple transferencia que pediste.',

  wrappingNotPlain: 'La transacción debería ser un simple cambio a la forma envuelta, y no lo es.',
}
