import { list } from '../format.ts'

export const enArrivalCalls = {
  form: {
    title: 'Call a contract when it arrives',
    hint: 'For those who know what they call. It is made with what arrives, by the transfer service’s contract, and shown to you before you confirm.',
    to: 'Contract',
    data: 'Calldata, in hex',
    value: (symbol: string) => `Sent with the call, in ${symbol}`,
    none: 'Call nothing',
    is: (calls: number) => (calls === 1 ? 'calls a contract' : `makes ${calls} calls`),
    call: (number: number) => `Call ${number}`,
    remove: (number: number) => `Remove call ${number}`,
    removeIt: 'Remove',
    add: 'Add another call',
    addHint: 'Calls are made in their order, all of them or none.',
    gasLimit: {
      label: 'Gas limit, if you know it',
      hint: 'For all calls together; left empty, the service decides. More may cost more; with too little, the transfer fails.',
      problem: (least: string, most: string) =>
        `Type a whole number from ${least} to ${most}, in digits alone, or leave it empty.`,
    },
    most: 'More calls than this no transfer carries.',
    at: (number: number, problem: string) => `Call ${number}: ${problem}`,
    problems: {
      to: 'Type the address of the contract to call.',
      data: 'Calldata is hex: 0x, then two digits for each byte.',
      pick: 'Choose what to call, and fill in all that it takes.',
      tooLong: 'That is more calldata than a transfer carries.',
      value: 'Type an amount, such as 0.01.',
      route: 'A contract can be called where money arrives on another EVM chain, paid from this wallet.',
      gas: 'Money can go along only where the chain’s own currency arrives.',
      tooMuch: 'That is more than what arrives.',
    },
  },
  review: {
    title: (chain: string) => `Then, on ${chain}`,
    by: (calls: number) =>
      calls === 1
        ? 'The transfer service’s contract makes this call with what arrives, not your account.'
        : 'The transfer service’s contract makes these calls with what arrives, in this order, not your account.',
    leftOn: (chain: string, calls: number) =>
      calls === 1 ? `What the call leaves, on ${chain}` : `What the calls leave, on ${chain}`,
    before: (calls: number) => (calls === 1 ? 'before the call' : 'before the calls'),
    called: (calls: number) =>
      calls === 1 ? 'Then a contract is called with it.' : `Then ${calls} calls are made with it, in order.`,
    pays: (amount: string, who: string, number?: number) => `${theCall(number)} pays ${amount} to ${who}.`,
    hands: (numbers: readonly string[], who: string, number?: number) =>
      `${theCall(number)} hands ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)} to ${who}.`,
    handsMany: (numbers: number, who: string, number?: number) =>
      `${theCall(number)} hands ${numbers} NFTs of a collection to ${who}.`,
    lets: (what: string, who: string, number?: number) => `${theCall(number)} lets ${who} take ${what}.`,
    vault: (who: string, number?: number) => `${theCall(number)} puts tokens into a vault, for ${who}.`,
    parties: {
      paid: 'The call pays somebody else',
      takes: 'The call lets somebody else take it',
      keeps: 'A contract that you do not know may keep it',
    },
    empty: {
      title: 'There is nothing to call',
      text: 'No contract stands at this address: the call would do nothing, and what goes along with it may be lost.',
    },
    accept: {
      ordinary: 'I know whose key this is, and let them take it.',
      unread: 'I know this contract, though nobody has read whether it is one.',
      empty: 'I know that nothing is called there.',
    },
    gasLimit: (gas: string, calls: number) =>
      `You asked for a gas limit of ${gas} for ${calls === 1 ? 'the call' : 'all calls together'}. Nothing that you sign says it: whether it is kept to is up to the service.`,
    rest: (calls: number) =>
      calls === 1
        ? 'Whatever the call leaves goes to the recipient, by the service’s word. If the call fails, the transfer fails.'
        : 'Whatever the calls leave goes to the recipient, by the service’s word. If one of them fails, none is made and the transfer fails.',
  },
  outcome: 'Causeway reads payments, not what a call did: open the explorer to see that.',
  timeline: {
    called: 'The service says that it called the contract',
    next: 'The contract is called',
    onlySaid: 'The service says so; Causeway reads payments, not what a call did. ',
  },
  proof: {
    claim: 'The order makes the call that you asked for',
    evidence: 'Contract, calldata and amount are part of the order, and nothing else is called.',
    gap: 'What the call uses of the money is not proven',
    gapMeans:
      'The contract decides. Causeway has not tried the call out, and what is left for the recipient follows from it.',
  },
  /** The same for several calls. */
  proofs: {
    claim: 'The order makes the calls that you asked for, in your order',
    evidence: 'The contract, calldata and amount of each are part of the order, and nothing else is called.',
    gap: 'What the calls use of the money is not proven',
    gapMeans:
      'The contracts decide. Causeway has not tried the calls out, and what is left for the recipient follows from them.',
  },
}

export type ArrivalCallMessages = typeof enArrivalCalls

// Undefined for a single call.
function theCall(number: number | undefined): string {
  return number === undefined ? 'The call' : `Call ${number}`
}
