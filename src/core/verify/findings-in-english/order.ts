import type { Values } from './values.ts'

export const orderWords = {
  orderMissing: 'This payment isn’t tied to your order. You could lose all of it.',
  orderIdFalse: 'The order ID doesn’t match the order shown. You could pay for another one.',
  orderNotHashed: ({ why }: Values<'why'>) => `The order can’t be hashed: ${why}.`,
  orderVersionUnknown: ({ version }: Values<'version'>) =>
    `The order has an unknown version, ${version}: it may mean something else.`,
  orderFeesHidden: 'The order pays fees to others, which the quote doesn’t show.',
  orderSolverUnknown: ({ solver, chain }: Values<'solver' | 'chain'>) =>
    `The order belongs to an unknown solver, ${solver} on ${chain}: nobody known would fill it.`,
  orderSignatureFalse: 'The signature under this order isn’t its solver’s.',
  orderDepositoryUnknown: ({ depository, chain, known }: Values<'depository' | 'chain' | 'known'>) =>
    `All of it would go to ${depository}. On ${chain}, only ${known} is known.`,

  orderPaidOtherwise: ({ chain }: Values<'chain'>) =>
    `The order needs more than one deposit on ${chain}: yours alone wouldn’t be enough.`,
  orderWantsUnknown: ({ chain, currency }: Values<'chain' | 'currency'>) =>
    `The order wants an unknown currency of ${chain}, ${currency}.`,
  orderWantsAnother: ({ due }: Values<'due'>) =>
    `The order wants a different payment than ${due}: yours might not count for it.`,
  orderRunsOut: 'The order expires too soon to be filled.',
  orderRunsLong: 'The order stays open for too long. Your money could be held.',
  refundRunsOut: 'The refund expires before the order. You might get nothing back.',
  refundMinimumUnmet: 'Refunds need a minimum that may never be met. You might get nothing back.',

  refundNowhere: ({ chain }: Values<'chain'>) => `If it fails, you’re promised no refund on ${chain}.`,
  refundUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `If it fails, you’d get ${currency} on ${chain}, which isn’t part of this transfer.`,
  refundToStranger: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `A refund would go to ${recipient}, not to ${asked}.`,
  refundToLookAlike: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `A refund would go to ${recipient}, which imitates your address ${asked}.`,

  orderPaysElsewhere: ({ chain, asked }: Values<'chain' | 'asked'>) => `The order pays on ${chain}, not on ${asked}.`,
  orderCallsOthers: 'The order makes other calls than you asked for, with your money.',
  orderContractUnknown: 'The order doesn’t name a pinned contract as the one that carries it out.',
  orderSplits: 'Only part of the money would go where you asked.',
  orderPaysAnother: ({ currency, asked }: Values<'currency' | 'asked'>) =>
    `The order pays ${currency}, which isn’t ${asked}.`,
  orderPromisesLess: ({ promised, shown }: Values<'promised' | 'shown'>) =>
    `The order promises at most ${promised}. The quote shows at least ${shown}.`,
  orderExpectsAnother: ({ expected, shown }: Values<'expected' | 'shown'>) =>
    `The order expects to pay ${expected}; the quote shows ${shown}.`,
}
