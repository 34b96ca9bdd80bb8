import { enAllowances } from '../accounts/allowances.ts'
import { enLimits } from '../approval/limits.ts'
import { enArrivalCalls } from '../form/arrival-calls.ts'
import { count, list, minuteOf, span } from '../format.ts'

/** The year 3000. */
const NO_END_SECONDS = 32_503_680_000n

const date = (seconds: bigint) => (seconds >= NO_END_SECONDS ? 'Without end' : minuteOf(Number(seconds)))

export const enCalls = {
  allowances: enAllowances,
  arrival: enArrivalCalls,
  title: (calls: number) => (calls === 1 ? 'Send this transaction?' : `Send ${calls} transactions?`),
  asks: (calls: number, chain: string) =>
    calls === 1
      ? `wants a transaction sent from your account on ${chain}.`
      : `wants ${calls} transactions sent from your account on ${chain}, in this order.`,
  send: (calls: number) => (calls === 1 ? 'Send' : calls === 2 ? 'Send both' : `Send all ${calls}`),
  payAndSend: 'Pay and send',
  from: 'From your account',
  list: (calls: number): string => (calls === 1 ? 'What is sent' : 'What is sent, in this order'),
  fee: 'Network fee, on top',
  feeUnknown: 'not known yet',
  raw: 'All of it, as bytes',
  rawCall: (number: number, calls: number) => (calls === 1 ? 'The transaction' : `Transaction ${number}`),
  rawTo: 'To',
  rawToNobody: 'nobody: it makes a contract',
  rawValue: 'Value',
  rawData: 'Data',
  noData: 'none',
  units: (units: string) => `${units} units`,
  unknownToken: 'a token that Causeway does not know',
  unitsOf: (units: string) => `${units} units of a token that Causeway does not know`,
  anyOf: (symbol: string) => `any amount of ${symbol}`,
  date,
  noLimit: 'No limit',
  sameBlock: 'The end of the block it gets into',
  past: (when: string) => `${when} (already past)`,
  span: (seconds: bigint) => (seconds > 100_000_000n ? `${seconds} s` : span(Number(seconds))),
  effects: {
    title: 'What it does to your account',
    titleFunded: 'What it does, once the money is there',
    same: 'A trial run on the chain as it is now shows the same: nothing else leaves your account but the network fee.',
    by: 'By a trial run on the chain as it is now. Prices and contracts can change before it is really sent.',
    changed: 'What it does has changed since you read it. Look at it again.',
    leaves: 'Leaves',
    arrives: 'Arrives',
    none: 'Nothing leaves this account but the network fee, and nothing arrives.',
    token: 'Of this token, which Causeway does not know',
    mayTake: (what: string) => `Somebody may take ${what} afterwards`,
    who: 'Who may take it',
    revertedTitle: 'This would fail',
    reverted:
      'A trial run on the chain ended with an error. It would cost the network fee and do nothing, so Causeway does not send it.',
    revertedWhy: 'The error:',
    unknownTitle: 'What this does to your account was not tried out',
    unknown:
      'Nobody has seen what leaves and what arrives. Read what is sent below, and send it only if you trust the site.',
  },
  danger: {
    tokensToToken: {
      title: 'Sent to the contract of a token',
      text: 'Token contracts usually cannot give back what they are sent. The tokens would most likely be lost.',
    },
    zeroAddress: { title: 'Sent to nobody', text: 'Nobody owns this address. What is sent there is lost.' },
    moneyToToken: {
      title: 'Paid to the contract of a token',
      text: 'Such a contract takes no payments: it would be refused, or lost.',
    },
    strayMoney: {
      title: 'Money goes along that is not asked for',
      text: 'What is called takes no native currency. It would be refused, or lost.',
    },
  },
  unlimitedTitle: 'An unlimited approval',
  unlimited: 'Whoever has it can take all of it from this account, now and later, until you revoke it.',
  unlimitedTimed: 'Whoever has it can take all of it from this account, now and later, until it ends or you revoke it.',
  operatorTitle: 'An approval for a whole collection',
  operator: 'Whoever has it can take every NFT of it from this account, now and later, until you revoke it.',
  unlimitedOfOwner:
    'Whoever has it can take all of it from the account named below, now and later, until that account revokes it.',
  /** The same for an allowance that a call on arrival gives. */
  byService: {
    unlimited:
      'The transfer service’s contract gives it, not this account: it reaches nothing that you have here. Whoever has it can take all of it from that contract, also what arrives for this call, now and later. You cannot revoke it.',
    unlimitedTimed:
      'The transfer service’s contract gives it, not this account: it reaches nothing that you have here. Whoever has it can take all of it from that contract, also what arrives for this call, until it ends. You cannot revoke it before.',
    operator:
      'The transfer service’s contract gives it, not this account: it reaches nothing that you have here. Whoever has it can take every NFT of it from that contract, now and later. You cannot revoke it.',
  },
  unknownTitle: 'Causeway does not know this function',
  unknown: 'What it does is up to the contract, and nobody has tried it out.',
  unknownTried: 'Causeway does not know this function: look at what leaves and arrives above.',
  unknownFailed: 'Causeway does not know this function.',
  mayBeNft: 'If this is a collection of NFTs, the number says which one, not how many.',
  rows: {
    to: 'To',
    from: 'From',
    who: 'Who may take it',
    token: 'Token contract',
    collection: 'Collection',
    contract: 'Contract',
    until: 'Until',
    usedUntil: 'Can be used until',
    along: 'Sent with it',
    function: 'Function',
    credited: 'Credited to',
    order: 'For the order',
    depository: 'Depository',
    amount: 'Amount',
    amountIf: (symbol: string) => `Amount, if it is ${symbol}`,
    code: 'Code',
  },
  acts: {
    payment: (amount: string) => `Pay ${amount}`,
    emptyPayment: 'Call an account and pay it nothing',
    undelegation: 'Revoke the delegation of this account',
    undelegationNote: 'The account signs that no contract acts for it any more, on this chain only.',
    creation: 'Make a new contract',
    bytes: (bytes: number) => count(bytes, 'byte'),
    creationNote: 'Nobody can tell from its code what it will do.',
    transfer: (amount: string) => `Send ${amount}`,
    transferFrom: (amount: string) => `Move ${amount} by an approval`,
    allowance: {
      set: (what: string) => `Let somebody take ${what}`,
      raise: (what: string) => `Let somebody take ${what} more`,
      lower: (what: string) => `Let somebody take ${what} less`,
    },
    upTo: (amount: string) => `up to ${amount}`,
    takeBack: (symbol: string) => `Revoke the approval of ${symbol}`,
    permit: (what: string) => `Use a signed approval to take ${what}`,
    permit2: (what: string) => `Let somebody take ${what}, through Permit2`,
    nft: (numbers: readonly string[]) =>
      numbers.length === 0 ? 'Send no NFT' : `Send ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)}`,
    nfts: (numbers: number) => `Send ${numbers} NFTs of a collection`,
    nftsNote: 'Their numbers are among the bytes below.',
    someOf: (amount: string, number: string) => `${amount} of ${number}`,
    operator: 'Let somebody take every NFT of a collection',
    noOperator: 'Revoke the approval for every NFT of a collection',
    wrap: (amount: string) => `Put ${amount} into a contract`,
    wrapNote: 'This is how contracts for wrapped money are paid into.',
    unwrap: 'Take money out of a contract',
    unwrapNote: 'This is how money is taken out of contracts for wrapped money.',
    vaultDeposit: 'Put tokens into a vault',
    vaultDepositNote: 'The vault takes what it was allowed to take, and gives shares of itself for it.',
    deposit: (amount: string) => `Deposit ${amount} for a transfer`,
    depositAll: (what: string) => `Deposit all of ${what} that the depository may take`,
    batch: (calls: number) => `Make ${count(calls, 'call')} to one contract`,
    nothingInBatch: 'Make no call to a contract',
    described: (owner: string) => `As Causeway describes the contract of ${owner}.`,
    unknown: 'Call a contract',
  },
  funding: {
    title: (missing: readonly string[], chain: string) => `You lack ${list(missing)} on ${chain}`,
    text: 'Causeway can bring it from your other chains first, and then send what the site asks for. If a transfer fails, nothing is sent.',
    cannot: 'This account does not have that much there, and Causeway cannot bring it from your other chains now.',
    pageSets: 'The site sets the amount: reject this, or ask again once you have more.',
    leg: (number: number, legs: number) => (legs === 1 ? 'The transfer' : `Transfer ${number} of ${legs}`),
    pays: (chain: string) => `You pay on ${chain}`,
    brings: (chain: string) => `Brings to ${chain}, at least`,
    asking: 'Asking for quotes that bring what is missing.',
    over: 'Run out',
    comesBack: (chain: string) => `If it fails, it comes back to you on ${chain}, less network fee.`,
  },
  sent: {
    title: 'Sent for a site',
    notFound: 'There is nothing here',
    notFoundText: 'This wallet has sent nothing by this name.',
    brought: { next: 'Bring the money', active: 'Bringing the money', done: 'Brought the money' },
    ofLegs: (number: number, legs: number) => ` (${number} of ${legs})`,
    transfer: 'See the transfer',
    notSent: 'Not sent.',
    sentElsewhere: 'Sent from elsewhere.',
    phase: {
      planned: '',
      reserved: 'About to be signed.',
      signed: 'Signed, and on its way.',
      broadcast: 'Sent, not in a block yet.',
      included: 'In a block.',
      finalized: 'In a block, for good.',
      reverted: 'In a block, and refused there.',
      ineffective: 'In a block, without effect.',
      replaced: 'Another transaction of yours took its place.',
    },
    funding: 'The money is on its way',
    sending: (chain: string) => `On its way to a block of ${chain}`,
    safeToClose: 'It goes on by itself, also when this window and the site are closed.',
    waiting: 'Waiting',
    unlock: 'Unlock to go on',
    done: 'All of it is done',
    doneText: (chain: string) => `Causeway has read it on ${chain}.`,
    isThere: (chain: string) => `The money that was brought is in your account on ${chain}.`,
    notBrought: 'The money was not brought',
    failed: {
      notFunded: 'The money was not seen to arrive',
      wouldFail: 'It would fail now',
      reverted: 'The chain refused it',
      nonceTaken: 'Another transaction took its place',
      expired: 'It waited for too long',
      maybeSent: 'It may have been sent from elsewhere',
      sentElsewhere: 'It was sent already',
    },
    failedText: {
      notFunded: (chain: string) => `Nothing was sent on ${chain}. The transfer says what became of your money.`,
      wouldFail: (chain: string) => `${chain} would take its network fee and do nothing, so it was not signed.`,
      reverted: (chain: string) =>
        `Only its network fee was paid on ${chain}, and whatever came after it was not sent.`,
      nonceTaken: (_chain: string) => 'It can no longer go through, and whatever came after it was not sent.',
      expired: (_chain: string) =>
        'A confirmation holds only for a while. Nothing was signed; ask for it again at the site.',
      maybeSent: (_chain: string) =>
        'Causeway can’t rule out that your account has sent this since you confirmed, so nothing more was signed. Look at your account before you ask for it again.',
      sentElsewhere: (_chain: string) =>
        'Your account sent it after you confirmed, and this copy of Causeway has no record of that. Nothing more was signed.',
    },
  },
  ...enLimits,
  typedData: {
    title: {
      approval: 'Sign an approval?',
      payment: 'Sign a payment?',
      order: 'Sign an order?',
      data: 'Sign data?',
    },
    all: 'All of it, as it is signed',
    asks: {
      approval: 'wants your account to sign an approval.',
      payment: 'wants your account to sign a payment.',
      order: 'wants your account to sign an order.',
      data: 'wants your account to sign this data.',
    },
    for: 'Signed for',
    name: 'Name',
    chain: 'Chain',
    contract: 'Contract',
    salt: 'Salt',
    hashes: 'Hashes, to compare with another device',
    hash: { domain: 'Domain hash', message: 'Message hash', digest: 'Both, as it is signed' },
    says: 'What it says',
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    cut: (characters: number) => `(the beginning of ${characters} characters)`,
    powerTitle: {
      allowance: 'This lets somebody take your tokens',
      payment: 'This sends your tokens',
      order: 'This can sell what you own',
      exchange: 'This acts on an exchange',
      standingAllowance: 'This lets somebody take your tokens',
      timedAllowance: 'This lets somebody take your tokens for a time',
      oneTransfer: 'This lets somebody take your tokens once',
      sending: 'This is a signed payment',
      fetching: 'This is a signed payment',
      contract: 'This may give away all that this contract may take',
      unknown: 'Make sure that you know what this is for',
    },
    power: {
      allowance:
        'With this signature the spender named below can take tokens from your account without asking again: up to the amount named, or all if none is. The time named may end only the handing in of the signature; the approval can then last until you revoke it.',
      payment: 'With this signature whoever has it can carry out the payment named below, without asking again.',
      order:
        'With this signature whoever has it can trade as named below, without asking again. Compare both sides of it.',
      exchange: 'With this signature an exchange carries out what is named below with your account there.',
      standingAllowance:
        'Whoever is named below can take up to this amount without asking again, until it is used up, replaced or revoked. The time below ends only the handing in of this signature.',
      timedAllowance:
        'Whoever is named below can take up to these amounts through Permit2 without asking again, until the approval ends or you revoke it.',
      oneTransfer:
        'Whoever is named below can take up to these amounts through Permit2: once, to wherever they choose. No approval is left after that.',
      sending:
        'With this signature whoever has it can carry out this one payment: exactly this amount, to this recipient alone, once, and only between the times named.',
      fetching:
        'With this signature the recipient named below, and nobody else, can fetch this one payment: exactly this amount, once, and only between the times named.',
      contract:
        'Causeway does not know this contract’s data. With this signature it may pay out every token that you let it take, to anybody. Sign it only if you know what it does.',
      unknown:
        'Causeway shows all that is signed and does not know what the contract does with it. Some data of this kind lets others take tokens.',
    },
  },
}

export type CallMessages = typeof enCalls
