import type { Values } from './values.ts'

export const quoteWords = {
  quoteForAnother: ({ sender, account }: Values<'sender' | 'account'>) =>
    `The quote is for ${sender}, not for your account ${account}.`,
  paysStranger: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `All of it would go to ${recipient}. You asked for ${asked}.`,
  paysLookAlike: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `All of it would go to ${recipient}, which imitates ${asked}.`,

  quoteTakesAnother: ({ currency, chain, asked }: Values<'currency' | 'chain' | 'asked'>) =>
    `The quote takes ${currency} on chain ${chain}, not ${asked}.`,
  quotePaysAnother: ({ currency, chain, asked }: Values<'currency' | 'chain' | 'asked'>) =>
    `The quote pays ${currency} on chain ${chain}, not ${asked}.`,
  quoteRefundsUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `If it fails, you would get ${currency} on chain ${chain}, which isn’t part of this transfer.`,
  currencyDescribedFalsely: ({ symbol }: Values<'symbol'>) =>
    `The service describes ${symbol} incorrectly; its description isn’t used.`,

  inputDiffers: ({ said, due }: Values<'said' | 'due'>) => `The quote takes ${said}. It should take ${due}.`,
  inputAboveLimit: ({ takes, limit }: Values<'takes' | 'limit'>) => `You’d pay ${takes}. The limit is ${limit}.`,
  outputDiffers: ({ pays, asked }: Values<'pays' | 'asked'>) => `The quote pays ${pays}; you asked for ${asked}.`,
  leastDoesNotFit: ({ least, promised }: Values<'least' | 'promised'>) =>
    `The quote contradicts itself: ${promised} arrives, yet the minimum is ${least}.`,
  outputBelowLimit: ({ least, limit }: Values<'least' | 'limit'>) =>
    `The minimum received is ${least}. The limit is ${limit}.`,

  nothingIsSure: 'You might receive nothing: the minimum received is zero.',
  slippageOver: ({ share, loss }: Values<'share' | 'loss'>) =>
    `Slippage is over ${share}%. You could receive up to ${loss} less.`,
  slippageAboveAsked: ({ loss }: Values<'loss'>) =>
    `Slippage is above your setting. You could receive up to ${loss} less.`,
  slippageSaidAboveAsked: ({ said, asked }: Values<'said' | 'asked'>) =>
    `The quote allows more slippage than you asked for: ${said} basis points, not ${asked}.`,

  topupMissing: 'Gas on arrival is missing. You might be unable to move the money.',
  topupUnasked: ({ amount }: Values<'amount'>) => `You didn’t ask for gas on arrival: ${amount}.`,
  topupInAnother: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `The gas on arrival isn’t in ${currency}, which ${chain} takes.`,
  topupWorthAnother: 'The gas on arrival is worth less than half of what you asked for, or more than twice as much.',

  timeNotBelievable: 'The estimated time isn’t plausible.',
}
