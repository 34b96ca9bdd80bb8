import type { DepositOutcomeMessages } from '../../en/bundle/deposit-outcomes.ts'
import type { Translated } from '../../translated.ts'

export const esDepositOutcomes: Translated<DepositOutcomeMessages> = {
  ahead:
    'Lo que pase después se ve en el sitio. Con una clave de API del servicio de traspasos, que puedes introducir en los ajustes, Causeway también lo sigue hasta el final.',
  asking: 'Causeway pregunta al servicio qué pasa con él.',
  chip: {
    moving: 'En curso',
    filled: 'Llegó',
    refunded: 'Reembolsado',
    failed: 'Falló',
    unlike: 'Sin seguir',
  },
  paid: {
    open: 'Pagado al servicio de traspasos',
    unlike: 'Causeway no sigue el traspaso',
    failed: 'El traspaso no se completó',
    saidFailed: 'El servicio dice que el traspaso falló',
    below: 'Lo que pasa con el dinero se ve más abajo.',
  },
  said: {
    moving: 'El servicio dice que está en curso.',
    success: 'El servicio dice que ha llegado. Causeway aún no lo ha leído por sí mismo.',
    failure: 'El servicio dice que falló. Normalmente el dinero se devuelve.',
    refund: 'El servicio dice que se devolvió. Causeway aún no lo ha leído por sí mismo.',
    unknown: (word) => `El servicio dice «${word}», una palabra que Causeway no conoce.`,
  },
  filled: (amount, chain) =>
    `${amount} llegó a ${chain}. Causeway lo ha leído allí; no puede saber si es lo que te prometió el sitio.`,
  refunded: (amount, chain) => `${amount} volvió en ${chain}. Causeway lo ha leído allí.`,
  filledSaid: (chain) => `El servicio dice que ha llegado a ${chain}. Causeway no pudo leerlo por sí mismo.`,
  refundedSaid: 'El servicio dice que se devolvió. Causeway no pudo leerlo por sí mismo.',
  to: 'Pagado a',
  unlike: {
    several:
      'El servicio nombra una solicitud para varios depósitos, o varias para este, así que Causeway no sigue ninguna.',
    transaction: 'El servicio nombra para esta orden otra transacción que la tuya, así que Causeway no la sigue.',
    deposit: 'Lo que dice el servicio de este depósito no es lo que ha leído Causeway, así que no lo sigue.',
    own: 'El servicio nombra una solicitud que pertenece a otra cosa tuya, así que Causeway no la sigue.',
  },
  unfollowed: {
    noKey:
      'El sitio muestra qué pasa con él. Con una clave de API del servicio de traspasos, Causeway también puede seguirlo hasta el final.',
    locked: 'Causeway lo sigue de nuevo cuando esté desbloqueado.',
    refused: 'El servicio no informa de esto con tu clave de API. El sitio muestra qué pasa con él.',
    over: 'El servicio lleva demasiado tiempo sin decir nada. Pregunta al sitio qué pasó con él.',
  },
  enterKey: 'Introducir una clave de API',
}
