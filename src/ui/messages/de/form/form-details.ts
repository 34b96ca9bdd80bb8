import type { FormDetailMessages } from '../../en/form/form-details.ts'
import type { Translated } from '../../translated.ts'
import { list, percent } from '../format.ts'

export const deFormDetails: Translated<FormDetailMessages> = {
  fees: {
    network: { kept: 'Für Netzwerkgebühren zurückgelegt:', besides: 'Dazu Netzwerkgebühren, höchstens:' },
    exchange: { kept: 'Für die Gebühr der Börse zurückgelegt:', besides: 'Dazu die Gebühr der Börse, höchstens:' },
  },
  keptForSpeedUp: (rate) =>
    `Als Wechselgeld zurückgelegt; es kann später eine höhere Gebühr bis ${rate} sat/vB bezahlen:`,
  notSure: (whole, fraction) => `${whole} oder ${fraction} eingeben: Das Zeichen dazwischen kann beides heißen.`,
  code: {
    elsewhere: (chain) => `Dieser Code ist für ${chain}; gewählt ist eine andere Chain.`,
    unknown: (id) => `Dieser Code ist für die Chain ${id}, die Causeway nicht kennt.`,
    disabled: (chain) => `Dieser Code ist für ${chain}; der Dienst hat diese Chain gerade abgeschaltet.`,
    choose: (symbol, chain) => `${symbol} auf ${chain} wählen`,
  },
  youSend: { EXACT_INPUT: 'Sie zahlen', EXACT_OUTPUT: 'Sie zahlen', EXPECTED_OUTPUT: 'Sie zahlen' },
  list: {
    held: 'Mit Guthaben',
    verified: 'Geprüft: auf der eigenen Liste von Causeway',
    unverified: 'Nicht auf der Liste von Causeway',
  },
  unpinned: {
    title: (title) => `${title} steht nicht auf der Liste von Causeway`,
    means: (chain) =>
      `Name und Nachkommastellen sagt allein ${chain}. Sehen Sie nach, ob es der Token ist, den Sie meinen.`,
  },
  howExact: 'Wie genau muss es sein?',
  exact: { EXACT_OUTPUT: 'Genau', EXPECTED_OUTPUT: 'Etwa' },
  aboutNote: 'Nie weniger als das Minimum unten.',
  most: (amount) =>
    `Laut Dienst zahlt er dort höchstens ${amount} auf einmal aus. Senden Sie weniger oder in mehreren Teilen.`,
  limits: {
    between: (least, most) => `Auf diesem Weg etwa ${least} bis ${most}`,
    atMost: (most) => `Auf diesem Weg höchstens etwa ${most}`,
    atLeast: (least) => `Auf diesem Weg mindestens etwa ${least}`,
    above: (most) =>
      `Auf diesem Weg bewegt der Dienst höchstens etwa ${most}. Senden Sie weniger oder in mehreren Teilen.`,
    below: (least) => `Auf diesem Weg bewegt der Dienst nichts unter etwa ${least}. Senden Sie mehr.`,
  },
  moved: (what, isBetter, by) =>
    what === 'arrives'
      ? `${isBetter ? 'Besser' : 'Schlechter'} als vorher: ${by} ${isBetter ? 'mehr' : 'weniger'} kommen an`
      : `${isBetter ? 'Besser' : 'Schlechter'} als vorher: ${by} ${isBetter ? 'weniger' : 'mehr'} zu zahlen`,
  trade: {
    exactToOpenAddress:
      'Eine wiederverwendbare Adresse nimmt jeden Betrag an, deshalb kann nicht genau feststehen, was ankommt. Wählen Sie „Etwa“, oder zahlen Sie nur einmal.',
  },
  party: {
    recipient: { label: 'An', field: 'An', own: 'Ihr Konto' },
    refundTo: { label: 'Erstattung', field: 'Falls es scheitert, zurück an', own: 'Ihr Konto' },
  },
  options: {
    label: 'Optionen',
    slippage: 'Slippage',
    slippageHint:
      'Wie viel weniger ankommen darf, wenn sich unterwegs ein Preis bewegt. Wäre es noch weniger, scheitert der Transfer, und das Geld kommt zurück.',
    slippages: (chosen) => (chosen === 'automatic' ? 'Auto' : percent(chosen)),
    slippageIs: (chosen) => (chosen === 'automatic' ? 'Slippage automatisch' : `Slippage bis ${percent(chosen)}`),
    own: {
      choice: 'Eigene',
      label: 'Eigene Slippage in Prozent',
      bounds: 'Von 0 bis 100, mit höchstens zwei Stellen nach dem Komma.',
      unset: 'Slippage nicht festgelegt',
      problems: {
        empty: 'Geben Sie einen Prozentsatz ein, etwa 0,75, oder wählen Sie eine andere Slippage.',
        notANumber: 'Prozentsatz in Ziffern eingeben, mit Komma, etwa 0,75.',
        tooPrecise: 'Ein Prozentsatz hat hier höchstens zwei Stellen nach dem Komma.',
        tooHigh: `Mehr als ${percent(10_000)} geht nicht: Das ist bereits alles.`,
      },
      cautions: {
        none: () =>
          `Bei ${percent(0)} darf sich kein Preis bewegen: Sonst gibt es kein Angebot, oder der Transfer scheitert.`,
        low: () =>
          'Das ist wenig: Oft gibt es dann kein Angebot, oder ein Preis bewegt sich weiter und Geld kommt zurück.',
        high: (allowed) =>
          `Es kann bis zu ${percent(allowed)} weniger ankommen. Andere können so handeln, dass Sie all das verlieren.`,
      },
      inQuote: (share) => `Dieses Angebot bleibt darunter: höchstens ${percent(share)}.`,
      loss: {
        allTitle: 'Halt: Es kann gar nichts ankommen',
        all: 'Dieser Plan nimmt hin, dass 0 ankommt: Sie können alles verlieren, was Sie senden, ohne Erstattung.',
        acceptAll: 'Ich kann alles verlieren und fahre fort',
        accept: (allowed) => `Bis zu ${percent(allowed)} können verloren gehen, und ich fahre fort`,
      },
    },
    mostPaid: {
      label: (symbol) => `Sie zahlen höchstens, in ${symbol}`,
      hint: (margin) => `Bleibt das Feld leer, sind es ${percent(margin)} mehr als der Preis, den Sie zuerst sehen.`,
      is: (sum) => `höchstens ${sum}`,
      unset: 'Höchstbetrag nicht festgelegt',
      problems: {
        notANumber: 'Grenze in Ziffern eingeben, mit Komma, etwa 0,50, oder leer lassen.',
        tooPrecise: 'Die Grenze hat mehr Stellen nach dem Komma als die Währung.',
        tooLarge: 'So viel hat niemand. Geben Sie weniger ein, oder lassen Sie das Feld leer.',
        zero: 'Bei einer Grenze von 0 lässt sich nichts zahlen. Geben Sie mehr ein, oder lassen Sie das Feld leer.',
      },
    },
    gas: (dollars, symbol) => `Gas bei Ankunft: ${dollars} in ${symbol}`,
    gasHint: (symbol, arrives) =>
      `Geht von dem ab, was übertragen wird. Ohne ${symbol} dort lässt sich ${arrives} nicht weiterbewegen.`,
    gasIs: (dollars, symbol) => `${dollars} in ${symbol} bei Ankunft`,
    noGas: (symbol, chain) => `Sie haben kein ${symbol} auf ${chain}`,
    noGasThere: (symbol, chain) => `Der Empfänger hat kein ${symbol} auf ${chain}`,
    noGasMeans: 'Was ankommt, ließe sich von dort nicht weiterbewegen. Ein Teil davon kann als Gas ankommen.',
    addGas: (dollars, symbol) => `${dollars} in ${symbol} mitnehmen`,
    refund: 'Falls es scheitert, zurück an',
    refundToYou: 'Ihr Konto, auf der Chain, von der das Geld kommt.',
    refundToOther: 'Die Adresse im Formular.',
    sponsored: 'Ein Sponsor zahlt die Gebühren',
    sponsoredHint: 'Aus dem Guthaben Ihres API-Schlüssels, den Sie in den Einstellungen eintragen.',
    sponsoredIs: 'Gebühren zahlt ein Sponsor',
    sponsorMost: {
      label: 'Der Sponsor zahlt höchstens, in Dollar',
      hint: 'Bleibt das Feld leer, zahlt der Sponsor alle Gebühren.',
      is: (dollars) => `Gebühren zahlt ein Sponsor bis ${dollars}`,
      unset: 'Grenze des Sponsors nicht festgelegt',
      problems: {
        notANumber: 'Grenze in Ziffern eingeben, mit Komma, etwa 0,50, oder leer lassen.',
        tooPrecise: 'Eine Grenze hat hier höchstens sechs Stellen nach dem Komma.',
        tooLarge: 'So hoch sind keine Gebühren. Geben Sie weniger ein, oder lassen Sie das Feld leer.',
        zero: 'Bei einer Grenze von 0 zahlen Sie alles selbst. Geben Sie mehr ein, oder schalten Sie den Sponsor aus.',
      },
    },
  },
  name: {
    looking: (name) => `${name} wird nachgeschlagen.`,
    found: (name) => `${name} steht für:`,
    use: 'Diese Adresse verwenden',
    none: (name) => `${name} steht für keine Adresse. Prüfen Sie die Schreibweise, oder fügen Sie die Adresse ein.`,
    unknown: (name) => `${name} konnte nicht nachgeschlagen werden`,
  },
  book: {
    open: 'Adressbuch',
    title: 'Adressbuch',
    empty: 'Noch steht niemand darin. Tippen Sie im Formular eine Adresse ein, und geben Sie ihr dann einen Namen.',
    failed: 'Das Adressbuch konnte nicht gelesen werden',
    yours: 'Ihre eigenen Konten',
    saved: 'Gespeicherte Adressen',
    remove: (name) => `${name} aus dem Adressbuch entfernen`,
    save: 'Namen geben',
    rename: 'Namen ändern',
    name: 'Name für diese Adresse',
    keep: 'Speichern',
    notSaved: 'Nicht gespeichert: Das Adressbuch ist voll. Entfernen Sie zuerst einen Eintrag.',
    done: (name) => `${name} steht in Ihrem Adressbuch.`,
  },
  percent,
  same: {
    title: (ago) => `Dasselbe haben Sie ${ago} gesendet`,
    text: 'Es ist unterwegs oder schon angekommen. Bestätigen Sie, wird es noch einmal gesendet: Das Geld geht zweimal weg.',
    moved: (ago) => `Dasselbe haben Sie ${ago} transferiert`,
    paysToo: 'Es ist unterwegs oder schon angekommen. Wird auch an diese Adresse gezahlt, geschieht es zweimal.',
    look: 'Den früheren Transfer ansehen',
    accept: 'Ich will es noch einmal senden.',
  },
  known: {
    named: (name) => `${name}, aus Ihrem Adressbuch. Was dort ankommt, lässt sich nicht zurückholen.`,
    looksLikeTitle: 'Das ist nicht die Adresse, die Sie kennen',
    looksLike:
      'Sie beginnt und endet wie diese hier und ist doch eine andere. Solche Adressen werden gemacht, um zu stehlen: Vergleichen Sie jedes Zeichen.',
    contractTitle: (chain) => `Unter dieser Adresse liegt auf ${chain} ein Vertrag`,
    contract:
      'Nicht jeder Vertrag kann weitergeben, was er bekommt. Fahren Sie nur fort, wenn Sie wissen, dass dieser es kann.',
    elsewhereTitle: (chains, chain) => `Ein Vertrag auf ${list(chains)}, aber nicht auf ${chain}`,
    elsewhereTitleUnread: (chains) => `Ein Vertrag auf ${list(chains)}, vielleicht auf keiner anderen Chain`,
    elsewhere: (chain) =>
      `Eine Wallet, die ein Vertrag ist, etwa eine mit mehreren Eigentümern, gibt es nur dort, wo jemand sie angelegt hat. Was unter dieser Adresse auf ${chain} ankommt, ist vielleicht für alle verloren: Fragen Sie nach der Adresse, die dort benutzt wird.`,
    unread: (chains) =>
      `Ob unter dieser Adresse auf ${list(chains)} ein Vertrag liegt, wurde nicht nachgesehen: Kein Knoten hat geantwortet.`,
    exchange: (symbol, chain, isByContract) =>
      `Ist es eine Einzahlungsadresse einer Börse, fragen Sie dort zuerst, ob sie ${symbol} auf ${chain}${isByContract ? ' von einem Vertrag' : ''} gutschreibt: Manchen geht verloren, was sie nicht erwarten.`,
    exchangeWalletTitle: (exchange) => `Das ist eine eigene Wallet von ${exchange}`,
    exchangeWallet: (exchange) =>
      `${exchange} zahlt daraus aus und gibt sie niemandem als Einzahlungsadresse: Was dort ankommt, wird niemandem gutgeschrieben. Kopieren Sie die Adresse, die Ihr Konto dort für Einzahlungen zeigt.`,
    accept: {
      looksLike: 'Ich habe jedes Zeichen verglichen: Ich meine diese andere Adresse.',
      exchange: 'Mir ist klar, dass es womöglich niemandem gutgeschrieben wird. Ich will es trotzdem dorthin senden.',
      contract: 'Ich kenne diesen Vertrag und weiß, dass er weitergeben kann, was er bekommt.',
      elsewhere: 'Ich weiß, dass der Eigentümer diese Adresse auch auf dieser Chain benutzen kann.',
      stranger: 'Ich weiß, wessen Adresse das ist.',
    },
    acceptFirst: 'Lesen Sie zuerst die Warnung, und setzen Sie dort das Häkchen.',
    acceptFinding: 'Ich habe das gelesen und möchte fortfahren.',
    goesTo: (who) => `Es geht an ${who}, nicht an diese Wallet.`,
    refundNotYours:
      'Eine Erstattung ginge dorthin statt an Sie und ließe sich nicht zurückholen: Vergleichen Sie jedes Zeichen.',
  },
}
