import type { ProofMessages } from '../../en/review/proof.ts'
import type { Translated } from '../../translated.ts'
import { count } from '../format.ts'

const rawNames: Readonly<Record<string, string>> = {
  to: 'An',
  value: 'Betrag, kleinste Einheit',
  data: 'Daten',
  typedData: 'Typisierte Daten',
  digest: 'Hash der typisierten Daten, der signiert wird',
  post: 'Wird mit der Signatur übermittelt',
  action: 'Aktion',
  transfer: 'Überweisung',
  message: 'Nachricht; … wird beim Signieren gesetzt',
  psbt: 'PSBT',
}

export const deProof: Translated<ProofMessages> = {
  left: (left) => `Angebot: ${left}`,
  proof: {
    title: 'Was geprüft wurde',
    intro:
      'Auf diesem Gerät nachgewiesen, gemessen an dem, was Sie verlangt haben; nichts in dieser Liste beruht auf Vertrauen.',
    introOfSome:
      'Was ein Häkchen hat, wurde auf diesem Gerät nachgewiesen, gemessen an dem, was Sie verlangt haben. Was fehlt, steht darunter.',
    ofSite: {
      intro:
        'Auf diesem Gerät nachgewiesen, gemessen an dem, was die Website verlangt; nichts in dieser Liste beruht auf Vertrauen.',
      introOfSome:
        'Was ein Häkchen hat, wurde auf diesem Gerät nachgewiesen, gemessen an dem, was die Website verlangt. Was fehlt, steht darunter.',
      claims: {
        'recipient-is-asked': 'Der Auftrag zahlt an den Empfänger, den die Website verlangt',
        'refund-is-asked': 'Eine Erstattung geht an die Adresse, die die Website verlangt',
        'calls-in-order': 'Der Auftrag enthält genau den Aufruf der Website',
      },
    },
    known: {
      enforced: 'Auf der Chain erzwungen',
      rebuilt: 'Hier nachgebildet',
      node: 'Von einem Knoten gelesen',
      service: 'Vom Dienst gesagt',
    },
    gapsTitle: 'Was sich nicht prüfen ließ',
    gaps: {
      'address-on-trust': 'Für die Einzahlungsadresse gibt es nur das Wort des Dienstes',
      'paid-to-solver': 'Das Geld geht an den Solver selbst',
      'order-not-bound': 'Nichts bindet die Zahlung an das, was Sie verlangt haben',
      'solver-did-not-sign': 'Der Solver hat den Auftrag nicht signiert',
      'price-on-trust': 'Der Preis lässt sich von hier aus nicht prüfen',
    },
    gapMeans: {
      'address-on-trust':
        'Keine Chain kann sagen, wem sie gehört. Zahlen Sie nur, wenn Sie dem Dienst diesen Betrag anvertrauen.',
      'paid-to-solver':
        'Nicht an die Einzahlungsstelle: Bis er zahlt, ist der Auftrag sein Versprechen, und eine Erstattung kommt aus seiner Hand.',
      'order-not-bound':
        'Zahlt der Dienst etwas anderes aus, gibt es keinen Beleg dafür, dass Ihnen dies zugesagt war.',
      'solver-did-not-sign': 'Der Auftrag bindet die Einzahlung trotzdem; die Signatur wäre nur ein weiterer Zeuge.',
      'price-on-trust':
        'Die beiden Währungen sind verschieden, und hier ist nur der Preis des Dienstes bekannt. Vergleichen Sie, bevor Sie bestätigen.',
    },
    claims: {
      'plan-rebuilt': 'Jedes zu signierende Byte entstand hier',
      'depository-pinned': 'Das Geld geht an die bekannte Einzahlungsstelle',
      'order-bound': 'Die Einzahlung bezahlt nur diesen Auftrag',
      'solver-signed': 'Der Solver hat diesen Auftrag signiert',
      'swap-enforced': 'Der Tausch bringt, was fällig ist, oder bewirkt nichts',
      'recipient-is-asked': 'Der Auftrag zahlt an den Empfänger, den Sie verlangt haben',
      'refund-is-yours': 'Eine Erstattung kommt zu Ihnen zurück',
      'refund-is-asked': 'Eine Erstattung geht an die Adresse, die Sie verlangt haben',
      'minimum-in-order': 'Was mindestens ankommt, steht im Auftrag',
      'approval-exact': 'Die Freigabe ist genau, nicht unbegrenzt',
      'permit-exact': 'Die signierte Freigabe ist genau und gilt einmal',
      'coins-proven': 'Jeder ausgegebene Coin ist durch seine eigene Transaktion nachgewiesen',
    },
    readTitle: {
      node: 'Von einem Knoten gelesen, nicht nachgewiesen',
      explorer: 'Von einem Explorer gelesen, nicht nachgewiesen',
      exchange: 'Bei der Börse erfragt, nicht nachgewiesen',
    },
    saidTitle: 'Vom Dienst gesagt, nicht nachgewiesen',
    readings: {
      'swap-read': 'Was der Tausch bringt, sagt nur ein Knoten',
      'swap-simulated': 'In einer Simulation ging sonst nichts ab',
      'address-computed': 'Die Einzahlungsadresse gehört zu diesem Auftrag',
      'prices-compared': 'Was Sie zahlen, wurde mit dem verglichen, was ankommt',
    },
    figuresSaid: 'Gebühren, Beträge in Dollar und die übliche Dauer',
    sources: {
      pinned: 'fest hinterlegte Dollar-Token',
      feed: (address, chain) => `Preis-Feed ${address} auf ${chain}`,
    },
    askedClaims: {
      node: 'Ihr Guthaben und der Vertrag wurden von der Chain gelesen',
      explorer: 'Ihre Coins und die aktuelle Gebühr wurden von der Chain gelesen',
      exchange: 'Ihr Konto wurde bei der Börse selbst abgefragt',
    },
    evidence: {
      planRebuilt: (steps) =>
        `${count(steps, 'Schritt', 'Schritte')} nach den Vorgaben nachgebildet; die Bytes des Dienstes sind dieselben.`,
      depositoryPinned: (chain) => `In Causeway fest hinterlegt für ${chain}:`,
      orderBound: 'Der Hash des Auftrags, in der Einzahlung:',
      solverSigned:
        'Die Signatur stammt von einem Solver, der in Causeway fest hinterlegt ist: sein eigenes Zahlungsversprechen.',
      swapEnforced: {
        order: (amount) =>
          `Mindestens ${amount} gehen für diesen Auftrag an die Einzahlungsstelle, sonst wird alles rückgängig gemacht. Den Weg bestimmt der Dienst: Er kann den Tausch scheitern lassen, was die Netzwerkgebühr kostet, aber nicht weniger bringen.`,
        recipient: (amount) =>
          `Mindestens ${amount} gehen an den Empfänger, sonst wird alles rückgängig gemacht. Den Weg bestimmt der Dienst: Er kann den Tausch scheitern lassen, was die Netzwerkgebühr kostet, aber nicht weniger bringen.`,
        token: (amount) =>
          `Der Vertrag des Tokens selbst, in Causeway fest hinterlegt, gibt ${amount} im Verhältnis eins zu eins.`,
      },
      swapRead:
        'Der Token ist nicht in Causeway hinterlegt: Sein Vertrag könnte über Guthaben lügen, und die Chain kann nicht erzwingen, was der Tausch bringt.',
      recipientIsAsked: (chain) => `Auf ${chain}:`,
      refundIsYours: (chain) => `Auf ${chain}:`,
      minimumInOrder: (amount) => `${amount}, sonst wird der Solver nicht bezahlt.`,
      minimumPromised: (amount) => `${amount}, nach dem Versprechen des Solvers.`,
      approvalExact: (amount) => `${amount} und nicht mehr.`,
      permitExact: (amount) => `${amount}, einmal und nur für kurze Zeit.`,
      swapSimulated: (amount) =>
        `Von Ihrem Konto gingen nur ${amount} ab. Das ist eine frühe Warnung: Im Ernstfall kann ein Vertrag anders handeln.`,
      pricesCompared: (sources) => `Verglichen nach: ${sources.join(', ')}.`,
      figuresSaid: 'Sie werden als Wort des Dienstes gezeigt. Sie können ein Urteil nur strenger machen, nie milder.',
      coinsProven: 'Beträge und Eigentümer stammen aus den vorherigen Transaktionen, deren Hashes geprüft wurden.',
      addressComputed: 'Die bekannte Factory berechnet für diesen Auftrag dieselbe Adresse.',
      asked: {
        node: (chain) => `Der Knoten gehört zu ${chain}.`,
        explorer: () =>
          'Von einem Bitcoin-Explorer; jeder Coin ist durch seine eigene Transaktion nachgewiesen, gleich wer ihn nennt.',
        exchange: (chain) =>
          `Von ${chain}, nicht vom Dienst. Was dort über ein Guthaben gesagt wird, kann niemand nachweisen.`,
      },
    },
  },
  sponsor: {
    most: 'Grenze des Sponsors, von Ihnen gesetzt',
    limits: {
      reached: 'Die Grenze des Sponsors ist erreicht: Was darüber liegt, zahlen Sie.',
      said: 'Laut Dienst ist die Grenze des Sponsors erreicht: Was darüber liegt, zahlen Sie.',
      denied: 'Der Dienst nennt Ihre Grenze erreicht, doch nach seinen Zahlen zahlt der Sponsor weniger.',
    },
    exceeded: 'Nach den Zahlen des Dienstes zahlt der Sponsor mehr als diese Grenze.',
  },
  onTrust: {
    unproven: (service) => `Das sagt nur ${service}. Nichts beweist es.`,
    refundToYou: (amount, chain) =>
      `Falls es scheitert: Sie haben ${amount} auf ${chain} zurückverlangt, abzüglich Netzwerkgebühr. Dass sie kommen, ist nicht nachgewiesen.`,
    refundToOther: (amount, chain) =>
      `Falls es scheitert: Sie haben verlangt, dass ${amount} auf ${chain} an diese Adresse gehen, abzüglich Netzwerkgebühr. Nachgewiesen ist das nicht.`,
    bySolver: {
      toYou: (amount, chain) =>
        `Falls es scheitert: Der Solver verspricht Ihnen ${amount} auf ${chain} zurück, abzüglich Netzwerkgebühr. Er hat das Geld dann schon, und nichts zwingt ihn.`,
      toOther: (amount, chain) =>
        `Falls es scheitert: Der Solver verspricht ${amount} an diese Adresse auf ${chain}, abzüglich Netzwerkgebühr. Er hat das Geld dann schon, und nichts zwingt ihn.`,
    },
    refundNowhere: (amount) =>
      `Falls es scheitert: Der Auftrag gibt nichts zurück. Die ganzen ${amount} können verloren sein.`,
  },
  sign: {
    titleNone: 'Nichts zu signieren',
    title: (steps, are) =>
      steps === 1
        ? 'Was Sie signieren'
        : `Was Sie signieren: ${
            are === 'messages' ? count(steps, 'Nachricht', 'Nachrichten') : count(steps, 'Transaktion', 'Transaktionen')
          }`,
    step: {
      resetAllowance: (_amount, chain, spender) =>
        `Alte Freigabe für ${spender} auf ${chain} zurücknehmen; dieser Token verlangt, dass sie zuerst null ist.`,
      approve: (amount, chain, spender) => `${spender} erlauben, auf ${chain} genau ${amount} abzubuchen.`,
      deposit: (amount, chain, depository) =>
        `${amount} auf ${chain} bei der Einzahlungsstelle ${depository} einzahlen, nur für diesen Auftrag.`,
      transfer: (amount, chain, address) =>
        `${amount} auf ${chain} an die Einzahlungsadresse ${address} dieses Auftrags zahlen.`,
      send: (amount, chain, address) => `${amount} auf ${chain} an ${address} senden.`,
      swap: (amount, chain, router) => `${amount} durch einen Aufruf von ${router} auf ${chain} tauschen.`,
      evmSignature: (amount, chain, spender) =>
        `Eine Freigabe (Permit) signieren: ${spender} darf auf ${chain} genau ${amount} abbuchen, einmal.`,
      bitcoinPsbt: (amount, _chain, address) =>
        `${amount} an die Einzahlungsstelle ${address} zahlen, an diesen Auftrag gebunden, und nichts an irgendjemand anderen.`,
      exchangeAAuthorize: (_amount, chain, account) =>
        `Die Überweisung unten an diesen Auftrag binden. Mehr besagt es nicht: Es bewegt nichts und gibt niemandem ein Recht an Ihrem Konto ${account} auf ${chain}.`,
      exchangeATransfer: (amount, chain, account) =>
        `Genau ${amount} auf ${chain} an das Konto ${account} der Einzahlungsstelle senden, einmal. Die Signatur kann keinen höheren Betrag senden, niemand anderen bezahlen, Ihr übriges Guthaben nicht anrühren, nicht handeln und kein zweites Mal verwendet werden.`,
      exchangeBTransfer: (amount, chain, account) =>
        `Genau ${amount} auf ${chain} an das Konto ${account} der Einzahlungsstelle überweisen, einmal, und an diesen Auftrag binden: Der Schlüssel, den ${chain} kennt, signiert die Überweisung, Ihr eigenes Konto signiert, wofür sie ist. Keine der beiden Signaturen kann einen höheren Betrag senden, jemand anderen bezahlen, handeln oder ein zweites Mal verwendet werden.`,
      depositAddress: (amount, chain, address) => `Sie zahlen ${amount} auf ${chain} an ${address}.`,
    },
    kind: {
      resetAllowance: 'Freigabe auf null',
      approve: 'Genaue Freigabe',
      deposit: 'Einzahlung',
      transfer: 'Zahlung an eine Einzahlungsadresse',
      send: 'Zahlung an den Empfänger',
      swap: 'Tausch',
      evmSignature: 'Signierte Freigabe (Permit)',
      bitcoinPsbt: 'Bitcoin-Transaktion',
      exchangeAAuthorize:
        'Nonce-Zuordnung (EIP-712). Die Chain darin trennt nur Signaturen voneinander; dorthin geht kein Geld.',
      exchangeATransfer:
        'Überweisung auf der Börse (EIP-712). Die Chain darin trennt nur Signaturen voneinander; dorthin geht kein Geld.',
      exchangeBTransfer:
        'Überweisung auf der Börse: Ihr Börsenschlüssel signiert die Überweisung, Ihr Konto die Nachricht (EIP-191).',
      depositAddress: 'Einzahlungsadresse',
    },
    raw: 'Rohdaten',
    rawStep: (number) => `Signatur ${number}`,
    rawName: (name) => rawNames[name] ?? name,
  },
}
