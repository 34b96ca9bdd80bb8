import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Translated } from '../../translated.ts'

export const dePriceWords: Translated<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `Zu viel ginge verloren: bis zu ${cost} von ${pays}.`,
  costAboveCap: ({ cost, pays }) => `Ein großer Teil ginge verloren: Das kostet bis zu ${cost} von ${pays}.`,
  costHigh: ({ cost, pays }) => `Das kostet bis zu ${cost} von ${pays}, ohne die Netzwerkgebühr.`,
  worthLost: ({ pays, arrives }) =>
    `Sie zahlen, was ${pays} Dollar wert ist, und sicher kommt an, was ${arrives} Dollar wert ist, nach Preisen, die nicht vom Dienst stammen.`,
  worthLostAsSaid: ({ pays, arrives }) =>
    `Nach den Preisen des Dienstes selbst zahlen Sie, was ${pays} Dollar wert ist, und sicher kommt an, was ${arrives} Dollar wert ist.`,
  priceUnknown: ({ currency }) =>
    `Für ${currency} ist kein Preis bekannt, der nicht vom Dienst stammt. Nichts zeigt also, ob das Angebot gut ist.`,
  priceUnknownLook: ({ currency }) =>
    `Für ${currency} ist kein Preis bekannt, der nicht vom Dienst stammt. Nichts zeigt also, ob das Angebot gut ist. Prüfen Sie beide Beträge selbst.`,
  pricesDisagree: ({ currency, least, most }) =>
    `Zwei Quellen nennen verschiedene Preise für ${currency}: ${least} und ${most} Dollar. Was Sie zahlen, zählt zum höheren, was ankommt, zum niedrigeren.`,
  orderPaymentTooSmall: ({ pays, payment, worth }) =>
    `Sie zahlen, was ${pays} Dollar wert ist, aber der Auftrag verlangt nur ${payment} im Wert von ${worth} Dollar: Der Rest könnte woanders hingehen.`,
  topupTooSmall: ({ worth, asked }) =>
    `Das Gas bei Ankunft ist ${worth} Dollar wert; verlangt haben Sie ${asked} Dollar.`,
  topupPriceUnknown: ({ currency }) =>
    `Für ${currency} ist kein Preis bekannt, der nicht vom Dienst stammt. Nichts zeigt also, ob das Gas bei Ankunft wert ist, was Sie verlangt haben.`,

  feeUnrelated: ({ currency, chain }) =>
    `Eine Gebühr wird in ${currency} auf Chain ${chain} erhoben, das nicht zu diesem Transfer gehört.`,
  feeBelowZero: 'Eine Gebühr liegt unter null, und nichts erklärt eine Gutschrift: Die Zahlen können nicht stimmen.',
  feeAboveInput: ({ fee }) => `Eine Gebühr von ${fee} ist mehr als alles, was Sie zahlen.`,
  feeWorthMore: ({ fee, worth, pays }) =>
    `Eine Gebühr von ${fee} ist ${worth} Dollar wert, mehr als alles, was Sie zahlen: ${pays} Dollar.`,
  feeUnasked: ({ fee }) => `Es wird eine Gebühr von ${fee} genommen, die Sie nicht verlangt haben.`,
  sponsorChargedMore: 'Dem Sponsor würde mehr berechnet, als Sie verlangt haben.',

  transferFeeAboveLimit: ({ fee, limit }) => `Die Überweisung würde ${fee} kosten, mehr als Ihre Grenze von ${limit}.`,
  routerAboveLimit: ({ sum, dollars }) =>
    `Ein Router soll ${sum} handhaben; das liegt über Ihrer Grenze von ${dollars} Dollar für solche Aufrufe.`,
  routerNotCompared: ({ sum, dollars }) =>
    `Ein Router soll ${sum} handhaben; das lässt sich nicht mit Ihrer Grenze von ${dollars} Dollar für solche Aufrufe vergleichen.`,
}
