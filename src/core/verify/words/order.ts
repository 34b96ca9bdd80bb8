import type { Values } from './values.ts'

export const orderWords = {
  orderMissing:
    'The quote carries no order. Nothing binds your deposit to what you asked for: all of it could be lost.',
  orderWithoutContent:
    'The quote names an order without its content. Nothing binds your deposit to what you asked for: all of it could be lost.',
  orderIdFalse: 'The order id is not the hash of the order that is shown. All of it could pay for another order.',
  orderIdEmpty: 'The order id is empty: your deposit would count for no order, and all of it could be lost.',
  orderNotHashed: ({ why }: Values<'why'>) => `The order cannot be hashed: ${why}.`,
  orderVersionUnknown: ({ version }: Values<'version'>) =>
    `The order is of an unknown version, ${version}: it may mean something else.`,
  orderFeesHidden: 'The order pays fees to others that the quote does not show.',
  orderSolverUnknown: ({ solver, chain }: Values<'solver' | 'chain'>) =>
    `The order belongs to an unknown solver, ${solver} on ${chain}: nobody known would fill it.`,
  orderSignatureFalse: 'The signature under this order is not that of its solver.',
  orderDepositoryUnknown: ({ depository, chain, known }: Values<'depository' | 'chain' | 'known'>) =>
    `All of it would go to ${depository}; on ${chain} only ${known} is known.`,
  orderDepositDescribed: ({ due }: Values<'due'>) => `The deposit is described as another one than ${due}.`,

  orderPaidOtherwise: ({ chain }: Values<'chain'>) =>
    `The order is not paid by one deposit on ${chain}: yours alone would not be enough.`,
  orderWantsUnknown: ({ chain, currency }: Values<'chain' | 'currency'>) =>
    `The order wants an unknown currency of ${chain}, ${currency}.`,
  orderWantsAnother: ({ due }: Values<'due'>) =>
    `The order wants another payment than ${due}: what you pay might not count for it.`,
  orderRunsOut: 'The order runs out too soon to be filled after you have paid.',
  orderRunsLong: 'The order runs for so long that your money could be kept for it.',
  refundRunsOut: 'A refund ends before the order does: if it fails late, nothing might come back.',
  refundMinimumUnmet: 'A refund is only made of a minimum that may never be met: nothing might come back.',

  refundNowhere: ({ chain }: Values<'chain'>) =>
    `If it fails, nothing says that your money comes back to you on ${chain}.`,
  refundUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `If it fails, you would get ${currency} on ${chain}, which is not part of this transfer.`,
  refundToStranger: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `If it fails, your money would go to ${recipient} and not to ${asked}.`,
  refundToLookAlike: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `If it fails, your money would go to ${recipient}, which is made to look like yours, and not to ${asked}.`,
  refundContractUnknown: 'A contract that is not pinned would carry the refund out.',

  orderPaysElsewhere: ({ chain, asked }: Values<'chain' | 'asked'>) => `The order pays on ${chain}, not on ${asked}.`,
  orderCallsUnasked: 'The order makes calls that you did not ask for, with your money.',
  orderCallsOthers: 'The order makes other calls than the ones that you asked for, with your money.',
  orderContractUnknown: 'The order does not name a pinned contract as the one that carries it out.',
  orderSplits: 'The order splits what arrives: only a part of it would go where you asked.',
  orderPaysStranger: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `All of it would go to ${recipient}; you asked for ${asked}.`,
  orderPaysLookAlike: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `All of it would go to ${recipient}, which is made to look like it; you asked for ${asked}.`,
  orderPaysAnother: ({ currency, asked }: Values<'currency' | 'asked'>) =>
    `The order pays ${currency}, which is not ${asked}.`,
  orderPromisesLess: ({ promised, shown }: Values<'promised' | 'shown'>) =>
    `The order promises no more than ${promised}; the quote shows ${shown} at least.`,
  orderExpectsAnother: ({ expected, shown }: Values<'expected' | 'shown'>) =>
    `The order expects to pay ${expected}; the quote shows ${shown}.`,
}
