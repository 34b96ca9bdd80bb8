export const enCallPicker = {
  ways: 'How to say what is called',
  pick: 'Pick a function',
  paste: 'Paste bytes',
  what: 'What to call',
  whatNone: 'Choose a function',
  names: {
    transfer: 'Send a token on',
    approve: 'Let a contract take a token',
    vaultDeposit: 'Put a token into a vault',
    pay: 'Pay, with no function',
  },
  who: {
    transfer: 'Who gets it',
    approve: 'Who may take it',
    vaultDeposit: 'Whose it will be',
    pay: 'Who gets it',
  },
  howMuch: (unit: string) => `How much, in ${unit}`,
  howMuchUnits: 'How much, in smallest units',
  unitsHint: 'Causeway does not know this contract as a token: type a whole number of its smallest units.',
  vaultUnitsHint:
    'A whole number of the smallest units of the vault’s token. If a call before lets the vault take a token, it is in that token.',
  approveHint: 'The approval is given by the service’s contract, for what arrives: add the call that takes it.',
  whole: 'Type a whole number, without a point.',
  choose: 'Choose',
  chooseContract: 'Choose a contract',
  chooseAddress: 'Choose an address',
  tokens: (chain: string) => `Tokens on ${chain}`,
  accounts: 'Your accounts',
  nothing: 'There is nothing to choose from yet.',
  preview: 'What will be called',
  unread: 'Causeway could not read what this calls. You see it before you confirm.',
}

export type CallPickerMessages = typeof enCallPicker
