import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const deChangedRows: Translated<ChangedRowMessages> = {
  title: 'Gespeicherte Daten wurden von außen geändert',
  text: 'Etwas anderes als Causeway hat geändert, was dieser Computer für Ihre Wallet speichert. Causeway benutzt nichts davon, bis Sie entscheiden.',
  closed:
    'Dieses Konto ist geschlossen. Seine gespeicherte Adresse gehört nicht zu seinem Schlüssel. Senden Sie nichts an die gespeicherte Adresse.',
  stored: 'Gespeicherte Adresse',
  derived: 'Adresse seines Schlüssels',
  reopen: 'Die Adresse des Schlüssels benutzen',
  site: 'Verbindung einer Website, die als nicht verbunden gilt:',
  remove: 'Entfernen',
  accept: 'So übernehmen',
  removeText: 'Es beginnt neu wie in einer neuen Wallet. Ihre Schlüssel und Ihr Geld bleiben.',
  acceptText:
    'Übernehmen Sie es nur, wenn Sie es selbst geändert haben, zum Beispiel durch eine zurückgespielte Kopie Ihres Profils.',
  go: 'Bestätigen',
  busy: 'Wird geprüft …',
  rows: {
    accounts: 'Namen und Reihenfolge Ihrer Konten. Ihre Adressen sind anhand der Schlüssel geprüft.',
    watched: 'Beobachtete Adressen. Keine wird gezeigt.',
    bitcoinAccounts: 'Öffentliche Bitcoin-Schlüssel. Sie kommen aus Ihrer Wiederherstellungsphrase zurück.',
    exchangeBKeys: 'API-Schlüssel der Börse. Keiner signiert.',
    exchangeBAccounts: 'Gewählte Konten der Börse. Keines ist gewählt.',
    addressBook: 'Adressbuch. Seine Adressen gelten als unbekannt.',
    addedTokens: 'Hinzugefügte Token. Keines wird gezeigt.',
    safeguards: 'Zahlungsschutz. Der strengste gilt.',
    settings: 'Grenzen, automatische Sperre und Expertenmodus. Die strengsten gelten.',
    paid: 'An wen Sie schon gezahlt haben. Alle gelten als neu und die Tagesgrenze als erreicht.',
  },
}
