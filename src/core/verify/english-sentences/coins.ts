import type { Values } from './values.ts'

export const coinWords = {
  coinsUnknown: ({ why }: Values<'why'>) =>
    `Your coins are not known, so nothing says what the transaction spends: ${why}.`,
  coinsNotRead: 'Your coins are not known, so nothing says what the transaction spends: they were not read.',
  coinMakerUnknown: ({ txid, why }: Values<'txid' | 'why'>) =>
    `The transaction ${txid} that made a coin of yours is not known: ${why}.`,
  coinMakerNotRead: ({ txid }: Values<'txid'>) =>
    `The transaction ${txid} that made a coin of yours is not known: it was not read.`,
  coinMakerIsAnother: ({ txid }: Values<'txid'>) =>
    `The explorer gave another transaction than ${txid}, which made a coin of yours.`,
  coinWorthContradicted: ({ coin, said }: Values<'coin' | 'said'>) =>
    `The explorer says that ${coin} is worth ${said}; the chain says something else.`,
  coinSpentTwice: ({ coin }: Values<'coin'>) => `The transaction spends the same coin twice: ${coin}.`,
  coinNotYours: ({ coin }: Values<'coin'>) => `The transaction spends a coin that is not yours: ${coin}.`,
  coinOfAnotherAddress: ({ own, coin }: Values<'own' | 'coin'>) =>
    `The transaction spends a coin of another address than ${own}: ${coin}.`,
  coinNotSpendable: ({ coin }: Values<'coin'>) => `No key of this wallet alone can spend the coin ${coin}.`,
  coinKeptAside: ({ coin }: Values<'coin'>) => `The transaction spends a coin that is kept aside: ${coin}.`,
  coinOfStrangerUnconfirmed: ({ coin, amount }: Values<'coin' | 'amount'>) =>
    `${amount} is from an unconfirmed payment (${coin}). Its sender can still cancel it.`,
  unconfirmedChainTooLong: ({ transactions }: Values<'transactions'>) =>
    `Too many unconfirmed transactions (${transactions}). Wait for the next block.`,

  coinsSmallSpent: ({ coins, amount }: Values<'coins' | 'amount'>) =>
    `Small coins are spent (${coins}, together ${amount}). Such coins can carry inscriptions, which would be lost.`,
  coinsFrozenSpent: ({ coins, amount }: Values<'coins' | 'amount'>) =>
    `Coins that you froze are spent (${coins}, together ${amount}).`,
  coinsNotChosen: 'The transaction spends other coins than you chose.',
  unconfirmedChainFeeLow: ({ fee }: Values<'fee'>) =>
    `The transaction waits for earlier unconfirmed ones. Together they pay ${fee}, which is low: the deposit may wait for hours or days.`,

  coinSigned: 'The transaction already carries a signature that this wallet did not make.',
  coinOfAnotherKey: 'The PSBT names another key for a coin of yours than the one that owns it.',
  coinShownFromAnother: ({ txid }: Values<'txid'>) =>
    `The PSBT shows another transaction than ${txid}, which made your coin.`,
  coinSaysMore: 'The PSBT says something of a coin that this wallet does not know.',
  signatureNotBinding: 'This signature would let others change where the money goes.',
  coinMalformed: 'The PSBT shows a coin that is not well formed.',
  coinWorthFalse: ({ said, worth }: Values<'said' | 'worth'>) =>
    `The PSBT says that your coin is worth ${said}; it is worth ${worth}. The rest would be fee.`,
  coinScriptFalse: 'The PSBT shows a coin of yours with a script that is not its own.',

  feeRateUnsaid: ({ chain, why }: Values<'chain' | 'why'>) =>
    `The explorer for ${chain} did not say what a block asks: ${why}.`,
  feeRateNotBelievable: ({ rate }: Values<'rate'>) =>
    `The explorer says that the next block asks ${rate} satoshis per byte; no fee can be judged by that.`,
  coinsNotEnough: ({ needs, have }: Values<'needs' | 'have'>) =>
    `You need ${needs} plus the network fee. You have ${have}.`,
}
