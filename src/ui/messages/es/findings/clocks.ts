import { about } from 'words:es/formats'
import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Translated } from '../../translated.ts'

export const esClockWords: Translated<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => `La cotización tiene ya ${about(Number(seconds))}; pide otra.`,
  lifeNearlyOver: 'El plazo que diste a esta transferencia vence demasiado pronto para que se complete.',

  clockNotCompared: 'No se pudo leer nada que confirme tu reloj: la antigüedad de esta cotización no está comprobada.',
  clockBehindService: ({ seconds }) =>
    `Tu reloj va ${about(Number(seconds))} por detrás del servicio: una cotización vieja podría parecer nueva.`,
  clockAheadOfService: ({ seconds }) =>
    `Tu reloj va ${about(Number(seconds))} por delante del servicio: una cotización vieja podría parecer nueva.`,
  clockBehindChain: ({ seconds, chain }) =>
    `Tu reloj va ${about(Number(seconds))} por detrás del último bloque de ${chain}: una cotización vieja podría parecer nueva.`,
  clockAheadOfChain: ({ seconds, chain }) =>
    `Tu reloj va ${about(Number(seconds))} por delante del último bloque de ${chain}: una cotización vieja podría parecer nueva.`,
}
