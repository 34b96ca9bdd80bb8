import type { TermMessages } from '../en-terms.ts'
import type { Worded } from '../worded.ts'

/** Every word in Spanish about the terms of a price: how long it holds, and what was learned of the terms of a route. */
export const esTerms: Worded<TermMessages> = {
  newer: {
    ready: 'Hay un precio más reciente',
    over: 'Este precio ha vencido',
    none: 'Este precio no se pudo renovar',
    show: 'Mostrarlo',
    showNewer: 'Mostrar el nuevo',
    showWhy: 'Ver por qué',
  },
}
