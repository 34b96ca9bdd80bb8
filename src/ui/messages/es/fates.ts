import type { FateMessages } from '../en/fates.ts'
import type { Worded } from '../worded.ts'

/** Every word in Spanish about what becomes of deposits that a page made by itself with the crossing service. */
export const esFates: Worded<FateMessages> = {
  ahead:
    'Lo que pase después se ve en el sitio. Con una clave de API del servicio de traspasos, que puedes introducir en los ajustes, tu billetera también lo sigue hasta el final.',
  asking: 'Tu billetera pregunta al servicio de traspasos qué pasa con él.',
  chip: {
    moving: 'En curso',
    filled: 'Llegó',
    refunded: 'Reembolsado',
    failed: 'Falló',
    unlike: 'Sin seguir',
  },
  said: {
    moving: 'El servicio de traspasos dice que está en curso.',
    success: 'El servicio de traspasos dice que ha llegado. Tu billetera aún no lo ha leído por sí misma.',
    failure: 'El servicio de traspasos dice que falló. Normalmente el dinero se devuelve.',
    refund: 'El servicio de traspasos dice que se devolvió. Tu billetera aún no lo ha leído por sí misma.',
    unknown: (word) => `El servicio de traspasos dice «${word}», una palabra que Causeway no conoce.`,
  },
  filled: (amount, chain) =>
    `${amount} llegó a ${chain}. Tu billetera lo ha leído allí; no puede saber si es lo que te prometió el sitio.`,
  refunded: (amount, chain) => `${amount} volvió en ${chain}. Tu billetera lo ha leído allí.`,
  filledSaid: (chain) =>
    `El servicio de traspasos dice que ha llegado a ${chain}. Tu billetera no pudo leerlo por sí misma.`,
  refundedSaid: 'El servicio de traspasos dice que se devolvió. Tu billetera no pudo leerlo por sí misma.',
  to: 'Pagado a',
  unlike: {
    several:
      'El servicio de traspasos nombra una solicitud para varios depósitos, o varias para este, así que tu billetera no sigue ninguna.',
    transaction:
      'El servicio de traspasos nombra para esta orden otra transacción que la tuya, así que tu billetera no la sigue.',
    deposit:
      'Lo que dice el servicio de traspasos de este depósito no es lo que ha leído tu billetera, así que no lo sigue.',
    own: 'El servicio de traspasos nombra una solicitud que pertenece a otra cosa tuya, así que tu billetera no la sigue.',
  },
  unfollowed: {
    noKey:
      'El sitio muestra qué pasa con él. Con una clave de API del servicio de traspasos, tu billetera también puede seguirlo hasta el final.',
    locked: 'Tu billetera lo sigue de nuevo cuando esté desbloqueada.',
    refused: 'El servicio de traspasos no informa de esto con tu clave de API. El sitio muestra qué pasa con él.',
    over: 'El servicio de traspasos lleva demasiado tiempo sin decir nada. Pregunta al sitio qué pasó con él.',
  },
  enterKey: 'Introducir una clave de API',
}
