import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const esMappingWords: Translated<typeof mappingWords> = {
  mappingWithoutNonce: 'La asignación no lleva nonce: la transferencia no se distinguiría de otras.',
  mappingWithoutOrder: 'No hay ninguna orden a la que se pueda asignar tu depósito.',
  nonceNotMapped: 'No hay ningún nonce asignado a la orden de esta transferencia.',
  nonceFarAway: 'El nonce no es un momento cercano a esta cotización: la transferencia podría retenerse, o fallar.',
  nonceUsed: 'El nonce ya está en una transferencia tuya anterior: este depósito podría perderse.',

  mappingDomainSaysMore: different(
    'La firma sería para un dominio con más contenido que el de una asignación de nonce.',
  ),
  mappingOfAnotherChain: different('La firma sería para una cadena que no es ni la habitual ni la tuya.'),
  mappingOfAnotherContract: different(
    'La firma sería para otro contrato, no para una asignación de nonce: con ella podrían llevarse tus tokens.',
  ),
  mappingOfAnotherForm: different(
    'Lo que se firmaría no tiene la forma de una asignación de nonce: podría ser cualquier aprobación.',
  ),
  mappingSaysMore: different('La asignación dice más de lo que se firmaría.'),
  mappingOfAnotherAccount: different('La asignación es de otra cuenta: tu depósito se abonaría a un desconocido.'),
  mappingForAnotherExchange: different('La asignación es para otro exchange.'),
  mappingToAnotherOrder: different('La asignación es a otra orden: tu depósito pagaría algo que no pediste.'),
  mappingOfAnotherNonce: different('El nonce no es el que se asigna primero.'),
  mappingPostedOtherwise: different(
    'Lo que se enviaría no es lo que se firmaría: tu depósito podría asignarse a otra orden.',
  ),
  mappingHandedOverOtherwise: different(
    'La firma se entregaría de una manera distinta a la de una asignación de nonce.',
  ),
  mappingMalformed: different('La asignación de nonce está mal formada.'),
}
