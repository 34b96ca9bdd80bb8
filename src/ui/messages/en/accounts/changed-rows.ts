export const enChangedRows = {
  title: 'Stored data was changed from outside',
  text: 'Something other than Causeway changed what this computer stores for your wallet. Causeway uses none of it until you decide.',
  closed: 'this account is closed. Its stored address does not belong to its key. Send nothing to the stored address.',
  derived: 'Address of its key',
  reopen: 'Use the address of its key',
  site: 'Connection of a site, which counts as not connected:',
  remove: 'Remove it',
  accept: 'Accept it as it is',
  acceptText: 'Accept it only if you changed it yourself.',
  rows: {
    accounts: 'Names and order of your accounts.',
    watched: 'Watched addresses.',
    bitcoinAccounts: 'Public keys of Bitcoin.',
    exchangeBKeys: 'API keys of the exchange.',
    exchangeBAccounts: 'Chosen accounts of the exchange.',
    addressBook: 'Address book.',
    addedTokens: 'Tokens that you added.',
    safeguards: 'Safeguards. The strictest hold.',
    settings: 'Limits, automatic lock and expert setting. The strictest hold.',
    paid: 'Whom you paid before. Everybody counts as new, and the daily limit as reached.',
  },
}

export type ChangedRowMessages = typeof enChangedRows
