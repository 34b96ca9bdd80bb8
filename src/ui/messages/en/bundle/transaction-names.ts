import { count, list } from '../format.ts'

/** Also of failed ones. */
export const enTransactionNames = {
  payment: (amount: string) => `Payment of ${amount}`,
  emptyPayment: 'Call of an account, with no money',
  undelegation: 'Revocation of a delegation',
  creation: 'A new contract',
  transferFrom: (amount: string) => `Transfer of ${amount} by an approval`,
  allowance: {
    set: (what: string) => `Approval to take ${what}`,
    raise: (what: string) => `Approval to take ${what} more`,
    lower: (what: string) => `Approval to take ${what} less`,
  },
  takeBack: (symbol: string) => `Revocation of the approval of ${symbol}`,
  permit: (what: string) => `Use of a signed approval to take ${what}`,
  permit2: (what: string) => `Approval to take ${what}, through Permit2`,
  nft: (numbers: readonly string[]) =>
    numbers.length === 0
      ? 'Transfer of no NFT'
      : `Transfer of ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)}`,
  nfts: (numbers: number) => `Transfer of ${numbers} NFTs of a collection`,
  operator: 'Approval to take every NFT of a collection',
  noOperator: 'Revocation of the approval for a collection',
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
