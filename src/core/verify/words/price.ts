import type { Values } from './values.ts'

export const priceWords = {
  mostLost: ({ cost, pays }: Values<'cost' | 'pays'>) => `Too much would be lost: up to ${cost} of ${pays}.`,
  costAboveCap: ({ cost, pays }: Values<'cost' | 'pays'>) =>
    `A large part would be lost: this costs up to ${cost} of ${pays}.`,
  costHigh: ({ cost, pays }: Values<'cost' | 'pays'>) =>
    `This costs up to ${cost} of ${pays}, without the network fee.`,
  worthLost: ({ pays, arrives }: Values<'pays' | 'arrives'>) =>
    `You pay what is worth ${pays} dollars, and what is sure to arrive is worth ${arrives} dollars, by prices that the service does not make.`,
  worthLostAsSaid: ({ pays, arrives }: Values<'pays' | 'arrives'>) =>
    `By the service’s own prices, you pay what is worth ${pays} dollars, and what is sure to arrive is worth ${arrives} dollars.`,
  priceUnknown: ({ currency }: Values<'currency'>) =>
    `No price of ${currency} is known that the service does not make, so nothing shows that the quote is fair.`,
  priceUnknownLook: ({ currency }: Values<'currency'>) =>
    `No price of ${currency} is known that the service does not make, so nothing shows that the quote is fair. Look at both amounts yourself.`,
  pricesDisagree: ({ currency, least, most }: Values<'currency' | 'least' | 'most'>) =>
    `Two sources disagree about the price of ${currency}: ${least} and ${most} dollars. What you pay is counted at the higher one, and what arrives at the lower one.`,
  orderPaymentTooSmall: ({ pays, payment, worth }: Values<'pays' | 'payment' | 'worth'>) =>
    `You pay what is worth ${pays} dollars, but the order asks only for ${payment}, worth ${worth} dollars: the rest could go elsewhere.`,
  topupTooSmall: ({ worth, asked }: Values<'worth' | 'asked'>) =>
    `The gas on arrival is worth ${worth} dollars, and you asked for ${asked} dollars.`,
  topupPriceUnknown: ({ currency }: Values<'currency'>) =>
    `No price of ${currency} is known that the service does not make, so nothing shows that the gas on arrival is worth what you asked for.`,

  feeUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `A fee is taken in ${currency} on chain ${chain}, which is not part of this transfer.`,
  feeBelowZero: 'A fee is below zero, and nothing explains a reward: the figures cannot be right.',
  feeAboveInput: ({ fee }: Values<'fee'>) => `A fee of ${fee} is more than all that you pay.`,
  feeWorthMore: ({ fee, worth, pays }: Values<'fee' | 'worth' | 'pays'>) =>
    `A fee of ${fee} is worth ${worth} dollars, more than all that you pay: ${pays} dollars.`,
  feeUnasked: ({ fee }: Values<'fee'>) => `A fee of ${fee} is taken that you did not ask for.`,
  sponsorChargedMore: 'The sponsor would be charged more than you asked for.',

  transferFeeAboveLimit: ({ fee, limit }: Values<'fee' | 'limit'>) =>
    `The transfer would cost ${fee}, more than your limit of ${limit}.`,
  routerAboveLimit: ({ sum, dollars }: Values<'sum' | 'dollars'>) =>
    `A router is to handle ${sum}; that is above your limit of ${dollars} dollars for such calls.`,
  routerNotCompared: ({ sum, dollars }: Values<'sum' | 'dollars'>) =>
    `A router is to handle ${sum}; that cannot be compared with your limit of ${dollars} dollars for such calls.`,
}
