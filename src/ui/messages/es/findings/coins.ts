import type { coinWords } from '../../../../core/verify/words/coins.ts'
import type { Translated } from '../../translated.ts'

export const esCoinWords: Translated<typeof coinWords> = {
  coinsUnknown: ({ why }) => `No se conocen tus monedas, así que nada dice qué gasta la transacción: ${why}.`,
  coinsNotRead: 'No se conocen tus monedas, así que nada dice qué gasta la transacción: no se leyeron.',
  coinMakerUnknown: ({ txid, why }) => `No se conoce la transacción ${txid}, que creó una moneda tuya: ${why}.`,
  coinMakerNotRead: ({ txid }) => `No se conoce la transacción ${txid}, que creó una moneda tuya: no se leyó.`,
  coinMakerIsAnother: ({ txid }) => `El explorador dio una transacción distinta de ${txid}, que creó una moneda tuya.`,
  coinWorthContradicted: ({ coin, said }) => `El explorador dice que ${coin} vale ${said}; la cadena dice otra cosa.`,
  coinSpentTwice: ({ coin }) => `La transacción gasta dos veces la misma moneda: ${coin}.`,
  coinNotYours: ({ coin }) => `La transacción gasta una moneda que no es tuya: ${coin}.`,
  coinOfAnotherAddress: ({ own, coin }) =>
    `La transacción gasta una moneda de una dirección distinta de ${own}: ${coin}.`,
  coinNotSpendable: ({ coin }) => `Ninguna clave de esta billetera puede gastar por sí sola la moneda ${coin}.`,
  coinKeptAside: ({ coin }) => `La transacción gasta una moneda que está apartada: ${coin}.`,
  coinOfStrangerUnconfirmed: ({ coin, amount }) =>
    `${amount} vienen de un pago a tu favor que ningún bloque ha confirmado (${coin}). Quien lo envió aún puede retirarlo, y esta transferencia terminaría.`,
  unconfirmedChainTooLong: ({ transactions }) =>
    `La transacción depende de monedas sin confirmar, en una cadena de ${transactions} transacciones. Los nodos de Bitcoin rechazan cadenas más largas: espera al próximo bloque.`,
  unconfirmedChainFeeLow: ({ fee }) =>
    `La transacción espera a otras anteriores sin confirmar. Juntas pagan ${fee}, que es poco: el depósito puede tardar horas o días.`,

  coinSigned: 'La transacción ya lleva una firma que esta billetera no hizo.',
  coinOfAnotherKey: 'La PSBT nombra para una moneda tuya una clave distinta de la de su dueño.',
  coinShownFromAnother: ({ txid }) => `La PSBT muestra una transacción distinta de ${txid}, que creó tu moneda.`,
  coinSaysMore: 'La PSBT dice de una moneda algo que esta billetera no conoce.',
  signatureNotBinding: 'La firma no obligaría a toda la transacción; otros podrían cambiar adónde va el dinero.',
  coinMalformed: 'La PSBT muestra una moneda mal formada.',
  coinWorthFalse: ({ said, worth }) =>
    `La PSBT dice que tu moneda vale ${said}; vale ${worth}. El resto se iría en comisión.`,
  coinScriptFalse: 'La PSBT muestra una moneda tuya con un script que no es el suyo.',

  feeRateUnsaid: ({ chain, why }) => `El explorador de ${chain} no dijo cuánto pide un bloque: ${why}.`,
  feeRateNotBelievable: ({ rate }) =>
    `El explorador dice que el próximo bloque pide ${rate} satoshis por byte; con eso no se puede juzgar ninguna comisión.`,
  coinsNotEnough: ({ needs, have }) => `Hacen falta ${needs} y la comisión de red; tus monedas libres valen ${have}.`,
}
