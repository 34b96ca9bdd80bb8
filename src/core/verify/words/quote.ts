import type { Values } from './values.ts'

export const quoteWords = {
  quoteForAnother: ({ sender, account }: Values<'sender' | 'account'>) =>
    `The quote is for ${sender}, not for your account ${account}.`,
  quotePaysStranger: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `All of it would go to ${recipient}; you asked for ${asked}.`,
  quotePaysLookAlike: ({ recipient, asked }: Values<'recipient' | 'asked'>) =>
    `All of it would go to ${recipient}, which is made to look like ${asked}, which you asked for.`,

  quoteTakesAnother: ({ currency, chain, asked }: Values<'currency' | 'chain' | 'asked'>) =>
    `The quote takes ${currency} on chain ${chain}, not ${asked}.`,
  quotePaysAnother: ({ currency, chain, asked }: Values<'currency' | 'chain' | 'asked'>) =>
    `The quote pays ${currency} on chain ${chain}, not ${asked}.`,
  quoteRefundsUnrelated: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `If it fails, you would get ${currency} on chain ${chain}, which is not part of this transfer.`,
  symbolDisguised: ({ symbol }: Values<'symbol'>) =>
    `The service writes a name that only looks like ${symbol}; it is not used.`,
  currencyDescribedFalsely: ({ symbol }: Values<'symbol'>) =>
    `The service describes ${symbol} in other words than it is; its own are not used.`,

  inputDiffers: ({ said, due }: Values<'said' | 'due'>) => `The quote takes ${said}; it should take ${due}.`,
  inputAboveLimit: ({ takes, limit }: Values<'takes' | 'limit'>) => `It takes ${takes}; the limit is ${limit}.`,
  outputDiffers: ({ pays, asked }: Values<'pays' | 'asked'>) => `The quote pays ${pays}; you asked for ${asked}.`,
  leastDoesNotFit: ({ least, promised }: Values<'least' | 'promised'>) =>
    `The quote contradicts itself: it says that ${promised} arrives, and that ${least} is the least.`,
  outputBelowLimit: ({ least, limit }: Values<'least' | 'limit'>) =>
    `No more than ${least} is sure to arrive; the limit is ${limit}.`,

  nothingArrives: 'Nothing would arrive: the quote takes your money and promises nothing for it.',
  nothingIsSure:
    'Nothing is sure to arrive: the quote takes your money, and the least that it promises for it is nothing.',
  slippageAbsurd: ({ loss }: Values<'loss'>) =>
    `Up to ${loss} less than expected may arrive: the service allows itself more than half.`,
  slippageAboveCap: ({ loss }: Values<'loss'>) =>
    `Up to ${loss} less than expected may arrive: the service allows itself more than 15%.`,
  slippageHigh: ({ loss }: Values<'loss'>) =>
    `Up to ${loss} less than expected may arrive: the service allows itself more than 5%.`,
  slippageAboveAsked: ({ loss }: Values<'loss'>) =>
    `Up to ${loss} less than expected may arrive: more slippage than you asked for.`,
  slippageSaidAboveAsked: ({ said, asked }: Values<'said' | 'asked'>) =>
    `The quote allows more slippage than you asked for: it says ${said} basis points, you asked for ${asked}.`,

  topupMissing: 'The gas on arrival that you asked for is not in the quote: you might not be able to move it.',
  topupUnasked: ({ amount }: Values<'amount'>) => `The quote turns a part of your money into gas, ${amount}.`,
  topupInAnother: ({ currency, chain }: Values<'currency' | 'chain'>) =>
    `The gas on arrival is not in ${currency}, which ${chain} takes.`,
  topupWorthAnother: 'The gas on arrival is worth less than half of what you asked for, or more than twice as much.',

  timeNotBelievable: 'The service gives no believable time for this transfer.',
}
