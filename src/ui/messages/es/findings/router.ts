import type { routerWords } from '../../../../core/verify/words/router.ts'
import type { Translated } from '../../translated.ts'

export const esRouterWords: Translated<typeof routerWords> = {
  routerNotDue: 'La cotización llama a un router, pero no hay nada que intercambiar antes: basta un depósito simple.',
  routerWithoutCalldata: 'La llamada al router no lleva datos: tu dinero se quedaría allí.',
  routerCallUnreadable: 'La llamada al router no tiene la forma publicada, así que su final no se puede imponer.',
  routerCallWithoutEnd: 'La llamada al router no termina con un pago de la moneda debida.',
  routerCallWithoutOrder: 'La cotización no tiene ninguna orden que la llamada al router pueda pagar.',
  routerTakesAnother: ({ symbol }) => `El router tomaría algo distinto de tus ${symbol}.`,
  routerTakesAnotherAmount: ({ due }) => `El router no tomaría exactamente ${due}.`,
  routerLeftoverToStranger: 'El router enviaría lo que sobre a un desconocido.',
  swapResultFromNode: ({ symbol, chain }) =>
    `Solo un nodo de ${chain} dice cuánto ${symbol} llega: la cadena no puede imponerlo con un token desconocido.`,
}
