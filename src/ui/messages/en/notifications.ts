import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { ENGLISH_MARKS } from '../punctuation.ts'
import enFailureReasons from './transfer/failure-reasons.json'

export const enNotifications: NotificationWords = {
  marks: ENGLISH_MARKS,
  chain: (chainId) => `chain ${chainId}`,
  received: (what, from, to) => ({
    title: `${what} arrived on ${to}`,
    message: `From ${from}. Read on ${to} by Causeway.`,
  }),
  saidToArrive: (what, to) => ({
    title: `The service says: ${what} arrived on ${to}`,
    message: 'Causeway could not confirm it.',
  }),
  saidToCall: (what, to) => ({
    title: `The service says: the contract on ${to} was called`,
    message: `With the ${what} of your transfer. Causeway reads payments, not what a call did: the explorer shows that.`,
  }),
  reasons: enFailureReasons,
  reasonGiven: (word) => `The service’s reason: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `Refunded ${what} on ${on}`,
    message: `The transfer to ${to} did not work.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `The service says: refunded on ${on}`,
    message: `Causeway could not confirm it. The transfer to ${to} did not work.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `The arrival on ${to} is no longer there`,
    message: 'The chain took its block back. Causeway waits for it again.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts
      ? `${amounts.part} of ${amounts.whole} came back on ${on}`
      : `A part of your money came back on ${on}`,
    message: 'No more has come for a day. Open the transfer to see whom to ask for the rest.',
  }),
  cancelled: (to) => ({
    title: `You cancelled the transfer to ${to}`,
    message: 'Your money stayed with you, less network fees.',
  }),
  nonceTaken: (to) => ({
    title: `The transfer to ${to} did not go through`,
    message: 'Another transaction of your account took its place. Open it before you try again.',
  }),
  failed: (to) => ({
    title: `The transfer to ${to} did not go through`,
    message: 'Open it to see what happened to your money.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `${amounts.paid} was paid instead of ${amounts.quoted}` : 'The service quoted anew',
    message: `The service made a new offer for what came. Causeway follows it until the money is on ${to}.`,
  }),
  unlock: (to) => ({
    title: 'Unlock Causeway to go on',
    message: `The transfer to ${to} waits for a signature. Nothing is sent until then.`,
  }),
  fee: (from, to, most) => ({
    title: `The network fee on ${from} has risen`,
    message: `It is above ${most ? `the ${most} that you confirmed` : 'what you confirmed'}, so nothing is signed for the transfer to ${to}. If the fee falls in time, it goes on by itself; otherwise the quote runs out and you can ask for a fresh one.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} has not confirmed it yet.${minutes ? ` A block comes about every ${minutes} minutes.` : ''} Nothing is lost; open it to see what you can do.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'It could not be paid out. The refund is still to come; Causeway keeps looking for it.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `Causeway keeps looking until it is paid out on ${to} or refunded.`,
  }),
  addressExpired: (to) => ({
    title: 'The deposit address has expired',
    message: `No payment for ${to} was seen there in time. Don't pay it any more: start again with a new quote.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'It was not revoked' : `A transaction for ${site} did not go through`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `Done on ${chain}`,
      message: `What ${site} asked for is in a block, read by Causeway.`,
    }),
    deposited: (site, chain, deposits) => ({
      title: `Done on ${chain}`,
      message: `${deposits === 1 ? 'The deposit' : 'Each deposit'} that ${site} asked for is in a block, read by Causeway. The site tells what becomes of it.`,
    }),
    takenBack: (chain) => ({
      title: `Done on ${chain}`,
      message: 'It is revoked: that is in a block, read by Causeway.',
    }),
    arrived: (site, chain = 'the chain', isRead) => ({
      title: isRead ? `Arrived on ${chain}` : `Said to have arrived on ${chain}`,
      message: `The transfer that ${site} had you pay for was paid out. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'the chain', isRead) => ({
      title: isRead ? `Refunded on ${chain}` : 'Said to be refunded',
      message: `What you paid for ${site} came back. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'Unlock Causeway to go on',
      message: `${site ? `A transaction for ${site}` : 'A revocation'} waits for a signature. Nothing is sent until then.`,
    }),
    fee: (site, chain, most) => ({
      title: `The network fee on ${chain} has risen`,
      message: `It is above ${most ? `the ${most} that you confirmed` : 'what you confirmed'}, so nothing is signed ${site ? `for ${site}` : 'for the revocation'}. If the fee falls in time, it goes on by itself; otherwise it ends unsigned.`,
    }),
    slow: (site) => `${site ? `Sending for ${site}` : 'A revocation'} takes longer than usual`,
    why: {
      notFunded: (chain) =>
        `Causeway has not seen the money for it arrive on ${chain}, so nothing was sent. Open Causeway to see what became of it.`,
      refunded: (chain) =>
        `The transfer that was to bring the money to ${chain} ended with a refund, so nothing was sent. Open Causeway to see it.`,
      wouldFail: (chain) => `The node of ${chain} says that it would fail now, so it was not signed.`,
      reverted: (chain) => `${chain} took it and refused it. Only its network fee was paid.`,
      nonceTaken: () => 'Another transaction of your account took its place.',
      inputGone: () => 'A payment that it spends was taken back.',
      notRelayed: () => 'Bitcoin nodes refuse the transaction.',
      invalid: () => 'Nodes refuse the transaction, and so do the network’s rules. It cost nothing.',
      expired: () => 'It waited for too long and was not signed.',
      cancelled: () => 'You cancelled it.',
      noEffect: (chain) => `It went through on ${chain}, without effect.`,
      maybeSent: () =>
        'Your account may have sent this since you confirmed, so nothing more was signed. Look there first.',
      sentElsewhere: () => 'Your account sent it after you confirmed, from elsewhere. Nothing more was signed.',
    },
    moneyIsThere: (chain) => `The money that was brought is in your account on ${chain}.`,
  },
}

function longer(to: string): string {
  return `The transfer to ${to} takes longer than usual`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway has read it there.' : 'The service says so; Causeway could not read it.'
}
