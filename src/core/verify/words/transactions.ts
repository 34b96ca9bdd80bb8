import type { Values } from './values.ts'

export const transactionWords = {
  transactionMalformed: ({ problem }: Values<'problem'>) => `The transaction is not well formed: ${problem}.`,
  transactionFromAnother: ({ from, own }: Values<'from' | 'own'>) =>
    `The transaction is from ${from}, not from your account ${own}.`,
  transactionForAnotherChain: ({ chainId, chain }: Values<'chainId' | 'chain'>) =>
    `The transaction is for chain ${chainId}, not for ${chain}.`,
  calldataEmptyText: 'The transaction carries an empty text where its calldata must stand.',
  calldataTooLong: ({ most }: Values<'most'>) => `The calldata has more than ${most} bytes: you would pay for each.`,
  callGivesControl: ({ call }: Values<'call'>) =>
    `The transaction calls ${call}: it would give control of more than this payment.`,
  tokenMovedToSomebody: ({ symbol }: Values<'symbol'>) =>
    `The transaction would move your ${symbol} straight to somebody, outside of any deposit.`,

  transactionToStranger: ({ to }: Values<'to'>) =>
    `The transaction goes to ${to}; only pinned contracts may have your money.`,
  transactionToAnother: ({ to, due }: Values<'to' | 'due'>) => `The transaction goes to ${to}; it should go to ${due}.`,
  transactionSendsUnasked: ({ sent }: Values<'sent'>) => `The transaction sends ${sent} along; it should send nothing.`,
  transactionSendsAnother: ({ sent, due }: Values<'sent' | 'due'>) =>
    `The transaction sends ${sent} along; it should send exactly ${due}.`,
  paymentCallsSomething: 'A plain payment needs no calldata; this one would call something.',

  depositWithoutOrder: 'The quote names no order that the deposit could be for: nobody would have to pay you for it.',
  depositTakesAllowance: 'The deposit would take everything that the depository is allowed to take.',
  depositWithoutCalldata: 'The deposit carries no calldata: nothing would say which order it is for.',
  depositIsAnotherCall: 'The transaction calls something else than the deposit that you asked for.',
  depositForStranger: 'The deposit would be credited to a stranger: refunds and claims would be theirs.',
  depositOfAnotherToken: ({ symbol }: Values<'symbol'>) => `The deposit is of another token than ${symbol}.`,
  depositOfAnotherAmount: ({ due }: Values<'due'>) => `The deposit is not of exactly ${due}.`,
  depositForAnotherOrder: 'The deposit would pay for another order than the one that is shown.',

  transferPaysAnother: ({ paid, asked, due }: Values<'paid' | 'asked' | 'due'>) =>
    `The transfer pays ${paid}, not ${asked}: ${due} would be gone.`,
  transferPaysStranger: ({ paid }: Values<'paid'>) =>
    `The transfer pays ${paid}; only the pinned depository may receive it.`,
  transferOfAnotherAmount: ({ due }: Values<'due'>) => `The transfer is not of exactly ${due}.`,
  transferForAnotherOrder: 'The transfer would pay for another order than the one that is shown.',
  transferWithoutCalldata: 'The transaction carries no calldata: no token would move.',
  transferNotPlain: 'The transaction is not the plain transfer that you asked for.',

  wrappingNotPlain: 'The transaction is not the plain exchange into its wrapped form that it should be.',
}
