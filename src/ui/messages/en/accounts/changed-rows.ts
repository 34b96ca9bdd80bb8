export const enChangedRows = {
  title: 'Stored data was changed from outside',
  text: 'Something other than Causeway changed what this computer stores for your wallet. Causeway uses none of it until you decide.',
  closed: 'this account is closed. Its stored address does not belong to its key. Send nothing to the stored address.',
  stored: 'Stored address',
  derived: 'Address of its key',
  reopen: 'Use the address of its key',
  site: 'Connection of a site, which counts as not connected:',
  remove: 'Remove it',
  accept: 'Accept it as it is',
  removeText: 'It starts again as in a new wallet. Your keys and your money stay.',
  acceptText: 'Accept it only if you changed it yourself, for example by putting back a copy of your profile.',
  go: 'Confirm',
  busy: 'Checking …',
  rows: {
    accounts: 'Names and order of your accounts. Their addresses are checked by their keys.',
    watched: 'Watched addresses. None is shown.',
    bitcoinAccounts: 'Public keys of Bitcoin. They come back from your recovery phrase.',
    exchangeBKeys: 'API keys of the exchange. None signs.',
    exchangeBAccounts: 'Chosen accounts of the exchange. None is chosen.',
    addressBook: 'Address book. Its addresses count as unknown.',
    addedTokens: 'Tokens that you added. None is shown.',
    safeguards: 'Safeguards. The strictest hold.',
    settings: 'Limits, automatic lock and expert setting. The strictest hold.',
    paid: 'Whom you paid before. Everybody counts as new, and the daily limit as reached.',
  },
}

export type ChangedRowMessages = typeof enChangedRows
