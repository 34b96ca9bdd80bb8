import type { Values } from './values.ts'

/** What can be wrong with what a crossing costs: the loss, the fees, and the user's own limits. */
export const priceWords = {
  mostLost: ({ cost, pays }: Values<'cost' | 'pays'>) => `More than half would be lost: up to ${cost} of ${pays}.`,
  costAboveCap: ({ cost, pays }: Values<'cost' | 'pays'>) =>
    `This costs up to ${cost} of ${pays}, more than the cap of 15%.`,
  costHigh: ({ cost, pays }: Values<'cost' | 'pays'>) =>
    `This costs up to ${cost} of ${pays}, without the network fee.`,
  worthLost: ({ pays, arrives }: Values<'pays' | 'arrives'>) =>
    `By the prices that are known, you pay what is worth ${pays} dollars and get what is worth ${arrives}: more than 15% would be lost.`,
  worthNotCompared:
    'No price is known by which what you pay could be compared with what arrives. Look at both amounts yourself.',

  feeUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `A fee is taken in ${currency} on chain ${chain}, which is not part of this crossing.`,
  feeBelowZero: 'A fee is below zero, and nothing explains a reward: the figures cannot be right.',
  feeAboveInput: ({ fee }: Values<'fee'>) => `A fee of ${fee} is more than all that you pay.`,
  sponsorChargedMore: 'The sponsor would be charged more than you asked for.',

  transferFeeAboveLimit: ({ fee, limit }: Values<'fee' | 'limit'>) =>
    `The transfer would cost ${fee}, more than your limit of ${limit}.`,
  routerAboveLimit: ({ sum, dollars }: Values<'sum' | 'dollars'>) =>
    `A router is to handle ${sum}; that is above your limit of ${dollars} dollars for such calls.`,
  routerNotCompared: ({ sum, dollars }: Values<'sum' | 'dollars'>) =>
    `A router is to handle ${sum}; that cannot be compared with your limit of ${dollars} dollars for such calls.`,
}
