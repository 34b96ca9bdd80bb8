import type { bitcoinWords } from '../../../../core/verify/words/bitcoin.ts'
import type { Translated } from '../../translated.ts'

export const esBitcoinWords: Translated<typeof bitcoinWords> = {
  bitcoinAddressMiswritten: ({ address }) =>
    `${address} no es una dirección de Bitcoin bien escrita; el dinero enviado allí podría perderse.`,
  psbtUnreadable: ({ problem }) => `Esto no es una transacción de Bitcoin que se pueda comprobar: ${problem}.`,
  psbtTooLarge: ({ inputs, outputs }) =>
    `La transacción tiene demasiadas partes: ${inputs} entradas y ${outputs} salidas.`,
  psbtSaysMore: 'La PSBT lleva algo que esta billetera no conoce.',
  psbtOfOtherVersion: ({ version }) => `La transacción es de la versión ${version}, y no 1 o 2.`,
  psbtMinedLater: 'La transacción no se podría minar hasta que pase un tiempo.',
  psbtMinedAfter: ({ lockTime }) =>
    `La transacción no se podría minar antes de ${lockTime}; tu dinero quedaría en espera.`,
  heightUnknown: 'No se conoce la altura de la cadena, así que el tiempo de bloqueo no se puede juzgar.',
  psbtPaysOtherAmounts: ({ pays, needed }) =>
    `La transacción paga importes (${pays}) distintos de los que necesita esta transferencia (${needed}).`,

  depositGoesElsewhere: ({ amount, address }) =>
    `El depósito de ${amount} iría a ${address} y no al depositario conocido.`,
  depositNotPaid: ({ chain }) => `No se paga nada al depositario conocido en ${chain}.`,
  depositPaidTwice: 'La transacción paga al depositario más de una vez.',
  strangerPaid: ({ amount, address }) => `La transacción paga además ${amount} a ${address}, que no es tuya.`,
  anotherOrderNamed: 'La transacción nombra una orden distinta de la que se muestra, o algo más.',
  orderNotNamedOnce: 'La transacción no nombra la orden una sola vez, así que nada dice para qué es el depósito.',
  changeInPieces: 'Tu cambio volvería en trozos, y gastarlos cuesta más.',
  outputTooSmall: ({ amount }) =>
    `Una salida de ${amount} es demasiado pequeña: ningún nodo transmitiría la transacción.`,
  outputSaysMore: 'La PSBT dice de una salida algo que esta billetera no conoce.',
  changeOfAnotherKey: 'La PSBT llama cambio tuyo a una salida, con una clave que no es la de esa salida.',
  orderOutputTooLong: ({ bytes, most }) =>
    `La salida que nombra la orden tiene ${bytes} bytes. Los nodos de Bitcoin retransmiten ${most} como máximo, así que nunca se minaría.`,
  transactionTooHeavy: ({ inputs }) =>
    `Con ${inputs} monedas, la transacción es mayor de lo que retransmiten los nodos de Bitcoin.`,

  coinsTooSmall: 'La transacción paga más de lo que valen sus monedas, así que ningún nodo la aceptaría.',
  minerFeeAboveMost: ({ fee, most }) => `La comisión de red sería de ${fee}; esta billetera paga ${most} como máximo.`,
  minerFeeAboveMostRate: ({ rate, most }) =>
    `La comisión de red sería de ${rate} satoshis por byte; esta billetera paga ${most} como máximo.`,
  minerFeeAboveAmount: ({ fee, amount }) =>
    `La comisión de red sería de ${fee} por ${amount}; esta billetera no paga comisiones mayores que el importe.`,
  minerFeeAboveShare: ({ fee, amount }) => `La comisión de red sería de ${fee} por ${amount}, más del 5%.`,
  minerFeeAboveCap: ({ fee, amount }) => `La comisión de red es de ${fee} por ${amount}, más que el tope del 15%.`,
  minerFeeTicked: ({ fee, amount }) => `La comisión de red es de ${fee} por ${amount}, más del 10%.`,
  minerFeeHigh: ({ fee, amount }) => `La comisión de red es de ${fee} por ${amount}, más del 5%.`,
  minerFeeAboveRate: ({ fee }) =>
    `La comisión de red sería de ${fee}, más del triple de lo que pide el próximo bloque.`,
  changeLeftToMiner: ({ fee }) => `No te vuelve nada: el minero se quedaría con ${fee}, en su mayor parte tu cambio.`,
  minerFeeLow: ({ fee }) => `La comisión de red de ${fee} es baja: el depósito puede tardar horas o días.`,
  minerFeeNotRelayed: ({ fee }) =>
    `La comisión de red de ${fee} es menor de lo que los nodos retransmiten: el depósito podría no entrar nunca en un bloque.`,
  minerFeeNotAsSaid: ({ claimed, fee }) => `El servicio dice que la comisión de red es de ${claimed}; es de ${fee}.`,
}
