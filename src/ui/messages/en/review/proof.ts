import { count } from '../format.ts'

const rawNames: Readonly<Record<string, string>> = {
  to: 'To',
  value: 'Value, smallest unit',
  data: 'Data',
  typedData: 'Typed data',
  digest: 'Hash of the typed data, which is signed',
  post: 'Posted with the signature',
  action: 'Action',
  transfer: 'Transfer',
  message: 'Message; … is set when it is signed',
  psbt: 'PSBT',
}

export const enProof = {
  /** The time left, beside the ring. */
  left: (left: string) => `Quote: ${left}`,
  proof: {
    title: 'What was checked',
    intro: 'Proven on this device against what you asked for; nothing in this list is taken on trust.',
    introOfSome: 'What has a tick was proven on this device against what you asked for. What was not stands below it.',
    ofSite: {
      intro: 'Proven on this device against what the site asks for; nothing in this list is taken on trust.',
      introOfSome:
        'What has a tick was proven on this device against what the site asks for. What was not stands below it.',
      claims: {
        'recipient-is-asked': 'The order pays the recipient that the site asks for',
        'refund-is-asked': 'A refund goes to the address that the site asks for',
        'calls-in-order': 'The order makes the call that the site asks for',
      },
    },
    known: {
      enforced: 'Enforced on chain',
      rebuilt: 'Rebuilt here',
      node: 'Read from a node',
      service: 'Said by the service',
    },
    gapsTitle: 'What could not be checked',
    gaps: {
      'address-on-trust': 'The deposit address is taken on the service’s word',
      'paid-to-solver': 'The money goes to the solver itself',
      'order-not-bound': 'Nothing binds the payment to what you asked for',
      'solver-did-not-sign': 'The solver has not signed the order',
      'price-on-trust': 'The price cannot be checked from here',
    },
    gapMeans: {
      'address-on-trust': 'No chain can tell whose it is. Pay it only if you trust the service with this amount.',
      'paid-to-solver':
        'Not into the depository: until it pays, this order is its promise, and a refund comes out of its own hands.',
      'order-not-bound': 'If the service pays something else, there is no proof that you were promised this.',
      'solver-did-not-sign': 'The order still binds the deposit; the signature would only be one more witness.',
      'price-on-trust':
        'The two currencies differ, and no price is known here that the service does not make. Compare before you confirm.',
    },
    claims: {
      'plan-rebuilt': 'Every byte to sign was made here',
      'depository-pinned': 'The money goes to the known depository',
      'order-bound': 'The deposit pays for this order only',
      'solver-signed': 'The solver signed this order',
      'swap-enforced': 'The swap brings what is due, or does nothing',
      'recipient-is-asked': 'The order pays the recipient that you asked for',
      'refund-is-yours': 'A refund comes back to you',
      'refund-is-asked': 'A refund goes to the address that you asked for',
      'minimum-in-order': 'The least that arrives is part of the order',
      'approval-exact': 'The approval is exact, not unlimited',
      'permit-exact': 'The signed approval is exact, and for one use',
      'coins-proven': 'Every coin that is spent was proven by its own transaction',
    },
    readTitle: {
      node: 'Read from a node, not proven',
      explorer: 'Read from an explorer, not proven',
      exchange: 'Asked of the exchange, not proven',
    },
    saidTitle: 'Said by the service, not proven',
    readings: {
      'swap-read': 'What the swap brings is known from a node alone',
      'swap-simulated': 'A simulation showed nothing else leaving',
      'address-computed': 'The deposit address belongs to this order',
      'prices-compared': 'What you pay was compared with what arrives',
    },
    figuresSaid: 'Fees, sums in dollars and the usual time',
    sources: {
      pinned: 'pinned dollar tokens',
      feed: (address: string, chain: string) => `the price feed at ${address} on ${chain}`,
    },
    askedClaims: {
      node: 'Your balance and the contract were read from the chain',
      explorer: 'Your coins and the current fee were read from the chain',
      exchange: 'Your account was asked about at the exchange itself',
    },
    evidence: {
      planRebuilt: (steps: number) =>
        `${count(steps, 'step')} rebuilt from what was asked for; the service’s bytes are the same.`,
      depositoryPinned: (chain: string) => `Built into Causeway for ${chain}:`,
      orderBound: 'The order’s own hash, in the deposit:',
      solverSigned: 'The signature is of a solver that is built into Causeway: its own promise to pay.',
      swapEnforced: {
        order: (amount: string) =>
          `At least ${amount} goes into the depository for this order, or all is undone. The route is the service’s choice: it can make the swap fail, which costs the network fee, and bring no less.`,
        recipient: (amount: string) =>
          `At least ${amount} goes to the recipient, or all is undone. The route is the service’s choice: it can make the swap fail, which costs the network fee, and bring no less.`,
        token: (amount: string) => `The token’s own contract, built into Causeway, gives ${amount} one for one.`,
      },
      swapRead:
        'The token is not built into Causeway: its contract could lie about balances, and the chain cannot enforce what it brings.',
      recipientIsAsked: (chain: string) => `On ${chain}:`,
      refundIsYours: (chain: string) => `On ${chain}:`,
      minimumInOrder: (amount: string) => `${amount}, or the solver is not paid.`,
      minimumPromised: (amount: string) => `${amount}, by the solver’s own promise.`,
      approvalExact: (amount: string) => `${amount} and not more.`,
      permitExact: (amount: string) => `${amount}, once, and only for a short time.`,
      swapSimulated: (amount: string) =>
        `Only ${amount} left your account. It is an early warning: a contract can act otherwise when it counts.`,
      pricesCompared: (sources: readonly string[]) => `Compared by: ${sources.join(', ')}.`,
      figuresSaid: 'They are shown as its word. They can make a judgement stricter, never milder.',
      coinsProven: 'Amounts and owners come from the previous transactions, whose hashes were checked.',
      addressComputed: 'The known factory computes the same address for this order.',
      asked: {
        node: (chain: string) => `The node serves ${chain}.`,
        explorer: (_chain: string) =>
          'By an explorer of Bitcoin; each coin was proven by its own transaction, whoever tells of it.',
        exchange: (chain: string) =>
          `By ${chain}, not by the service. What it says of a balance can be proven by nobody.`,
      },
    },
  },
  sponsor: {
    most: 'Sponsor’s limit, set by you',
    limits: {
      reached: 'The sponsor’s limit is reached: you pay what is above it.',
      said: 'By the service’s word, the sponsor’s limit is reached: you pay what is above it.',
      denied: 'The service calls your limit reached, but by its figures the sponsor pays less than that.',
    },
    exceeded: 'By the service’s figures, the sponsor pays more than this limit.',
  },
  onTrust: {
    unproven: (service: string) => `Only ${service} says so. Nothing proves it.`,
    refundToYou: (amount: string, chain: string) =>
      `If it fails: you asked for ${amount} back on ${chain}, less network fee. Nothing proves that it comes.`,
    refundToOther: (amount: string, chain: string) =>
      `If it fails: you asked for ${amount} to go to this address on ${chain}, less network fee. Nothing proves that it does.`,
    bySolver: {
      toYou: (amount: string, chain: string) =>
        `If it fails: the solver promises ${amount} back to you on ${chain}, less network fee. It has the money by then, and nothing forces it.`,
      toOther: (amount: string, chain: string) =>
        `If it fails: the solver promises ${amount} to this address on ${chain}, less network fee. It has the money by then, and nothing forces it.`,
    },
    refundNowhere: (amount: string) => `If it fails: the order gives nothing back. All of the ${amount} may be lost.`,
  },
  sign: {
    titleNone: 'Nothing to sign',
    title: (steps: number, are: 'transactions' | 'messages') =>
      steps === 1 ? 'What you sign' : `What you sign: ${count(steps, are === 'messages' ? 'message' : 'transaction')}`,
    step: {
      resetAllowance: (_amount: string, chain: string, spender: string) =>
        `Revoke the old approval of ${spender} on ${chain}; this token wants it at zero first.`,
      approve: (amount: string, chain: string, spender: string) =>
        `Allow ${spender} to take exactly ${amount} on ${chain}.`,
      deposit: (amount: string, chain: string, depository: string) =>
        `Deposit ${amount} with the depository ${depository} on ${chain}, for this order only.`,
      transfer: (amount: string, chain: string, address: string) =>
        `Pay ${amount} on ${chain} to the deposit address ${address} of this order.`,
      send: (amount: string, chain: string, address: string) => `Send ${amount} on ${chain} to ${address}.`,
      swap: (amount: string, chain: string, router: string) => `Swap ${amount} by a call of ${router} on ${chain}.`,
      evmSignature: (amount: string, chain: string, spender: string) =>
        `Sign an approval: ${spender} may take exactly ${amount} on ${chain}, once.`,
      bitcoinPsbt: (amount: string, _chain: string, address: string) =>
        `Pay ${amount} to the depository ${address}, bound to this order, and nothing to anybody else.`,
      exchangeAAuthorize: (_amount: string, chain: string, account: string) =>
        `Tie the transfer below to this order. That is all it says: it moves nothing, and gives nobody a right over your account ${account} on ${chain}.`,
      exchangeATransfer: (amount: string, chain: string, account: string) =>
        `Send exactly ${amount} on ${chain} to the depository’s account ${account}, once. It cannot send more, pay anybody else, touch your other balances, trade, or be used a second time.`,
      exchangeBTransfer: (amount: string, chain: string, account: string) =>
        `Transfer exactly ${amount} on ${chain} to the depository’s account ${account}, once, and tie it to this order: the key that ${chain} knows signs the transfer, your own account signs what it is for. Neither can send more, pay anybody else, trade, or be used a second time.`,
      depositAddress: (amount: string, chain: string, address: string) =>
        `You pay ${amount} on ${chain} to ${address}.`,
    },
    kind: {
      resetAllowance: 'Approval set to zero',
      approve: 'Exact approval',
      deposit: 'Deposit',
      transfer: 'Payment to a deposit address',
      send: 'Payment to the recipient',
      swap: 'Swap',
      evmSignature: 'Signed approval (permit)',
      bitcoinPsbt: 'Bitcoin transaction',
      exchangeAAuthorize: 'Nonce mapping (EIP-712). The chain in it only separates signatures; no money goes there.',
      exchangeATransfer:
        'Transfer on the exchange (EIP-712). The chain in it only separates signatures; no money goes there.',
      exchangeBTransfer: 'Transfer on the exchange: its key signs the transfer, your account the message (EIP-191).',
      depositAddress: 'Deposit address',
    },
    raw: 'Raw data',
    rawStep: (number: number) => `Signature ${number}`,
    rawName: (name: string) => rawNames[name] ?? name,
  },
}

export type ProofMessages = typeof enProof
