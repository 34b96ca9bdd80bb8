import type { Values } from './values.ts'

export const bitcoinWords = {
  bitcoinAddressMiswritten: ({ address }: Values<'address'>) =>
    `${address} isn’t a properly written Bitcoin address. Money sent there could be lost.`,
  psbtTooLarge: ({ inputs, outputs }: Values<'inputs' | 'outputs'>) =>
    `The transaction is too large: it has ${inputs} inputs and ${outputs} outputs.`,
  psbtSaysMore: 'The PSBT has data this wallet doesn’t know.',
  psbtOfOtherVersion: ({ version }: Values<'version'>) => `The transaction has version ${version}, not 1 or 2.`,
  psbtMinedLater: 'The transaction can’t be mined for some time.',
  heightUnknown: 'The chain’s height is unknown, so the lock time can’t be checked.',
  psbtPaysOtherAmounts: ({ pays, needed }: Values<'pays' | 'needed'>) =>
    `The transaction pays other amounts (${pays}) than this transfer needs (${needed}).`,

  depositGoesElsewhere: ({ amount, address }: Values<'amount' | 'address'>) =>
    `The deposit of ${amount} would go to ${address}, not to the pinned depository.`,
  depositNotPaid: ({ chain }: Values<'chain'>) => `Nothing goes to the pinned depository on ${chain}.`,
  depositPaidTwice: 'The transaction pays the depository more than once.',
  strangerPaid: ({ amount, address }: Values<'amount' | 'address'>) =>
    `The transaction also pays ${amount} to ${address}, which isn’t yours.`,
  changeInPieces: 'Your change would come back in pieces, which cost more to spend.',
  outputTooSmall: ({ amount }: Values<'amount'>) =>
    `An output of ${amount} is too small: nodes wouldn’t relay the transaction.`,
  changeOfAnotherKey: 'The PSBT marks an output as your change, but with another key.',
  orderOutputTooLong: ({ bytes, most }: Values<'bytes' | 'most'>) =>
    `The output naming the order has ${bytes} bytes. Bitcoin nodes relay at most ${most}, so it could never be mined.`,

  coinsTooSmall: 'The transaction pays out more than its coins are worth, so nodes would reject it.',
  minerFeeRefused: ({ why }: Values<'why'>) => `The network fee is too high: ${why}.`,
  minerFeeAboveShare: ({ fee, amount, share }: Values<'fee' | 'amount' | 'share'>) =>
    `The network fee is ${fee} for ${amount}, more than ${share}%.`,
  minerFeeAboveRate: ({ fee }: Values<'fee'>) =>
    `The network fee would be ${fee}, over three times what the next block needs.`,
  changeLeftToMiner: ({ fee }: Values<'fee'>) => `You’d get no change. Miners would keep ${fee}.`,
  minerFeeLow: ({ fee }: Values<'fee'>) => `The network fee of ${fee} is low. The deposit may take hours or days.`,
  minerFeeNotRelayed: ({ fee }: Values<'fee'>) =>
    `The network fee of ${fee} is too low. The deposit may never confirm.`,
  minerFeeNotAsSaid: ({ claimed, fee }: Values<'claimed' | 'fee'>) =>
    `The service states a network fee of ${claimed}; it’s ${fee}.`,
}
