import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Translated } from '../../translated.ts'

export const esPriceWords: Translated<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `Se perdería demasiado: hasta ${cost} de ${pays}.`,
  costAboveCap: ({ cost, pays }) => `Se perdería una gran parte: esto cuesta hasta ${cost} de ${pays}.`,
  costHigh: ({ cost, pays }) => `Esto cuesta hasta ${cost} de ${pays}, sin la comisión de red.`,
  worthLost: ({ pays, arrives }) =>
    `Pagas lo que vale ${pays} dólares, y lo que llega seguro vale ${arrives} dólares, según precios que no pone el servicio.`,
  worthLostAsSaid: ({ pays, arrives }) =>
    `Según los precios del propio servicio, pagas lo que vale ${pays} dólares, y lo que llega seguro vale ${arrives} dólares.`,
  priceUnknown: ({ currency }) =>
    `No se conoce ningún precio de ${currency} que no ponga el servicio, así que nada muestra si la cotización es justa.`,
  priceUnknownLook: ({ currency }) =>
    `No se conoce ningún precio de ${currency} que no ponga el servicio, así que nada muestra si la cotización es justa. Mira tú mismo las dos cantidades.`,
  pricesDisagree: ({ currency, least, most }) =>
    `Dos fuentes no coinciden en el precio de ${currency}: ${least} y ${most} dólares. Lo que pagas se cuenta al más alto, y lo que llega, al más bajo.`,
  orderPaymentTooSmall: ({ pays, payment, worth }) =>
    `Pagas lo que vale ${pays} dólares, pero la orden solo pide ${payment}, que vale ${worth} dólares: el resto podría ir a otra parte.`,
  topupTooSmall: ({ worth, asked }) => `El gas para la llegada vale ${worth} dólares, y pediste ${asked} dólares.`,
  topupPriceUnknown: ({ currency }) =>
    `No se conoce ningún precio de ${currency} que no ponga el servicio, así que nada muestra si el gas para la llegada vale lo que pediste.`,

  feeUnrelated: ({ currency, chain }) =>
    `Se cobra una comisión en ${currency} de la cadena ${chain}, que no forma parte de esta transferencia.`,
  feeBelowZero: 'Una comisión es menor que cero y nada explica una recompensa: las cifras no pueden ser correctas.',
  feeAboveInput: ({ fee }) => `Una comisión de ${fee} es más que todo lo que pagas.`,
  feeWorthMore: ({ fee, worth, pays }) =>
    `Una comisión de ${fee} vale ${worth} dólares, más que todo lo que pagas: ${pays} dólares.`,
  feeUnasked: ({ fee }) => `Se cobra una comisión de ${fee} que no pediste.`,
  sponsorChargedMore: 'Al patrocinador se le cobraría más de lo que pediste.',

  transferFeeAboveLimit: ({ fee, limit }) => `La transferencia costaría ${fee}, más que tu límite de ${limit}.`,
  routerAboveLimit: ({ sum, dollars }) =>
    `Un router manejaría ${sum}; supera tu límite de ${dollars} dólares para estas llamadas.`,
  routerNotCompared: ({ sum, dollars }) =>
    `Un router manejaría ${sum}; no se puede comparar con tu límite de ${dollars} dólares para estas llamadas.`,
}
