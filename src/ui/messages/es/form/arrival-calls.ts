import type { ArrivalCallMessages } from '../../en/form/arrival-calls.ts'
import type { Translated } from '../../translated.ts'
import { list, number } from '../format.ts'

export const esArrivalCalls: Translated<ArrivalCallMessages> = {
  form: {
    title: 'Llamar a un contrato al llegar',
    hint: 'Para quien sabe a qué llama. Lo hace el contrato del servicio de traspasos con lo que llega, y lo ves antes de confirmar.',
    to: 'Contrato',
    data: 'Datos de la llamada, en hex',
    value: (symbol) => `Se envía con la llamada, en ${symbol}`,
    none: 'No llamar a nada',
    is: (calls) => (calls === 1 ? 'llama a un contrato' : `hace ${number(calls)} llamadas`),
    call: (nth) => `Llamada ${nth}`,
    remove: (nth) => `Quitar la llamada ${nth}`,
    removeIt: 'Quitar',
    add: 'Añadir otra llamada',
    addHint: 'Las llamadas se hacen en su orden: todas o ninguna.',
    gasLimit: {
      label: 'Límite de gas, si lo conoces',
      hint: 'Para todas las llamadas juntas; vacío, decide el servicio. Más puede costar más; con muy poco, falla el traspaso.',
      problem: (least, most) => `Escribe un número entero de ${least} a ${most}, solo con dígitos, o déjalo vacío.`,
    },
    most: 'Un traspaso no lleva más llamadas.',
    at: (nth, problem) => `Llamada ${nth}: ${problem}`,
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
    by: (calls) =>
      calls === 1
        ? 'La llamada la hace el contrato del servicio de traspasos con lo que llega, no tu cuenta.'
        : 'Las llamadas las hace, en este orden, el contrato del servicio de traspasos con lo que llega, no tu cuenta.',
    leftOn: (chain, calls) =>
      calls === 1 ? `Lo que deje la llamada, en ${chain}` : `Lo que dejen las llamadas, en ${chain}`,
    before: (calls) => (calls === 1 ? 'antes de la llamada' : 'antes de las llamadas'),
    called: (calls) =>
      calls === 1
        ? 'Después se llama con ello a un contrato.'
        : `Después se hacen con ello ${number(calls)} llamadas, en orden.`,
    pays: (amount, who, nth) => `${theCall(nth)} paga ${amount} a ${who}.`,
    hands: (numbers, who, nth) =>
      `${theCall(nth)} entrega ${numbers.length === 1 ? 'el' : 'los'} NFT ${list(numbers)} a ${who}.`,
    handsMany: (numbers, who, nth) => `${theCall(nth)} entrega ${number(numbers)} NFT de una colección a ${who}.`,
    lets: (what, who, nth) => `${theCall(nth)} permite que ${who} tome ${what}.`,
    vault: (who, nth) => `${theCall(nth)} pone tokens en una bóveda, para ${who}.`,
    parties: {
      paid: 'La llamada paga a otra persona',
      takes: 'La llamada permite que otra persona lo tome',
      keeps: 'Un contrato que no conoces puede quedárselo',
    },
    empty: {
      title: 'No hay nada a lo que llamar',
      text: 'En esta dirección no hay ningún contrato: la llamada no haría nada, y lo que va con ella puede perderse.',
    },
    accept: {
      ordinary: 'Sé de quién es la clave y le permito tomarlo.',
      unread: 'Conozco este contrato, aunque nadie haya leído si lo es.',
      empty: 'Sé que allí no se llama a nada.',
    },
    gasLimit: (gas, calls) =>
      `Pediste un límite de gas de ${gas} para ${calls === 1 ? 'la llamada' : 'todas las llamadas juntas'}. Nada de lo que firmas lo dice: cumplirlo depende del servicio.`,
    rest: (calls) =>
      calls === 1
        ? 'Lo que deje la llamada va al destinatario, según el servicio. Si la llamada falla, falla el traspaso.'
        : 'Lo que dejen las llamadas va al destinatario, según el servicio. Si una falla, no se hace ninguna y falla el traspaso.',
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
  proofs: {
    claim: 'La orden hace las llamadas que pediste, en tu orden',
    evidence: 'El contrato, los datos y el importe de cada una son parte de la orden, y no se llama a nada más.',
    gap: 'No está comprobado cuánto dinero usan las llamadas',
    gapMeans:
      'Lo deciden los contratos. Causeway no ha probado las llamadas, y de ellas depende lo que queda para el destinatario.',
  },
}

function theCall(nth: number | undefined): string {
  return nth === undefined ? 'La llamada' : `La llamada ${nth}`
}
