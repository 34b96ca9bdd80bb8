import type { ServiceKeyMessages } from '../../en/settings/service-key.ts'
import type { Translated } from '../../translated.ts'

export const deServiceKey: Translated<ServiceKeyMessages> = {
  title: 'Schlüssel des Dienstes',
  meaning:
    'Mit einem eigenen Schlüssel sind mehr Anfragen pro Minute möglich, und ein Sponsor kann Gebühren zahlen. Er liegt verschlüsselt in der Wallet und geht nur an den Dienst, nie an eine Website.',
  label: 'API-Schlüssel',
  save: 'Speichern',
  remove: 'Entfernen',
  kept: (ending) => `In Verwendung: ein Schlüssel, der auf ${ending} endet`,
  removed: 'Der Schlüssel wurde entfernt. Der Dienst wird jetzt ohne Schlüssel gefragt.',
  failed: 'Der Schlüssel konnte nicht gelesen werden',
  loading: 'Es wird nach einem Schlüssel gesehen.',
  outcome: {
    kept: 'Der Dienst kennt diesen Schlüssel. Ab jetzt wird er verwendet.',
    noKey: 'Das ist kein Schlüssel: Er besteht aus 4 bis 200 Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen.',
    notKnown:
      'Der Dienst kennt diesen Schlüssel nicht. Nichts wurde gespeichert: Prüfen Sie ihn, oder legen Sie dort einen neuen an.',
    notAsked:
      'Der Dienst hat nicht geantwortet, deshalb ließ sich der Schlüssel nicht erproben. Nichts wurde gespeichert: Versuchen Sie es erneut.',
    locked: 'Die Wallet ist gesperrt. Nichts wurde gespeichert.',
  },
}
