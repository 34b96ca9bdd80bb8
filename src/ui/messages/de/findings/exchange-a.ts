import type { exchangeAWords } from '../../../../core/verify/words/exchange-a.ts'
import type { Translated } from '../../translated.ts'

export const deExchangeAWords: Translated<typeof exchangeAWords> = {
  tokenPlaceUnknown: ({ symbol }) => `Nichts sagt, wo Börse A ${symbol} verwahrt.`,
  transferOfTooManyDecimals: ({ amount }) =>
    `Börse A überweist höchstens sechs Nachkommastellen, also nicht ${amount}.`,
  transferPartlyUnsigned: 'Die Signatur ließe einen Teil der Überweisung offen, der sich noch ändern ließe.',
  transferPaysNobody: 'Die Überweisung geht an Sie selbst, an niemanden oder an einen Token und bezahlt nichts.',

  firstTransferUnknown: ({ why }) =>
    `Die erste Überweisung eines Kontos kostet mehr; ob dies die erste ist, ist nicht bekannt: ${why}.`,
  firstTransferCosts: ({ exchange, fee }) =>
    `Dieses Konto hat noch nie etwas gesendet: ${exchange} nimmt einmalig ${fee} zusätzlich.`,
  exchangeTokenUnsaid: ({ exchange, symbol, why }) => `${exchange} hat nicht gesagt, was ${symbol} ist: ${why}.`,
  exchangeTokenIsAnother: ({ symbol, decimals }) =>
    `Die Börse kennt diesen Token als ${symbol} mit ${decimals} Nachkommastellen.`,
  exchangeBalanceUnsaid: ({ exchange, why }) => `${exchange} hat Ihr Guthaben nicht genannt: ${why}.`,
}
