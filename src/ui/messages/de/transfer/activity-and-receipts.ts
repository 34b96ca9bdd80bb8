import type { ActivityMessages } from '../../en/transfer/activity-and-receipts.ts'
import type { Translated } from '../../translated.ts'
import { deCommandPalette } from '../command-palette.ts'
import { count, digits, minuteOf } from '../format.ts'
import { deIntroduction } from '../introduction.ts'
import { deReceipt } from './receipt.ts'
import { deReplacement } from './replacement.ts'

export const deActivity: Translated<ActivityMessages> = {
  minute: minuteOf,
  find: {
    label: 'Aktivität durchsuchen',
    placeholder: 'Betrag, Chain, Adresse, Hash',
    ending: 'Stand',
    anyEnding: 'Alle Vorgänge',
    endings: { moving: 'Unterwegs', done: 'Angekommen oder erledigt', returned: 'Erstattet', failed: 'Gescheitert' },
    chain: 'Chain',
    anyChain: 'Alle Chains',
    asker: 'Angefragt von',
    anyAsker: 'Von allen',
    wallet: 'Von Ihnen, in dieser Wallet',
    clear: 'Suche leeren',
    none: 'Nichts passt dazu',
    noneText: 'Versuchen Sie es mit weniger Wörtern, oder leeren Sie den Filter. Nichts wurde gelöscht.',
    looking: (seen) => `Frühere Einträge werden durchsucht: bisher ${digits(seen)}.`,
    found: (found) => (found === 0 ? 'Nichts gefunden.' : `${count(found, 'Eintrag', 'Einträge')} gefunden.`),
  },
  quoted: { least: 'Laut Angebot, mindestens', exactly: 'Laut Angebot, genau' },
  arrived: { route: (to, paid, from) => `auf ${to}, für ${paid} von ${from}`, exactly: 'Angekommen, genau' },
  back: { sent: 'Gezahlt', got: 'Zurückbekommen', difference: 'Differenz' },
  held: {
    safe: 'Sie können das Fenster schließen: Nichts hat Ihr Konto verlassen. Causeway versucht es von selbst noch einmal.',
    unreached: (chain) => `${chain} war nicht erreichbar, deshalb wurde nichts signiert`,
    other: 'Etwas steht im Weg, deshalb wurde nichts signiert',
    why: 'Warum',
  },
  unread: {
    transfers: 'Transfers und Zahlungen konnten nicht gelesen werden',
    sent: 'Transaktionen für Websites konnten nicht gelesen werden',
    rest: 'Alles andere wird angezeigt.',
    records: (records: number) =>
      records === 1 ? 'Ein Eintrag kann nicht gelesen werden' : `${records} Einträge können nicht gelesen werden`,
    stays:
      'Causeway lässt einen solchen Eintrag unverändert, nennt ihn in der Datei für den Support und unterschreibt nichts dafür.',
    kinds: { executions: 'Transfer', bundles: 'Transaktionen für eine Website' },
    noTime: 'Zeit unbekannt',
    holds: 'Er reserviert Nonces oder Coins, darum warten andere Transaktionen seines Kontos.',
    against: (records: number) =>
      records === 1
        ? 'Ein nicht lesbarer Eintrag reserviert, was dies braucht'
        : `${records} nicht lesbare Einträge reservieren, was dies braucht`,
    againstText:
      'Er kann eine signierte Transaktion desselben Kontos enthalten. Sie können bestätigen, aber bis Sie ihn freigeben, wird nichts signiert.',
    release: 'Freigeben',
    releaseTitle: 'Freigeben, was dieser Eintrag reserviert?',
    releaseText:
      'Andere Transaktionen seines Kontos verwenden dann seine Nonces oder Coins. Der Eintrag und was er vielleicht bezahlt hat, bleiben vermerkt. Sehen Sie sich das Konto an, bevor Sie dasselbe noch einmal bezahlen.',
    stillOpen:
      'Das Netzwerk zeigt noch nicht, dass seine Transaktion vorbei ist. Wurde sie gesendet, kann sie noch durchgehen, anstelle der nächsten.',
    releaseAnyway: 'Trotzdem freigeben',
    keep: 'Behalten',
    released: 'Freigegeben. Wartende Transfers sehen von selbst wieder nach.',
    readable: 'Dieser Eintrag kann wieder gelesen werden. Es wurde nichts geändert.',
  },
  fees: {
    paid: 'Gezahlte Netzwerkgebühr',
    minerPaid: 'Gezahlte Miner-Gebühr',
    minerAtMost: 'Miner-Gebühr, höchstens',
    exchangePaid: 'Gezahlte Gebühr der Börse',
    forData: 'Gebühr für Daten, laut Knoten der Chain',
    dataOnTop: 'Die Chain nimmt darüber hinaus eine Gebühr für Daten.',
    whichever: 'Gleich welche durchkommt, höchstens',
  },
  step: {
    next: {
      resetAllowance: () => 'Alte Freigabe zurücknehmen',
      approve: (amount) => `Genau ${amount} freigeben`,
      deposit: (amount) => `${amount} einzahlen`,
      transfer: (amount) => `${amount} an die Einzahlungsadresse zahlen`,
      send: (amount) => `${amount} senden`,
      swap: (amount) => `${amount} tauschen`,
      authorize: () => 'Überweisung an diesen Auftrag binden',
      exchange: (amount) => `${amount} überweisen`,
    },
    active: {
      resetAllowance: () => 'Alte Freigabe wird zurückgenommen',
      approve: (amount) => `Genau ${amount} werden freigegeben`,
      deposit: (amount) => `${amount} werden eingezahlt`,
      transfer: (amount) => `${amount} werden an die Einzahlungsadresse gezahlt`,
      send: (amount) => `${amount} werden gesendet`,
      swap: (amount) => `${amount} werden getauscht`,
      authorize: () => 'Überweisung wird an diesen Auftrag gebunden',
      exchange: (amount) => `${amount} werden überwiesen`,
    },
    done: {
      resetAllowance: () => 'Alte Freigabe zurückgenommen',
      approve: (amount) => `Genau ${amount} freigegeben`,
      deposit: (amount) => `${amount} eingezahlt`,
      transfer: (amount) => `${amount} an die Einzahlungsadresse gezahlt`,
      send: (amount) => `${amount} gesendet`,
      swap: (amount) => `${amount} getauscht`,
      authorize: () => 'Überweisung an diesen Auftrag gebunden',
      exchange: (amount) => `${amount} überwiesen`,
    },
  },
  kept: {
    next: 'Das Geld bleibt bei Ihnen',
    unless: {
      faster: 'Ist die andere Transaktion schneller, geht der Transfer weiter.',
      sent: 'Kommt durch, was schon gesendet wurde, geht der Transfer weiter.',
    },
  },
  replacement: deReplacement,
  onceMore: 'Wiederholen',
  receipt: deReceipt,
  help: {
    open: 'Hilfe holen',
    title: 'Hilfe zu diesem Transfer',
    text: 'Das speichert eine Datei für jemanden, der Ihnen hilft: die Schritte Ihrer neuesten Transfers, ihre Hashes und was der Dienst gesagt hat.',
    without:
      'Ihre Wiederherstellungsphrase, Ihre Schlüssel und Ihre Signaturen sind nicht darin, und Adressen sind gekürzt. Wer Ihnen hilft, braucht nie Ihre Wiederherstellungsphrase.',
    id: 'Nach der Kennung dieser Anfrage wird man Sie fragen:',
    sentTitle: 'Hilfe hierzu',
    sentText:
      'Das speichert eine Datei für jemanden, der Ihnen hilft: die Schritte hiervon und Ihrer anderen neuesten Transaktionen und Transfers, ihre Hashes und was der Dienst gesagt hat.',
    hash: 'Nach diesem Hash wird man Sie fragen:',
    hashName: 'Hash',
    save: 'Datei speichern',
  },
  learn: deIntroduction,
  palette: deCommandPalette,
  save: {
    title: 'Als Datei speichern',
    all: 'Alle Transfers und alle Transaktionen, die Websites senden ließen. Bloße Signaturen werden nicht aufgezeichnet.',
    listed: 'Alles, was zum Filter passt.',
    csv: 'CSV',
    json: 'JSON',
    nothing: 'Nichts passt zum Filter, deshalb gibt es keine Datei.',
  },
}
