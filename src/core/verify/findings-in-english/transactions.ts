import type { Values } from './values.ts'

export const transactionWords = {
  transactionMalformed: ({ problem }: Values<'problem'>) => `The transaction is malformed: ${problem}.`,
  transactionFromAnother: ({ from, own }: Values<'from' | 'own'>) =>
    `The transaction is from ${from}, not from your account ${own}.`,
  transactionForAnotherChain: ({ chainId, chain }: Values<'chainId' | 'chain'>) =>
    `The transaction is for chain ${chainId}, not for ${chain}.`,
  calldataTooLong: ({ most }: Values<'most'>) => `The calldata has more than ${most} bytes: you would pay for each.`,
  callGivesControl: ({ call }: Values<'call'>) =>
    `The transaction calls ${call}: it would give away control over more than this payment.`,
  tokenMovedToSomebody: ({ symbol }: Values<'symbol'>) =>
    `The transaction would move your ${symbol} straight to someone, outside of any deposit.`,

  transactionToStranger: ({ to }: Values<'to'>) => `The transaction goes to ${to}, which isn’t a known contract.`,
  transactionToAnother: ({ to, due }: Values<'to' | 'due'>) => `The transaction goes to ${to}; it should go to ${due}.`,
  transactionSendsAnother: ({ sent, due }: Values<'sent' | 'due'>) =>
    `The transaction sends ${sent} along; it should send exactly ${due}.`,

  depositTakesAllowance: 'The deposit would take your whole approval.',
  anotherPayment: 'The transaction isn’t the payment you asked for.',
  depositForStranger: 'It would credit someone else. Refunds would go to them.',
  forAnotherToken: ({ symbol }: Values<'symbol'>) => `A step is for another token than ${symbol}.`,
  paymentNotExact: ({ due }: Values<'due'>) => `The payment isn’t exactly ${due}.`,
  depositForAnotherOrder: 'The deposit would pay for a different order.',

  transferPaysAnother: ({ paid, asked, due }: Values<'paid' | 'asked' | 'due'>) =>
    `The transfer pays ${paid}, not ${asked}. You’d lose ${due}.`,
  transferPaysStranger: ({ paid }: Values<'paid'>) =>
    `The transfer pays ${paid}; only the pinned depository may receive it.`,
}
