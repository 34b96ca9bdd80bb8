import type { TermMessages } from '../../en/review/terms.ts'
import type { Translated } from '../../translated.ts'

export const esTerms: Translated<TermMessages> = {
  newer: {
    ready: 'Hay una cotización más reciente',
    over: 'Esta cotización ha caducado',
    runOut: 'Esta cotización ha caducado. No se ha firmado nada.',
    none: 'Esta cotización no se pudo renovar',
    show: 'Mostrarla',
    showNewer: 'Mostrar la nueva',
    showWhy: 'Ver por qué',
  },
  least: {
    refused: (amount, ago) => `${amount} fue muy poco aquí ${ago}.`,
    worked: (amount, ago) => `${amount} bastó ${ago}.`,
  },
  life: {
    title: 'Reembolso tras',
    hint: 'Lo que el servicio no haya completado para entonces, lo devuelve. Las comisiones de red se gastan igualmente.',
    minutes: (minutes) => `${minutes} min`,
    is: (minutes) => `reembolso tras ${minutes} min`,
    review: (minutes) =>
      `Si el servicio no lo ha completado en ${minutes} minutos, devuelve el dinero. Es su palabra; la orden no lo dice.`,
  },
}
