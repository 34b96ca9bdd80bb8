import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the mapping of a nonce to an order, in Spanish. */
export const esMappingWords: Worded<typeof mappingWords> = {
  mappingWithoutNonce: 'La asignación no lleva nonce: la transferencia no se distinguiría de otras.',
  mappingWithoutOrder: 'No hay ninguna orden a la que se pueda asignar tu depósito.',
  nonceNotMapped: 'No hay ningún nonce asignado a la orden de esta transferencia.',
  nonceFarAway: 'El nonce no es un momento cercano a esta cotización: la transferencia podría retenerse, o fallar.',
  nonceUsed: 'El nonce ya está en una transferencia tuya anterior: este depósito podría perderse.',
}
