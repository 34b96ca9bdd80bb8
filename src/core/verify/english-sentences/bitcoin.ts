import type { Values } from './values.ts'

export const bitcoinWords = {
  bitcoinAddressMiswritten: ({ address }: Values<'address'>) =>
    `${address} is not a Bitcoin address as it must be written; money sent there could be lost.`,
  psbtUnreadable: ({ problem }: Values<'problem'>) =>
    `This is not a Bitcoin transaction that could be proven: ${problem}.`,
  psbtTooLarge: ({ inputs, outputs }: Values<'inputs' | 'outputs'>) =>
    `The transaction is too large: it has ${inputs} inputs and ${outputs} outputs.`,
  psbtSaysMore: 'The PSBT carries something that this wallet does not know.',
  psbtOfOtherVersion: ({ version }: Values<'version'>) => `The transaction is of version ${version}, not 1 or 2.`,
  psbtMinedLater: 'The transaction could not be mined before some time has passed.',
  psbtMinedAfter: ({ lockTime }: Values<'lockTime'>) =>
    `The transaction could not be mined before ${lockTime}; your money would hang.`,
  heightUnknown: 'The height of the chain is not known, so the lock time cannot be judged.',
  psbtPaysOtherAmounts: ({ pays, needed }: Values<'pays' | 'needed'>) =>
    `The transaction pays other amounts (${pays}) than this transfer needs (${needed}).`,

  depositGoesElsewhere: ({ amount, address }: Values<'amount' | 'address'>) =>
    `The deposit of ${amount} would go to ${address}, not to the pinned depository.`,
  depositNotPaid: ({ chain }: Values<'chain'>) => `Nothing is paid to the pinned depository on ${chain}.`,
  depositPaidTwice: 'The transaction pays the depository more than once.',
  strangerPaid: ({ amount, address }: Values<'amount' | 'address'>) =>
    `The transaction also pays ${amount} to ${address}, which is not yours.`,
  anotherOrderNamed: 'The transaction names another order than the one that is shown, or more than that.',
  orderNotNamedOnce: 'The transaction does not name the order once, so nothing says what the deposit is for.',
  changeInPieces: 'Your change would come back in pieces, which cost more to spend.',
  outputTooSmall: ({ amount }: Values<'amount'>) =>
    `An output of ${amount} is too small: no node would pass the transaction on.`,
  outputSaysMore: 'The PSBT says something of an output that this wallet does not know.',
  changeOfAnotherKey: 'The PSBT calls an output your change, with a key that is not the one of that output.',
  orderOutputTooLong: ({ bytes, most }: Values<'bytes' | 'most'>) =>
    `The output that names the order has ${bytes} bytes. Bitcoin nodes pass on ${most} at most, so it could never be mined.`,
  transactionTooHeavy: ({ inputs }: Values<'inputs'>) =>
    `With ${inputs} coins, the transaction is larger than Bitcoin nodes pass on.`,

  coinsTooSmall: 'The transaction pays out more than its coins are worth, so no node would take it.',
  minerFeeAboveMost: ({ fee, most }: Values<'fee' | 'most'>) =>
    `The network fee would be ${fee}. Causeway pays at most ${most}.`,
  minerFeeAboveMostRate: ({ rate, most }: Values<'rate' | 'most'>) =>
    `The network fee would be ${rate} satoshis per byte; this wallet pays ${most} at most.`,
  minerFeeAboveAmount: ({ fee, amount }: Values<'fee' | 'amount'>) =>
    `The network fee would be ${fee} for ${amount}; this wallet pays no fee above the amount.`,
  minerFeeAboveShare: ({ fee, amount }: Values<'fee' | 'amount'>) =>
    `The network fee would be ${fee} for ${amount}, more than 5%.`,
  minerFeeAboveCap: ({ fee, amount }: Values<'fee' | 'amount'>) =>
    `The network fee is ${fee} for ${amount}, more than the cap of 15%.`,
  minerFeeTicked: ({ fee, amount }: Values<'fee' | 'amount'>) =>
    `The network fee is ${fee} for ${amount}, more than 10%.`,
  minerFeeHigh: ({ fee, amount }: Values<'fee' | 'amount'>) => `The network fee is ${fee} for ${amount}, more than 5%.`,
  minerFeeAboveRate: ({ fee }: Values<'fee'>) =>
    `The network fee would be ${fee}, more than three times what the next block asks.`,
  changeLeftToMiner: ({ fee }: Values<'fee'>) => `You’d get no change. Miners would keep ${fee}.`,
  minerFeeLow: ({ fee }: Values<'fee'>) => `The network fee of ${fee} is low. The deposit may take hours or days.`,
  minerFeeNotRelayed: ({ fee }: Values<'fee'>) =>
    `The network fee of ${fee} is too low. The deposit may never confirm.`,
  minerFeeNotAsSaid: ({ claimed, fee }: Values<'claimed' | 'fee'>) =>
    `The service says that the network fee is ${claimed}; it is ${fee}.`,
}
