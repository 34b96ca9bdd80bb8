/** Every word about what becomes of deposits that a page made by itself with the crossing service. */
export const enFates = {
  ahead:
    'What becomes of it then is shown at the site. With an API key of the crossing service, which you can enter in the settings, your wallet follows it to its end as well.',
  asking: 'Your wallet asks the crossing service what becomes of it.',
  chip: {
    moving: 'Under way',
    filled: 'Arrived',
    refunded: 'Refunded',
    failed: 'Failed',
    unlike: 'Not followed',
  },
  said: {
    moving: 'The crossing service says that it is under way.',
    success: 'The crossing service says that it has arrived. Your wallet has not read that itself yet.',
    failure: 'The crossing service says that it failed. The money is usually refunded then.',
    refund: 'The crossing service says that it was refunded. Your wallet has not read that itself yet.',
    unknown: (word: string) => `The crossing service says “${word}”, a word that Causeway does not know.`,
  },
  filled: (amount: string, chain: string) =>
    `${amount} arrived on ${chain}. Your wallet has read it there; that this is what the site promised you, it cannot tell.`,
  refunded: (amount: string, chain: string) => `${amount} came back on ${chain}. Your wallet has read it there.`,
  filledSaid: (chain: string) =>
    `The crossing service says that it has arrived on ${chain}. Your wallet could not read that itself.`,
  refundedSaid: 'The crossing service says that it was refunded. Your wallet could not read that itself.',
  to: 'Paid to',
  unlike: {
    several:
      'The crossing service names one request for several deposits, or several for this one, so your wallet does not follow any.',
    transaction:
      'The crossing service names another transaction than yours for this order, so your wallet does not follow it.',
    deposit:
      'What the crossing service says of this deposit is not what your wallet has read, so your wallet does not follow it.',
    own: 'The crossing service names a request that belongs to something else of yours, so your wallet does not follow it.',
  },
  unfollowed: {
    noKey:
      'The site shows what becomes of it. With an API key of the crossing service your wallet can follow it to its end, too.',
    locked: 'Your wallet follows it further when it is unlocked.',
    refused: 'The crossing service does not tell this with your API key. The site shows what becomes of it.',
    over: 'The crossing service has told nothing of it for too long. Ask the site what became of it.',
  },
  enterKey: 'Enter an API key',
}

export type FateMessages = typeof enFates
