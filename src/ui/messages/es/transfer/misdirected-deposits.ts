import type { MisdirectedDepositMessages } from '../../en/transfer/misdirected-deposits.ts'
import type { Translated } from '../../translated.ts'
import { count, span } from '../format.ts'

export const esMisdirectedDeposit: Translated<MisdirectedDepositMessages> = {
  title: '¿Pagaste en otra cadena o en otra moneda?',
  elsewhere: 'Lo que se encontró en otra parte',
  text: 'El servicio vigila esta dirección en una sola cadena y para una sola moneda. Si se le pide, mira en otra cadena o busca otras monedas, y traspasa lo que encuentre como una solicitud nueva, al cambio de ese momento. No está obligado a encontrar nada.',
  where: '¿Dónde se pagó?',
  sameChain: (chain) => `${chain}, en otra moneda`,
  ask: 'Pedir al servicio que mire',
  again: (seconds) => `Otra vez en ${span(seconds)}`,
  notNow: 'Ahora no se puede preguntar al servicio. Inténtalo de nuevo en un minuto.',
  never: 'El servicio no puede mirar en esta dirección.',
  open: (chain) => `Se pidió al servicio que mirara en ${chain}`,
  openText: 'No se sabe qué encontró: su respuesta no ha llegado.',
  found: (chain) => `El servicio dice que encontró dinero en ${chain}`,
  foundText:
    'Dice que lo traspasa como una solicitud nueva. Qué pasa con ella se ve arriba mientras esta página esté abierta; este traspaso sigue esperando su propio pago.',
  unknownToken: 'Un token que Causeway no conoce:',
  nothing: (chain) => `El servicio no encontró nada en ${chain}`,
  nothingText: (checked) => `Buscó ${count(checked, 'moneda', 'monedas')}. Un pago puede tardar unos minutos en verse.`,
  unread: (unread) => `No pudo buscar ${count(unread, 'moneda', 'monedas')}.`,
  failed: (chain) => `El servicio no dio respuesta sobre ${chain}`,
  strict:
    'Una dirección de una sola orden no acepta nada más: el servicio no busca lo que se le pagó en otra cadena o en otra moneda, y puede perderse. Pregunta al soporte del servicio; indica esta dirección y tu transacción.',
}
