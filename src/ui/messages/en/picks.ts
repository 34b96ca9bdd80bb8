/** Every word about a function that is picked for a call where money arrives. */
export const enPicks = {
  ways: 'How you give the call',
  pick: 'Pick a function',
  paste: 'Paste bytes',
  what: 'What to call',
  whatNone: 'Choose a function',
  names: {
    transfer: 'Send a token on',
    pay: 'Pay, with no function',
    wrap: 'Put money in',
    unwrap: 'Take money out',
    approve: 'Let somebody take a token',
  },
  whoGets: 'Who gets it',
  whoMay: 'Who may take it',
  howMuch: (unit: string) => `How much, in ${unit}`,
  howMuchUnits: 'How much, in smallest units',
  atMost: (unit: string) => `How much at most, in ${unit}`,
  atMostUnits: 'How much at most, in smallest units',
  unitsHint: 'Causeway does not know this contract as a token: type a whole number of its smallest units.',
  whole: 'Type a whole number, without a point.',
  notes: {
    wrap: 'The contract credits whoever calls it: the crossing service’s contract, not you. What it credits there may be lost to you.',
    unwrap:
      'The contract takes from whoever calls it: it pays out what the crossing service’s contract has there, not what you have.',
    approve:
      'The crossing service’s contract gives this permission, for what it holds itself. Nothing of your account can be taken by it.',
  },
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
