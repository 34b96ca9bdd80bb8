import type { stepWords } from '../../../../core/verify/words/steps.ts'
import type { Translated } from '../../translated.ts'

export const esStepWords: Translated<typeof stepWords> = {
  answerNotAQuote: ({ why }) => `La respuesta no es una cotización: ${why}.`,
  planChanged: 'El plan ya no es el que aprobaste.',

  requestMissing: 'La cotización no nombra ninguna solicitud, así que nadie podría seguir tu dinero.',
  requestsDiffer: 'Los pasos pertenecen a solicitudes distintas: pagarías una y seguirías otra.',
  requestOfAnotherFollowed: 'La cotización haría seguir otra solicitud, no la que pagas.',
  requestUsed: 'Esta solicitud ya se usó en una transferencia anterior: se pagaría dos veces.',
  orderUsed: 'Esta orden ya se usó en una transferencia anterior: se pagaría dos veces.',

  stepCalledDone: 'La cotización da por hecho un paso que nadie ha hecho: faltaría aquello para lo que sirve.',
  stepEmpty: 'Un paso de la cotización no dice qué hacer.',
  stepsDiffer: 'Los pasos no son los que esta transferencia necesita, en su orden.',
  swapMissing: 'La orden pide otra moneda, no la que pagas.',
}
