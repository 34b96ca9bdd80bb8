import { count, minuteOf } from '../format.ts'

export const enActivity = {
  minute: minuteOf,
  find: {
    label: 'Find in activity',
    placeholder: 'Amount, chain, address, hash',
    ending: 'State',
    anyEnding: 'Any state',
    endings: { moving: 'Under way', done: 'Arrived or done', returned: 'Refunded', failed: 'Did not go through' },
    chain: 'Chain',
    anyChain: 'Any chain',
    asker: 'Asked for by',
    anyAsker: 'Anyone',
    wallet: 'You, in this wallet',
    clear: 'Clear the search',
    none: 'Nothing fits that',
    noneText: 'Try fewer words, or clear the filter. Nothing was deleted.',
    looking: (seen: number) => `Looking through earlier ones: ${seen.toLocaleString('en')} so far.`,
    found: (found: number) => (found === 0 ? 'Nothing found.' : `${count(found, 'entry', 'entries')} found.`),
  },
  quoted: { least: 'Quoted, at least', exactly: 'Quoted, exactly' },
  arrived: {
    route: (to: string, paid: string, from: string) => `on ${to}, for ${paid} from ${from}`,
    exactly: 'Arrived, exactly',
  },
  back: { sent: 'You paid', got: 'You got back', difference: 'Difference' },
  /** A transfer that an obstacle holds before its first signature. */
  held: {
    safe: 'Safe to close: nothing has left your account. Causeway tries again by itself.',
    unreached: (chain: string) => `${chain} could not be reached, so nothing was signed`,
    other: 'Something is in the way, so nothing was signed',
    why: 'Why',
  },
  unread: {
    transfers: 'Transfers and payments could not be read',
    sent: 'Transactions for sites could not be read',
    rest: 'Everything else is shown.',
    records: (records: number) => (records === 1 ? 'A record can’t be read' : `${records} records can’t be read`),
    stays: 'Causeway keeps such a record unchanged, lists it in the file for support, and signs nothing for it.',
    kinds: { executions: 'Transfer', bundles: 'Transactions for a site' },
    noTime: 'time unknown',
    holds: 'It reserves nonces or coins, so other transactions of its account wait.',
    release: 'Release',
    releaseTitle: 'Release what this record reserves?',
    releaseText:
      'Other transactions of its account then take its nonces or coins. The record and what it may have paid for stay noted. Look at the account before you pay the same again.',
    stillOpen:
      'The network doesn’t show yet that its transaction is over. If it was broadcast, it may still go through, instead of the next one.',
    releaseAnyway: 'Release anyway',
    keep: 'Keep',
    released: 'Released. Waiting transfers look again by themselves.',
    readable: 'This record can be read again. Nothing was changed.',
  },
  fees: {
    paid: 'Network fee paid',
    minerPaid: 'Miner fee paid',
    minerAtMost: 'Miner fee, at most',
    exchangePaid: 'The exchange’s fee paid',
    forData: 'Fee for data, as the chain’s node says',
    dataOnTop: 'The chain also takes a fee for data, on top of this.',
    whichever: 'Whichever goes through, at most',
  },
  step: {
    next: {
      resetAllowance: (_amount: string) => 'Take back the old permission',
      approve: (amount: string) => `Allow exactly ${amount}`,
      deposit: (amount: string) => `Deposit ${amount}`,
      transfer: (amount: string) => `Pay ${amount} to the deposit address`,
      send: (amount: string) => `Send ${amount}`,
      swap: (amount: string) => `Swap ${amount}`,
      authorize: (_amount: string) => 'Tie the transfer to this order',
      exchange: (amount: string) => `Transfer ${amount}`,
    },
    active: {
      resetAllowance: (_amount: string) => 'Taking back the old permission',
      approve: (amount: string) => `Allowing exactly ${amount}`,
      deposit: (amount: string) => `Depositing ${amount}`,
      transfer: (amount: string) => `Paying ${amount} to the deposit address`,
      send: (amount: string) => `Sending ${amount}`,
      swap: (amount: string) => `Swapping ${amount}`,
      authorize: (_amount: string) => 'Tying the transfer to this order',
      exchange: (amount: string) => `Transferring ${amount}`,
    },
    done: {
      resetAllowance: (_amount: string) => 'Took back the old permission',
      approve: (amount: string) => `Allowed exactly ${amount}`,
      deposit: (amount: string) => `Deposited ${amount}`,
      transfer: (amount: string) => `Paid ${amount} to the deposit address`,
      send: (amount: string) => `Sent ${amount}`,
      swap: (amount: string) => `Swapped ${amount}`,
      authorize: (_amount: string) => 'Tied the transfer to this order',
      exchange: (amount: string) => `Transferred ${amount}`,
    },
  },
  kept: {
    next: 'The money stays with you',
    unless: {
      faster: 'If the other transaction is faster, the transfer goes on.',
      sent: 'If what was already sent gets in, the transfer goes on.',
    },
  },
  /** Actions for a step that waits for its block. */
  replacement: {
    again: 'Send again',
    sentAgain: { broadcast: 'Sent again. Nothing happens twice.', tooLate: 'It is no longer waiting.' },
    open: {
      speedUp: 'Speed up',
      speedUpCancel: 'Speed up cancelling',
      cancel: 'Cancel',
      minerFee: 'Pay a higher miner fee',
    },
    calls: {
      cancel: 'Cancel this transaction?',
      cancelText:
        'A payment of nothing to yourself takes the transaction’s place. Only one of the two can go through, and whichever it is, nothing more of this is signed.',
    },
    title: {
      speedUp: 'Speed up',
      speedUpCancel: 'Speed up cancelling',
      cancel: 'Cancel this transfer?',
      minerFee: 'Pay a higher miner fee',
    },
    text: {
      speedUp: (_amount: string, _isPaying: boolean) =>
        'The same transaction is sent again with a higher fee. Only one of the two can go through, so it happens once and you pay one fee.',
      speedUpCancel: (_amount: string, _isPaying: boolean) =>
        'The cancellation is sent again with a higher fee. Only one of all these transactions can go through.',
      cancel: (amount: string, isPaying: boolean) =>
        isPaying
          ? `A payment of nothing to yourself takes the transaction’s place. Only one of the two can go through: with this one your ${amount} stays with you. If the other one is faster, the transfer goes on.`
          : `A payment of nothing to yourself takes the transaction’s place. Only one of the two can go through, and whichever it is, nothing more of this transfer is signed: your ${amount} stays with you.`,
      minerFee: (amount: string, _isPaying: boolean) =>
        `The same coins are signed for again, with more for the miner. The deposit of ${amount} and its order stay exactly as they are; only your change gets less. One of the two transactions can go through, never both.`,
    },
    before: {
      speedUp: 'Fee of this step now, at most',
      speedUpCancel: 'Fee of this step now, at most',
      cancel: 'Fee of this step now, at most',
      minerFee: 'Miner fee now',
    },
    after: {
      speedUp: 'With the higher fee, at most',
      speedUpCancel: 'With the higher fee, at most',
      cancel: 'Fee of cancelling, at most',
      minerFee: 'New miner fee',
    },
    rate: (rate: string) => `${rate} sat/vB`,
    lessChange: 'Your change gets less by',
    ofAll: 'All steps together, at most',
    keep: 'Keep waiting',
    confirm: {
      speedUp: 'Pay the higher fee',
      speedUpCancel: 'Pay the higher fee',
      cancel: 'Cancel transfer',
      minerFee: 'Pay the higher fee',
    },
    taken: {
      speedUp: 'The higher fee is on its way.',
      speedUpCancel: 'The higher fee is on its way.',
      cancel: 'The cancellation is on its way. Watch here which of the two goes through.',
      minerFee: 'The higher fee is on its way.',
    },
  },
  onceMore: 'Move again',
  receipt: {
    open: 'Receipt',
    received: 'Money arrived',
    reported: 'Money reported as arrived',
    refunded: 'Money came back',
    refundReported: 'Money reported as sent back',
    asked: 'Asked for',
    askedText: (pays: string, from: string, minimum: string, to: string) =>
      `${pays} on ${from}, for at least ${minimum} on ${to}`,
    askedExact: (pays: string, from: string, arrives: string, to: string) =>
      `${pays} on ${from}, for exactly ${arrives} on ${to}`,
    askedAnew: (paid: string, from: string, to: string) =>
      `${paid} on ${from}, quoted anew for what came, to arrive on ${to}`,
    paid: 'Paid',
    on: (amount: string, chain: string) => `${amount} on ${chain}`,
    paidElsewhere: (amount: string, chain: string) => `${amount} on ${chain}, from another wallet or an exchange`,
    paidBy: 'Paid by transaction',
    arrivedBy: 'Arrived by transaction',
    backBy: 'Came back by transaction',
    others: 'Before it',
    arrived: 'Arrived',
    cameBack: 'Came back',
    unread: 'not read by Causeway',
    to: 'To',
    readFrom: 'How it is known',
    readText: (chain: string) => `Read on ${chain} by Causeway`,
    saidText: 'Said by the service; Causeway has not read it on the chain',
    approved: 'Confirmed',
    ended: 'Ended',
    request: 'Request',
    order: 'Order',
    made: 'Made by Causeway from its own record. Anyone can look the transactions up.',
    what: 'This is all that the text and the picture hold.',
    copy: 'Copy as text',
    picture: 'Save as picture',
    saved: (name: string) => `Saved as ${name}.`,
    notSaved: 'The browser could not draw the picture. Copy the text instead.',
  },
  help: {
    open: 'Get help',
    title: 'Get help with this transfer',
    text: 'This saves a file for somebody who helps you: the steps of your newest transfers, their hashes and what the service said.',
    without:
      'Your recovery phrase, your keys and your signatures are not in it, and addresses are shortened. Nobody who helps ever needs your recovery phrase.',
    id: 'They will ask for this request id:',
    sentTitle: 'Get help with this',
    sentText:
      'This saves a file for somebody who helps you: the steps of this and of other newest transactions and transfers, their hashes and what the service said.',
    hash: 'They will ask for this hash:',
    hashName: 'Hash',
    save: 'Save the file',
  },
  learn: {
    ready: 'Your wallet is ready',
    /** Follows a restore from existing recovery words. */
    others:
      'The words brought the first account back. If you had others, add them in Settings, under Accounts, one after the other until you see yours.',
    place: (part: number, parts: number) => `${part} of ${parts}`,
    parts: {
      proven: {
        title: 'What Causeway proves',
        text: [
          'Before anything is signed, this device checks all of it against what you asked for: the amount, the chains, the address, the fee. What does not fit is refused, whoever sent it. What cannot be checked is listed in the review, so that you can decide.',
          '“Arrived” is said only once Causeway has read it on the chain itself.',
        ],
      },
      trusted: {
        title: 'What you still trust',
        text: [
          'The service names the price and pays you out on the other chain. Nodes tell Causeway what is on the chains. An exchange keeps what lies there.',
          'Your keys stay in this browser, locked with your password. They are sent to nobody.',
        ],
      },
      fails: {
        title: 'What happens if something fails',
        text: [
          'What the service cannot pay out it sends back, less network fee, to the address that you saw before you confirmed. Causeway follows it until it is there.',
          'You can close the browser at any moment: Causeway goes on where it was, and sends nothing twice. If this device is lost, the recovery phrase brings its accounts back: the first by itself, the others one after the other as you add them.',
        ],
      },
    },
    next: 'Next',
    skip: 'Skip',
    open: 'Open my wallet',
    pin: 'You find Causeway behind its button in the browser’s toolbar. Pin it there to keep it in sight.',
  },
  palette: {
    title: 'Commands',
    go: 'Go to',
    act: 'Do',
    past: 'Activity',
    screens: {
      home: 'Home',
      move: 'Move money',
      receive: 'Receive',
      coins: 'Bitcoin coins',
      activity: 'Activity',
      accounts: 'Accounts',
      allowances: 'Permissions',
      settings: 'Settings',
    },
    screenWords: {
      home: 'balances account',
      move: 'send bridge swap cross',
      receive: 'address qr deposit',
      coins: 'utxo btc',
      activity: 'history transfers export csv json',
      accounts: 'add import key watch rename',
      allowances: 'allowances approvals tokens revoke take back',
      settings: 'sites theme limits keys help support',
      safeguards: 'password limit daily cold account protect',
      words: 'recovery phrase seed mnemonic show reveal',
      backup: 'save file export restore',
      password: 'change',
    },
    copy: (name: string) => `Copy the address of ${name}`,
    bitcoin: { p2wpkh: 'Bitcoin, Native SegWit', p2tr: 'Bitcoin, Taproot' },
    lock: 'Lock the wallet',
    transfer: (amount: string, from: string, to: string) =>
      from === to ? `${amount}, on ${from}` : `${amount}, ${from} to ${to}`,
  },
  save: {
    title: 'Save as a file',
    all: 'Every transfer, and every transaction that a site had sent. Signatures alone are not recorded.',
    listed: 'Everything that fits the filter.',
    csv: 'CSV',
    json: 'JSON',
    nothing: 'Nothing fits the filter, so there is no file.',
  },
}

export type ActivityMessages = typeof enActivity
