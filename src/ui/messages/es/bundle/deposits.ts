import type { DepositMessages } from '../../en/bundle/deposits.ts'
import type { Translated } from '../../translated.ts'

export const esDeposits: Translated<DepositMessages> = {
  title: (deposits) => (deposits === 1 ? 'Un depósito para un traspaso' : 'Depósitos para traspasos'),
  amount: (amount) => `${amount} para un traspaso`,
  unseen:
    'El sitio acordó este traspaso por su cuenta, y Causeway no ha visto sus condiciones. No puede saber qué debe llegar, adónde, ni si llegará algo.',
  follows: (chain) => `Causeway sigue el depósito hasta que lo ha leído en un bloque de ${chain}.`,
  others: 'Se abona a otra persona',
  othersText: 'El depósito no está a nombre de tu cuenta. Si el traspaso falla, el dinero puede volver a esa persona.',
  known: {
    own: {
      title: 'Este traspaso ya lo paga tu billetera',
      text: 'Esta orden es de un traspaso tuyo. Un depósito hecho por un sitio lo pagaría por segunda vez, así que Causeway no lo envía.',
    },
    paid: {
      title: 'Ya pagaste esta orden antes',
      text: 'Tu billetera ya la pagó a petición de un sitio. Un segundo depósito para la misma orden puede perderse.',
    },
  },
  missingTitle: 'Un depósito no está en su bloque',
  missingText: 'Se hizo todo lo que pidió el sitio, pero no está un depósito que mostraba la prueba.',
  progress: { ahead: 'En camino', read: 'Leído en su bloque', missing: 'No está en su bloque' },
  progressText: {
    ahead: (chain) => `Tal como lo mostró una prueba. Causeway lo lee otra vez en el bloque de ${chain}.`,
    read: (chain) => `Causeway lo ha leído en el registro del depositario en ${chain}.`,
    missing: (chain) =>
      `Una prueba mostró este depósito, y no está en los bloques de ${chain}. Pregunta al sitio qué pasó con él.`,
  },
}
