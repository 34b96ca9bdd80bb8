import type { exchangeBWords } from '../../../../core/verify/words/exchange-b.ts'
import type { Translated } from '../../translated.ts'

export const esExchangeBWords: Translated<typeof exchangeBWords> = {
  assetUnknown: ({ symbol }) => `Nada dice cómo llama a ${symbol} el exchange B.`,
  transferWithoutOrder: 'No hay ninguna orden que la transferencia pueda pagar.',
  transferTooLarge: ({ amount }) => `Una sola transferencia no mueve tanto: ${amount}.`,
  transferToNoAccount: 'La transferencia va a ti, o a una cuenta que no puede existir.',

  accountOwnerUnsaid: ({ exchange, why }) => `${exchange} no dijo de quién es la cuenta: ${why}.`,
  accountOfAnother: ({ account, owner, own }) => `La cuenta ${account} es de ${owner} y no de ${own}.`,
  accountKeysUnsaid: ({ exchange, why }) => `${exchange} no dijo qué claves tiene la cuenta: ${why}.`,
  accountKeyMissing: ({ exchange, account }) =>
    `Esta billetera aún no tiene ninguna clave de ${exchange} para la cuenta ${account}.`,
  accountKeyReplaced: ({ exchange, account }) =>
    `${exchange} ya no tiene la clave de esta billetera para la cuenta ${account}.`,
  transferFeeUnsaid: ({ exchange, why }) => `${exchange} no dijo cuánto cuesta una transferencia: ${why}.`,
  transferFeeAboveAmount: ({ fee, amount }) => `La transferencia costaría ${fee}, más que los ${amount} que mueve.`,
  transferFeeNotAsked: ({ fee, due }) => `La transferencia costaría ${fee}; el exchange pide ${due}.`,
  transferFeeLarge: ({ fee, amount, share }) =>
    `El exchange cobra ${fee} además de los ${amount} que envías: un ${share}% de ello.`,
}
