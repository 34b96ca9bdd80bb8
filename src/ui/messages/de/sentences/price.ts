import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with what a crossing costs, in German. */
export const dePriceWords: Worded<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `Mehr als die Hälfte ginge verloren: bis zu ${cost} von ${pays}.`,
  costAboveCap: ({ cost, pays }) => `Das kostet bis zu ${cost} von ${pays}, mehr als die Obergrenze von 15\u00a0%.`,
  costHigh: ({ cost, pays }) => `Das kostet bis zu ${cost} von ${pays}, ohne die Netzwerkgebühr.`,
  worthLost: ({ pays, arrives }) =>
    `Nach den bekannten Preisen zahlen Sie, was ${pays} Dollar wert ist, und bekommen, was ${arrives} wert ist: Mehr als 15\u00a0% gingen verloren.`,
  worthNotCompared:
    'Es ist kein Preis bekannt, mit dem sich vergleichen ließe, was Sie zahlen und was ankommt. Prüfen Sie beide Beträge selbst.',

  feeUnrelated: ({ currency, chain }) =>
    `Eine Gebühr wird in ${currency} auf Chain ${chain} erhoben, das nicht zu diesem Transfer gehört.`,
  feeBelowZero: 'Eine Gebühr liegt unter null, und nichts erklärt eine Gutschrift: Die Zahlen können nicht stimmen.',
  feeAboveInput: ({ fee }) => `Eine Gebühr von ${fee} ist mehr als alles, was Sie zahlen.`,
  sponsorChargedMore: 'Dem Sponsor würde mehr berechnet, als Sie verlangt haben.',

  transferFeeAboveLimit: ({ fee, limit }) => `Die Überweisung würde ${fee} kosten, mehr als Ihre Grenze von ${limit}.`,
  routerAboveLimit: ({ sum, dollars }) =>
    `Ein Router soll ${sum} handhaben; das liegt über Ihrer Grenze von ${dollars} Dollar für solche Aufrufe.`,
  routerNotCompared: ({ sum, dollars }) =>
    `Ein Router soll ${sum} handhaben; das lässt sich nicht mit Ihrer Grenze von ${dollars} Dollar für solche Aufrufe vergleichen.`,
}
