import type { Values } from './values.ts'

export const coinWords = {
  coinsUnknown: ({ why }: Values<'why'>) =>
    `Your coins are unknown, so it’s unclear what the transaction spends: ${why}.`,
  coinMakerUnknown: ({ txid, why }: Values<'txid' | 'why'>) =>
    `The transaction ${txid} that made a coin of yours isn’t known: ${why}.`,
  coinContradicted: 'The explorer and the chain disagree about one of your coins.',
  coinSpentTwice: ({ coin }: Values<'coin'>) => `The transaction spends the same coin twice: ${coin}.`,
  coinNotYours: ({ coin }: Values<'coin'>) => `The transaction spends a coin that isn’t yours: ${coin}.`,
  coinOfAnotherAddress: ({ own, coin }: Values<'own' | 'coin'>) =>
    `The transaction spends a coin of an address other than ${own}: ${coin}.`,
  coinKeptAside: ({ coin }: Values<'coin'>) => `The transaction spends a reserved coin: ${coin}.`,
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

  coinSigned: 'The transaction already has a signature this wallet didn’t make.',
  coinDescribedFalsely: 'The PSBT describes one of your coins incorrectly.',
  signatureNotBinding: 'This signature would let others change where the money goes.',
  coinWorthFalse: ({ said, worth }: Values<'said' | 'worth'>) =>
    `The PSBT says your coin is worth ${said}; it is worth ${worth}. The rest would be fee.`,

  feeRateUnsaid: ({ chain, why }: Values<'chain' | 'why'>) => `The explorer for ${chain} gave no fee rate: ${why}.`,
  feeRateNotBelievable: ({ rate }: Values<'rate'>) =>
    `The explorer gives a fee rate of ${rate} satoshis per byte for the next block, which isn’t plausible.`,
  coinsNotEnough: ({ needs, have }: Values<'needs' | 'have'>) =>
    `You need ${needs} plus the network fee. You have ${have}.`,
}
