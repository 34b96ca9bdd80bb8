import { enCommandPalette } from '../command-palette.ts'
import { count, minuteOf } from '../format.ts'
import { enIntroduction } from '../introduction.ts'
import { enReceipt } from './receipt.ts'
import { enReplacement } from './replacement.ts'

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
    against: (records: number) =>
      records === 1
        ? 'A record that can’t be read reserves what this needs'
        : `${records} records that can’t be read reserve what this needs`,
    againstText:
      'It may hold a signed transaction of the same account. You can confirm, but nothing is signed until you release it.',
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
      resetAllowance: (_amount: string) => 'Revoke the old approval',
      approve: (amount: string) => `Allow exactly ${amount}`,
      deposit: (amount: string) => `Deposit ${amount}`,
      transfer: (amount: string) => `Pay ${amount} to the deposit address`,
      send: (amount: string) => `Send ${amount}`,
      swap: (amount: string) => `Swap ${amount}`,
      authorize: (_amount: string) => 'Tie the transfer to this order',
      exchange: (amount: string) => `Transfer ${amount}`,
    },
    active: {
      resetAllowance: (_amount: string) => 'Revoking the old approval',
      approve: (amount: string) => `Allowing exactly ${amount}`,
      deposit: (amount: string) => `Depositing ${amount}`,
      transfer: (amount: string) => `Paying ${amount} to the deposit address`,
      send: (amount: string) => `Sending ${amount}`,
      swap: (amount: string) => `Swapping ${amount}`,
      authorize: (_amount: string) => 'Tying the transfer to this order',
      exchange: (amount: string) => `Transferring ${amount}`,
    },
    done: {
      resetAllowance: (_amount: string) => 'Revoked the old approval',
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
  replacement: enReplacement,
  onceMore: 'Repeat',
  receipt: enReceipt,
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
  learn: enIntroduction,
  palette: enCommandPalette,
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
