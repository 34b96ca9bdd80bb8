import type { simulationWords } from '../../../../core/verify/words/simulations.ts'
import type { Translated } from '../../translated.ts'

export const esSimulationWords: Translated<typeof simulationWords> = {
  simulationUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo qué haría el router con tu dinero: ${why}.`,
  simulationOfOthers: ({ chain }) => `El nodo de ${chain} solo ha dicho qué harían otras transacciones, no estas.`,
  simulationFails: ({ why }) => `La llamada al router fallaría y te costaría su comisión de red: ${why}.`,
  simulationTakesMore: ({ taken, most }) => `La llamada al router toma ${taken}; no puede tomar más de ${most}.`,
  simulationTakesAnother: ({ units, currency, most }) =>
    `La llamada al router toma ${units} unidades de ${currency}; no puede tomar más de ${most}.`,
  simulationLetsTake: ({ spender, currency }) =>
    `Después de la llamada al router, ${spender} podría tomar de tu cuenta más de ${currency}.`,
  simulationBringsLess: ({ arrives, recipient, least }) =>
    `A ${recipient} solo llegarían ${arrives}; la cotización promete al menos ${least}.`,
  simulationPaysOtherwise: 'La llamada al router no paga tu orden y nada más: lo que llegue se perdería.',
  simulationDepositsLess: ({ wanted, paid }) =>
    `La orden pide ${wanted} unidades; al depositario solo llegarían ${paid}.`,
}
