import type { ArrivalMessages } from '../en/arrival.ts'
import type { Worded } from '../worded.ts'
import { list } from './words.ts'

/** Every word in German about a contract that is called where money arrives. */
export const deArrival: Worded<ArrivalMessages> = {
  form: {
    title: 'Bei Ankunft einen Vertrag aufrufen',
    hint: 'Für alle, die wissen, was sie aufrufen. Der Vertrag des Transferdienstes ruft mit dem auf, was ankommt; Sie sehen es vor dem Bestätigen.',
    to: 'Vertrag',
    data: 'Aufrufdaten, hexadezimal',
    value: (symbol) => `Mit dem Aufruf gesendet, in ${symbol}`,
    none: 'Nichts aufrufen',
    is: 'ruft einen Vertrag auf',
    problems: {
      to: 'Geben Sie die Adresse des Vertrags ein.',
      data: 'Aufrufdaten sind hexadezimal: 0x, dann zwei Ziffern je Byte.',
      pick: 'Wählen Sie, was aufgerufen wird, und füllen Sie alles dafür aus.',
      tooLong: 'Das sind mehr Daten, als ein Transfer mitnimmt.',
      value: 'Geben Sie einen Betrag ein, etwa 0,01.',
      route: 'Ein Vertrag lässt sich aufrufen, wo Geld auf einer anderen EVM-Chain ankommt, aus dieser Wallet bezahlt.',
      gas: 'Geld kann nur mitgehen, wo die eigene Währung der Chain ankommt.',
      tooMuch: 'Das ist mehr, als ankommt.',
    },
  },
  review: {
    title: (chain) => `Danach, auf ${chain}`,
    by: 'Den Aufruf macht der Vertrag des Transferdienstes mit dem, was ankommt, nicht Ihr Konto.',
    leftOn: (chain) => `Was der Aufruf übrig lässt, auf ${chain}`,
    before: 'vor dem Aufruf',
    called: 'Danach wird damit ein Vertrag aufgerufen.',
    pays: (amount, who) => `Der Aufruf zahlt ${amount} an ${who}.`,
    hands: (numbers, who) => `Der Aufruf übergibt ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)} an ${who}.`,
    handsMany: (numbers, who) => `Der Aufruf übergibt ${numbers} NFTs einer Sammlung an ${who}.`,
    paysOther: 'Der Aufruf zahlt an jemand anderen',
    rest: 'Was der Aufruf übrig lässt, geht laut dem Dienst an den Empfänger. Schlägt der Aufruf fehl, schlägt der Transfer fehl.',
  },
  outcome: 'Causeway liest Zahlungen, nicht was ein Aufruf getan hat: Das zeigt der Explorer.',
  timeline: {
    called: 'Der Dienst sagt, dass er den Vertrag aufgerufen hat',
    next: 'Der Vertrag wird aufgerufen',
    onlySaid: 'Das sagt der Dienst; Causeway liest Zahlungen, nicht was ein Aufruf getan hat. ',
  },
  proof: {
    claim: 'Der Auftrag enthält genau Ihren Aufruf',
    evidence: 'Vertrag, Daten und Betrag sind Teil des Auftrags, und sonst wird nichts aufgerufen.',
    gap: 'Wie viel der Aufruf verbraucht, ist nicht nachgewiesen',
    gapMeans:
      'Das entscheidet der Vertrag. Causeway hat den Aufruf nicht ausprobiert; davon hängt ab, was dem Empfänger bleibt.',
  },
}
