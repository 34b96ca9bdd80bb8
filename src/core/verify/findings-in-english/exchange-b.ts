import type { Values } from './values.ts'

type Unsaid = Values<'exchange' | 'why'>

export const exchangeBWords = {
  assetUnknown: ({ symbol }: Values<'symbol'>) => `It’s unknown what exchange B calls ${symbol}.`,
  transferTooLarge: ({ amount }: Values<'amount'>) => `${amount} is more than one transfer moves.`,

  accountOwnerUnsaid: ({ exchange, why }: Unsaid) => `${exchange} didn’t say whose the account is: ${why}.`,
  accountOfAnother: ({ account, owner, own }: Values<'account' | 'owner' | 'own'>) =>
    `Account ${account} belongs to ${owner}, not to ${own}.`,
  accountKeysUnsaid: ({ exchange, why }: Unsaid) => `${exchange} didn’t say which keys the account has: ${why}.`,
  accountKeyMissing: ({ exchange, account }: Values<'exchange' | 'account'>) =>
    `This wallet has no key of ${exchange} for account ${account} yet.`,
  accountKeyReplaced: ({ exchange, account }: Values<'exchange' | 'account'>) =>
    `${exchange} no longer has this wallet’s key for account ${account}.`,
  transferFeeUnsaid: ({ exchange, why }: Unsaid) => `${exchange} didn’t say what a transfer costs: ${why}.`,
  transferFeeAboveAmount: ({ fee, amount }: Values<'fee' | 'amount'>) =>
    `The transfer would cost ${fee}, more than the ${amount} it moves.`,
  transferFeeNotAsked: ({ fee, due }: Values<'fee' | 'due'>) =>
    `The transfer would cost ${fee}; the exchange asks for ${due}.`,
  transferFeeLarge: ({ fee, amount, share }: Values<'fee' | 'amount' | 'share'>) =>
    `The exchange takes ${fee} on top of the ${amount} you send: ${share}% of it.`,
}
