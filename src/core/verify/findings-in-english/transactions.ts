import type { Values } from './values.ts'

export const transactionWords = {
  transactionMalformed: ({ problem }: Values<'problem'>) => `The transaction is malformed: ${problem}.`,
  transactionFromAnother: ({ from, own }: Values<'from' | 'own'>) =>
    `The transaction is from ${from}, not from your account ${own}.`,
  transactionForAnotherChain: ({ chainId, chain }: Values<'chainId' | 'chain'>) =>
    `The transaction is for chain ${chainId}, not for ${chain}.`,
  calldataEmptyText: 'The transaction carries an empty text where its calldata must stand.',
  calldataTooLong: ({ most }: Values<'most'>) => `The calldata has more than ${most} bytes: you would pay for each.`,
  callGivesControl: ({ call }: Values<'call'>) =>
    `The transaction calls ${call}: it would give away control over more than this payment.`,
  tokenMovedToSomebody: ({ symbol }: Values<'symbol'>) =>
    `The transaction would move your ${symbol} straight to someone, outside of any deposit.`,

  transactionToStranger: ({ to }: Values<'to'>) => `The transaction goes to ${to}, which isn’t a known contract.`,
  transactionToAnother: ({ to, due }: Values<'to' | 'due'>) => `The transaction goes to ${to}; it should go to ${due}.`,
  transactionSendsUnasked: ({ sent }: Values<'sent'>) => `The transaction sends ${sent} along; it should send nothing.`,
  transactionSendsAnother: ({ sent, due }: Values<'sent' | 'due'>) =>
    `The transaction sends ${sent} along; it should send exactly ${due}.`,
  paymentCallsSomething: 'A plain payment needs no calldata; this one would call something.',

  depositWithoutOrder: 'The quote has no order for the deposit. You could lose it.',
  depositTakesAllowance: 'The deposit would take your whole approval.',
  depositWithoutCalldata: 'The deposit has no calldata: nothing would tie it to its order.',
  depositIsAnotherCall: 'This isn’t the deposit you asked for.',
  depositForStranger: 'It would credit someone else. Refunds would go to them.',
  depositOfAnotherToken: ({ symbol }: Values<'symbol'>) => `The deposit is of another token than ${symbol}.`,
  depositOfAnotherAmount: ({ due }: Values<'due'>) => `The deposit isn’t exactly ${due}.`,
  depositForAnotherOrder: 'The deposit would pay for a different order.',

  transferPaysAnother: ({ paid, asked, due }: Values<'paid' | 'asked' | 'due'>) =>
    `The transfer pays ${paid}, not ${asked}. You’d lose ${due}.`,
  transferPaysStranger: ({ paid }: Values<'paid'>) =>
    `The transfer pays ${paid}; only the pinned depository may receive it.`,
  transferOfAnotherAmount: ({ due }: Values<'due'>) => `The transfer isn’t exactly ${due}.`,
  transferForAnotherOrder: 'The transfer would pay for a different order than the one shown.',
  transferWithoutCalldata: 'The transaction has no calldata: no token would move.',
  transferNotPlain: 'The transaction isn’t the plain transfer you asked for.',

  wrappingNotPlain: 'The transaction isn’t the plain exchange into its wrapped form that it should be.',
}
