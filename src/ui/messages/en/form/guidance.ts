import { list } from '../format.ts'

export const enGuidance = {
  again: 'Try again',
  noneOf: (symbol: string) => `You have no ${symbol} yet. Receive some first, or choose another currency.`,
  pending: (amount: string) => `${amount} is on its way, in no block yet: you can send it once a block has it.`,
  useMost: 'Use the most possible',
  oneAddress: {
    title: 'More than one transfer can spend',
    text: (most: string, rest: string) =>
      `One transfer spends the coins of one Bitcoin address: ${most} at most. Another ${rest} lies on other addresses of yours: send it in a second transfer.`,
  },
  fallenBack: 'Some choices did not fit this route and were reset.',
  longerNow: 'may take longer now',
  balanceUnread: 'Balance not read',
  noBitcoin: {
    title: 'This account has no Bitcoin address',
    pays: 'Its key was imported alone, so it cannot pay bitcoin. Choose an account of your recovery phrase.',
    receives: 'Its key was imported alone. Choose another address under “To”.',
  },
  notEnoughForFee: (symbol: string) => `There is not enough ${symbol} to pay the fee.`,
  bitcoinAddress: {
    recipient: 'This is a Bitcoin address. What arrives here needs one of 0x and 40 letters or digits.',
    refundTo: 'This is a Bitcoin address. A refund here needs one of 0x and 40 letters or digits.',
  },
  book: {
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'Its name is forgotten here. The address keeps all that lies there.',
    remove: 'Remove',
    keep: 'Keep',
    removed: (name: string) => `${name} is no longer in your address book.`,
  },
  longestName: (most: number) => `A name has ${most} characters at most.`,
  noBackup: 'This is no backup file of Causeway. Choose another file.',
  unsaid: (chain: string, facts: readonly string[]) => `The node for ${chain} did not say ${list(facts)}.`,
  facts: {
    chainUnsaid: 'which chain it serves',
    contractUnsaid: 'what stands at the contracts',
    tokenUnsaid: 'the token',
    balanceUnsaid: 'your balances',
    gasPriceUnsaid: 'the price of gas',
    allowanceUnsaid: 'the approval',
    simulationUnsaid: 'what the transactions would do',
  },
  /** Precedes the codes of findings. */
  codes: 'For whoever helps you:',
  justNow: 'just now',
}

export type GuidanceMessages = typeof enGuidance
