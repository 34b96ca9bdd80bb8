import { count, list } from '../format.ts'

/** Names of past transactions, also of failed ones. */
export const enTransactionNames = {
  payment: (amount: string) => `Payment of ${amount}`,
  emptyPayment: 'Call of an account, with no money',
  creation: 'A new contract',
  transferFrom: (amount: string) => `Transfer of ${amount} by a permission`,
  allowance: {
    set: (what: string) => `Permission to take ${what}`,
    raise: (what: string) => `Permission to take ${what} more`,
    lower: (what: string) => `Permission to take ${what} less`,
  },
  takeBack: (symbol: string) => `End of the permission to take ${symbol}`,
  permit: (what: string) => `Use of a signed permission to take ${what}`,
  permit2: (what: string) => `Permission to take ${what}, through Permit2`,
  nft: (numbers: readonly string[]) =>
    numbers.length === 0
      ? 'Transfer of no NFT'
      : `Transfer of ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)}`,
  nfts: (numbers: number) => `Transfer of ${numbers} NFTs of a collection`,
  operator: 'Permission to take every NFT of a collection',
  noOperator: 'End of the permission for every NFT of a collection',
  wrap: (amount: string) => `Payment of ${amount} into a contract`,
  unwrap: 'Withdrawal from a contract',
  vaultDeposit: 'Deposit into a vault',
  deposit: (amount: string) => `Deposit of ${amount} for a transfer`,
  depositAll: (what: string) => `Deposit of all of ${what} that the depository may take`,
  batch: (calls: number) => `${count(calls, 'call')} to one contract`,
  unknown: 'Call of a contract',
  for: (party: string) => `for ${party}`,
  forMany: (parties: number) => `for ${count(parties, 'address', 'addresses')}`,
  recipients: (recipients: number) => count(recipients, 'recipient'),
  more: (deed: string, others: number) => `${deed}, and ${others} more`,
  /** Native currency paid with a function call. */
  along: (deed: string, amount: string) => `${deed}, with ${amount} sent with it`,
}

export type TransactionNameMessages = typeof enTransactionNames
