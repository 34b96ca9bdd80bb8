import type { Values } from './values.ts'

export const approvalWords = {
  approvalNotNeeded: ({ symbol }: Values<'symbol'>) => `The quote wants an approval, but ${symbol} needs none.`,
  approvalNotForThisWay: ({ symbol }: Values<'symbol'>) =>
    `The quote wants an approval, but this way of paying ${symbol} needs none.`,
  approvalOfAnotherToken: ({ symbol }: Values<'symbol'>) => `The approval is for another token than ${symbol}.`,
  approvalSendsMoney: 'The approval would also send money.',
  approvalForAnotherContract: 'An approval is for another contract than the one that takes the money.',
  approvalForStranger: ({ spender, symbol }: Values<'spender' | 'symbol'>) =>
    `The approval lets ${spender} take your ${symbol}. Only known contracts may.`,
  approvalNotCanonical: 'The approval is not written canonically.',
  approvalMadeExact: ({ exact }: Values<'exact'>) =>
    `The quote asks for an unlimited approval. You approve only ${exact}.`,
  approvalWithoutEnd: ({ exact }: Values<'exact'>) => `The approval is unlimited, not of exactly ${exact}.`,
  approvalOfAnotherAmount: ({ asked, exact }: Values<'asked' | 'exact'>) =>
    `The approval is of ${asked}, not of exactly ${exact}.`,
  approvalMissing: 'The quote leaves out the approval that its last step needs: that step would fail.',
}
