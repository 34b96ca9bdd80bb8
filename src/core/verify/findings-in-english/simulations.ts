import type { Values } from './values.ts'

export const simulationWords = {
  simulationUnsaid: ({ chain, why }: Values<'chain' | 'why'>) =>
    `The node for ${chain} didn’t say what the router would do with your money: ${why}.`,
  simulationFails: ({ why }: Values<'why'>) => `The router call would fail and cost you its network fee: ${why}.`,
  simulationTakesMore: ({ taken, most }: Values<'taken' | 'most'>) =>
    `The router call takes ${taken}; it may take no more than ${most}.`,
  simulationTakesAnother: ({ units, currency, most }: Values<'units' | 'currency' | 'most'>) =>
    `The router call takes ${units} units of ${currency}; it may take no more than ${most}.`,
  simulationLetsTake: ({ spender, currency }: Values<'spender' | 'currency'>) =>
    `After the router call ${spender} could take more of ${currency} from you.`,
  simulationBringsLess: ({ arrives, recipient, least }: Values<'arrives' | 'recipient' | 'least'>) =>
    `Only ${arrives} would reach ${recipient}; the quote promises at least ${least}.`,
  simulationPaysOtherwise: 'The router call doesn’t pay your order. You could lose the payment.',
  simulationDepositsLess: ({ wanted, paid }: Values<'wanted' | 'paid'>) =>
    `The order wants ${wanted} units; only ${paid} would reach the depository.`,
}
