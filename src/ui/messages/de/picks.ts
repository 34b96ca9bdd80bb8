import type { PickMessages } from '../en/picks.ts'
import type { Worded } from '../worded.ts'

/** Every word in German about a function that is picked for a call where money arrives. */
export const dePicks: Worded<PickMessages> = {
  ways: 'Wie Sie den Aufruf angeben',
  pick: 'Funktion wählen',
  paste: 'Bytes einfügen',
  what: 'Was aufgerufen wird',
  whatNone: 'Funktion wählen',
  names: {
    transfer: 'Token weitersenden',
    pay: 'Zahlen, ohne Funktion',
    wrap: 'Geld einzahlen',
    unwrap: 'Geld herausnehmen',
    approve: 'Jemandem ein Token freigeben',
  },
  whoGets: 'Wer es bekommt',
  whoMay: 'Wer es nehmen darf',
  howMuch: (unit) => `Wie viel, in ${unit}`,
  howMuchUnits: 'Wie viel, in kleinsten Einheiten',
  atMost: (unit) => `Wie viel höchstens, in ${unit}`,
  atMostUnits: 'Wie viel höchstens, in kleinsten Einheiten',
  unitsHint: 'Causeway kennt diesen Vertrag nicht als Token: Geben Sie eine ganze Zahl seiner kleinsten Einheiten ein.',
  whole: 'Geben Sie eine ganze Zahl ohne Komma ein.',
  notes: {
    wrap: 'Der Vertrag schreibt dem gut, der ihn aufruft: dem Vertrag des Transferdienstes, nicht Ihnen. Das Gutgeschriebene kann für Sie verloren sein.',
    unwrap:
      'Der Vertrag nimmt von dem, der ihn aufruft: Er zahlt aus, was der Vertrag des Transferdienstes dort hat, nicht was Sie haben.',
    approve:
      'Diese Erlaubnis gibt der Vertrag des Transferdienstes, für das, was er selbst hält. Von Ihrem Konto kann damit nichts genommen werden.',
  },
  choose: 'Wählen',
  chooseContract: 'Vertrag wählen',
  chooseAddress: 'Adresse wählen',
  tokens: (chain) => `Token auf ${chain}`,
  accounts: 'Ihre Konten',
  nothing: 'Es gibt noch nichts zu wählen.',
  preview: 'Das wird aufgerufen',
  unread: 'Causeway konnte nicht lesen, was das aufruft. Sie sehen es vor dem Bestätigen.',
}
