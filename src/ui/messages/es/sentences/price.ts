import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with what a crossing costs, in Spanish. */
export const esPriceWords: Worded<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `Se perdería más de la mitad: hasta ${cost} de ${pays}.`,
  costAboveCap: ({ cost, pays }) => `Esto cuesta hasta ${cost} de ${pays}, más que el tope del 15%.`,
  costHigh: ({ cost, pays }) => `Esto cuesta hasta ${cost} de ${pays}, sin la comisión de red.`,
  worthLost: ({ pays, arrives }) =>
    `Según los precios conocidos, pagas lo que vale ${pays} dólares y recibes lo que vale ${arrives}: se perdería más del 15%.`,
  worthNotCompared:
    'No se conoce ningún precio con el que comparar lo que pagas con lo que llega. Mira tú mismo las dos cantidades.',

  feeUnrelated: ({ currency, chain }) =>
    `Se cobra una comisión en ${currency} de la cadena ${chain}, que no forma parte de este traspaso.`,
  feeBelowZero: 'Una comisión es menor que cero y nada explica una recompensa: las cifras no pueden ser correctas.',
  feeAboveInput: ({ fee }) => `Una comisión de ${fee} es más que todo lo que pagas.`,
  sponsorChargedMore: 'Al patrocinador se le cobraría más de lo que pediste.',

  transferFeeAboveLimit: ({ fee, limit }) => `La transferencia costaría ${fee}, más que tu límite de ${limit}.`,
  routerAboveLimit: ({ sum, dollars }) =>
    `Un router manejaría ${sum}; supera tu límite de ${dollars} dólares para estas llamadas.`,
  routerNotCompared: ({ sum, dollars }) =>
    `Un router manejaría ${sum}; no se puede comparar con tu límite de ${dollars} dólares para estas llamadas.`,
}
