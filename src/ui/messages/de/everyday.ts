import type { EverydayMessages } from '../en/everyday.ts'
import type { Worded } from '../worded.ts'
import { count, digits, minuteOf } from './words.ts'

const keptFee = 'Gebühr dieses Schritts jetzt, höchstens'
const raised = 'Die höhere Gebühr ist unterwegs.'

export const deEveryday: Worded<EverydayMessages> = {
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
  /** A transfer that an obstacle holds before its first signature. */
  held: {
    safe: 'Sie können das Fenster schließen: Nichts hat Ihr Konto verlassen. Causeway versucht es von selbst noch einmal.',
    unreached: (chain) => `${chain} war nicht erreichbar, deshalb wurde nichts signiert`,
    other: 'Etwas steht im Weg, deshalb wurde nichts signiert',
    why: 'Warum',
  },
  unread: {
    crossings: 'Transfers und Zahlungen konnten nicht gelesen werden',
    sent: 'Transaktionen für Websites konnten nicht gelesen werden',
    rest: 'Alles andere wird angezeigt.',
    records: (records: number) =>
      records === 1 ? 'Ein Eintrag kann nicht gelesen werden' : `${records} Einträge können nicht gelesen werden`,
    stays:
      'Causeway lässt einen solchen Eintrag unverändert, nennt ihn in der Datei für den Support und unterschreibt nichts dafür.',
    kinds: { executions: 'Transfer', bundles: 'Transaktionen für eine Website' },
    noTime: 'Zeit unbekannt',
    holds: 'Er reserviert Nonces oder Coins, darum warten andere Transaktionen seines Kontos.',
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
    updating: (done: number, of: number) =>
      `Einträge werden aktualisiert: ${done.toLocaleString('de')} von ${of.toLocaleString('de')}`,
    until: 'Bis dahin wird nichts signiert. Alles andere geht weiter.',
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
  /** Actions for a step that waits for its block. */
  raise: {
    again: 'Erneut senden',
    sentAgain: { broadcast: 'Erneut gesendet. Nichts geschieht doppelt.', tooLate: 'Es wartet nicht mehr.' },
    open: {
      speedUp: 'Beschleunigen',
      hurryCancel: 'Abbruch beschleunigen',
      cancel: 'Abbrechen',
      minerFee: 'Miner-Gebühr erhöhen',
    },
    calls: {
      cancel: 'Diese Transaktion abbrechen?',
      cancelText:
        'Eine Zahlung über nichts an Sie selbst tritt an die Stelle der Transaktion. Nur eine von beiden kommt in einen Block, und gleich welche es ist: Hiervon wird nichts mehr signiert.',
    },
    title: {
      speedUp: 'Beschleunigen',
      hurryCancel: 'Abbruch beschleunigen',
      cancel: 'Diesen Transfer abbrechen?',
      minerFee: 'Miner-Gebühr erhöhen',
    },
    text: {
      speedUp: () =>
        'Dieselbe Transaktion wird mit höherer Gebühr noch einmal gesendet. Nur eine von beiden kommt in einen Block: Es geschieht also einmal, und Sie zahlen eine Gebühr.',
      hurryCancel: () =>
        'Der Abbruch wird mit höherer Gebühr noch einmal gesendet. Nur eine von allen diesen Transaktionen kommt in einen Block.',
      cancel: (amount, isPaying) =>
        isPaying
          ? `Eine Zahlung über nichts an Sie selbst tritt an die Stelle der Transaktion. Nur eine von beiden kommt in einen Block: Ist es diese, bleiben ${amount} bei Ihnen. Ist die andere schneller, geht der Transfer weiter.`
          : `Eine Zahlung über nichts an Sie selbst tritt an die Stelle der Transaktion. Nur eine von beiden kommt in einen Block, und gleich welche es ist: Von diesem Transfer wird nichts mehr signiert, ${amount} bleiben bei Ihnen.`,
      minerFee: (amount) =>
        `Für dieselben Coins wird noch einmal signiert, mit mehr für den Miner. Die Einzahlung von ${amount} und ihr Auftrag bleiben genau, wie sie sind; nur Ihr Wechselgeld wird weniger. Eine der beiden Transaktionen kommt in einen Block, nie beide.`,
    },
    before: {
      speedUp: keptFee,
      hurryCancel: keptFee,
      cancel: keptFee,
      minerFee: 'Miner-Gebühr jetzt',
    },
    after: {
      speedUp: 'Mit der höheren Gebühr, höchstens',
      hurryCancel: 'Mit der höheren Gebühr, höchstens',
      cancel: 'Gebühr für den Abbruch, höchstens',
      minerFee: 'Neue Miner-Gebühr',
    },
    rate: (rate) => `${rate} sat/vB`,
    lessChange: 'Ihr Wechselgeld sinkt um',
    ofAll: 'Alle Schritte zusammen, höchstens',
    keep: 'Weiter warten',
    confirm: {
      speedUp: 'Höhere Gebühr zahlen',
      hurryCancel: 'Höhere Gebühr zahlen',
      cancel: 'Transfer abbrechen',
      minerFee: 'Höhere Gebühr zahlen',
    },
    taken: {
      speedUp: raised,
      hurryCancel: raised,
      cancel: 'Der Abbruch ist unterwegs. Hier sehen Sie, welche der beiden in einen Block kommt.',
      minerFee: raised,
    },
  },
  onceMore: 'Noch einmal übertragen',
  receipt: {
    open: 'Beleg',
    received: 'Geld angekommen',
    reported: 'Geld als angekommen gemeldet',
    refunded: 'Geld zurückgekommen',
    refundReported: 'Geld als erstattet gemeldet',
    asked: 'Verlangt',
    askedText: (pays, from, minimum, to) => `${pays} auf ${from}, für mindestens ${minimum} auf ${to}`,
    askedExact: (pays, from, arrives, to) => `${pays} auf ${from}, für genau ${arrives} auf ${to}`,
    askedAnew: (paid, from, to) =>
      `${paid} auf ${from}, mit neuem Angebot für das eingegangene Geld, Ankunft auf ${to}`,
    paid: 'Bezahlt',
    on: (amount, chain) => `${amount} auf ${chain}`,
    paidElsewhere: (amount, chain) => `${amount} auf ${chain}, von einer anderen Wallet oder einer Börse`,
    paidBy: 'Bezahlt mit Transaktion',
    arrivedBy: 'Angekommen mit Transaktion',
    backBy: 'Zurückgekommen mit Transaktion',
    others: 'Davor',
    arrived: 'Angekommen',
    cameBack: 'Zurückgekommen',
    unread: 'von Causeway nicht gelesen',
    to: 'An',
    readFrom: 'Woher das bekannt ist',
    readText: (chain) => `Von Causeway auf ${chain} gelesen`,
    saidText: 'Das sagt der Dienst; Causeway hat es nicht auf der Chain gelesen',
    approved: 'Bestätigt',
    ended: 'Beendet',
    request: 'Anfrage',
    order: 'Auftrag',
    made: 'Von Causeway aus eigenen Aufzeichnungen erstellt. Die Transaktionen kann jeder nachsehen.',
    what: 'Mehr steht nicht in Text und Bild.',
    copy: 'Als Text kopieren',
    picture: 'Als Bild speichern',
    saved: (name) => `Gespeichert als ${name}.`,
    notSaved: 'Der Browser konnte das Bild nicht zeichnen. Kopieren Sie stattdessen den Text.',
  },
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
  learn: {
    ready: 'Ihre Wallet ist bereit',
    others:
      'Die Wörter haben das erste Konto zurückgebracht. Hatten Sie weitere, fügen Sie sie in den Einstellungen unter „Konten“ nacheinander hinzu, bis Sie Ihre sehen.',
    place: (part, parts) => `${part} von ${parts}`,
    parts: {
      proven: {
        title: 'Was Causeway nachweist',
        text: [
          'Bevor etwas signiert wird, vergleicht dieses Gerät alles mit dem, was Sie verlangt haben: Betrag, Chains, Adresse, Gebühr. Was nicht passt, wird abgelehnt, wer auch immer es geschickt hat. Was sich nicht prüfen lässt, steht unter „Prüfen“, damit Sie selbst entscheiden können.',
          '„Angekommen“ steht erst da, wenn Causeway es selbst auf der Chain gelesen hat.',
        ],
      },
      trusted: {
        title: 'Worauf Sie weiter vertrauen',
        text: [
          'Der Dienst nennt den Preis und zahlt Ihnen auf der anderen Chain aus. Knoten sagen Causeway, was auf den Chains steht. Eine Börse verwahrt, was dort liegt.',
          'Ihre Schlüssel bleiben in diesem Browser, verschlossen mit Ihrem Passwort. Sie werden an niemanden gesendet.',
        ],
      },
      fails: {
        title: 'Was passiert, wenn etwas scheitert',
        text: [
          'Was der Dienst nicht auszahlen kann, sendet er abzüglich Netzwerkgebühr zurück, an die Adresse, die Sie vor dem Bestätigen gesehen haben. Causeway verfolgt es, bis es dort ist.',
          'Sie können den Browser jederzeit schließen: Causeway macht dort weiter, wo es war, und sendet nichts zweimal. Geht dieses Gerät verloren, bringt die Wiederherstellungsphrase ihre Konten zurück: das erste von selbst, die anderen nacheinander, wenn Sie sie hinzufügen.',
        ],
      },
    },
    next: 'Weiter',
    skip: 'Überspringen',
    open: 'Meine Wallet öffnen',
    pin: 'Sie finden Causeway hinter seiner Schaltfläche in der Symbolleiste des Browsers. Heften Sie sie dort an, damit sie sichtbar bleibt.',
  },
  palette: {
    title: 'Befehle',
    go: 'Gehe zu',
    act: 'Ausführen',
    past: 'Aktivität',
    screens: {
      home: 'Start',
      move: 'Geld übertragen',
      receive: 'Empfangen',
      coins: 'Bitcoin-Coins',
      activity: 'Aktivität',
      accounts: 'Konten',
      allowances: 'Freigaben',
      settings: 'Einstellungen',
    },
    screenWords: {
      home: 'guthaben konto saldo',
      move: 'senden überweisen bridge tauschen swap transfer',
      receive: 'adresse qr einzahlen',
      coins: 'utxo btc',
      activity: 'verlauf transfers export csv json',
      accounts: 'hinzufügen importieren schlüssel beobachten umbenennen',
      allowances: 'token allowance zurücknehmen widerrufen',
      settings: 'websites farben sprache grenzen schlüssel hilfe support',
      safeguards: 'passwort limit tageslimit sicherung schützen kaltes konto',
      words: 'wörter seed phrase mnemonic zeigen',
      backup: 'backup sichern datei export wiederherstellen',
      password: 'kennwort ändern neu',
    },
    copy: (name) => `Adresse von ${name} kopieren`,
    bitcoin: { p2wpkh: 'Bitcoin, Native SegWit', p2tr: 'Bitcoin, Taproot' },
    lock: 'Wallet sperren',
    crossing: (amount, from, to) => (from === to ? `${amount}, auf ${from}` : `${amount}, von ${from} nach ${to}`),
  },
  save: {
    title: 'Als Datei speichern',
    all: 'Alle Transfers und alle Transaktionen, die Websites senden ließen. Bloße Signaturen werden nicht aufgezeichnet.',
    listed: 'Alles, was zum Filter passt.',
    csv: 'CSV',
    json: 'JSON',
    nothing: 'Nichts passt zum Filter, deshalb gibt es keine Datei.',
  },
}
