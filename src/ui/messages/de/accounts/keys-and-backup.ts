import type { KeysAndBackupMessages } from '../../en/accounts/keys-and-backup.ts'
import type { Translated } from '../../translated.ts'
import { count, dayOf, list, span } from '../format.ts'

export const deKeysAndBackup: Translated<KeysAndBackupMessages> = {
  gate: {
    wrong: (failed) => `Das ist nicht das Passwort. Bisher ${count(failed, 'Fehlversuch', 'Fehlversuche')}.`,
    waitButton: (seconds) => `${span(seconds)} warten`,
    checking: 'Passwort wird geprüft…',
  },
  password: {
    title: 'Passwort ändern',
    text: 'Alles, was Causeway aufbewahrt, wird mit neuen Schlüsseln neu verschlüsselt. Das alte Passwort öffnet hier danach nichts mehr. In Dateien des Browsers können alte Daten noch eine Weile liegen: Kennt jemand anderes das alte Passwort, bringen Sie Ihr Geld zu einer neuen Wiederherstellungsphrase.',
    backups: 'Sicherungsdateien behalten das Passwort, mit dem sie erstellt wurden.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    again: 'Neues Passwort noch einmal',
    same: 'Das ist Ihr jetziges Passwort.',
    go: 'Passwort ändern',
    busy: 'Wird neu verschlüsselt…',
    done: 'Das Passwort ist geändert.',
    doneText: 'Ab jetzt entsperren Sie diese Wallet mit dem neuen. Im Moment bleibt sie entsperrt.',
    back: 'Zu den Einstellungen',
    unsure:
      'Falls Causeway jetzt nach einem Passwort fragt, versuchen Sie zuerst das neue, dann das alte. Ihre Schlüssel sind in jedem Fall sicher.',
  },
  words: {
    title: 'Wiederherstellungsphrase',
    warn: 'Wer diese Wörter sieht, kann alles nehmen, sofort und für immer.',
    warnText:
      'Niemand von Causeway fragt je danach. Sorgen Sie dafür, dass Sie allein sind, und zeigen Sie die Wörter in keinem Anruf und auf keinem Bild.',
    go: 'Weiter',
    hidden: 'Verborgen',
    list: 'Die Wörter Ihrer Phrase',
  },
  key: {
    title: 'Privater Schlüssel',
    of: (label) => `Der private Schlüssel von ${label}`,
    warn: 'Wer diesen Schlüssel sieht, kann alles auf diesem Konto nehmen, auf jeder EVM-Chain.',
    warnText:
      'Niemand von Causeway fragt je danach. Sorgen Sie dafür, dass Sie allein sind, und zeigen Sie den Schlüssel in keinem Anruf und auf keinem Bild.',
  },
  backup: {
    title: 'Sicherungsdatei',
    text: 'Eine verschlüsselte Datei mit Ihrer Wiederherstellungsphrase, importierten Schlüsseln, Schlüsseln für Börsen, Ihrem Schlüssel des Dienstes, den Namen Ihrer Konten, den Adressen, die Sie beobachten, und der Zahl der gezeigten Bitcoin-Adressen.',
    notIn:
      'Nicht darin sind der Verlauf, laufende Transfers und ihre Einzahlungsadressen, das Adressbuch, Berechtigungen von Websites und Einstellungen. Was schon bezahlt ist, geht beim Dienst weiter, aber eine wiederhergestellte Wallet verfolgt es nicht.',
    without:
      'Wer die Datei und ihr Passwort hat, hat Ihr Geld. An der Datei lassen sich Passwörter beliebig lange durchprobieren, deshalb muss ihres ein gutes sein.',
    own: 'Eigenes Passwort für die Datei',
    ownHint: 'Sonst öffnet sich die Datei mit Ihrem jetzigen Passwort.',
    filePassword: 'Passwort der Datei',
    again: 'Dasselbe Passwort noch einmal',
    go: 'Sicherungsdatei speichern',
    busy: 'Datei wird verschlüsselt…',
    saved: 'Sehen Sie nach der Sicherungsdatei',
    savedAs: (name) =>
      `Ihr Browser hat ${name} bekommen. Sehen Sie in seinen Downloads nach, ob sie dort ist: Causeway kann das nicht sehen.`,
    saveAgain: 'Noch einmal speichern',
    keep: 'Bewahren Sie sie nicht auf diesem Computer auf, und behalten Sie auch die Wiederherstellungsphrase auf Papier.',
  },
  restore: {
    forgotten:
      'Sie haben diese Seite verlassen, daher steht das Passwort nicht mehr darin. Geben Sie es noch einmal ein.',
    text: 'Eine Datei, die Causeway erstellt hat, mit Wiederherstellungsphrase, Schlüsseln, Konten und beobachteten Adressen von damals. Sie bleibt auf diesem Gerät.',
    notIn:
      'Verlauf, Adressbuch, Berechtigungen von Websites und Einstellungen bringt sie nicht zurück. Was damals unterwegs war, geht beim Dienst weiter und kommt trotzdem beim Empfänger an, aber diese Wallet verfolgt es nicht.',
    choose: 'Sicherungsdatei wählen',
    other: 'Andere Datei wählen',
    password: 'Passwort der Datei',
    tooLarge: 'Diese Datei ist zu groß für eine Sicherungsdatei von Causeway.',
    open: 'Datei öffnen',
    busy: 'Datei wird geöffnet…',
    opened: 'Die Datei ist vollständig',
    found: ({ createdAt, accounts, watched, keys }) =>
      `Erstellt am ${dayOf(createdAt / 1_000)}. Sie enthält ${list([
        count(accounts, 'Konto', 'Konten'),
        ...(watched > 0 ? [count(watched, 'beobachtete Adresse', 'beobachtete Adressen')] : []),
        ...(keys > 0 ? [`${count(keys, 'Schlüssel', 'Schlüssel')} für Börsen`] : []),
      ])}.`,
  },
  recover: {
    text: 'Mit der Wiederherstellungsphrase oder einer Sicherungsdatei wählen Sie ein neues Passwort. Alles andere in dieser Wallet bleibt, wie es ist.',
    without: 'Ohne beides neu beginnen',
    refused: 'Das öffnet diese Wallet nicht',
    same: 'Das ist Ihre Wallet',
    stays:
      'Verlauf, Konten, Adressen, Token, Websites und Einstellungen bleiben. Schlüssel für Börsen und für den Dienst bringt nur eine Sicherungsdatei zurück.',
    lost: (labels) => `Nicht dabei: der Schlüssel von ${list(labels)}`,
    lostText:
      'Ein solches Konto wird danach nur noch beobachtet. Importieren Sie seinen Schlüssel wieder, wenn Sie eine Kopie haben.',
    go: 'Neues Passwort setzen',
    done: 'Das neue Passwort gilt, und die Wallet ist entsperrt.',
  },
  erase: {
    text: 'Niemand kann es wiederherstellen, auch Causeway nicht. Weitere Passwörter zu versuchen kostet Sie nichts.',
    back: 'Um neu zu beginnen, löschen Sie diese Wallet. Danach legen Sie hier eine an oder stellen eine wieder her, mit neuem Passwort.',
    lost: 'Ohne die Phrase oder eine solche Datei ist das Geld auf Ihren Konten für immer verloren.',
    imported: (labels) =>
      `Importierte Schlüssel bringt die Phrase nicht zurück, nur eine solche Datei oder eine Kopie des Schlüssels: ${list(labels)}.`,
    followed:
      'Nichts davon geht verloren: Causeway verfolgt es bis zum Ende. Was noch zu signieren ist, wartet, bis sein Konto zurück ist.',
    gone: 'Gelöscht: Wiederherstellungsphrase, importierte Schlüssel, Schlüssel für Börsen und für den Dienst, in jeder Kopie, die dieser Browser aufbewahrt. Sicherungsdateien bleiben.',
    kept: 'Es bleibt, was unterwegs ist; bei derselben Phrase auch Verlauf, Namen, Websites und Einstellungen. Eine andere Phrase löscht den Verlauf dieser Wallet.',
    word: 'LÖSCHEN',
    type: (word) => `Tippen Sie ${word}, um fortzufahren`,
    go: 'Wallet löschen',
    done: 'Gelöscht. Holen Sie jetzt Ihre Konten zurück.',
  },
  accounts: {
    title: 'Konten',
    one: 'Konto',
    loading: 'Die Konten werden gelesen.',
    failed: 'Die Konten konnten nicht gelesen werden',
    own: 'Ihre Konten',
    imported: 'Importiert',
    hidden: 'Ausgeblendet',
    watched: 'Nur beobachtet',
    watchedMeaning:
      'Causeway hat dafür keinen Schlüssel. Geld kann dorthin gesendet oder erstattet werden; von dort zahlen können Sie hier nicht.',
    families: { evm: 'EVM', bitcoin: 'Bitcoin', exchangeB: 'Börse' },
    more: 'Konto hinzufügen',
    next: 'Nächstes Konto hinzufügen',
    nextHint:
      'Das nächste Konto Ihrer Wiederherstellungsphrase, auf EVM-Chains und auf Bitcoin. Nach einer Wiederherstellung aus den Wörtern fügen Sie hier Konten hinzu, bis Sie Ihre sehen.',
    import: 'Privaten Schlüssel importieren',
    importHint:
      'Ein EVM-Konto von anderswo. Sein Schlüssel wird auf diesem Gerät verschlüsselt aufbewahrt; Ihre Wiederherstellungsphrase stellt das Konto nicht wieder her. Bewahren Sie den Schlüssel deshalb auf.',
    key: 'Privater Schlüssel',
    keyHint: '64 Hex-Ziffern, mit oder ohne 0x davor',
    importGo: 'Importieren',
    watch: 'Adresse beobachten',
    watchHint:
      'Eine Ihrer Adressen, deren Schlüssel anderswo liegt, etwa auf einer Hardware-Wallet. Sie können sie als Empfänger wählen.',
    address: 'Adresse',
    addressHint: 'Auf EVM-Chains oder Bitcoin, oder die Nummer eines Kontos an einer Börse',
    watchGo: 'Beobachten',
    name: 'Name',
    nameExample: 'Erspartes',
    missing: 'Dieses Feld ist noch leer.',
    added: (name) => `${name} steht jetzt in der Liste.`,
    gone: 'Dieses Konto gibt es nicht mehr.',
    rename: 'Umbenennen',
    renamed: (name) => `Der Name ist jetzt ${name}.`,
    from: {
      words:
        'Das Konto kommt aus Ihrer Wiederherstellungsphrase. Nach einer Wiederherstellung aus den Wörtern fügen Sie das nächste Konto hinzu, bis Sie dieses sehen.',
      key: 'Der Schlüssel wurde importiert: Ihre Wiederherstellungsphrase stellt dieses Konto nicht wieder her.',
    },
    list: 'In der Liste',
    up: 'Nach oben',
    down: 'Nach unten',
    moved: (name, place, of) => `${name} steht jetzt an Stelle ${place} von ${of}.`,
    hide: 'Ausblenden',
    show: 'Wieder einblenden',
    hideHint: 'Ein ausgeblendetes Konto behält sein Geld, und Websites, die mit ihm verbunden sind, sehen es weiter.',
    hiddenNow: (name) => `${name} ist jetzt ausgeblendet.`,
    shownAgain: (name) => `${name} wird wieder gezeigt.`,
    unwatch: 'Nicht mehr beobachten',
    unwatched: (name) => `${name} wird nicht mehr beobachtet.`,
    secret: 'Schlüssel des Kontos',
    keyRowHint: 'Nur mit Ihrem Passwort.',
    forget: 'Aus dieser Wallet entfernen',
    forgetTitle: (label) => `${label} entfernen?`,
    forgetText:
      'Der Schlüssel wird von diesem Gerät gelöscht, und Ihre Wiederherstellungsphrase bringt ihn nicht zurück. Gibt es anderswo keine Kopie des Schlüssels, ist das Geld auf diesem Konto verloren.',
    forgetGo: 'Schlüssel löschen',
  },
  forgotten:
    'Sie waren nicht mehr auf dieser Seite. Die Wörter, die Sie eingegeben hatten, wurden daraus entfernt; geben Sie sie noch einmal ein.',
  held: {
    hold: 'Zum Zeigen gedrückt halten',
    holding: 'Zum Verbergen loslassen',
    hint: 'Halten Sie den Knopf oder die Leertaste gedrückt. Sobald Sie loslassen, ist alles wieder verborgen.',
    left: (seconds) => `Diese Seite vergisst es in ${span(seconds)}.`,
    copy: 'Stattdessen kopieren',
    copyText:
      'Jedes Programm auf diesem Computer kann lesen, was kopiert ist, und manche bewahren es auf. Papier ist sicherer. Causeway leert die Zwischenablage nach einer Minute, oder wenn Sie diese Seite verlassen: nur solange dieses Fenster offen und vorn ist.',
    copyGo: 'Trotzdem kopieren',
    copied: 'Kopiert. Lassen Sie dieses Fenster offen: Es leert die Zwischenablage in einer Minute.',
    emptied: 'Die Zwischenablage ist wieder leer.',
    notCopied: 'Das Kopieren hat nicht geklappt.',
  },
}
