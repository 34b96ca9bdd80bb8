import type { permitWords } from '../../../../core/verify/words/permits.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const esPermitWords: Translated<typeof permitWords> = {
  permitNotAsked: 'La cotización quiere una firma que no pediste: con ella podrían llevarse tus tokens.',
  permitOfUnknownForm: 'Lo que se firmaría no es un pago conocido: podría ser cualquier aprobación.',
  permitMalformed: ({ problem }) => `La aprobación firmada está mal formada: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo para qué firma el token: ${why}.`,
  permitDomainNotAsked: ({ chain }) => `El nodo de ${chain} no dijo para qué firma el token: no se le preguntó.`,
  permit2NotPinned: ({ chain }) => `En ${chain} no se conoce ningún Permit2.`,
  permitCallsTooLarge: 'Las llamadas son más largas de lo que necesita cualquier pago.',
  permitWithoutCalls: 'La aprobación no dice qué pasa con el dinero: paga con una transacción.',
  permitCallsNotEnforced: 'Las llamadas que firmarías no aseguran el pago de tu orden: paga con una transacción.',
  permitOfNoOrder: 'Nada en la aprobación firmada dice para qué orden es tu dinero.',
  permitOver: 'La aprobación firmada ha caducado: se podría usar cuando ya no lo esperas.',
  permitTooLong: 'La aprobación firmada dura más de una hora: se podría usar cuando ya no lo esperas.',
  permitLater: 'La aprobación firmada no vale desde ahora: se podría usar cuando ya no lo esperas.',

  permitOfAnotherContract: different('La aprobación firmada sería para otro contrato, no para el de tu token.'),
  permitOfAnotherForm: different('Lo que se firmaría no tiene la forma de un pago: podría ser cualquier aprobación.'),
  permitForStranger: different('Un desconocido podría tomar tu dinero.'),
  permitFromAnother: different('La aprobación firmada es de otra cuenta, no de la tuya.'),
  permitOfAnotherAmount: different('La aprobación firmada no es exactamente por lo que pagas.'),
  permitLeftoverToStranger: different('Lo que sobre iría a un desconocido.'),
  permitHandedOverOtherwise: different('La firma se entregaría de otra manera que una aprobación.'),
  permitIsAnother: different('La aprobación firmada no es el único pago que pediste.'),
}
