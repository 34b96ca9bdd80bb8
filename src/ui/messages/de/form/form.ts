import type { Family } from '../../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../../core/families/address.ts'
import type { IntentField, IntentProblem } from '../../../../core/intent/intent.ts'
import type { enForm as english } from '../../en/form/form.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, span } from '../format.ts'

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'Adresse einfügen oder eintippen.',
  notAnAddress: 'Das ist keine Adresse: Eine Adresse besteht aus 0x und 40 Buchstaben oder Ziffern.',
  wrongChecksum:
    'Ein Buchstabe dieser Adresse ist falsch: Groß- und Kleinschreibung passen nicht zusammen. Bitte erneut kopieren.',
  zeroAddress: 'Diese Adresse gehört niemandem. Dorthin gesendetes Geld wäre verloren.',
  otherNetwork: 'Das ist eine Adresse eines Bitcoin-Testnetzes. Dorthin gesendetes Geld wäre verloren.',
  notAnIndex: 'Das ist keine Kontonummer dieser Börse.',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress:
    'Das ist keine Bitcoin-Adresse, an die man zahlen kann: Eine solche beginnt mit bc1, 1 oder 3 und ist vollständig.',
  wrongChecksum: 'Ein Buchstabe dieser Adresse ist falsch: Er passt nicht zu ihrer Prüfsumme. Bitte erneut kopieren.',
}

const problemsByFamily: Readonly<Record<Family, Readonly<Record<AddressProblem, string>>>> = {
  evm: addressProblems,
  bitcoin: { ...addressProblems, ...bitcoinAddressProblems },
  exchangeA: addressProblems,
  exchangeB: addressProblems,
}

const fields: Readonly<Record<IntentField, string>> = {
  user: 'Ihr Konto',
  originCurrency: 'Die Währung, mit der Sie zahlen',
  destinationCurrency: 'Die Währung, die ankommen soll',
  amount: 'Der Betrag',
  recipient: 'Der Empfänger',
  refundTo: 'Die Erstattungsadresse',
  slippageBasisPoints: 'Die Slippage',
  payment: 'Die Zahlungsart',
  topupGasUsd: 'Das Gas bei Ankunft',
  calls: 'Die Aufrufe bei Ankunft',
  sponsorship: 'Die Kostenübernahme',
  timeToLiveSeconds: 'Die Frist für die Erstattung',
}

/** Continues a sentence after a colon. */
const intentProblems: Readonly<Record<IntentProblem['problem'], string>> = {
  unknownCurrency: 'Diese Wallet kennt sie nicht',
  notOnOrigin: 'keine Adresse auf der Chain, von der Sie senden',
  notOnDestination: 'keine Adresse auf der Chain, auf der das Geld ankommen soll',
  notPositive: 'muss größer als null sein',
  tooLarge: 'mehr, als eine Chain fassen kann',
  notBasisPoints: 'muss eine ganze Zahl von 0 bis 10000 sein',
  notLifetime: 'muss eine ganze Zahl von 120 bis 86400 sein',
  noLifetimeAtAddress: 'für eine Zahlung an eine Einzahlungsadresse nicht möglich',
  noLifetimeWithBitcoin: 'mit Bitcoin nicht möglich',
  alreadyThere: 'Dort ist das Geld schon',
  notToAddress: 'nach einer Zahlung an eine Einzahlungsadresse nicht möglich',
  mustBeStrict: 'Steht fest, wie viel ankommt, geht nur eine Einzahlungsadresse für eine einzige Zahlung',
  mustBeAddress: 'Extern zahlen geht nur über eine Einzahlungsadresse',
  needsOriginToken: 'nur mit einem Token einer EVM-Chain möglich',
  needTransfer: 'nur für einen Transfer von einer anderen Chain möglich',
  needEvm: 'nur auf einer EVM-Chain möglich',
  tooMany: 'Es sind mehr als 16',
  malformed: 'Jeder braucht eine Adresse, hexadezimale Aufrufdaten und einen Betrag',
  needsDestinationToken: 'nur mit einem Token auf einer EVM-Chain möglich',
}

export const deForm: Pick<TranslatedMessages, keyof typeof english> = {
  exchangeAccount: {
    loading: 'Ihr Konto an der Börse wird abgefragt.',
    failed: 'Ihr Konto an der Börse konnte nicht gelesen werden',
    unread: (exchange) => `${exchange} hat nicht gesagt, welches Konto Ihres ist`,
    noneTitle: (exchange) => `Sie haben noch kein Konto bei ${exchange}`,
    none: (exchange) =>
      `${exchange} eröffnet eines mit der ersten Einzahlung auf der eigenen Website. Zahlen Sie dort mit dieser Adresse ein und sehen Sie dann erneut nach:`,
    copy: 'Diese Adresse kopieren',
    again: 'Erneut nachsehen',
    on: 'Börse',
    which: (exchange) => `Konto bei ${exchange}`,
    account: (index) => `Konto ${index}`,
    accountUnread: (index) => `Konto ${index} ließ sich nicht lesen`,
    keyTitle: (exchange) => `${exchange} verlangt dafür einen Schlüssel`,
    key: {
      none: (exchange, index) =>
        `Was von Konto ${index} abgeht, wird mit einem Schlüssel signiert, den ${exchange} kennt. Er entsteht hier, wird verschlüsselt aufbewahrt und lässt sich in den Einstellungen widerrufen.`,
      registering: (exchange, index) =>
        `Der Schlüssel für Konto ${index} ist unterwegs zu ${exchange}. Sobald er dort ist, kann er verwendet werden.`,
      revoking: (exchange, index) =>
        `Sie widerrufen gerade den Schlüssel für Konto ${index}. Sobald ${exchange} das erledigt hat, können Sie einen neuen anlegen.`,
    },
    keyMeant: (index) => `Ich will einen Schlüssel, der auf Konto ${index} handelt.`,
    makeKey: 'Schlüssel anlegen',
    lookAtKey: 'Nachsehen, ob er da ist',
  },
  form: {
    title: 'Transfer',
    modes: { send: 'Senden', swap: 'Tauschen', bridge: 'Bridge' },
    from: 'Was Sie zahlen',
    to: 'Was ankommen soll',
    choose: 'Wählen',
    onChain: (symbol, chain) => `${symbol} auf ${chain}`,
    unread: 'nicht gelesen',
    turn: 'Beide Seiten tauschen',
    max: 'Max.',
    youHave: 'Sie haben',
    otherAddress: 'Andere Adresse',
    ownAddress: 'Mein Konto',
    addressPlaceholder: { evm: '0x… / name.eth', exchangeA: '0x… / name.eth', bitcoin: 'bc1…', exchangeB: '123' },
    isYours: 'Das ist eines Ihrer eigenen Konten.',
    isWatched: (label) =>
      `Nur beobachtet: ${label}. Causeway hat keinen Schlüssel dafür; was dort ankommt, kann nur bewegen, wer den Schlüssel hat.`,
    knownPlaces: 'Ihre anderen Adressen',
    notYours: 'Das ist nicht Ihr Konto',
    neverSeen:
      'Diese Wallet hat noch nie etwas dorthin gesendet. Was dort ankommt, lässt sich nicht zurückholen: Vergleichen Sie jedes Zeichen.',
    seenBefore: 'Diese Wallet hat schon dorthin gesendet. Was dort ankommt, lässt sich nicht zurückholen.',
    review: 'Prüfen',
    loading: 'Die Chains werden gelesen.',
    chainsFailed: 'Die Chains konnten nicht gelesen werden',
    chainOff: { disabled: 'Vom Dienst gerade abgeschaltet', noDeposits: 'Nimmt gerade keine Einzahlungen an' },
    lagging: (chain) =>
      `${chain} erzeugt gerade nur langsam Blöcke. Transfers dauern länger als üblich; nichts ist verloren.`,
    chainsUnread:
      'Es ist nicht bekannt, ob eine dieser Chains gerade langsam, begrenzt oder vom Dienst abgeschaltet ist: Das ließ sich nicht lesen.',
    limited: (chain) => `Der Dienst begrenzt gerade, was er auf ${chain} bewegt: Große Beträge lehnt er vielleicht ab.`,
    amount: {
      notANumber: 'Betrag in Ziffern eingeben, mit Komma, etwa 0,1.',
      tooPrecise: (symbol, decimals) => `${symbol} hat höchstens ${decimals} Nachkommastellen.`,
      tooLarge: 'So viel fasst keine Chain.',
      empty: 'Geben Sie einen Betrag ein.',
      zero: 'Der Betrag muss größer als null sein.',
      tooMuch: (has, symbol) => `Sie haben ${has} ${symbol}. Senden Sie weniger oder wählen Sie eine andere Währung.`,
    },
    addressProblem: (problem, family) => problemsByFamily[family][problem],
    currencies: {
      same: 'Das Geld ist schon dort: Beide Seiten sind gleich. Wählen Sie eine andere Währung oder Chain, oder geben Sie eine andere Adresse an, an die es gehen soll.',
      sameOnBitcoin:
        'Der Dienst bringt Bitcoin nur auf andere Chains und von dort zurück, nicht von einer Bitcoin-Adresse zur anderen. Wählen Sie auf einer Seite eine andere Chain, oder senden Sie mit einer Wallet, die für Bitcoin gemacht ist.',
      sameOnExchange: (exchange) =>
        `Der Dienst bringt Geld nur zu ${exchange} und von dort weg, nicht von einem Konto dort zum anderen. Wählen Sie auf einer Seite eine andere Chain, oder senden Sie es auf der Website von ${exchange}.`,
      originDisabled:
        'Der Dienst hat die Chain abgeschaltet, auf der Sie zahlen. Wählen Sie eine andere oder warten Sie.',
      closed:
        'Der Dienst hat diesen Weg vorerst geschlossen. Wählen Sie eine andere Chain oder Währung, oder warten Sie.',
      originNoDeposits:
        'Der Dienst nimmt auf der Chain, auf der Sie zahlen, gerade keine Einzahlungen an. Wählen Sie eine andere oder warten Sie.',
      destinationDisabled:
        'Der Dienst hat die Chain abgeschaltet, auf der das Geld ankommen soll. Wählen Sie eine andere oder warten Sie.',
    },
  },
  payFrom: {
    label: 'Von',
    title: 'Von wo zahlen Sie?',
    elsewhere: 'Andere Wallet',
    change: 'Ändern',
    names: {
      deposit: 'Diese Wallet',
      strictAddress: 'Extern, eine Zahlung',
      openAddress: 'Extern, beliebig oft',
    },
    ways: {
      deposit: 'Diese Wallet',
      strictAddress: 'Andere Wallet oder Börse, einmal',
      openAddress: 'Andere Wallet oder Börse, immer wieder',
    },
    means: {
      deposit: 'Causeway signiert und sendet es aus dem Guthaben Ihres Kontos.',
      strictAddress:
        'Sie erhalten eine Adresse für eine einzige Zahlung über genau diesen Betrag. Alles andere kommt zurück.',
      openAddress:
        'Sie erhalten eine Adresse, die jederzeit jeden Betrag annimmt. Andere Beträge als der angebotene werden zum dann geltenden Kurs übertragen, ohne Zusage.',
    },
    onlyOwnCoin: 'Von anderswo lässt sich nur die eigene Währung einer Chain zahlen, und nur auf eine andere Chain.',
  },
  quote: {
    asking: 'Ein Angebot wird eingeholt.',
    duration: (seconds) => (seconds === undefined ? 'Unbekannt' : `Meist ${about(seconds)}`),
    goodFor: (seconds) =>
      seconds === 0 ? 'Dieses Angebot ist abgelaufen' : `Dieses Angebot gilt noch ${span(seconds)}`,
    proven: (claims, all) => `Auf diesem Gerät geprüft: ${claims} von ${all}`,
    again: 'Neu anfragen',
    fundsTitle: 'Das Guthaben reicht nicht',
    refusedTitle: 'Causeway hat dieses Angebot abgelehnt',
    refusedText: 'Dieses Angebot passt nicht zu Ihrer Anfrage. Nichts wurde signiert. Ihr Geld hat sich nicht bewegt.',
    problemsTitle: 'So lässt sich noch kein Angebot einholen',
    problem: ({ field, problem }) => `${fields[field]}: ${intentProblems[problem]}.`,
    unavailableTitle: 'Gerade kein Angebot',
    unavailableWait: 'Ihr Geld hat sich nicht bewegt. Causeway fragt von selbst wieder an.',
    unavailableChange: 'Ihr Geld hat sich nicht bewegt. Ändern Sie den Betrag oder die Währungen.',
  },
}
