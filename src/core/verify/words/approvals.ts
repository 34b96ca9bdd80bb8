import type { Values } from './values.ts'

/** An approval is called a permission here. */
export const approvalWords = {
  approvalNotNeeded: ({ symbol }: Values<'symbol'>) => `The quote wants a permission, but ${symbol} needs none.`,
  approvalNotForThisWay: ({ symbol }: Values<'symbol'>) =>
    `The quote wants a permission, but this way of paying ${symbol} needs none.`,
  approvalOfAnotherToken: ({ symbol }: Values<'symbol'>) => `The permission is for another token than ${symbol}.`,
  approvalSendsMoney: 'The permission would also send money.',
  approvalForAnotherContract: 'A permission is for another contract than the one that takes the money.',
  approvalForStranger: ({ spender, symbol }: Values<'spender' | 'symbol'>) =>
    `The permission lets ${spender} take your ${symbol}; only pinned contracts may.`,
  approvalNotCanonical: 'The permission is not written canonically.',
  approvalMadeExact: ({ exact }: Values<'exact'>) =>
    `The quote asks for an unlimited permission; only ${exact} will be allowed.`,
  approvalWithoutEnd: ({ exact }: Values<'exact'>) => `The permission is unlimited, not of exactly ${exact}.`,
  approvalOfAnotherAmount: ({ asked, exact }: Values<'asked' | 'exact'>) =>
    `The permission is of ${asked}, not of exactly ${exact}.`,
  approvalMissing: 'The quote leaves out the permission that its last step needs: that step would fail.',
}
