import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const deChangedRows: Translated<ChangedRowMessages> = {
  title: 'Gespeicherte Daten wurden von außen geändert',
  text: 'Etwas anderes als Causeway hat geändert, was dieser Computer für Ihre Wallet speichert. Causeway benutzt nichts davon, bis Sie entscheiden.',
  closed:
    'Dieses Konto ist geschlossen. Seine gespeicherte Adresse gehört nicht zu seinem Schlüssel. Senden Sie nichts an die gespeicherte Adresse.',
  derived: 'Adresse seines Schlüssels',
  reopen: 'Die Adresse des Schlüssels benutzen',
  site: 'Verbindung einer Website, die als nicht verbunden gilt:',
  remove: 'Entfernen',
  accept: 'So übernehmen',
  acceptText: 'Übernehmen Sie es nur, wenn Sie es selbst geändert haben.',
  rows: {
    accounts: 'Namen und Reihenfolge Ihrer Konten.',
    watched: 'Beobachtete Adressen.',
    bitcoinAccounts: 'Öffentliche Bitcoin-Schlüssel.',
    exchangeBKeys: 'API-Schlüssel der Börse.',
    exchangeBAccounts: 'Gewählte Konten der Börse.',
    addressBook: 'Adressbuch.',
    addedTokens: 'Hinzugefügte Token.',
    safeguards: 'Zahlungsschutz. Der strengste gilt.',
    settings: 'Grenzen, automatische Sperre und Expertenmodus. Die strengsten gelten.',
    paid: 'An wen Sie schon gezahlt haben. Alle gelten als neu und die Tagesgrenze als erreicht.',
  },
}
