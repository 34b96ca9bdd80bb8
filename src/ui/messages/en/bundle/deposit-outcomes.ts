/** For deposits that a page made by itself. */
export const enDepositOutcomes = {
  ahead:
    'What becomes of it then is shown at the site. With an API key of the transfer service, which you can enter in the settings, Causeway follows it to its end as well.',
  asking: 'Causeway asks the service what becomes of it.',
  chip: {
    moving: 'Under way',
    filled: 'Arrived',
    refunded: 'Refunded',
    failed: 'Failed',
    unlike: 'Not followed',
  },
  paid: {
    open: 'Paid to the transfer service',
    unlike: 'Causeway does not follow the transfer',
    failed: 'The transfer did not go through',
    saidFailed: 'The service says that the transfer failed',
    below: 'What becomes of the money stands below.',
  },
  said: {
    moving: 'The service says that it is under way.',
    success: 'The service says that it has arrived. Causeway has not read that itself yet.',
    failure: 'The service says that it failed. The money is usually refunded then.',
    refund: 'The service says that it was refunded. Causeway has not read that itself yet.',
    unknown: (word: string) => `The service says “${word}”, a word that Causeway does not know.`,
  },
  filled: (amount: string, chain: string) =>
    `${amount} arrived on ${chain}. Causeway has read it there, and cannot tell whether it is what the site promised you.`,
  refunded: (amount: string, chain: string) => `${amount} came back on ${chain}. Causeway has read it there.`,
  filledSaid: (chain: string) =>
    `The service says that it has arrived on ${chain}. Causeway could not read that itself.`,
  refundedSaid: 'The service says that it was refunded. Causeway could not read that itself.',
  to: 'Paid to',
  unlike: {
    several:
      'The service names one request for several deposits, or several for this one, so Causeway does not follow any.',
    transaction: 'The service names another transaction than yours for this order, so Causeway does not follow it.',
    deposit: 'What the service says of this deposit is not what Causeway has read, so Causeway does not follow it.',
    own: 'The service names a request that belongs to something else of yours, so Causeway does not follow it.',
  },
  unfollowed: {
    noKey:
      'The site shows what becomes of it. With an API key of the transfer service Causeway can follow it to its end, too.',
    locked: 'Causeway follows it further when it is unlocked.',
    refused: 'The service does not tell this with your API key. The site shows what becomes of it.',
    over: 'The service has told nothing of it for too long. Ask the site what became of it.',
  },
  enterKey: 'Enter an API key',
}

export type DepositOutcomeMessages = typeof enDepositOutcomes
