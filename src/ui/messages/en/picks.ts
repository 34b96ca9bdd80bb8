/** Every word about a function that is picked for a call where money arrives. */
export const enPicks = {
  ways: 'How to say what is called',
  pick: 'Pick a function',
  paste: 'Paste bytes',
  what: 'What to call',
  whatNone: 'Choose a function',
  names: {
    transfer: 'Send a token on',
    pay: 'Pay, with no function',
  },
  whoGets: 'Who gets it',
  howMuch: (unit: string) => `How much, in ${unit}`,
  howMuchUnits: 'How much, in smallest units',
  unitsHint: 'Causeway does not know this contract as a token: type a whole number of its smallest units.',
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

export type PickMessages = typeof enPicks
