import type { exchangeAWords } from '../../../../core/verify/words/exchange-a.ts'
import type { Translated } from '../../translated.ts'

export const esExchangeAWords: Translated<typeof exchangeAWords> = {
  tokenPlaceUnknown: ({ symbol }) => `Nada dice dónde guarda ${symbol} el exchange A.`,
  transferOfTooManyDecimals: ({ amount }) => `El exchange A no mueve más de seis decimales, y son ${amount}.`,
  transferPartlyUnsigned: 'La firma dejaría abierta una parte de la transferencia, que se podría cambiar.',
  transferPaysNobody: 'La transferencia va a ti, a nadie o a un token, y no paga nada.',

  firstTransferUnknown: ({ why }) =>
    `La primera transferencia de una cuenta cuesta más; no se sabe si esta es la primera: ${why}.`,
  firstTransferCosts: ({ exchange, fee }) =>
    `Esta cuenta nunca ha enviado nada: ${exchange} cobra ${fee} aparte, una sola vez.`,
  exchangeTokenUnsaid: ({ exchange, symbol, why }) => `${exchange} no dijo qué es ${symbol}: ${why}.`,
  exchangeTokenIsAnother: ({ symbol, decimals }) =>
    `El exchange conoce este token como ${symbol}, con ${decimals} decimales.`,
  exchangeBalanceUnsaid: ({ exchange, why }) => `${exchange} no dijo tu saldo: ${why}.`,
}
