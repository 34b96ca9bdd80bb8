import type { transferWords } from '../../../../core/verify/words/transfers.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const deTransferWords: Translated<typeof transferWords> = {
  transferOverwrites: different('Die Angaben würden überschreiben, was die Wallet selbst festlegt: was getan wird.'),
  transferSaysMore: different('Die Überweisung sagt mehr, als signiert würde.'),
  transferSaysUnknown: different('Die Überweisung sagt mehr, als von Überweisungen bekannt ist.'),
  transferLeavesOut: different('In der Überweisung fehlt, was gesagt werden muss.'),
  transferFieldUnknown: different('Die Überweisung hat ein unbekanntes Feld.'),
  transferMalformed: different('Die Überweisung ist fehlerhaft aufgebaut.'),
  transferOfAnotherForm: different(
    'Was signiert würde, hat nicht die Form einer Überweisung: Es könnte eine Handlung beliebiger Art sein.',
  ),
  transferIsAnotherAct: different('Dies ist eine andere Handlung als eine Überweisung.'),
  transferGivesAccountAway: different(
    'Dies ist eine andere Handlung als eine Überweisung: Sie könnte das Recht an Ihrem ganzen Konto weggeben.',
  ),
  transferToAnotherAccount: different(
    'Die Überweisung geht an ein anderes Konto als das bekannte: Alles wäre verloren.',
  ),
  transferNotToDepository: different(
    'Die Überweisung geht an ein anderes Konto als das der bekannten Einzahlungsstelle: Alles wäre verloren.',
  ),
  transferBetweenOthers: different(
    'Die Überweisung läuft zwischen anderen Konten als Ihrem Perps-Konto und dem der Einzahlungsstelle.',
  ),
  transferMovesAnotherAmount: different('Die Überweisung bewegt einen anderen Betrag, als Sie senden.'),
  transferMovesAnotherToken: different('Die Überweisung bewegt einen anderen Token, als Sie senden.'),
  transferMovesAnotherAsset: different('Die Überweisung bewegt einen anderen Vermögenswert, als Sie senden.'),
  transferOnAnotherDex: different(
    'Die Überweisung geht von einer anderen DEX aus oder an eine andere als die, die Ihre Währung verwahrt.',
  ),
  transferFromSubAccount: different('Die Überweisung geht von einem Unterkonto aus, das Sie nicht genannt haben.'),
  transferOnAnotherNetwork: different('Die Überweisung gilt für ein anderes Netz der Börse.'),
  transferOfAnotherNonce: different(
    'Die Nonce ist nicht die zugeordnete: Nichts würde Ihre Einzahlung an ihren Auftrag binden.',
  ),
  transferMemoOfAnotherOrder: different(
    'Die Überweisung würde einen anderen Auftrag bezahlen als den, der angezeigt wird.',
  ),
  transferFeeNoAmount: different('Die Gebühr der Überweisung ist kein Betrag.'),
}
