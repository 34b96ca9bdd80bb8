import type { AllowanceContract } from '../../../../core/allowances/pairs.ts'
import { count, dayOf, list } from '../format.ts'

export const enAllowances = {
  title: 'Approvals',
  whoMay: 'Who may take your tokens',
  linkHint: 'Who may take your tokens, and how to end that.',
  leftoverLink: 'See and revoke it',
  intro:
    'With an approval, others can take a token from your account without asking again. Revoking it costs a network fee and moves no money.',
  reading: (read: number, all: number) => `Reading: ${read} of ${all} chains.`,
  again: 'Read again',
  noneTitle: 'No approval is open on a chain',
  noneText:
    'The tokens themselves say so, for every approval that Causeway knows to ask about. A permit that was signed for a site is on no chain until somebody uses it, so it is not listed here.',
  noneKnownTitle: 'Nothing is left of what you allowed',
  noneKnownText:
    'Of what transfers and sites were allowed, nothing is open. What Causeway has no record of stands below, and may still take its token.',
  noneReadTitle: 'No approval found in what could be read',
  noneReadText: 'Not everything could be read, so one may still be open.',
  unlimited: (token: string) => `Any amount of ${token}`,
  upTo: (amount: string) => `Up to ${amount}`,
  unknownToken: 'a token that Causeway does not know',
  onChain: (chain: string) => `on ${chain}`,
  who: 'Who may take it',
  token: 'Token contract',
  spenders: {
    depository: 'The transfer service’s depository',
    router: 'The service’s public router: anyone can make it spend this',
    approvalProxy: 'The transfer service’s approval contract',
    permit2: 'Permit2, which passes approvals on to others',
    unknown: 'Causeway does not know who this is',
  },
  ordinary: {
    title: 'No contract stands at this address',
    text: 'Whoever has the key of this address can take what is allowed, at any time. Thieves ask for that; hardly any honest site does.',
  },
  unreadSpenders: {
    one: {
      title: 'Whether this is a contract could not be read',
      text: 'If it is an ordinary account, whoever has its key can take what is allowed, at any time.',
    },
    many: {
      title: 'Whether these are contracts could not be read',
      text: 'If one is an ordinary account, whoever has its key can take what is allowed, at any time.',
    },
    more: (addresses: number) => `and ${count(addresses, 'more address', 'more addresses')}`,
  },
  since: (atSeconds: number) => `Since ${dayOf(atSeconds)}`,
  sinceUnknown: 'Date not known',
  askedBy: (host: string) => `asked for by ${host}`,
  takeBack: 'Revoke',
  takeBackOf: (what: string, chain: string) => `Revoke: ${what} on ${chain}`,
  needed: 'A transfer on its way uses this.',
  seeTransfer: 'See the transfer',
  underWay: 'Being revoked',
  follow: 'Follow it',
  notDone: 'Not revoked.',
  seeWhy: 'See why',
  takenBack: 'Revoked',
  takenBackText: (token: string, chain: string, at: AllowanceContract) =>
    `${token} on ${chain}: this address may take nothing ${at === 'permit2' ? 'through Permit2' : 'directly'} any more. Causeway has read it there.`,
  strangers: (approvals: number) => `${approvals} more that Causeway has no record of`,
  strangersText:
    'The log of a chain names them. You may have given them with another wallet; but anyone can write such a line about a token of their own, to lure you. If you do not know the token, leave it alone.',
  downTitle: (chains: readonly string[]) => `${list(chains)} could not be read`,
  downText: 'What is allowed there is not known now.',
  unread: (approvals: number, chain: string) =>
    `${chain} gave no answer about ${count(approvals, 'possible approval')}.`,
  how: 'How this was found',
  howText:
    'Each token that Causeway knows was asked about each contract that Causeway ever allows to take one, and about all that your transfers and sites have allowed. What you allowed with another wallet is found only in the log of a chain:',
  back: {
    all: (chain: string) => `${chain}: all of its log.`,
    since: (chain: string, atSeconds: number) => `${chain}: its log since ${dayOf(atSeconds)}.`,
    some: (chain: string) => `${chain}: the newest part of its log.`,
    none: (chain: string) => `${chain}: its node does not show its log.`,
  },
  review: {
    title: 'Revoke this approval?',
    text: (chain: string) => `This ends an approval on ${chain}. It moves no tokens.`,
    untried: 'Nobody has seen what this does. Read what is sent below, and send it only if you want just that.',
    bring:
      'Causeway can bring it from your other chains first, and then revoke the approval. If a transfer fails, nothing is sent.',
    trying: 'Trying it out on the chain.',
    failed: 'It could not be tried out',
    cancel: 'Cancel',
    stale: 'Something has changed since. Look at it again.',
    locked: 'The wallet is locked. Unlock it first.',
    again: 'Try again',
    back: 'All approvals',
    needed: 'A transfer still uses this approval',
    neededText: 'It can be revoked once the transfer is over.',
    underWay: 'It is being revoked already',
    underWayText: 'It goes on by itself.',
    notOwn: 'This account does not sign here',
    notOwnText: 'Only the account that gave an approval can revoke it.',
  },
  delegation: {
    unknownTitle: (chain: string) => `An unknown contract acts for this account on ${chain}`,
    unknown:
      'Its code runs in the name of the account (EIP-7702) and may move everything that the account holds there, without asking. If you did not set this up, revoke it first.',
    knownTitle: (name: string, chain: string) => `${name} acts for this account on ${chain}`,
    known: 'The account runs the code of this contract (EIP-7702). Revoke that if you do not use it.',
    unread: (chains: readonly string[]) =>
      `Whether a contract acts for this account could not be read on ${list(chains)}.`,
    revoke: 'Revoke',
    underWay: 'Being revoked: follow it',
    title: 'Revoke this delegation?',
    text: (chain: string) =>
      `Afterwards no contract acts for the account on ${chain}. It moves no money and costs a network fee.`,
    bring:
      'Causeway can bring it from your other chains first, and then revoke the delegation. If a transfer fails, nothing is sent.',
    none: 'No contract acts for this account',
    noneText: 'There is nothing to revoke.',
    unanswered: 'The chain gave no answer',
    unansweredText: 'Try again in a moment.',
    back: 'All accounts',
  },
  expiredText: 'A confirmation holds only for a while. Nothing was signed; revoke it again whenever you like.',
}

export type AllowanceMessages = typeof enAllowances
