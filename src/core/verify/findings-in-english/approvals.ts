import type { Values } from './values.ts'

export const approvalWords = {
  approvalNotNeeded: ({ symbol }: Values<'symbol'>) => `The quote wants an approval, but ${symbol} needs none.`,
  approvalSendsMoney: 'The approval would also send money.',
  approvalForAnotherContract: 'The approval is for a different contract than the one taking the money.',
  approvalForStranger: ({ spender, symbol }: Values<'spender' | 'symbol'>) =>
    `The approval lets ${spender} take your ${symbol}. Only known contracts may.`,
  approvalNotCanonical: 'The approval isn’t in canonical form.',
  approvalMadeExact: ({ exact }: Values<'exact'>) =>
    `The quote asks for an unlimited approval. You approve only ${exact}.`,
  approvalWithoutEnd: ({ exact }: Values<'exact'>) => `The approval is unlimited, not of exactly ${exact}.`,
  approvalOfAnotherAmount: ({ asked, exact }: Values<'asked' | 'exact'>) =>
    `The approval is of ${asked}, not of exactly ${exact}.`,
  approvalMissing: 'The quote lacks the approval its last step needs: that step would fail.',
}
