import type { Values } from './values.ts'

export const exchangeAWords = {
  tokenPlaceUnknown: ({ symbol }: Values<'symbol'>) => `It’s unknown where exchange A keeps ${symbol}.`,
  transferOfTooManyDecimals: ({ amount }: Values<'amount'>) => `Exchange A moves at most six decimals, not ${amount}.`,
  transferPartlyUnsigned: 'The signature would leave a part of the transfer open to be changed.',
  transferPaysNobody: 'The transfer goes to yourself, to nobody or to a token, and pays nothing.',

  firstTransferUnknown: ({ why }: Values<'why'>) =>
    `The first transfer of an account costs more. It’s unknown whether this is the first: ${why}.`,
  firstTransferCosts: ({ exchange, fee }: Values<'exchange' | 'fee'>) =>
    `This account’s first transfer costs ${fee} more on ${exchange}.`,
  exchangeTokenUnsaid: ({ exchange, symbol, why }: Values<'exchange' | 'symbol' | 'why'>) =>
    `${exchange} didn’t say what ${symbol} is: ${why}.`,
  exchangeTokenIsAnother: ({ symbol, decimals }: Values<'symbol' | 'decimals'>) =>
    `The exchange knows this token as ${symbol} with ${decimals} decimals.`,
  exchangeBalanceUnsaid: ({ exchange, why }: Values<'exchange' | 'why'>) =>
    `${exchange} didn’t say your balance: ${why}.`,
}
