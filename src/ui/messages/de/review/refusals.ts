import type { RefusalMessages } from '../../en/review/refusals.ts'
import type { Translated } from '../../translated.ts'

export const deRefusals: Translated<RefusalMessages> = {
  kinds: {
    tooLittle: {
      title: 'Das ist zu wenig für einen Transfer',
      text: 'Die Gebühren würden alles aufzehren. Senden Sie mehr, oder wählen Sie eine Chain, auf der die Auszahlung günstiger ist.',
    },
    noRoute: {
      title: 'Zwischen diesen beiden gibt es keinen Weg',
      text: 'Wählen Sie auf einer Seite eine andere Währung: Die meisten Wege gibt es für das, womit am meisten gehandelt wird, etwa die native Währung der Chain oder USDC.',
    },
    notOffered: {
      title: 'Das bietet der Dienst nicht an',
      text: 'Wählen Sie eine andere Währung oder Chain, oder machen Sie rückgängig, was Sie unter „Von“ und „Optionen“ eingestellt haben.',
    },
    notThere: {
      title: 'An diese Adresse zahlt der Dienst nicht',
      text: 'Prüfen Sie die Adresse und die Chain. Mit einer anderen Adresse desselben Besitzers geht es vielleicht.',
    },
    blocked: {
      title: 'Der Dienst lehnt diese Adresse ab',
      text: 'Das betrifft eine der Adressen dieses Transfers. Causeway kann daran nichts ändern: Ihr Geld bleibt, wo es ist.',
    },
    key: {
      title: 'Der Dienst lehnt Ihren API-Schlüssel ab',
      text: 'Sehen Sie in den Einstellungen nach dem Schlüssel: Berichtigen oder entfernen Sie ihn.',
    },
    turnedAway: {
      title: 'Der Dienst hat das abgewiesen',
      text: 'Er sagt nicht, dass an Ihrer Eingabe etwas falsch ist. Versuchen Sie es später noch einmal, wählen Sie eine andere Chain oder Währung, oder sehen Sie in den Einstellungen nach Ihrem API-Schlüssel.',
    },
    busy: {
      title: 'Der Dienst kann gerade keinen Preis nennen',
      text: 'Causeway fragt von selbst wieder an. Sie müssen nichts ändern.',
    },
    broken: {
      title: 'Der Dienst hat nicht geantwortet, wie er sollte',
      text: 'Der Fehler liegt bei ihm: Sie müssen nichts ändern.',
    },
    silent: {
      title: 'Der Dienst ist nicht erreichbar',
      text: 'Sie müssen nichts ändern.',
    },
    ownSide: {
      title: 'Ihr Konto dort ließ sich nicht lesen',
      text: 'Der Bitcoin-Explorer oder die Börse hat nicht geantwortet.',
    },
    tooMuch: {
      title: 'Das ist mehr, als sich auf einmal übertragen lässt',
      text: 'Auf der anderen Seite ist für diesen Betrag gerade nicht genug da. Senden Sie weniger, in mehreren Teilen, oder versuchen Sie es später noch einmal.',
    },
    spoilsPrice: {
      title: 'Dieser Betrag würde den eigenen Preis verderben',
      text: 'In den Pools ginge zu viel davon verloren. Senden Sie weniger, in mehreren Teilen, oder wählen Sie eine andere Währung.',
    },
    badCall: {
      title: 'Der Aufruf bei Ankunft ist nicht möglich',
      text: 'Prüfen Sie seine Adresse und seine Daten, oder übertragen Sie das Geld ohne ihn.',
    },
    wouldFail: {
      title: 'Es würde scheitern, wo es ankommt',
      text: 'Der Dienst hat es erprobt, und die Chain hat es abgelehnt. Prüfen Sie den Empfänger und was dort geschehen soll.',
    },
    chainOff: {
      title: 'Eine der Chains ist gerade abgeschaltet',
      text: 'Das macht der Dienst, solange dort etwas nicht stimmt. Wählen Sie eine andere Chain, oder warten Sie.',
    },
    closed: {
      title: 'Dieser Weg ist vorübergehend gesperrt',
      text: 'Wählen Sie eine andere Chain oder Währung, oder versuchen Sie es später noch einmal.',
    },
    notEnough: {
      title: 'Das Guthaben reicht dafür nicht',
      text: 'Der Dienst sieht weniger Geld, als das samt Gebühren kostet. Senden Sie weniger, oder laden Sie zuerst das Konto auf.',
    },
    slippage: {
      title: 'Diese Slippage nimmt der Dienst nicht an',
      text: 'Stellen Sie sie unter „Optionen“ auf „Auto“.',
    },
    permit: {
      title: 'Per Signatur lässt sich das nicht zahlen',
      text: 'Der Dienst konnte hier keine verwenden. Zahlen Sie per Transaktion: Ihre Wallet zahlt dann eine Netzwerkgebühr.',
    },
    tooOften: {
      title: 'Im Moment zu viele Anfragen',
      text: 'Causeway fragt von selbst wieder an, nur langsamer. Mit einem eigenen API-Schlüssel in den Einstellungen sind mehr Anfragen möglich.',
    },
  },
  tooLittleHere: 'So kleine Beträge bewegt der Dienst nicht. Senden Sie mehr.',
  noKey: {
    title: 'Dafür braucht es einen eigenen API-Schlüssel',
    text: 'In Causeway ist keiner hinterlegt. Tragen Sie einen in den Einstellungen ein, oder wählen Sie eine andere Chain oder Währung.',
  },
  sponsor: {
    key: 'Damit ein Sponsor zahlt, muss der Schlüssel das auch dürfen; sonst schalten Sie den Sponsor unter „Optionen“ aus.',
    noKey: 'Ein Sponsor zahlt über einen Schlüssel: Ohne einen schalten Sie den Sponsor unter „Optionen“ aus.',
  },
  site: {
    change: 'Nur die Website kann ändern, was sie will: Lehnen Sie ab, und verlangen Sie dort etwas anderes.',
    later: 'Nur die Website kann ändern, was sie will: Versuchen Sie es später noch einmal, oder lehnen Sie ab.',
    fund: 'Laden Sie zuerst das Konto auf, oder lehnen Sie ab: Nur die Website kann weniger verlangen.',
    turnedAway:
      'Er sagt nicht, dass am Wunsch der Website etwas falsch ist. Versuchen Sie es später noch einmal, sehen Sie in den Einstellungen nach Ihrem API-Schlüssel, oder lehnen Sie ab.',
    noKey: 'In Causeway ist keiner hinterlegt. Tragen Sie einen in den Einstellungen ein, oder lehnen Sie ab.',
    pay: 'Vielleicht geht es auch mit einer anderen Währung, die Sie oben wählen.',
  },
  toSettings: 'Einstellungen öffnen',
  notMoved: 'Ihr Geld hat sich nicht bewegt.',
  details: 'Einzelheiten',
  says: 'Der Dienst sagt:',
  unpricedTitle: 'Kein Preis zeigt, dass das fair ist',
  unpriced: 'Es wird nichts unterschrieben. Ihr Geld hat sich nicht bewegt.',
  unreadTitle: 'Das ließ sich gerade nicht prüfen',
  unread:
    'Ein Knoten hat nicht gesagt, was für den Nachweis nötig ist, deshalb wird nichts signiert. Ihr Geld hat sich nicht bewegt.',
}
