import type { Said } from '../worded.ts'
import { crossing } from './crossing.ts'
import { move } from './move.ts'
import { review } from './review.ts'
import { settings } from './settings.ts'
import { sites } from './sites.ts'
import { clock, count, date, digits, list, listOr, span } from './words.ts'

/** Every word that a user can read, in German. */
export const de: Said = {
  format: {
    clock: (atSeconds) => clock.format(atSeconds * 1_000),
    day: (atSeconds, daysAgo) => {
      if (daysAgo === 0) return 'Heute'
      if (daysAgo === 1) return 'Gestern'
      return date.format(atSeconds * 1_000)
    },
  },
  common: {
    pageTitle: (title) => `${title} · Causeway`,
    retry: 'Erneut versuchen',
    notLoaded: 'Dieser Teil von Causeway konnte nicht geladen werden',
    notDone: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
    back: 'Zurück',
    close: 'Schließen',
    next: 'Weiter',
    to: 'nach',
    ellipsis: '…',
    toParty: (party) => `an ${party}`,
    theChain: 'der Chain',
    chainNumber: (id) => `Chain ${id}`,
    seconds: (seconds) => `${seconds} s`,
    copied: 'Kopiert.',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
    amountHidden: 'Betrag verborgen',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    typeToFind: 'Zum Suchen tippen',
    filter: (what) => `Suchen: ${what}`,
    nothingFound: 'Nichts hier heißt so.',
    newTab: ' (öffnet in einem neuen Tab)',
  },
  notice: { info: 'Hinweis: ', good: 'Gut: ', warn: 'Warnung: ', danger: 'Halt: ' },
  nav: {
    label: 'Hauptnavigation',
    home: 'Start',
    move: 'Übertragen',
    activity: 'Aktivität',
    settings: 'Einstellungen',
  },
  gates: {
    opening: 'Causeway wird geöffnet',
    noWallet: 'In diesem Browser gibt es noch keine Wallet. Das Einrichten dauert zwei Minuten, in einem eigenen Tab.',
    setUp: 'Causeway einrichten',
  },
  unlock: {
    title: 'Causeway entsperren',
    password: 'Passwort',
    empty: 'Geben Sie zuerst Ihr Passwort ein.',
    button: 'Entsperren',
    forgot: 'Passwort vergessen?',
    busy: 'Wird entsperrt…',
    done: 'Entsperrt.',
    damagedCopy:
      'Eine der beiden Kopien Ihrer Wallet, die hier aufbewahrt werden, ist beschädigt. Die andere ist heil: Beim Entsperren tritt sie an die Stelle beider.',
    mended: 'Entsperrt, und die beschädigte Kopie ist wieder heil.',
    waitButton: (seconds) => `${span(seconds)} warten`,
    wrong: 'Das ist nicht das Passwort.',
    notChecked: 'Zu viele Fehlversuche: Dieser Versuch wurde nicht geprüft.',
    tries: (failed, waitSeconds) =>
      `Bisher ${count(failed, 'Fehlversuch', 'Fehlversuche')}. ${
        waitSeconds > 0 ? `Der nächste Versuch ist in ${span(waitSeconds)} möglich. ` : ''
      }Nichts ist verloren: Ihre Wallet bleibt, wie sie ist.`,
  },
  home: {
    title: 'Start',
    account: 'Konto',
    allAccounts: 'Konten verwalten',
    balances: 'Guthaben',
    move: 'Geld übertragen',
    receive: 'Empfangen',
    receiveMore: 'QR-Codes und Bitcoin',
    coins: 'Coins',
    inFlight: 'Unterwegs',
    recent: 'Zuletzt',
    allRecent: 'Alle Aktivitäten',
    moreInFlight: (others) => `Und ${digits(others)} weitere unterwegs`,
    loading: 'Ihr Guthaben wird gelesen.',
    notRead: 'Nicht gelesen',
    couldNotRead: 'Nicht lesbar',
    zero: (places) => `${places} ohne Guthaben`,
    withoutUnread: (chains) => `${count(chains, 'Chain fehlt', 'Chains fehlen')}`,
    balancesFailed: 'Ihr Guthaben konnte nicht gelesen werden',
    notTouched: 'Ihr Geld liegt auf den Chains und ist davon nicht berührt.',
    someFailed: 'Ein Teil des Guthabens konnte nicht gelesen werden',
    refreshFailed: 'Das Guthaben konnte nicht erneut gelesen werden. Was Sie sehen, ist der Stand von vorher.',
    emptyTitle: 'Noch kein Geld hier',
    emptyText: (chains) => `Senden Sie etwas an Ihre Adresse auf ${listOr(chains)}. Es erscheint hier von selbst.`,
    copyAddress: 'Adresse kopieren',
    openTab: 'In einem Tab öffnen',
    showAmounts: 'Beträge zeigen',
    hideAmounts: 'Beträge verbergen',
  },
  receive: {
    title: 'Empfangen',
    family: 'Art der Chain',
    families: { evm: 'EVM-Chains', bitcoin: 'Bitcoin' },
    loading: 'Ihre Adressen werden gelesen.',
    failed: 'Ihre Adressen konnten nicht gelesen werden',
    qr: (family) => `QR-Code Ihrer Adresse: ${family}`,
    evmTitle: (chains) => `Ihre Adresse auf ${list(chains)}`,
    evmMay: 'Jedes davon auf seiner eigenen Chain. Das Geld erscheint von selbst.',
    evmMustNot: [
      'Auf einer anderen EVM-Chain oder in einem anderen Token gehört das Geld Ihnen, wird hier aber nicht gezeigt.',
      'Über jedes andere Netzwerk, etwa Bitcoin oder Solana, wäre das Geld verloren.',
    ],
    bitcoinTitle: 'Ihre nächste Adresse auf Bitcoin',
    script: 'Art der Adresse',
    scripts: {
      p2wpkh: 'Jede heutige Wallet und Börse kann an sie zahlen.',
      p2tr: 'Manche Börsen können noch nicht an sie zahlen; dann Native SegWit verwenden.',
    },
    bitcoinMay: [
      'Bitcoin (BTC) über das Bitcoin-Netzwerk. Der Betrag erscheint sofort und zählt, sobald er in einem Block ist.',
    ],
    bitcoinMustNot: [
      'Alles andere wäre verloren: Wrapped Bitcoin, Token oder Bitcoin über ein anderes Netzwerk.',
      'Coins mit Inscriptions oder Runes werden hier ausgegeben wie alle anderen.',
    ],
    noneTitle: 'Diese Adresse ist gerade nicht bekannt',
    noneText:
      'Die Wallet bildet sie aus Ihren Schlüsseln. Sperren Sie die Wallet, entsperren Sie sie wieder und sehen Sie noch einmal hier nach.',
  },
  coins: {
    title: 'Bitcoin-Coins',
    refresh: 'Erneut nachsehen',
    accounts: { p2wpkh: 'Native SegWit', p2tr: 'Taproot' },
    loading: 'Ihre Coins werden gelesen.',
    failed: 'Ihre Coins konnten nicht gelesen werden',
    failedText: 'An ihnen hat sich dadurch nichts geändert: Coins liegen auf der Chain, nicht in diesem Browser.',
    available: 'Verfügbar',
    arriving: 'Unterwegs, noch in keinem Block',
    noCoins: 'Keine Coins hier.',
    confirmations: (confirmations) =>
      confirmations === 0 ? 'Noch in keinem Block' : count(confirmations, 'Bestätigung', 'Bestätigungen'),
    locked: 'In einem Transfer',
    emptyTitle: 'Noch keine Coins',
    emptyText: 'Was an Ihre Bitcoin-Adresse gesendet wird, liegt hier, Coin für Coin, sobald es zu sehen ist.',
  },
  activity: {
    title: 'Aktivität',
    loading: 'Ihre Transfers werden gelesen.',
    failed: 'Ihre Transfers konnten nicht gelesen werden',
    emptyTitle: 'Hier ist noch nichts',
    emptyText:
      'Jeder Transfer und jede Transaktion, die Sie einer Website erlauben, wird hier aufbewahrt, mit jedem Schritt und seinem Nachweis. Die Liste verlässt diesen Browser nie.',
    more: 'Früheres zeigen',
    moreFailed: 'Früheres konnte nicht gelesen werden',
    sent: {
      takenBack: 'Freigabe zurücknehmen',
      what: (calls) => count(calls, 'Transaktion', 'Transaktionen'),
      state: {
        funding: 'Holt Geld',
        calls: 'Sendet',
        done: 'Erledigt',
        refunded: 'Erstattet',
        failed: 'Gescheitert',
      },
    },
  },
  state: {
    sending: 'Sendet',
    held: 'Wartet',
    unpaid: 'Zahlung offen',
    paid: 'Bezahlt',
    waiting: 'Gesendet',
    filling: 'Auszahlung',
    cancelling: 'Wird abgebrochen',
    delayed: 'Verzögert',
    refunding: 'Erstattung',
    unknown: 'Wird verfolgt',
    received: 'Angekommen',
    reported: 'Laut Dienst bezahlt',
    refunded: 'Erstattet',
    refundReported: 'Laut Dienst erstattet',
    failed: 'Gescheitert',
    cancelled: 'Abgebrochen',
  },
  ...move,
  ...review,
  ...crossing,
  ...sites,
  ...settings,
}
