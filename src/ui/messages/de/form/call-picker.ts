import type { CallPickerMessages } from '../../en/form/call-picker.ts'
import type { Translated } from '../../translated.ts'

export const deCallPicker: Translated<CallPickerMessages> = {
  ways: 'Wie Sie den Aufruf angeben',
  pick: 'Funktion wählen',
  paste: 'Bytes einfügen',
  what: 'Was aufgerufen wird',
  whatNone: 'Funktion wählen',
  names: {
    transfer: 'Token weitersenden',
    approve: 'Einem Vertrag ein Token freigeben',
    vaultDeposit: 'Token in einen Vault einzahlen',
    pay: 'Zahlen, ohne Funktion',
  },
  who: {
    transfer: 'Wer es bekommt',
    approve: 'Wer es abbuchen darf',
    vaultDeposit: 'Wem es gehören wird',
    pay: 'Wer es bekommt',
  },
  howMuch: (unit) => `Wie viel, in ${unit}`,
  howMuchUnits: 'Wie viel, in kleinsten Einheiten',
  unitsHint: 'Causeway kennt diesen Vertrag nicht als Token: Geben Sie eine ganze Zahl seiner kleinsten Einheiten ein.',
  vaultUnitsHint:
    'Eine ganze Zahl kleinster Einheiten vom Token des Vaults. Gibt ein Aufruf davor dem Vault ein Token frei, zählt es in diesem.',
  approveHint:
    'Die Freigabe gibt der Vertrag des Dienstes, für das, was ankommt: Fügen Sie den Aufruf hinzu, der es abbucht.',
  whole: 'Geben Sie eine ganze Zahl ohne Komma ein.',
  choose: 'Wählen',
  chooseContract: 'Vertrag wählen',
  chooseAddress: 'Adresse wählen',
  tokens: (chain) => `Token auf ${chain}`,
  accounts: 'Ihre Konten',
  nothing: 'Es gibt noch nichts zu wählen.',
  preview: 'Das wird aufgerufen',
  unread: 'Causeway konnte nicht lesen, was das aufruft. Sie sehen es vor dem Bestätigen.',
}
