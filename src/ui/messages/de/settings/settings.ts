import type { enSettings as english } from '../../en/settings/settings.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { count, dayOf, dollars, minuteOf } from '../format.ts'

export const deSettings: Pick<TranslatedMessages, keyof typeof english> = {
  settings: {
    title: 'Einstellungen',
    security: 'Sicherheit',
    autoLock: 'Bei Inaktivität sperren nach',
    backup: 'Sicherungsdatei',
    backupHint: 'Wiederherstellungsphrase, Schlüssel und Namen in einer verschlüsselten Datei. Ohne den Verlauf.',
    commands: 'Strg K oder ⌘ K öffnet die Liste aller Befehle.',
    autoLockHint: 'Auch wenn der Browser geschlossen oder der Bildschirm gesperrt wird, und nach 8 Stunden.',
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
    notifies: 'Benachrichtigungen',
    notifiesHint: 'Auf dem Desktop, wenn Geld angekommen oder zurückgekommen ist und wenn Sie gebraucht werden.',
    proof: 'Der Nachweis',
    expert: 'Trotz Einwänden fortfahren',
    expertHint:
      'Manchmal wissen Sie es besser als eine Prüfung, die einen Plan aufhält. Ist dies an, können Sie die Kennung dazu eintippen und auf eigenes Risiko fortfahren. Pläne, die Ihnen schaden würden, werden trotzdem abgelehnt.',
    routerLimit: 'Tausch über einen Router',
    routerLimitHint:
      'Für Tausche, deren Ergebnis die Chain nicht erzwingen kann, etwa in einen unbekannten Token. Über diesem Betrag, oder wenn der Wert unbekannt ist, müssten Sie ausdrücklich darauf bestehen.',
    gapLimit: 'Bitcoin-Suche',
    gapLimitHint:
      'Die Suche nach Ihren Bitcoin endet nach so vielen unbenutzten Adressen. Andere Wallets nehmen meist 20.',
    exchangeFeeLimit: (exchange) => `Gebühr einer Überweisung auf ${exchange}`,
    exchangeFeeLimitHint:
      'Die Börse nimmt sie zusätzlich zu dem, was Sie zahlen. Eine Überweisung, die mehr kostet, wird abgelehnt.',
    noRouterLimit: 'Ohne Grenze',
    dollars: (most) => `Bis ${dollars(most)}`,
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
    siteFinds: 'Findet Causeway auf ältere Art',
    siteFindsBy: { off: 'nein', plain: 'ja', metaMask: 'ja, als MetaMask' },
    asIfFunded: 'Ihre Tests beantworten, als hätten Sie genug',
    asIfFundedHint:
      'Probeläufe dieser Website werden beantwortet, als hätten Sie das fehlende Geld, damit sie Sie weitermachen lässt. Ihr Guthaben bleibt, wie es ist.',
    siteAsked: 'Zuletzt angefragt',
    siteAskedLoading: 'Die Anfragen der Website werden gelesen.',
    siteAskedFailed: 'Die Anfragen der Website konnten nicht gelesen werden',
    siteAskedNothing: 'Keiner Ihrer Transfers kam von dieser Website.',
    revoke: 'Trennen',
    revokeFor: (origin) => `${origin} trennen`,
    revokeAll: (sites) => (sites === 2 ? 'Beide Websites trennen' : `Alle ${sites} Websites trennen`),
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
      changed: (site) => `Für ${site} geändert. Laden Sie die Website neu, damit es wirkt.`,
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
      'Jeder Transfer und jede Transaktion, die eine Website senden ließ, mit Beträgen, Gebühren, Zeiten und wie sicher es belegt ist.',
    exportAs: { csv: 'CSV speichern', json: 'JSON speichern', support: 'Support-Datei speichern' },
    supportHint:
      'Für jemanden, der Ihnen hilft: was bei Ihren neuesten Transfers und bei Transaktionen für Websites geschah, ohne Signaturen und mit gekürzten Adressen. Beträge und Transaktionen sind darin genannt.',
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
}
