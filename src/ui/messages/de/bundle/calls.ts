import type { TranslatedCalls } from '../../translated.ts'
import { deAllowances } from '../accounts/allowances.ts'
import { deLimits } from '../approval/limits.ts'
import { deArrivalCalls } from '../form/arrival-calls.ts'
import { count, list, minuteOf, span } from '../format.ts'

/** The year 3000. */
const NO_END_SECONDS = 32_503_680_000n

const date = (seconds: bigint) => (seconds >= NO_END_SECONDS ? 'Ohne Ende' : minuteOf(Number(seconds)))

// A sign may precede the digit.
const units = (written: string) => `${written} ${/^\D?1$/.test(written) ? 'Einheit' : 'Einheiten'}`

/** Replaces the symbol of a token. */
const unknownToken = 'unbekannter Token'
const isUnknown = (symbol: string) => symbol === unknownToken

export const deCalls: TranslatedCalls = {
  allowances: deAllowances,
  arrival: deArrivalCalls,
  title: (calls) => (calls === 1 ? 'Transaktion senden?' : `${calls} Transaktionen senden?`),
  asks: (calls, chain) =>
    calls === 1
      ? `möchte von Ihrem Konto auf ${chain} eine Transaktion senden.`
      : `möchte von Ihrem Konto auf ${chain} in dieser Reihenfolge ${calls} Transaktionen senden.`,
  send: (calls) => (calls === 1 ? 'Senden' : calls === 2 ? 'Beide senden' : `Alle ${calls} senden`),
  payAndSend: 'Zahlen und senden',
  from: 'Von Ihrem Konto',
  list: (calls) => (calls === 1 ? 'Was gesendet wird' : 'Was gesendet wird, der Reihe nach'),
  fee: 'Netzwerkgebühr, extra',
  feeUnknown: 'noch nicht bekannt',
  raw: 'Alles als Bytes',
  rawCall: (number, calls) => (calls === 1 ? 'Die Transaktion' : `Transaktion ${number}`),
  rawTo: 'An',
  rawToNobody: 'niemanden: legt einen Vertrag an',
  rawValue: 'Betrag',
  rawData: 'Daten',
  noData: 'keine',
  units,
  unknownToken,
  unitsOf: (written) => `${units(written)} eines unbekannten Tokens`,
  anyOf: (symbol) => (isUnknown(symbol) ? 'beliebig viel von einem unbekannten Token' : `beliebig viel ${symbol}`),
  date,
  noLimit: 'Ohne Frist',
  sameBlock: 'Ende des Blocks, in den sie kommt',
  past: (when) => `${when} (schon vorbei)`,
  span: (seconds) => (seconds > 100_000_000n ? `${seconds} s` : span(Number(seconds))),
  effects: {
    title: 'Was es auf Ihrem Konto bewirkt',
    titleFunded: 'Was es bewirkt, sobald das Geld da ist',
    same: 'Ein Probelauf auf der Chain, wie sie jetzt ist, zeigt dasselbe: Außer der Netzwerkgebühr verlässt nichts anderes Ihr Konto.',
    by: 'Laut einem Probelauf auf der Chain, wie sie jetzt ist. Preise und Verträge können sich ändern, bevor wirklich gesendet wird.',
    changed: 'Was es bewirkt, hat sich geändert, seit Sie es gelesen haben. Sehen Sie es sich noch einmal an.',
    leaves: 'Geht ab',
    arrives: 'Geht ein',
    none: 'Von diesem Konto geht nur die Netzwerkgebühr ab, und nichts geht ein.',
    token: 'Von diesem Token, den Causeway nicht kennt',
    mayTake: (what) => `Jemand darf danach ${what} abbuchen`,
    who: 'Wer abbuchen darf',
    revertedTitle: 'Das würde scheitern',
    reverted:
      'Ein Probelauf auf der Chain endete mit einem Fehler. Es würde die Netzwerkgebühr kosten und nichts bewirken, deshalb sendet Causeway es nicht.',
    revertedWhy: 'Der Fehler:',
    unknownTitle: 'Die Wirkung auf Ihr Konto wurde nicht erprobt',
    unknown:
      'Niemand hat gesehen, was abgeht und was eingeht. Lesen Sie unten, was gesendet wird, und senden Sie es nur, wenn Sie der Website vertrauen.',
  },
  danger: {
    tokensToToken: {
      title: 'Geht an den Vertrag eines Tokens',
      text: 'Token-Verträge können meist nicht zurückgeben, was ihnen gesendet wird. Die Token wären höchstwahrscheinlich verloren.',
    },
    zeroAddress: {
      title: 'Geht an niemanden',
      text: 'Diese Adresse gehört niemandem. Was dorthin gesendet wird, ist verloren.',
    },
    moneyToToken: {
      title: 'Zahlung an den Vertrag eines Tokens',
      text: 'So ein Vertrag nimmt keine Zahlungen an: Das Geld würde abgelehnt oder wäre verloren.',
    },
    strayMoney: {
      title: 'Es geht Geld mit, das nicht verlangt ist',
      text: 'Was aufgerufen wird, nimmt keine native Währung an. Das Geld würde abgelehnt oder wäre verloren.',
    },
  },
  unlimitedTitle: 'Eine Freigabe ohne Ende',
  unlimited: 'Wer sie hat, kann jetzt und später alles davon von diesem Konto abbuchen, bis Sie sie zurücknehmen.',
  unlimitedTimed:
    'Wer sie hat, kann jetzt und später alles davon von diesem Konto abbuchen, bis sie endet oder Sie sie zurücknehmen.',
  operatorTitle: 'Eine Freigabe für eine ganze Sammlung',
  operator: 'Wer sie hat, kann jetzt und später jedes NFT daraus von diesem Konto nehmen, bis Sie sie zurücknehmen.',
  unlimitedOfOwner:
    'Wer sie hat, kann jetzt und später alles davon von dem Konto abbuchen, das unten steht, bis dieses sie zurücknimmt.',
  byService: {
    unlimited:
      'Der Vertrag des Transferdienstes gibt sie, nicht dieses Konto: An das, was Sie hier haben, reicht sie nicht heran. Wer sie hat, kann jetzt und später alles davon von jenem Vertrag abbuchen, auch was für diesen Aufruf ankommt. Zurücknehmen können Sie sie nicht.',
    unlimitedTimed:
      'Der Vertrag des Transferdienstes gibt sie, nicht dieses Konto: An das, was Sie hier haben, reicht sie nicht heran. Wer sie hat, kann alles davon von jenem Vertrag abbuchen, auch was für diesen Aufruf ankommt, bis sie endet. Vorher zurücknehmen können Sie sie nicht.',
    operator:
      'Der Vertrag des Transferdienstes gibt sie, nicht dieses Konto: An das, was Sie hier haben, reicht sie nicht heran. Wer sie hat, kann jetzt und später jedes NFT daraus von jenem Vertrag nehmen. Zurücknehmen können Sie sie nicht.',
  },
  unknownTitle: 'Causeway kennt diese Funktion nicht',
  unknown: 'Was sie tut, bestimmt der Vertrag, und niemand hat es erprobt.',
  unknownTried: 'Causeway kennt diese Funktion nicht: Sehen Sie sich oben an, was abgeht und was eingeht.',
  unknownFailed: 'Causeway kennt diese Funktion nicht.',
  mayBeNft: 'Ist das eine Sammlung von NFTs, dann sagt die Zahl, welches NFT es ist, nicht wie viele.',
  rows: {
    to: 'An',
    from: 'Von',
    who: 'Wer es darf',
    token: 'Token-Vertrag',
    collection: 'Sammlung',
    contract: 'Vertrag',
    until: 'Bis',
    usedUntil: 'Verwendbar bis',
    along: 'Mitgesendet',
    function: 'Funktion',
    credited: 'Gutgeschrieben für',
    order: 'Für den Auftrag',
    depository: 'Einzahlungsstelle',
    amount: 'Betrag',
    amountIf: (symbol) => `Betrag, falls es ${symbol} ist`,
    code: 'Code',
  },
  acts: {
    payment: (amount) => `${amount} zahlen`,
    emptyPayment: 'Ein Konto aufrufen, ohne Betrag',
    undelegation: 'Die Delegation dieses Kontos widerrufen',
    undelegationNote: 'Das Konto signiert, dass auf dieser Chain kein Vertrag mehr für es handelt.',
    creation: 'Einen neuen Vertrag anlegen',
    bytes: (bytes) => count(bytes, 'Byte', 'Bytes'),
    creationNote: 'Niemand kann seinem Code ansehen, was er tun wird.',
    transfer: (amount) => `${amount} senden`,
    transferFrom: (amount) => `${amount} per Freigabe umbuchen`,
    allowance: {
      set: (what) => `Jemandem erlauben, ${what} abzubuchen`,
      raise: (what) => `Jemandem erlauben, ${what} mehr abzubuchen`,
      lower: (what) => `Jemandem erlauben, ${what} weniger abzubuchen`,
    },
    upTo: (amount) => `bis zu ${amount}`,
    takeBack: (symbol) => `Freigabe zurücknehmen: ${symbol}`,
    permit: (what) => `Mit einer signierten Freigabe ${what} abbuchen`,
    permit2: (what) => `Jemandem erlauben, über Permit2 ${what} abzubuchen`,
    nft: (numbers) =>
      numbers.length === 0 ? 'Kein NFT senden' : `${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)} senden`,
    nfts: (numbers) => `${numbers} NFTs einer Sammlung senden`,
    nftsNote: 'Ihre Nummern stehen in den Bytes unten.',
    someOf: (amount, number) => `${amount} von ${number}`,
    operator: 'Jemandem erlauben, jedes NFT einer Sammlung zu nehmen',
    noOperator: 'Freigabe für alle NFTs einer Sammlung zurücknehmen',
    wrap: (amount) => `${amount} in einen Vertrag einzahlen`,
    wrapNote: 'So zahlt man bei Verträgen für Wrapped Token ein.',
    unwrap: 'Geld aus einem Vertrag abheben',
    unwrapNote: 'So hebt man bei Verträgen für Wrapped Token ab.',
    vaultDeposit: 'Token in einen Vault einzahlen',
    vaultDepositNote: 'Der Vault bucht ab, was ihm erlaubt wurde, und gibt dafür eigene Anteile aus.',
    deposit: (amount) => `${amount} für einen Transfer einzahlen`,
    depositAll: (what) =>
      isUnknown(what)
        ? 'Von einem unbekannten Token alles einzahlen, was die Einzahlungsstelle abbuchen darf'
        : `Alle ${what} einzahlen, welche die Einzahlungsstelle abbuchen darf`,
    batch: (calls) => `${count(calls, 'Aufruf', 'Aufrufe')} bei einem Vertrag ausführen`,
    nothingInBatch: 'Keinen Aufruf bei einem Vertrag ausführen',
    described: (owner) => `So, wie Causeway den Vertrag von ${owner} beschreibt.`,
    unknown: 'Einen Vertrag aufrufen',
  },
  funding: {
    title: (missing, chain) => `Auf ${chain} fehlen ${list(missing)}`,
    text: 'Causeway kann das Geld zuerst von Ihren anderen Chains holen und dann senden, was die Website verlangt. Scheitert ein Transfer, wird nichts gesendet.',
    cannot: 'So viel hat dieses Konto dort nicht, und Causeway kann es jetzt nicht von Ihren anderen Chains holen.',
    pageSets: 'Den Betrag bestimmt die Website: Lehnen Sie ab, oder fragen Sie erneut, sobald Sie mehr haben.',
    leg: (number, legs) => (legs === 1 ? 'Der Transfer' : `Transfer ${number} von ${legs}`),
    pays: (chain) => `Sie zahlen auf ${chain}`,
    brings: (chain) => `Bringt nach ${chain} mindestens`,
    asking: 'Angebote für das fehlende Geld werden eingeholt.',
    over: 'Abgelaufen',
    comesBack: (chain) => `Scheitert es, kommt das Geld auf ${chain} zu Ihnen zurück, abzüglich Netzwerkgebühr.`,
  },
  sent: {
    title: 'Für eine Website',
    notFound: 'Hier ist nichts',
    notFoundText: 'Unter diesem Namen hat diese Wallet nichts gesendet.',
    brought: { next: 'Das Geld holen', active: 'Das Geld wird geholt', done: 'Das Geld geholt' },
    ofLegs: (number, legs) => ` (${number} von ${legs})`,
    transfer: 'Transfer ansehen',
    notSent: 'Nicht gesendet.',
    sentElsewhere: 'Anderswo gesendet.',
    phase: {
      planned: '',
      reserved: 'Wird gleich signiert.',
      signed: 'Signiert und unterwegs.',
      broadcast: 'Gesendet, noch in keinem Block.',
      included: 'In einem Block.',
      finalized: 'In einem Block, endgültig.',
      reverted: 'In einem Block, dort abgelehnt.',
      ineffective: 'In einem Block, ohne Wirkung.',
      replaced: 'Eine andere Ihrer Transaktionen kam an ihre Stelle.',
    },
    funding: 'Das Geld ist unterwegs',
    sending: (chain) => `Unterwegs in einen Block von ${chain}`,
    safeToClose: 'Es geht von selbst weiter, auch wenn dieses Fenster und die Website geschlossen sind.',
    waiting: 'Es wartet',
    unlock: 'Zum Fortfahren entsperren',
    done: 'Alles ist erledigt',
    doneText: (chain) => `Causeway hat es auf ${chain} selbst gelesen.`,
    isThere: (chain) => `Das geholte Geld liegt auf ${chain} in Ihrem Konto.`,
    notBrought: 'Das Geld wurde nicht geholt',
    failed: {
      notFunded: 'Die Ankunft des Geldes war nicht zu sehen',
      wouldFail: 'Es würde jetzt scheitern',
      reverted: 'Die Chain hat es abgelehnt',
      nonceTaken: 'Eine andere Transaktion kam an seine Stelle',
      expired: 'Es hat zu lange gewartet',
      maybeSent: 'Es wurde vielleicht anderswo gesendet',
      sentElsewhere: 'Es wurde schon gesendet',
    },
    failedText: {
      notFunded: (chain) => `Auf ${chain} wurde nichts gesendet. Was aus Ihrem Geld wurde, steht beim Transfer.`,
      wouldFail: (chain) =>
        `Auf ${chain} würde es nur die Netzwerkgebühr kosten und nichts bewirken. Deshalb wurde es nicht signiert.`,
      reverted: (chain) =>
        `Auf ${chain} wurde dafür nur die Netzwerkgebühr bezahlt. Was danach kommen sollte, wurde nicht gesendet.`,
      nonceTaken: () => 'Es kann nicht mehr ausgeführt werden. Was danach kommen sollte, wurde nicht gesendet.',
      expired: () =>
        'Eine Bestätigung gilt nur eine Weile. Nichts wurde signiert; stellen Sie die Anfrage auf der Website noch einmal.',
      maybeSent: () =>
        'Causeway kann nicht ausschließen, dass Ihr Konto dies seit Ihrer Bestätigung gesendet hat, deshalb wurde nichts mehr signiert. Sehen Sie in Ihrem Konto nach, bevor Sie es noch einmal anfragen.',
      sentElsewhere: () =>
        'Ihr Konto hat es nach Ihrer Bestätigung gesendet, und diese Kopie von Causeway hat das nicht aufgezeichnet. Es wurde nichts mehr signiert.',
    },
  },
  ...deLimits,
  typedData: {
    title: {
      approval: 'Freigabe signieren?',
      payment: 'Zahlung signieren?',
      order: 'Auftrag signieren?',
      data: 'Daten signieren?',
    },
    all: 'Alles, so wie es signiert wird',
    asks: {
      approval: 'möchte, dass Ihr Konto eine Freigabe signiert.',
      payment: 'möchte, dass Ihr Konto eine Zahlung signiert.',
      order: 'möchte, dass Ihr Konto einen Auftrag signiert.',
      data: 'möchte, dass Ihr Konto diese Daten signiert.',
    },
    for: 'Gültig für',
    name: 'Name',
    chain: 'Chain',
    contract: 'Vertrag',
    salt: 'Salt',
    hashes: 'Hashes, zum Vergleich mit einem anderen Gerät',
    hash: { domain: 'Hash der Domain', message: 'Hash der Nachricht', digest: 'Beide zusammen: das wird signiert' },
    says: 'Was darin steht',
    nothing: 'leer',
    yes: 'ja',
    no: 'nein',
    cut: (characters) => `(der Anfang von ${characters} Zeichen)`,
    powerTitle: {
      allowance: 'Damit darf jemand Ihre Token abbuchen',
      payment: 'Das sendet Ihre Token',
      order: 'Das kann verkaufen, was Ihnen gehört',
      exchange: 'Das wirkt auf einer Börse',
      standingAllowance: 'Damit darf jemand Ihre Token abbuchen',
      timedAllowance: 'Damit darf jemand Ihre Token eine Zeit lang abbuchen',
      oneTransfer: 'Damit darf jemand Ihre Token einmal abbuchen',
      sending: 'Das ist eine signierte Zahlung',
      fetching: 'Das ist eine signierte Zahlung',
      contract: 'Das kann alles hergeben, was dieser Vertrag nehmen darf',
      unknown: 'Sie sollten wissen, wofür das ist',
    },
    power: {
      allowance:
        'Wer unten zum Abbuchen genannt ist, kann mit dieser Signatur ohne weitere Rückfrage Token von Ihrem Konto abbuchen: bis zum genannten Betrag, oder alle, wenn keiner genannt ist. Die genannte Zeit begrenzt womöglich nur, wie lange die Signatur eingereicht werden kann; die Freigabe kann dann gelten, bis Sie sie zurücknehmen.',
      payment: 'Wer diese Signatur hat, kann die unten genannte Zahlung ohne weitere Rückfrage ausführen.',
      order:
        'Wer diese Signatur hat, kann ohne weitere Rückfrage so handeln, wie es unten steht. Vergleichen Sie beide Seiten des Geschäfts.',
      exchange: 'Mit dieser Signatur führt eine Börse auf Ihrem Konto dort aus, was unten genannt ist.',
      standingAllowance:
        'Wer unten genannt ist, kann ohne weitere Rückfrage bis zu diesem Betrag abbuchen, bis die Freigabe aufgebraucht, ersetzt oder zurückgenommen ist. Die Zeit unten begrenzt nur, wie lange die Signatur eingereicht werden kann.',
      timedAllowance:
        'Wer unten genannt ist, kann über Permit2 ohne weitere Rückfrage bis zu diesen Beträgen abbuchen, bis die Freigabe endet oder Sie sie zurücknehmen.',
      oneTransfer:
        'Wer unten genannt ist, kann über Permit2 bis zu diesen Beträgen abbuchen: ein einziges Mal, wohin er will. Danach bleibt keine Freigabe übrig.',
      sending:
        'Wer diese Signatur hat, kann diese eine Zahlung ausführen: genau diesen Betrag, nur an diesen Empfänger, einmal und nur zwischen den genannten Zeiten.',
      fetching:
        'Mit dieser Signatur kann der unten genannte Empfänger, und niemand sonst, diese eine Zahlung abholen: genau diesen Betrag, einmal und nur zwischen den genannten Zeiten.',
      contract:
        'Causeway kennt die Daten dieses Vertrags nicht. Mit dieser Signatur kann er jeden Token, den er nehmen darf, an irgendwen auszahlen. Signieren Sie nur, wenn Sie wissen, was er tut.',
      unknown:
        'Causeway zeigt alles, was signiert wird, und weiß nicht, was der Vertrag damit tut. Manche solcher Daten erlauben es anderen, Token abzubuchen.',
    },
  },
}
