import type { ArrivalCallMessages } from '../../en/form/arrival-calls.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const deArrivalCalls: Translated<ArrivalCallMessages> = {
  form: {
    title: 'Bei Ankunft einen Vertrag aufrufen',
    hint: 'Für alle, die wissen, was sie aufrufen. Der Vertrag des Transferdienstes ruft mit dem auf, was ankommt; Sie sehen es vor dem Bestätigen.',
    to: 'Vertrag',
    data: 'Aufrufdaten, hexadezimal',
    value: (symbol) => `Mit dem Aufruf gesendet, in ${symbol}`,
    none: 'Nichts aufrufen',
    is: (calls) => (calls === 1 ? 'ruft einen Vertrag auf' : `macht ${calls} Aufrufe`),
    call: (number) => `Aufruf ${number}`,
    remove: (number) => `Aufruf ${number} entfernen`,
    removeIt: 'Entfernen',
    add: 'Noch einen Aufruf hinzufügen',
    addHint: 'Die Aufrufe geschehen in dieser Reihenfolge: alle oder keiner.',
    gasLimit: {
      label: 'Gaslimit, falls Sie es kennen',
      hint: 'Für alle Aufrufe zusammen; leer bestimmt der Dienst. Mehr kann mehr kosten; bei zu wenig scheitert der Transfer.',
      problem: (least, most) =>
        `Geben Sie eine ganze Zahl von ${least} bis ${most} ein, nur aus Ziffern, oder lassen Sie das Feld leer.`,
    },
    most: 'Mehr Aufrufe nimmt kein Transfer mit.',
    at: (number, problem) => `Aufruf ${number}: ${problem}`,
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
    by: (calls) =>
      calls === 1
        ? 'Den Aufruf macht der Vertrag des Transferdienstes mit dem, was ankommt, nicht Ihr Konto.'
        : 'Die Aufrufe macht, in dieser Reihenfolge, der Vertrag des Transferdienstes mit dem, was ankommt, nicht Ihr Konto.',
    leftOn: (chain, calls) =>
      calls === 1 ? `Was der Aufruf übrig lässt, auf ${chain}` : `Was die Aufrufe übrig lassen, auf ${chain}`,
    before: (calls) => (calls === 1 ? 'vor dem Aufruf' : 'vor den Aufrufen'),
    called: (calls) =>
      calls === 1
        ? 'Danach wird damit ein Vertrag aufgerufen.'
        : `Danach geschehen damit ${calls} Aufrufe, der Reihe nach.`,
    pays: (amount, who, number) => `${theCall(number)} zahlt ${amount} an ${who}.`,
    hands: (numbers, who, number) =>
      `${theCall(number)} übergibt ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)} an ${who}.`,
    handsMany: (numbers, who, number) => `${theCall(number)} übergibt ${numbers} NFTs einer Sammlung an ${who}.`,
    lets: (what, who, number) => `${theCall(number)} erlaubt ${who}, ${what} abzubuchen.`,
    vault: (who, number) => `${theCall(number)} zahlt Token in einen Vault ein, für ${who}.`,
    parties: {
      paid: 'Der Aufruf zahlt an jemand anderen',
      takes: 'Der Aufruf lässt jemand anderen abbuchen',
      keeps: 'Ein Vertrag, den Sie nicht kennen, kann es behalten',
    },
    empty: {
      title: 'Da ist nichts, was sich aufrufen lässt',
      text: 'Unter dieser Adresse liegt kein Vertrag: Der Aufruf täte nichts, und was mitgeht, ist vielleicht verloren.',
    },
    accept: {
      ordinary: 'Ich weiß, wessen Schlüssel das ist, und lasse ihn abbuchen.',
      unread: 'Ich kenne diesen Vertrag, auch wenn niemand gelesen hat, ob es einer ist.',
      empty: 'Ich weiß, dass dort nichts aufgerufen wird.',
    },
    gasLimit: (gas, calls) =>
      `Sie haben ein Gaslimit von ${gas} für ${calls === 1 ? 'den Aufruf' : 'alle Aufrufe zusammen'} verlangt. Nichts, was Sie signieren, sagt das: Ob es eingehalten wird, liegt beim Dienst.`,
    rest: (calls) =>
      calls === 1
        ? 'Was der Aufruf übrig lässt, geht laut dem Dienst an den Empfänger. Schlägt der Aufruf fehl, schlägt der Transfer fehl.'
        : 'Was die Aufrufe übrig lassen, geht laut dem Dienst an den Empfänger. Schlägt einer fehl, geschieht keiner, und der Transfer schlägt fehl.',
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
  proofs: {
    claim: 'Der Auftrag enthält genau Ihre Aufrufe, in Ihrer Reihenfolge',
    evidence: 'Vertrag, Daten und Betrag jedes Aufrufs sind Teil des Auftrags, und sonst wird nichts aufgerufen.',
    gap: 'Wie viel die Aufrufe verbrauchen, ist nicht nachgewiesen',
    gapMeans:
      'Das entscheiden die Verträge. Causeway hat die Aufrufe nicht ausprobiert; davon hängt ab, was dem Empfänger bleibt.',
  },
}

function theCall(number: number | undefined): string {
  return number === undefined ? 'Der Aufruf' : `Aufruf ${number}`
}
