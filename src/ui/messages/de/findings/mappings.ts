import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const deMappingWords: Translated<typeof mappingWords> = {
  mappingWithoutNonce: 'Die Zuordnung hat keine Nonce: Die Überweisung ließe sich nicht von anderen unterscheiden.',
  mappingWithoutOrder: 'Es gibt keinen Auftrag, dem Ihre Einzahlung zugeordnet werden könnte.',
  nonceNotMapped: 'Dem Auftrag dieser Überweisung ist keine Nonce zugeordnet.',
  nonceFarAway:
    'Die Nonce ist kein Zeitpunkt nahe diesem Angebot: Die Überweisung könnte zurückgehalten werden oder fehlschlagen.',
  nonceUsed: 'Die Nonce steht schon für eine frühere Überweisung von Ihnen: Diese Einzahlung könnte verloren gehen.',

  mappingDomainSaysMore: different(
    'Die Signatur gälte für eine Domäne, in der mehr steht als bei einer Nonce-Zuordnung.',
  ),
  mappingOfAnotherChain: different('Die Signatur gälte für eine Chain, die weder die übliche noch Ihre ist.'),
  mappingOfAnotherContract: different(
    'Die Signatur gälte für einen anderen Contract als bei einer Nonce-Zuordnung: Sie könnte Ihre Token weggeben.',
  ),
  mappingOfAnotherForm: different(
    'Was signiert würde, hat nicht die Form einer Nonce-Zuordnung: Es könnte eine Erlaubnis beliebiger Art sein.',
  ),
  mappingSaysMore: different('Die Zuordnung sagt mehr, als signiert würde.'),
  mappingOfAnotherAccount: different(
    'Die Zuordnung gehört zu einem anderen Konto: Ihre Einzahlung würde jemand Fremdem gutgeschrieben.',
  ),
  mappingForAnotherExchange: different('Die Zuordnung gilt für eine andere Börse.'),
  mappingToAnotherOrder: different(
    'Die Zuordnung gilt einem anderen Auftrag: Ihre Einzahlung würde etwas bezahlen, das Sie nicht verlangt haben.',
  ),
  mappingOfAnotherNonce: different('Die Nonce ist nicht die, die zuerst zugeordnet wird.'),
  mappingPostedOtherwise: different(
    'Was gesendet würde, ist nicht das, was signiert würde: Ihre Einzahlung könnte einem anderen Auftrag zugeordnet werden.',
  ),
  mappingHandedOverOtherwise: different('Die Signatur würde auf anderem Weg übergeben als eine Nonce-Zuordnung.'),
  mappingMalformed: different('Die Nonce-Zuordnung ist fehlerhaft aufgebaut.'),
}
