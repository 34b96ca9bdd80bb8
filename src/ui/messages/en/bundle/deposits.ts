import type { DepositProgress } from '../../../../api/views/approvals.ts'

export const enDeposits = {
  title: (deposits: number) => (deposits === 1 ? 'A deposit for a transfer' : 'Deposits for transfers'),
  amount: (amount: string) => `${amount} for a transfer`,
  unseen:
    'The site arranged this transfer by itself, and Causeway has not seen its terms. It cannot tell what should arrive, where, or whether anything will.',
  follows: (chain: string) => `Causeway follows the deposit until it has read it in a block of ${chain}.`,
  others: 'Credited to somebody else',
  othersText: 'The deposit is not in the name of your account. If the transfer fails, the money may go back to them.',
  known: {
    own: {
      title: 'Your wallet pays this transfer itself',
      text: 'This order is of a transfer of your own. A deposit by a site would pay for it a second time, so Causeway does not send it.',
    },
    paid: {
      title: 'You have paid for this order before',
      text: 'A site had your wallet pay for it already. A second deposit for the same order may be lost.',
    },
  },
  missingTitle: 'A deposit is not in its block',
  missingText: 'Everything that the site asked for went through, but a deposit that a trial run showed is not there.',
  progress: { ahead: 'On its way', read: 'Read in its block', missing: 'Not in its block' } satisfies Record<
    DepositProgress,
    string
  >,
  progressText: {
    ahead: (chain: string) => `As a trial run showed it. Causeway reads it again in the block of ${chain}.`,
    read: (chain: string) => `Causeway has read this in the depository’s log on ${chain}.`,
    missing: (chain: string) =>
      `A trial run showed this deposit, and the blocks of ${chain} do not have it. Ask the site what became of it.`,
  } satisfies Record<DepositProgress, (chain: string) => string>,
}

export type DepositMessages = typeof enDeposits
