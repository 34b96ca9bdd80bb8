export const enReplacement = {
  again: 'Send again',
  sentAgain: { broadcast: 'Sent again. Nothing happens twice.', tooLate: 'It is no longer waiting.' },
  open: {
    speedUp: 'Speed up',
    speedUpCancel: 'Speed up cancelling',
    cancel: 'Cancel',
    minerFee: 'Pay a higher miner fee',
  },
  calls: {
    cancel: 'Cancel this transaction?',
    cancelText:
      'A payment of nothing to yourself takes the transaction’s place. Only one of the two can go through, and whichever it is, nothing more of this is signed.',
  },
  title: {
    speedUp: 'Speed up',
    speedUpCancel: 'Speed up cancelling',
    cancel: 'Cancel this transfer?',
    minerFee: 'Pay a higher miner fee',
  },
  text: {
    speedUp: (_amount: string, _isPaying: boolean) =>
      'The same transaction is sent again with a higher fee. Only one of the two can go through, so it happens once and you pay one fee.',
    speedUpCancel: (_amount: string, _isPaying: boolean) =>
      'The cancellation is sent again with a higher fee. Only one of all these transactions can go through.',
    cancel: (amount: string, isPaying: boolean) =>
      isPaying
        ? `A payment of nothing to yourself takes the transaction’s place. Only one of the two can go through: with this one your ${amount} stays with you. If the other one is faster, the transfer goes on.`
        : `A payment of nothing to yourself takes the transaction’s place. Only one of the two can go through, and whichever it is, nothing more of this transfer is signed: your ${amount} stays with you.`,
    minerFee: (amount: string, _isPaying: boolean) =>
      `The same coins are signed for again, with more for the miner. The deposit of ${amount} and its order stay exactly as they are; only your change gets less. One of the two transactions can go through, never both.`,
  },
  before: {
    speedUp: 'Fee of this step now, at most',
    speedUpCancel: 'Fee of this step now, at most',
    cancel: 'Fee of this step now, at most',
    minerFee: 'Miner fee now',
  },
  after: {
    speedUp: 'With the higher fee, at most',
    speedUpCancel: 'With the higher fee, at most',
    cancel: 'Fee of cancelling, at most',
    minerFee: 'New miner fee',
  },
  rate: (rate: string) => `${rate} sat/vB`,
  evicted: 'Of it, for transactions that it replaces too',
  lessChange: 'Your change gets less by',
  withCoins: {
    text: (amount: string) =>
      `The same coins are signed for again, and further ones of yours, with more for the miner. The deposit of ${amount} and its order stay exactly as they are. One of the two transactions can go through, never both.`,
    coins: 'Further coins of yours',
    change: 'Then comes back to you',
  },
  ofAll: 'All steps together, at most',
  keep: 'Keep waiting',
  confirm: {
    speedUp: 'Pay the higher fee',
    speedUpCancel: 'Pay the higher fee',
    cancel: 'Cancel transfer',
    minerFee: 'Pay the higher fee',
  },
  taken: {
    speedUp: 'The higher fee is on its way.',
    speedUpCancel: 'The higher fee is on its way.',
    cancel: 'The cancellation is on its way. Watch here which of the two goes through.',
    minerFee: 'The higher fee is being sent. Watch here whether the network takes it.',
  },
}

export type ReplacementMessages = typeof enReplacement
