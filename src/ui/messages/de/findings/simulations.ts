import type { simulationWords } from '../../../../core/verify/words/simulations.ts'
import type { Translated } from '../../translated.ts'

export const deSimulationWords: Translated<typeof simulationWords> = {
  simulationUnsaid: ({ chain, why }) =>
    `Der Node für ${chain} hat nicht gesagt, was der Router mit Ihrem Geld täte: ${why}.`,
  simulationOfOthers: ({ chain }) => `Der Node für ${chain} hat nur gesagt, was andere Transaktionen als diese täten.`,
  simulationFails: ({ why }) =>
    `Der Aufruf des Routers würde fehlschlagen und Sie seine Netzwerkgebühr kosten: ${why}.`,
  simulationTakesMore: ({ taken, most }) =>
    `Der Aufruf des Routers nimmt ${taken}; mehr als ${most} darf er nicht nehmen.`,
  simulationTakesAnother: ({ units, currency, most }) =>
    `Der Aufruf des Routers nimmt ${units} Einheiten von ${currency}; mehr als ${most} darf er nicht nehmen.`,
  simulationLetsTake: ({ spender, currency }) =>
    `Nach dem Aufruf des Routers könnte ${spender} Ihnen mehr von ${currency} abbuchen.`,
  simulationBringsLess: ({ arrives, recipient, least }) =>
    `Bei ${recipient} kämen nur ${arrives} an; das Angebot verspricht mindestens ${least}.`,
  simulationPaysOtherwise: 'Der Aufruf des Routers bezahlt nicht allein Ihren Auftrag: Was ankommt, wäre verloren.',
  simulationDepositsLess: ({ wanted, paid }) =>
    `Der Auftrag verlangt ${wanted} Einheiten; bei der Einzahlungsstelle kämen nur ${paid} an.`,
}
