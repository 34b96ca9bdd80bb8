import type { ReplacementMessages } from '../../en/transfer/replacement.ts'
import type { Translated } from '../../translated.ts'

export const esReplacement: Translated<ReplacementMessages> = {
  again: 'Enviar otra vez',
  sentAgain: { broadcast: 'Enviada otra vez. Nada ocurre dos veces.', tooLate: 'Ya no está en espera.' },
  open: {
    speedUp: 'Acelerar',
    speedUpCancel: 'Acelerar la cancelación',
    cancel: 'Cancelar',
    minerFee: 'Pagar más al minero',
  },
  calls: {
    cancel: '¿Cancelar esta transacción?',
    cancelText:
      'Un pago de cero a tu propia cuenta ocupa el lugar de la transacción. Solo puede entrar uno de los dos y, sea cual sea, no se firma nada más de esto.',
  },
  title: {
    speedUp: 'Acelerar',
    speedUpCancel: 'Acelerar la cancelación',
    cancel: '¿Cancelar este traspaso?',
    minerFee: 'Pagar más al minero',
  },
  text: {
    speedUp: () =>
      'La misma transacción se envía de nuevo con una comisión mayor. Solo puede entrar una de las dos, así que ocurre una sola vez y pagas una sola comisión.',
    speedUpCancel: () =>
      'La cancelación se envía de nuevo con una comisión mayor. Solo puede entrar una de todas estas transacciones.',
    cancel: (amount, isPaying) =>
      isPaying
        ? `Un pago de cero a tu propia cuenta ocupa el lugar de la transacción. Solo puede entrar uno de los dos: si entra el pago, conservas tus ${amount}. Si la transacción es más rápida, el traspaso sigue.`
        : `Un pago de cero a tu propia cuenta ocupa el lugar de la transacción. Solo puede entrar uno de los dos y, sea cual sea, no se firma nada más de este traspaso: conservas tus ${amount}.`,
    minerFee: (amount) =>
      `Se vuelve a firmar con las mismas monedas y más para el minero. El depósito de ${amount} y su orden quedan exactamente igual; solo baja tu cambio. Puede entrar una de las dos transacciones, nunca ambas.`,
  },
  before: {
    speedUp: 'Comisión actual de este paso, máx.',
    speedUpCancel: 'Comisión actual de este paso, máx.',
    cancel: 'Comisión actual de este paso, máx.',
    minerFee: 'Comisión del minero ahora',
  },
  after: {
    speedUp: 'Con la comisión mayor, máx.',
    speedUpCancel: 'Con la comisión mayor, máx.',
    cancel: 'Comisión por cancelar, máx.',
    minerFee: 'Nueva comisión del minero',
  },
  rate: (rate) => `${rate} sat/vB`,
  evicted: 'De ella, por las transacciones que también sustituye',
  lessChange: 'Tu cambio baja en',
  withCoins: {
    text: (amount) =>
      `Se vuelve a firmar con las mismas monedas y otras tuyas, con más para el minero. El depósito de ${amount} y su orden quedan exactamente igual. Puede entrar una de las dos transacciones, nunca ambas.`,
    coins: 'Otras monedas tuyas',
    change: 'Después vuelve a ti',
  },
  ofAll: 'Todos los pasos juntos, máx.',
  keep: 'Seguir esperando',
  confirm: {
    speedUp: 'Pagar más comisión',
    speedUpCancel: 'Pagar más comisión',
    cancel: 'Cancelar traspaso',
    minerFee: 'Pagar más comisión',
  },
  taken: {
    speedUp: 'La comisión mayor está en camino.',
    speedUpCancel: 'La comisión mayor está en camino.',
    cancel: 'La cancelación está en camino. Mira aquí cuál de las dos entra.',
    minerFee: 'La comisión mayor se está enviando. Aquí se verá si la red la acepta.',
  },
}
