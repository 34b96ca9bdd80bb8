import type { Values } from './values.ts'

type Unsaid = Values<'exchange' | 'why'>

export const exchangeBWords = {
  assetUnknown: ({ symbol }: Values<'symbol'>) => `Nothing says what exchange B calls ${symbol}.`,
  transferWithoutOrder: 'There is no order that the transfer could pay for.',
  transferTooLarge: ({ amount }: Values<'amount'>) => `${amount} is more than one transfer moves.`,
  transferToNoAccount: 'The transfer goes to yourself, or to an account that cannot be.',

  accountOwnerUnsaid: ({ exchange, why }: Unsaid) => `${exchange} did not say whose the account is: ${why}.`,
  accountOfAnother: ({ account, owner, own }: Values<'account' | 'owner' | 'own'>) =>
    `Account ${account} belongs to ${owner}, not to ${own}.`,
  accountKeysUnsaid: ({ exchange, why }: Unsaid) => `${exchange} did not say which keys the account has: ${why}.`,
  accountKeyMissing: ({ exchange, account }: Values<'exchange' | 'account'>) =>
    `This wallet has no key of ${exchange} for account ${account} yet.`,
  accountKeyReplaced: ({ exchange, account }: Values<'exchange' | 'account'>) =>
    `${exchange} does not have this wallet’s key for account ${account} any more.`,
  transferFeeUnsaid: ({ exchange, why }: Unsaid) => `${exchange} did not say what a transfer costs: ${why}.`,
  transferFeeAboveAmount: ({ fee, amount }: Values<'fee' | 'amount'>) =>
    `The transfer would cost ${fee}, more than the ${amount} that it moves.`,
  transferFeeNotAsked: ({ fee, due }: Values<'fee' | 'due'>) =>
    `The transfer would cost ${fee}; the exchange asks for ${due}.`,
  transferFeeLarge: ({ fee, amount, share }: Values<'fee' | 'amount' | 'share'>) =>
    `The exchange takes ${fee} on top of the ${amount} that you send: ${share}% of it.`,
}
