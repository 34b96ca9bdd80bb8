import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the mapping of a nonce to an order, in German. */
export const deMappingWords: Worded<typeof mappingWords> = {
  mappingWithoutNonce: 'Die Zuordnung hat keine Nonce: Die Überweisung ließe sich nicht von anderen unterscheiden.',
  mappingWithoutOrder: 'Es gibt keinen Auftrag, dem Ihre Einzahlung zugeordnet werden könnte.',
  nonceNotMapped: 'Dem Auftrag dieser Überweisung ist keine Nonce zugeordnet.',
  nonceFarAway:
    'Die Nonce ist kein Zeitpunkt nahe diesem Angebot: Die Überweisung könnte zurückgehalten werden oder fehlschlagen.',
  nonceUsed: 'Die Nonce steht schon für eine frühere Überweisung von Ihnen: Diese Einzahlung könnte verloren gehen.',
}
