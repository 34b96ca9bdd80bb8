import type { ArrivalMessages } from '../en/arrival.ts'
import type { Worded } from '../worded.ts'
import { list, number } from './words.ts'

/** Every word in Spanish about a contract that is called where money arrives. */
export const esArrival: Worded<ArrivalMessages> = {
  form: {
    title: 'Llamar a un contrato al llegar',
    hint: 'Para quien sabe a qué llama. Lo hace el contrato del servicio de traspasos con lo que llega, y lo ves antes de confirmar.',
    to: 'Contrato',
    data: 'Datos de la llamada, en hex',
    value: (symbol) => `Se envía con la llamada, en ${symbol}`,
    none: 'No llamar a nada',
    is: 'llama a un contrato',
    problems: {
      to: 'Escribe la dirección del contrato.',
      data: 'Los datos van en hex: 0x y dos dígitos por cada byte.',
      pick: 'Elige a qué llamar y rellena todo lo que pide.',
      tooLong: 'Son más datos de los que lleva un traspaso.',
      value: 'Escribe un importe, como 0.01.',
      route: 'Se puede llamar a un contrato donde el dinero llega a otra cadena EVM, pagado desde esta billetera.',
      gas: 'Solo puede ir dinero donde llega la moneda propia de la cadena.',
      tooMuch: 'Es más de lo que llega.',
    },
  },
  review: {
    title: (chain) => `Después, en ${chain}`,
    by: 'La llamada la hace el contrato del servicio de traspasos con lo que llega, no tu cuenta.',
    leftOn: (chain) => `Lo que deje la llamada, en ${chain}`,
    before: 'antes de la llamada',
    called: 'Después se llama con ello a un contrato.',
    pays: (amount, who) => `La llamada paga ${amount} a ${who}.`,
    hands: (numbers, who) => `La llamada entrega ${numbers.length === 1 ? 'el' : 'los'} NFT ${list(numbers)} a ${who}.`,
    handsMany: (numbers, who) => `La llamada entrega ${number(numbers)} NFT de una colección a ${who}.`,
    paysOther: 'La llamada paga a otra persona',
    rest: 'Lo que deje la llamada va al destinatario, según el servicio. Si la llamada falla, falla el traspaso.',
  },
  outcome: 'Causeway lee pagos, no lo que hizo una llamada: abre el explorador para verlo.',
  timeline: {
    called: 'El servicio dice que llamó al contrato',
    next: 'Se llama al contrato',
    onlySaid: 'Lo dice el servicio; Causeway lee pagos, no lo que hizo una llamada. ',
  },
  proof: {
    claim: 'La orden hace la llamada que pediste',
    evidence: 'Contrato, datos e importe son parte de la orden, y no se llama a nada más.',
    gap: 'No está comprobado cuánto dinero usa la llamada',
    gapMeans:
      'Lo decide el contrato. Causeway no ha probado la llamada, y de ella depende lo que queda para el destinatario.',
  },
}
