import type { ReasonSentences } from '../../../core/reason/sentences.ts'

export const deReasons: ReasonSentences = {
  SAID: ({ words }) => `Auf Englisch gemeldet: ${words}`,
  UNFORESEEN: ({ words }) => `Das hat nicht geklappt. Versuchen Sie es noch einmal. Auf Englisch gemeldet: ${words}`,

  TIMEOUT: 'Die Antwort hat zu lange gedauert.',
  SLOW: 'Antwortet langsam. Causeway wartet noch.',
  OFFLINE: 'Keine Verbindung, oder sie ist abgebrochen.',
  TOO_LARGE: 'Die Antwort war zu groß, um echt zu sein.',
  NOT_JSON: 'Die Antwort war nicht zu verstehen.',
  CUT_OFF: 'Die Antwort brach mittendrin ab.',
  HOST_TROUBLE: ({ status }) => `Der Server ist gestört (Fehler ${status}); vielleicht antwortet er später.`,
  SIGN_IN: 'Ihr Netzwerk verlangt vielleicht eine Anmeldung. Öffnen Sie zur Probe eine Website.',
  REDIRECTED: 'Die Frage sollte an eine andere Adresse umgeleitet werden. Dort wurde nicht gefragt.',
  ABORTED: 'Es wurde beendet, bevor eine Antwort kam.',
  UNREADABLE: 'Die Antwort lässt sich nicht lesen.',
  REFUSED_WITH: ({ status }) => `Es wurde ohne Begründung abgelehnt (Fehler ${status}).`,
  NO_REASON: 'Es wurde kein Grund genannt.',
  NOT_ASKED: 'Danach wurde nicht gefragt.',
  STATE_PRUNED: 'Der Node hat den Zustand dieses Blocks nicht mehr.',
  NOT_SAID: 'Die Antwort sagt es nicht.',
  OTHER_ANSWER: 'Die Antwort betraf etwas anderes als die Frage.',
  NODE_BEHIND: 'Die Antwort war älter als eine frühere, deshalb zählt sie noch nicht.',
  ONE_NODE: 'Bisher antwortet nur einer von zwei Nodes, deshalb wird auf den anderen gewartet.',
  TOO_OFTEN: 'Es wurde zu oft gefragt; später kommt wieder Antwort.',
  CONTRADICTION: 'Die Antworten widersprechen einander, deshalb wird keiner geglaubt.',
  REFUSED_SAYING: ({ status, words }) => `Es wurde abgelehnt (Fehler ${status}). Auf Englisch gemeldet: ${words}`,
  UNCLEAR: ({ status }) => `Es kam keine klare Antwort (Fehler ${status}).`,
  MISUSED: 'So lässt sich das nicht fragen, deshalb wurde nichts gefragt.',
  TAKEN_BACK: 'Die Website hat diese Anfrage zurückgezogen.',

  INTERRUPTED: 'Die Wallet wurde neu gestartet. Sehen Sie nach, was angezeigt wird, und versuchen Sie es noch einmal.',
  STORE_FAILED: 'Der Browser konnte nicht lesen oder schreiben, was Causeway speichert. Versuchen Sie es noch einmal.',
  STORE_FULL:
    'Auf der Festplatte dieses Computers ist kein Platz mehr. Causeway signiert nichts, was es nicht speichern kann. Schaffen Sie etwas Platz; danach geht alles von selbst weiter.',
  STORE_NEWER: 'Das Gespeicherte stammt von einem neueren Causeway. Aktualisieren Sie, um fortzufahren.',
  STALE_SAVE: 'Es wurde inzwischen anderswo geändert, deshalb wurde nichts gespeichert. Sehen Sie noch einmal nach.',
  LOCKED: 'Causeway ist gesperrt. Entsperren Sie es, um fortzufahren.',
  VAULT_EXISTS: 'Hier gibt es schon eine Wallet. Sie blieb, wie sie ist.',
  VAULT_MISSING: 'Hier gibt es noch keine Wallet.',
  VAULT_DAMAGED: 'Die gespeicherte Wallet ist beschädigt. Nichts wurde überschrieben.',
  VAULT_NEWER: 'Diese Wallet stammt von einem neueren Causeway. Aktualisieren Sie, um sie zu öffnen.',
  VAULT_NOT_OPENED: 'Dieses Passwort öffnet die Wallet nicht, oder die Wallet wurde verändert.',
  VAULT_TAMPERED:
    'Die gespeicherte Wallet wurde von außen verändert oder aus zwei Kopien gemischt. Sie bleibt verschlossen.',
  VAULT_CHANGED:
    'Die Wallet wurde inzwischen geändert, deshalb wurde nichts gespeichert. Versuchen Sie es noch einmal.',
  VAULT_NOT_WRITTEN:
    'Der Browser hat die Wallet nicht richtig gespeichert. Die Kopie davor ist unberührt: Versuchen Sie es noch einmal.',
  KDF_REFUSED: 'Die Wallet ist auf eine Art verschlüsselt, die Causeway nicht annimmt.',
  BACKUP_NOT_OPENED: 'Dieses Passwort öffnet die Datei nicht, oder die Datei wurde verändert.',
  BACKUP_DAMAGED: 'Das ist keine vollständige Sicherungsdatei von Causeway.',
  BACKUP_NEWER: 'Diese Datei stammt von einem neueren Causeway. Aktualisieren Sie, um sie wiederherzustellen.',
  OTHER_WALLET: ({ account }) =>
    `Das gehört zu einer anderen Wallet, deren erstes Konto ${account} ist. Hier wurde nichts geändert.`,
  WALLET_UNCOMPARED:
    'Die Liste der Konten ist verloren, deshalb weiß Causeway nicht, ob das zu dieser Wallet gehört. Hier wurde nichts geändert.',

  PASSWORD_EMPTY: 'Geben Sie ein Passwort ein.',
  PASSWORD_BROKEN: 'Das Passwort enthält ein fehlerhaftes Zeichen. Geben Sie es noch einmal ein.',
  PASSWORD_LONG: ({ most }) => `Höchstens ${most} Zeichen.`,
  PASSWORD_SHORT: ({ least }) =>
    `Mindestens ${least} Zeichen: Ein paar Wörter, die nicht zusammengehören, sind leicht zu merken.`,
  PASSWORD_EASY:
    'Zu leicht zu erraten: Es besteht vor allem aus häufigen Passwörtern, Namen oder Daten. Fügen Sie ein paar Wörter hinzu, die nicht zusammengehören.',
  PASSWORD_RUN:
    'Zu leicht zu erraten: Wiederholungen und Tastenreihen werden als Erstes versucht. Nehmen Sie ein paar Wörter, die nicht zusammengehören.',
  PASSWORD_PHRASE:
    'Zu leicht zu erraten: Es ist vor allem ein bekannter Satz. Nehmen Sie Wörter, die nicht zusammengehören.',
  PASSWORD_NEARLY: 'Fast: Noch ein Wort, das nicht dazugehört, macht es stark genug.',
  PASSWORD_FILE:
    'Zu leicht für eine Datei, an der sich endlos Passwörter probieren lassen. Geben Sie der Datei ein eigenes, längeres Passwort.',
  PASSWORD_UNJUDGED:
    'Causeway konnte seine Listen erratbarer Passwörter nicht laden und nimmt deshalb gerade kein neues Passwort an. Schließen Sie diese Seite, öffnen Sie sie wieder und versuchen Sie es noch einmal.',
  BAD_MNEMONIC: 'Diese Wörter sind keine Wiederherstellungsphrase.',
  PHRASE_LENGTH: ({ count }) => `Eine Wiederherstellungsphrase hat 12, 15, 18, 21 oder 24 Wörter; diese hat ${count}.`,
  PHRASE_WORD: ({ position }) => `Wort ${position} steht nicht in der Liste der Wiederherstellungswörter.`,
  PHRASE_WORDS: ({ positions }) => `Diese Wörter stehen nicht in der Liste der Wiederherstellungswörter: ${positions}.`,
  PHRASE_ORDER:
    'Jedes Wort steht in der Liste, aber zusammen sind sie keine Phrase: Ein Wort ist falsch oder steht an falscher Stelle.',
  KEY_LETTERS: 'Ein privater Schlüssel besteht nur aus den Ziffern 0 bis 9 und den Buchstaben a bis f.',
  KEY_LENGTH: ({ digits }) => `Ein privater Schlüssel hat 64 Hex-Ziffern; dieser hat ${digits}.`,
  KEY_OUTSIDE: 'Zu diesem privaten Schlüssel gehört kein Konto. Prüfen Sie jede Ziffer.',
  NAME_MISSING: 'Geben Sie einen Namen ein, an dem Sie es wiedererkennen.',
  NAME_TAKEN: ({ label }) => `„${label}“ heißt schon etwas anderes. Geben Sie einen anderen Namen ein.`,
  ADDRESS_UNKNOWN: 'Das ist keine Adresse, die Causeway kennt: Prüfen Sie jedes Zeichen.',
  SITE_ADDRESS: 'Geben Sie die Adresse einer Website ein, etwa app.example.com.',
  SITE_FIXED: 'Der Browser lässt nicht zu, dass diese Website geändert wird.',

  NO_SUCH_ACCOUNT: 'Dieses Konto gibt es nicht mehr.',
  OWN_ALREADY: ({ label }) => `Das ist schon Ihr Konto „${label}“.`,
  OWN_HIDDEN: ({ label }) => `Das ist schon Ihr Konto „${label}“; es ist ausgeblendet.`,
  IMPORTED_ALREADY: ({ label }) =>
    `Das ist schon Ihr Konto „${label}“. Es wurde mit seinem Schlüssel importiert; entfernen Sie es zuerst.`,
  WATCHED_ALREADY: ({ label }) => `Diese Adresse beobachten Sie schon, als „${label}“.`,
  LAST_SHOWN: 'Ein Konto bleibt in den Listen.',
  FROM_WORDS: 'Dieses Konto kommt aus Ihrer Wiederherstellungsphrase. Blenden Sie es stattdessen aus.',
  ACCOUNT_IN_USE:
    'Ein Transfer, den dieses Konto bezahlt, ist noch unterwegs. Warten Sie sein Ende ab oder geben Sie ihn auf; danach können Sie das Konto entfernen.',
  ACCOUNT_UNDER_WAY:
    'Es ist noch etwas unterwegs, das auf dieses Konto zahlen kann: ein Transfer, eine Rückzahlung oder eine Einzahlungsadresse. Warten Sie, bis es beendet ist; dann lässt sich das Konto entfernen.',
  SHOW_ANOTHER: 'Blenden Sie zuerst ein anderes Konto ein.',

  API_KEY_FORM: 'Das ist nicht die geheime Hälfte eines API-Schlüssels: Sie hat 80 Hex-Ziffern.',
  API_KEY_NOT_LISTED: 'Die Börse führt diesen Schlüssel für dieses Konto nicht.',
  API_KEY_ALREADY: 'Für dieses Konto gibt es hier schon einen Schlüssel. Widerrufen Sie zuerst diesen.',
  API_KEY_NONE: 'Für dieses Konto gibt es hier keinen Schlüssel.',
  API_KEYS_TAKEN: 'Alle API-Schlüssel dieses Kontos sind belegt. Entfernen Sie zuerst einen bei der Börse.',
  API_KEY_REVOKING: 'Der Schlüssel dieses Kontos wird gerade widerrufen. Warten Sie, bis das erledigt ist.',
  API_KEY_NOT_SHOWN:
    'Die Börse zeigt unseren Schlüssel für dieses Konto nicht mehr. Widerrufen Sie ihn hier, und erstellen Sie dann einen neuen.',
  API_KEY_SOON: 'Gesendet. Die Börse zeigt es noch nicht.',
  API_KEY_TIME_OVER: 'Die Zeit dafür lief ab, bevor die Börse es gezeigt hat. Versuchen Sie es noch einmal.',
  EXCHANGE_ACCOUNT_FOREIGN: 'Dieses Konto an der Börse gehört zu einer anderen Wallet.',
  EXCHANGE_ACCOUNT_NONE: ({ exchange }) => `Sie haben noch kein Konto bei ${exchange}.`,
  EXCHANGE_NONE: 'Dieser Dienst hat keine solche Börse.',
  EXCHANGE_SILENT: 'Die Börse sagt es nicht.',
  EXCHANGE_LACKS: 'Die Börse hat keine solche Währung.',
  EXCHANGE_REFUSED: ({ number, words }) =>
    `Die Börse hat es abgelehnt (Code ${number}). Auf Englisch gemeldet: ${words}`,
  EXCHANGE_DOUBTED: ({ words }) =>
    `Die Börse lehnt es ab, hat es aber vielleicht schon angenommen. Ob Ihr Geld das Konto verlassen hat, steht noch nicht fest. Causeway sieht weiter nach. Auf Englisch gemeldet: ${words}`,
  EXCHANGE_TAKEN: ({ words }) =>
    `Die Börse meldet, dass sie diese Überweisung angenommen hat, und zeigt sie noch nicht. Causeway wartet darauf und sendet nichts anderes. Auf Englisch gemeldet: ${words}`,
  EXCHANGE_AGAIN: ({ words }) => `Die Börse wird noch einmal gefragt. Auf Englisch gemeldet: ${words}`,
  EXCHANGE_ACCOUNT_KIND: 'Die Börse führt dieses Konto auf eine Art, die Causeway nicht kennt.',

  CURRENCY_UNKNOWN: 'Die Wallet kennt diese Währung nicht.',
  CHAIN_UNKNOWN: ({ chainId }) => `Causeway kennt die Chain ${chainId} nicht.`,
  NO_OWN_ADDRESS: 'Dieses Konto hat keine Bitcoin-Adresse: Wählen Sie eine andere Adresse.',
  NO_BITCOIN: 'Diese Wallet hat noch kein Bitcoin-Konto.',
  BITCOIN_STILL_READ: 'Ihre Bitcoin-Adressen werden noch durchgesehen.',
  BITCOIN_CHANGED: 'Ihre Bitcoin-Adressen haben sich inzwischen geändert. Versuchen Sie es noch einmal.',
  COIN_FALSE: 'Der Explorer sagt über einen Ihrer Coins etwas anderes als die Chain.',
  EXPLORER_SILENT: 'Der Explorer hat nicht geantwortet.',
  EXPLORER_LACKS: 'Dem Explorer fehlt eine Transaktion, die dafür nötig ist.',
  ADDRESS_BUSY: 'Der Explorer kann diese Adresse nicht auflisten: Sie hat zu viele Transaktionen.',
  EXPLORER_UNPROVEN: 'Der Explorer sagt, dass die Transaktion in einem Block ist, ohne gültigen Beweis.',
  EXPLORER_ALONE: 'Der Explorer sagt, dass die Transaktion in einem Block ist. Der andere bestätigt es noch nicht.',
  EXPLORER_SHALLOW: ({ has, needs }) =>
    `Der Explorer sagt, dass die Transaktion in einem Block ist. Sie zählt nach ${needs} Blöcken; es sind ${has}.`,
  EXPLORER_SECOND_SILENT: ({ has, needs }) =>
    `Der zweite Explorer antwortet nicht. Mit einem Explorer zählt die Transaktion ab ${needs} Blöcken; es sind ${has}.`,
  EXPLORER_UNTRUSTED: ({ count }) =>
    `Laut Explorer wurden ${count} Ihrer Adressen mehr benutzt, als Causeway kennt. Trauen Sie diesem Explorer nicht, außer wenn eine andere Wallet mit diesen Wörtern so viele benutzt hat.`,
  ADDRESS_FOREIGN: 'Die Adresse gehört nicht zu dieser Wallet.',
  SPEND_NOT_SHOWN: 'Der Explorer sagt, dass Ihre Coins ausgegeben sind, und zeigt es nicht.',
  SPEND_NOT_SIGNED: 'Der Explorer sagt, dass Ihre Coins ausgegeben sind, aber Ihr Schlüssel hat das nicht signiert.',
  TOKEN_SIGNS_ELSE: 'Der Token lässt für etwas anderes signieren als für seinen Namen und seine Version.',
  NO_SOURCE: ({ symbol }) => `Auf keiner anderen Chain liegt Geld, aus dem sich ${symbol} herholen ließe.`,
  TOO_LITTLE: ({ needs, has }) => `Dafür braucht es bis zu ${needs}, Netzwerkgebühr inbegriffen; Sie haben ${has}.`,
  COINS_TOO_LITTLE: ({ needs, has }) =>
    `Dafür braucht es ${needs} und die Miner-Gebühr von einer einzigen Adresse; die freien Coins der besten sind ${has} wert.`,
  CHOSEN_COINS_TOO_LITTLE: ({ needs, has }) =>
    `Die gewählten Coins sind ${has} wert. Dafür braucht es ${needs} und die Miner-Gebühr. Wählen Sie mehr Coins.`,
  CHOSEN_COIN_GONE: 'Ein gewählter Coin lässt sich gerade nicht ausgeben. Wählen Sie Ihre Coins neu.',
  PAYMENT_DUST: ({ amount, least }) =>
    `${amount} ist zu wenig für eine Zahlung auf Bitcoin. An diese Adresse sind es mindestens ${least}.`,
  NOT_RELAYED:
    'Bitcoin-Nodes leiten eine solche Transaktion nicht weiter: Der Betrag ist zu klein, oder sie ist zu groß.',
  NO_SUCH_TRANSFER: 'Diese Wallet hat keinen solchen Transfer.',
  NOTHING_WAITS: 'Von diesem Transfer wartet nichts auf einen Block.',
  BEING_CANCELLED: 'Er wird schon abgebrochen; was dafür gesendet wurde, lässt sich nicht zurücknehmen.',
  CANNOT_CANCEL: 'Eine Zahlung auf Bitcoin lässt sich nicht zurücknehmen, wenn sie einmal gesendet ist.',
  MORE_IS_USELESS: 'Geboten ist schon ein Vielfaches dessen, was die Chain jetzt verlangt; mehr würde nicht helfen.',
  RAISE_NO_CHANGE: 'Aus dieser Transaktion kommt nichts zu Ihnen zurück, womit sich eine höhere Gebühr zahlen ließe.',
  RAISE_TOO_LITTLE: 'Aus dieser Transaktion kommt zu wenig zu Ihnen, um eine höhere Gebühr zu zahlen.',
  RAISE_EVICTS:
    'Eine spätere Transaktion von Ihnen gibt das Wechselgeld dieser aus, und eine höhere Gebühr hier würde sie verdrängen. Zahlen Sie stattdessen für die spätere mehr: Das beschleunigt beide.',
  MINER_FEE_ABOVE_MOST: ({ fee, most }) => `Die Miner-Gebühr wäre ${fee}; diese Wallet zahlt höchstens ${most}.`,
  MINER_FEE_ABOVE_RATE: ({ rate, most }) =>
    `Die Miner-Gebühr wäre ${rate} Satoshi pro vByte; diese Wallet zahlt höchstens ${most}.`,
  MINER_FEE_ABOVE_AMOUNT: ({ fee, amount }) =>
    `Die Miner-Gebühr wäre ${fee} für ${amount}; diese Wallet zahlt keine Gebühr über dem Betrag.`,
  HURRY_FOREIGN: 'Es kommt bei einer Adresse an, die nicht zu dieser Wallet gehört.',
  CPFP_PAYS_MORE: 'Die Transaktion zahlt schon mehr, als der nächste Block verlangt.',
  CPFP_SIZE_UNKNOWN:
    'Die Transaktion, oder eine, auf die sie wartet, gibt mit einem Skript aus, dessen Größe sich nicht prüfen lässt. Darum lässt sich keine Gebühr für sie festlegen: Warten Sie, oder bitten Sie den Absender um eine höhere Gebühr.',
  CPFP_TOO_MANY: 'Die Transaktion gibt zu viele Coins aus, um sie zu beschleunigen.',
  CPFP_CHAIN: 'Hier hängen zu viele wartende Transaktionen voneinander ab: Kein Node nähme noch eine an.',
  CPFP_BUMP_CHEAPER: 'Eine höhere Miner-Gebühr für die Transaktion selbst kostet weniger als CPFP.',
  MEMPOOL_FULL:
    'Auf Bitcoin warten zu viele Transaktionen, darum nehmen Nodes gerade nur höhere Gebühren an. Eine höhere Miner-Gebühr hilft; sonst wird dieselbe Transaktion wieder gesendet, bis sie hineinpasst.',
  FEE_BELOW_NODES: ({ has, needs }) =>
    `Node verlangen gerade mindestens ${needs} Satoshi für diese Transaktion, sie zahlt ${has}. Eine höhere Miner-Gebühr hilft; sonst wird dieselbe Transaktion wieder gesendet, bis sie angenommen wird.`,
  BUMP_BELOW_NODES: ({ has, needs }) =>
    `Node verlangen für einen Ersatz mindestens ${needs} Satoshi mehr, dieser zahlte ${has} mehr. Erhöhen Sie die Gebühr noch einmal: Das nächste Angebot reicht.`,
  DEPOSIT_OVER: 'Diese Adresse wartet nicht mehr auf eine Zahlung.',
  DEPOSIT_LATE: 'Die Zeit für das Angebot dieser Adresse ist vorbei. Beginnen Sie mit einem neuen Angebot.',
  DEPOSIT_PAID: 'An diese Adresse wurde schon etwas gezahlt; eine zweite Zahlung würde nicht dazu zählen.',
  PAID_BEFORE_UNREAD:
    'Niemand sagt, was diese mehrfach nutzbare Adresse bisher erhalten hat. Sie wird gezeigt, sobald das gelesen ist, damit frühere Zahlungen nicht zählen. Versuchen Sie es gleich noch einmal.',
  NO_NAMES: 'Diese Wallet liest keine Chain, auf der es solche Namen gibt.',
  NAME_LETTERS: 'Dieser Name hat Zeichen, die Causeway nicht nachschlägt. Fügen Sie stattdessen die Adresse ein.',
  NAME_ELSEWHERE: ({ host }) =>
    `Nur ${host} kennt diesen Namen, und Causeway kontaktiert es nicht. Fügen Sie stattdessen die Adresse ein.`,
  TOKEN_TOO_LITTLE: ({ token }) => `Ihr Konto hat zu wenig vom Token ${token}, und Causeway kann ihn nicht herholen.`,
  MAKES_CONTRACT: 'Dabei entsteht ein Contract.',
  WOULD_FAIL: 'Es würde nicht durchgehen.',

  ORDER_MISSING: 'Es gibt keinen vollständigen Auftrag.',
  ORDER_CHAIN: ({ name }) => `Unter dem Kurznamen „${name}“ ist keine Chain bekannt.`,
  ORDER_ADDRESS: ({ address }) => `Die Adresse ${address} passt nicht zu ihrer Chain.`,
  ORDER_MALFORMED: 'Er enthält einen Wert, den es nicht geben kann.',

  WAITS_FOR_DEPOSIT: 'Ein anderer Transfer desselben Tokens muss erst seine Einzahlung abschließen.',
  WAITS_FOR_SIGNATURE: 'Etwas anderes von Ihnen muss zuerst signiert werden.',
  WAITS_FOR_COIN: 'Ein anderer Transfer gibt denselben Coin aus; dieser wartet auf ihn.',
  WAITS_FOR_ACCOUNT: 'Ein anderer Transfer geht vom selben Konto ab; dieser wartet auf ihn.',
  WAITS_FOR_UNREADABLE:
    'Ein gespeicherter Eintrag kann nicht gelesen werden. Er hält vielleicht eine signierte Transaktion desselben Kontos, darum wird hier nichts signiert. Geben Sie ihn in der Aktivität frei.',
  FEE_RISEN: ({ most }) => `Die Netzwerkgebühr ist über die ${most} gestiegen, die Sie genehmigt haben.`,
  GAS_ABOVE_APPROVED: ({ most }) => `Das braucht mehr Gas, als die ${most} bezahlen, die Sie genehmigt haben.`,
  PERMIT_USED: 'Was signiert würde, wurde schon einmal verwendet.',
  PERMIT_NOT_TAKEN: 'Der Dienst hat Ihre Signatur nicht angenommen; bis sie abläuft, kann er sie noch verwenden.',
  PERMIT_REFUSED: ({ words }) =>
    `Der Dienst hat Ihre Signatur nicht angenommen; bis sie abläuft, kann er sie noch verwenden. Auf Englisch gemeldet: ${words}`,
  PERMIT_WANTS_MORE:
    'Der Dienst will mehr Schritte, als er angeboten hatte. Es wird nichts weiter signiert; was signiert ist, läuft bald ab.',
  MAYBE_TAKEN: 'Vielleicht hat eine andere Transaktion seinen Platz eingenommen. Causeway sieht noch einmal nach.',
  MAYBE_PAID:
    'Ihr Konto hat seit Ihrem Ja etwas gesendet. Ob damit dieser Transfer bezahlt wurde, ist noch nicht bekannt, deshalb wird nichts signiert. Sie können den Transfer aufgeben und neu beginnen, sobald Sie sicher sind.',
  SAVES_LOST:
    'Ein Teil dessen, was dieser Browser über diesen Transfer gespeichert hatte, ist verloren. Er ist vielleicht schon bezahlt, deshalb wird nichts mehr dafür signiert. Causeway sucht nach der Zahlung; sehen Sie sich Ihr Konto an, bevor Sie den Transfer aufgeben.',
  ABANDONED_IN_DOUBT:
    'Sie haben ihn aufgegeben, bevor bekannt war, ob er schon bezahlt ist. Sehen Sie sich Ihr Konto an, bevor Sie es noch einmal versuchen.',
  CONTESTED: 'Eine andere Transaktion nimmt, was diese braucht. Welche von beiden aufgenommen wird, ist noch offen.',
  CONTESTED_BY: ({ transaction }) =>
    `Die Transaktion ${transaction} nimmt, was diese braucht. Welche von beiden aufgenommen wird, ist noch offen.`,
  NOT_CARRIED_OUT: 'Diese Version von Causeway führt einen solchen Schritt nicht aus.',
  KEY_DELETED:
    'Der Schlüssel dieses Kontos wurde gelöscht, deshalb kann damit nichts signiert werden. Importieren Sie ihn wieder, oder geben Sie dies auf.',
  RECORD_CHANGED: 'Der gespeicherte Eintrag wurde von außen geändert, deshalb wird dafür nichts signiert.',
  COULD_NOT_SIGN: ({ words }) => `Es konnte nicht signiert werden. Auf Englisch gemeldet: ${words}`,
  NODE_REFUSES: ({ words }) => `Der Node sagt, dass es scheitern würde. Auf Englisch gemeldet: ${words}`,
  GAS_ABOVE_LIMIT: ({ gas, most }) =>
    `Es verlangt ${gas} Gas, doch diese Chain nimmt höchstens ${most}. Es wurde nichts signiert.`,
  UNPROVEN: ({ words }) => `Der Nachweis gelingt gerade nicht noch einmal, deshalb wird nichts signiert. ${words}`,
  NO_API_KEY: ({ index }) => `Diese Wallet hat keinen Schlüssel für Konto ${index}.`,
  NOT_ON_CHAIN: 'Der Dienst nennt eine Transaktion, die noch nicht auf der Chain ist.',
  REQUEST_FOREIGN: 'Der Dienst nennt eine Anfrage eines anderen Transfers von Ihnen; ihr wird nicht gefolgt.',
  REQUEST_OTHER_ADDRESS: 'Der Dienst nennt eine Anfrage zu einer anderen Einzahlungsadresse; ihr wird nicht gefolgt.',
  REQUEST_OTHER_CURRENCY: 'Der Dienst nennt eine Anfrage zu einer anderen Währung; ihr wird nicht gefolgt.',
  REQUEST_OTHER_REFUND: 'Der Dienst nennt eine Anfrage zu einer anderen Erstattungsadresse; ihr wird nicht gefolgt.',
  ANOTHER_PAYMENT:
    'Der Dienst meldet nur die neueste Zahlung an diese Adresse, und das ist eine andere. Was aus Ihrer wird, lässt sich ohne API-Schlüssel nicht verfolgen: Sehen Sie nach dem Guthaben, wo sie ankommen soll.',
  PAID_LATE: ({ paid }) =>
    `${paid} kamen zu spät für das Angebot. Der Dienst macht dafür ein neues, dem sich ohne API-Schlüssel nicht folgen lässt: Sehen Sie nach dem Guthaben, wo es ankommen soll.`,
  PAID_INSTEAD: ({ paid, quoted }) =>
    `${paid} wurden statt ${quoted} gezahlt. Der Dienst macht dafür ein neues Angebot, dem sich ohne API-Schlüssel nicht folgen lässt: Sehen Sie nach dem Guthaben, wo es ankommen soll.`,
  OWN_PAYMENT_LATE:
    'Ihre eigene Zahlung wurde nicht rechtzeitig signiert; nichts wurde gesendet. An die Adresse kann noch gezahlt werden.',
  OWN_PAYMENT_UNPROVEN:
    'Ihre eigene Zahlung ließ sich nicht mehr nachweisen; nichts wurde gesendet. An die Adresse kann noch gezahlt werden.',

  ARRIVAL_UNNAMED: 'Der Dienst nennt keine Transaktion.',
  ARRIVAL_UNSAID: 'Der Dienst sagt nicht, was wo ankommt.',
  ARRIVAL_UNPROVABLE: 'Der Dienst sagt, dass es angekommen ist; dieser Node kann es nicht beweisen.',
  ARRIVAL_SHORT: 'In dieser Transaktion war weniger als das zugesagte Minimum.',
  ARRIVAL_ABSENT: 'In dieser Transaktion ist keine Zahlung an den Empfänger.',
  ARRIVAL_USED: 'Diese Transaktion hat schon einen anderen Transfer abgeschlossen.',
  ARRIVAL_OLD: 'Diese Transaktion ist älter als dieser Transfer.',
  ARRIVAL_OWN: 'Diese Transaktion ist Ihre eigene.',
  ARRIVAL_MIXED:
    'Im selben Block kam noch anderes Geld beim Empfänger an, und beides lässt sich nicht auseinanderhalten.',
}
