import type { Said } from '../completed.ts'
import { count, dayOf, digits, list, minuteOf } from './words.ts'

/** What is said of how the wallet behaves, and while one is made. */
export const settings: Pick<Said, 'settings' | 'welcome'> = {
  settings: {
    title: 'Einstellungen',
    security: 'Sicherheit',
    autoLock: 'Bei Inaktivität sperren nach',
    autoLockHint: 'Auch wenn der Browser geschlossen wird.',
    minutes: (minutes) =>
      minutes < 60 ? count(minutes, 'Minute', 'Minuten') : count(minutes / 60, 'Stunde', 'Stunden'),
    lockNow: 'Jetzt sperren',
    changePassword: 'Passwort ändern',
    words: 'Wiederherstellungsphrase',
    accounts: 'Konten',
    accountsHint: 'Hinzufügen, importieren, beobachten, umbenennen, ausblenden.',
    wordsHint: 'Noch einmal zeigen, zum Aufschreiben.',
    appearance: 'Darstellung',
    theme: 'Farben',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    browsersLanguage: 'Wie der Browser',
    hideAmounts: 'Beträge verbergen',
    hideAmountsHint: 'In Listen und Benachrichtigungen; nie in dem, was Sie signieren.',
    proof: 'Der Nachweis',
    expert: 'Trotz Einwänden fortfahren',
    expertHint:
      'Gegen manche Pläne spricht etwas, das Sie vielleicht besser wissen. Ist dies an, können Sie einen Satz eintippen und auf eigenes Risiko fortfahren. Pläne, die Ihnen schaden würden, werden trotzdem abgelehnt.',
    routerLimit: 'Tausch über einen Router',
    routerLimitHint:
      'Nur eine Simulation zeigt, was ein Router tut. Über diesem Betrag, oder wenn der Wert unbekannt ist, müssten Sie ausdrücklich darauf bestehen.',
    exchangeFeeLimit: (exchange) => `Gebühr einer Überweisung auf ${exchange}`,
    exchangeFeeLimitHint:
      'Die Börse nimmt sie zusätzlich zu dem, was Sie senden. Eine Überweisung, die mehr kostet, wird abgelehnt.',
    noRouterLimit: 'Ohne Grenze',
    dollars: (dollars) => `Bis $${digits(dollars)}`,
    loosenTitle: 'Mit dem Passwort bestätigen',
    loosen: 'Das lässt mehr durch als bisher, deshalb müssen Sie es selbst sein.',
    loosenButton: 'Ändern',
    loosenBusy: 'Passwort wird geprüft…',
    sites: 'Verbundene Websites',
    sitesLoading: 'Die verbundenen Websites werden gelesen.',
    sitesFailed: 'Die verbundenen Websites konnten nicht gelesen werden',
    noSites: 'Keine Website kann Ihre Konten sehen.',
    noSitesNote: 'Websites, die Sie verbinden, stehen hier mit ihren Anfragen, bis Sie sie trennen.',
    siteWithheld: 'Sieht vorerst nichts',
    siteWithheldText:
      'Erst nachdem Sie diese Website verbunden haben, kam sie auf die Liste der Websites, die Geld stehlen. Sie sieht keines Ihrer Konten und muss erst wieder um Erlaubnis bitten. Wenn Sie die Website nicht brauchen, trennen Sie sie.',
    siteSince: (accounts, atSeconds) => `Sieht seit ${dayOf(atSeconds)} ${count(accounts, 'Konto', 'Konten')}`,
    siteMore: 'Details',
    siteAccounts: (accounts) => (accounts === 1 ? 'Konto' : 'Konten'),
    siteChain: 'Auf der Chain',
    siteFinds: 'Auf ältere Art gefunden',
    siteFindsBy: { off: 'nein', plain: 'ja', metaMask: 'ja, als MetaMask' },
    asIfFunded: 'Zeigen, was mit geholtem Geld ginge',
    asIfFundedHint:
      'Probeläufe dieser Website werden beantwortet, als hätten Sie das fehlende Geld, damit sie Sie weitermachen lässt. Ihr Guthaben bleibt, wie es ist.',
    siteAsked: 'Zuletzt angefragt',
    siteAskedLoading: 'Die Anfragen der Website werden gelesen.',
    siteAskedFailed: 'Die Anfragen der Website konnten nicht gelesen werden',
    siteAskedNothing: 'Keiner Ihrer Transfers kam von dieser Website.',
    revoke: 'Trennen',
    revokeFor: (origin) => `${origin} trennen`,
    revokeAll: (sites) => `Alle ${sites} Websites trennen`,
    revoked: 'Die Website kann Ihre Konten nicht mehr sehen.',
    revokedAll: 'Keine Website kann Ihre Konten mehr sehen.',
    compatible: {
      title: 'Eine Website findet Causeway nicht',
      meaning:
        'Neuere Websites finden jede Wallet von selbst. Eine ältere sieht nur an einer Stelle nach; hier eingeschaltet, ist Causeway dort für sie da, außer eine andere Wallet ist es schon.',
      loading: 'Die Websites werden gelesen.',
      failed: 'Die Websites konnten nicht gelesen werden',
      address: 'Adresse der Website',
      example: 'app.example.com',
      turnOn: 'Einschalten',
      turnOff: 'Ausschalten',
      turnOffFor: (origin) => `Für ${origin} ausschalten`,
      asMetaMask: 'Als MetaMask ausgeben',
      changed: 'Geändert. Laden Sie die Website neu, damit es wirkt.',
    },
    loading: 'Die Einstellungen werden gelesen.',
    keys: {
      title: (exchange) => `Schlüssel für ${exchange}`,
      meaning:
        'So ein Schlüssel handelt auf seinem Konto. Geld wegsenden kann er nicht: Dafür braucht es auch eine Signatur dieser Wallet.',
      loading: 'Die Schlüssel werden gelesen.',
      failed: 'Die Schlüssel konnten nicht gelesen werden',
      none: 'Kein Konto hat hier einen Schlüssel.',
      account: (index) => `Konto ${index}`,
      since: {
        registering: (key, atSeconds) => `Schlüssel ${key} · wird angemeldet seit ${minuteOf(atSeconds)}`,
        active: (key, atSeconds) => `Schlüssel ${key} · seit ${dayOf(atSeconds)}`,
        revoking: (key, atSeconds) => `Schlüssel ${key} · wird widerrufen seit ${minuteOf(atSeconds)}`,
      },
      tryAgain: 'Erneut versuchen',
      tryAgainWith: (index) => `Mit Konto ${index} erneut versuchen`,
      revoke: 'Widerrufen',
      revokeOf: (index) => `Schlüssel von Konto ${index} widerrufen`,
      revokeTitle: 'Diesen Schlüssel widerrufen?',
      revokeText: (index) =>
        `Auf Konto ${index} kann dann niemand mehr mit ihm handeln, und keine Auszahlung, die auf ihn wartet, geht weiter. Das Konto und sein Geld bleiben. Einen neuen Schlüssel können Sie später anlegen.`,
      keep: 'Behalten',
      revokeBusy: 'Wird widerrufen…',
      import: 'Schlüssel importieren',
      importHint:
        'Ein Schlüssel, den Sie anderswo für ein Konto dieser Wallet angelegt haben. Er wird auf diesem Gerät verschlüsselt aufbewahrt.',
      index: 'Konto',
      indexWrong: 'Ein Konto hat eine Nummer, etwa 123.',
      secret: 'Geheime Hälfte des Schlüssels',
      secretHint: '80 Hex-Ziffern',
      secretMissing: 'Fügen Sie die geheime Hälfte des Schlüssels ein.',
      importGo: 'Importieren',
      importBusy: 'Die Börse wird gefragt…',
      done: { active: 'Der Schlüssel ist bereit.', removed: 'Der Schlüssel ist widerrufen.' },
    },
    history: 'Verlauf',
    historyHint:
      'Jeder Transfer mit dem, was gesendet wurde und was ankam, mit Gebühren, Zeiten und wie sicher es belegt ist.',
    exportAs: { csv: 'Als CSV speichern', json: 'Als JSON speichern', support: 'Support-Datei speichern' },
    supportHint:
      'Für jemanden, der Ihnen hilft: was bei Ihren neuesten Transfers geschah, ohne Signaturen und mit gekürzten Adressen. Beträge und Transaktionen sind darin genannt.',
    exported: (name) => `Gespeichert als ${name}.`,
    notExported: (why) => `Nichts wurde gespeichert: ${why}`,
    profile: 'Dienst',
    profileMeaning: (profile) =>
      profile === 'devnet'
        ? 'Eine Übungswelt auf diesem Computer. Ihr Geld hat außerhalb davon keinen Wert.'
        : profile === 'relay'
          ? 'Der öffentliche Dienst, mit echtem Geld.'
          : 'Ein Dienst, den gewählt hat, wer diese Kopie von Causeway gebaut hat.',
    version: (version) => `Causeway ${version}`,
  },
  welcome: {
    title: {
      choose: 'Willkommen bei Causeway',
      write: 'Diese Wörter aufschreiben',
      confirm: 'Das Aufgeschriebene prüfen',
      import: 'Ihre Wiederherstellungsphrase',
      password: 'Ein Passwort wählen',
    },
    intro:
      'Bewegen Sie Geld von Chain zu Chain. Causeway prüft jedes Angebot auf Ihrem eigenen Gerät, bevor es etwas signiert.',
    createNew: 'Neue Wallet anlegen',
    importOld: 'Ich habe eine Phrase',
    words: 'Wörter der Phrase',
    word: (number) => `Wort ${number}`,
    hiddenWord: 'verborgen',
    writeDown:
      'Diese zwölf Wörter sind Ihre Wallet. Wer sie hat, hat Ihr Geld, und ohne sie kann niemand es wiederherstellen.',
    reveal: 'Wörter zeigen',
    hide: 'Wörter verbergen',
    showTyped: 'Zeigen',
    neverAsk: 'Am besten auf Papier. Keine Seite und niemand von Causeway braucht sie je.',
    written: 'Ich habe sie aufgeschrieben',
    showAgain: 'Erneut zeigen',
    confirmText: (numbers) => `Geben Sie die Wörter ${list(numbers)} von Ihrem Zettel ein.`,
    wordWrong: (number) =>
      `Wort ${number} ist ein anderes. Sehen Sie auf Ihren Zettel oder lassen Sie sich die Wörter noch einmal zeigen.`,
    importText:
      'Tippen Sie jedes Wort ein, oder fügen Sie die ganze Phrase in das erste Feld ein. Alles bleibt auf diesem Gerät.',
    howMany: 'Anzahl der Wörter',
    wordCount: (words) => `${words} Wörter`,
    passwordText:
      'Es sperrt die Wallet auf diesem Gerät. Es lässt sich nicht zurücksetzen: Wenn Sie es vergessen, brauchen Sie wieder die Wörter.',
    password: 'Passwort',
    passwordAgain: 'Dasselbe Passwort noch einmal',
    passwordsDiffer: 'Die beiden Passwörter sind nicht gleich.',
    strength: {
      empty: 'Mindestens 12 Zeichen. Ein paar Wörter, die nicht zusammengehören, sind leicht zu merken.',
      short: 'Noch zu kurz oder zu gleichförmig: mindestens 12 Zeichen.',
      fair: 'Brauchbar. Ein paar andere Zeichen mehr machen es besser.',
      good: 'Gut.',
      strong: 'Stark.',
    },
    create: 'Wallet anlegen',
    sealing: 'Wird gesichert…',
  },
}
