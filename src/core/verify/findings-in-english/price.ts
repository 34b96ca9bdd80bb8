import type { Values } from './values.ts'

export const priceWords = {
  costAboveCap: ({ cost, pays }: Values<'cost' | 'pays'>) => `You’d lose a lot: up to ${cost} of ${pays}.`,
  costHigh: ({ cost, pays }: Values<'cost' | 'pays'>) => `This costs up to ${cost} of ${pays}, plus the network fee.`,
  worthLost: ({ pays, arrives }: Values<'pays' | 'arrives'>) =>
    `By independent prices, you pay ${pays} dollars and receive at least ${arrives} dollars.`,
  worthLostAsSaid: ({ pays, arrives }: Values<'pays' | 'arrives'>) =>
    `By the quote’s own prices, you pay ${pays} dollars and receive at least ${arrives} dollars.`,
  priceUnknown: ({ currency }: Values<'currency'>) =>
    `No independent price for ${currency}. Causeway can’t tell whether the quote is fair.`,
  priceUnknownLook: ({ currency }: Values<'currency'>) =>
    `No independent price for ${currency}. Check both amounts yourself.`,
  pricesDisagree: ({ currency, least, most }: Values<'currency' | 'least' | 'most'>) =>
    `Two prices of ${currency} differ: ${least} and ${most} dollars. Causeway uses the worse one for you.`,
  orderPaymentTooSmall: ({ pays, payment, worth }: Values<'pays' | 'payment' | 'worth'>) =>
    `You pay ${pays} dollars. The order gets only ${payment}, worth ${worth} dollars. The rest could go elsewhere.`,
  topupTooSmall: ({ worth, asked }: Values<'worth' | 'asked'>) =>
    `Gas on arrival is worth ${worth} dollars. You asked for ${asked} dollars.`,
  topupPriceUnknown: ({ currency }: Values<'currency'>) =>
    `No independent price for ${currency}. Check the gas on arrival yourself.`,

  feeUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `A fee is taken in ${currency} on chain ${chain}, which isn’t part of this transfer.`,
  feeBelowZero: 'A fee is below zero, and nothing explains a reward: the figures can’t be right.',
  feeAboveInput: ({ fee }: Values<'fee'>) => `The fee of ${fee} is more than you pay.`,
  feeUnasked: ({ fee }: Values<'fee'>) => `You didn’t ask for this fee: ${fee}.`,
  sponsorChargedMore: 'The sponsor would be charged more than you asked for.',

  transferFeeAboveLimit: ({ fee, limit }: Values<'fee' | 'limit'>) =>
    `The transfer costs ${fee}. Your limit is ${limit}.`,
  routerAboveLimit: ({ sum, dollars }: Values<'sum' | 'dollars'>) =>
    `A router would handle ${sum}. Your limit is ${dollars} dollars.`,
  routerNotCompared: ({ sum, dollars }: Values<'sum' | 'dollars'>) =>
    `A router would handle ${sum}, which can’t be compared with your limit of ${dollars} dollars for such calls.`,
}
