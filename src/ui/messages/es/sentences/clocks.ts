import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the time, in Spanish. */
export const esClockWords: Worded<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => `La cotización tiene ${seconds} segundos; pide otra.`,
  lifeNearlyOver: 'El plazo que diste a este traspaso vence demasiado pronto para que se complete.',

  clockNotCompared: 'No se pudo leer nada que confirme tu reloj: la antigüedad de esta cotización no está demostrada.',
  clockBehindService: ({ seconds }) =>
    `Tu reloj va ${seconds} segundos por detrás del servicio: una cotización vieja podría parecer nueva.`,
  clockAheadOfService: ({ seconds }) =>
    `Tu reloj va ${seconds} segundos por delante del servicio: una cotización vieja podría parecer nueva.`,
  clockBehindChain: ({ seconds, chain }) =>
    `Tu reloj va ${seconds} segundos por detrás del último bloque de ${chain}: una cotización vieja podría parecer nueva.`,
  clockAheadOfChain: ({ seconds, chain }) =>
    `Tu reloj va ${seconds} segundos por delante del último bloque de ${chain}: una cotización vieja podría parecer nueva.`,
}
