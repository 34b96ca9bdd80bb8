import type { Family } from '../../../../core/chain/chain.ts'
import { about, span } from '../format.ts'

export const enTransfer = {
  transfer: {
    title: 'Transfer',
    copyPsbt: 'Copy signed PSBT',
    route: (from: string, to: string) => `from ${from} to ${to}`,
    timeline: 'What happens',
    whatHappened: 'What happened',
    identifiers: 'Identifiers',
    requestId: 'Request',
    orderId: 'Order',
    block: (chain: string) => `Block on ${chain}`,
    notFound: 'This transfer is not here',
    notFoundText: 'This wallet has no transfer of that name. Look at Activity for those it has.',
  },
  timeline: {
    state: { done: 'Done: ', active: 'Now: ', next: 'Next: ', bad: 'Did not work: ', back: 'Returned: ' },
    approved: 'You confirmed',
    phase: {
      planned: (_chain: string) => 'Not signed yet. ',
      reserved: (_chain: string) => 'Being signed. ',
      signed: (_chain: string) => 'Signed and kept. Being sent. ',
      broadcast: (chain: string) => `Sent. Waiting for ${chain} to confirm. `,
      included: (chain: string) => `Confirmed on ${chain}. `,
      finalized: (chain: string) => `Confirmed for good on ${chain}. `,
      replaced: (chain: string) =>
        `${chain} took another transaction of your account in its place, so this one can never go through. `,
      reverted: (chain: string) => `Refused by ${chain}. `,
      ineffective: (chain: string) => `Confirmed on ${chain}, but without effect. `,
    },
    notFinal: (chain: string) => `In a block of ${chain}, not final yet. `,
    attempt: {
      raised: (chain: string) => `Sent again with a higher fee. Waiting for ${chain} to confirm one of the two. `,
      cancelling: (chain: string) => `Being cancelled. Waiting for ${chain} to confirm the cancellation in its place. `,
      cancelled: (chain: string) => `Cancelled on ${chain}. `,
    },
    bitcoinPhase: {
      planned: (_block: string) => 'Not signed yet. ',
      reserved: (_block: string) => 'Being signed. ',
      signed: (_block: string) => 'Signed and kept. Being handed to the network. ',
      broadcast: (_block: string) => 'Handed to the network. ',
      included: (block: string) => `In block ${block}, with one confirmation or more. `,
      finalized: (block: string) => `In block ${block}, so deep that nothing takes it out again. `,
      replaced: (_block: string) =>
        'Another transaction spent the same coins in a block, so this one can never go through. ',
      reverted: (_block: string) => 'Refused by the network. ',
      ineffective: (_block: string) => 'Done, without effect. ',
    },
    service: 'the service',
    messagePhase: {
      planned: (_taker: string) => 'Not signed yet. ',
      reserved: (_taker: string) => 'Being signed. ',
      signed: (taker: string) => `Signed and kept. Being handed to ${taker}. `,
      broadcast: (taker: string) => `Handed to ${taker}. Waiting for the answer. `,
      included: (taker: string) => `Taken by ${taker}. `,
      finalized: (taker: string) => `Taken by ${taker}. `,
      replaced: (_taker: string) => 'Another transfer of your account used its number, so this one can never be made. ',
      reverted: (taker: string) => `Refused by ${taker}. `,
      ineffective: (_taker: string) => 'Done, without effect. ',
    },
    probablyTaken: (taker: string) =>
      `Probably taken by ${taker}: it lists an equal transfer of your account, without its number. `,
    feeRefused:
      'The network refused the higher fee. The transaction with the former fee stays in force; you can try again.',
    bitcoinAttempt: {
      raised: (_block: string) => 'Sent again with a higher miner fee. A block takes one of the two. ',
      cancelling: (_block: string) => 'Being cancelled. ',
      cancelled: (block: string) => `Cancelled in block ${block}. `,
    },
    explorer: 'Explorer',
    pay: (amount: string) => `You pay ${amount} to the deposit address`,
    came: (amount: string) => `${amount} came to the deposit address`,
    cameInstead: (amount: string, asked: string) =>
      `${amount} came to the deposit address, where ${asked} was asked for`,
    cameUnread: (asked: string) => `The deposit address was paid; ${asked} was asked for`,
    elsewhere: 'Paid from another copy of your wallet',
    payActive: 'Causeway looks at the address by itself.',
    seen: {
      next: 'The service sees the deposit',
      active: 'The service is looking for the deposit',
      done: 'The service has seen the deposit',
    },
    seenActive: {
      evm: 'It usually takes a few seconds after the confirmation.',
      bitcoin: 'The service wants one confirmation, or two for a large amount.',
      exchangeA: 'It usually takes a few seconds after the transfer.',
      exchangeB: 'It usually takes a few seconds after the transfer.',
    } satisfies Record<Family, string>,
    filling: {
      next: (chain: string) => `The service pays on ${chain}`,
      active: (chain: string) => `The service is paying on ${chain}`,
      done: (chain: string) => `The service has paid on ${chain}`,
      said: (chain: string) => `Paid on ${chain}, by the service’s word`,
    },
    notFilled: 'It could not be paid there.',
    serviceSays: 'The service says:',
    reason: 'The service’s reason:',
    reasonUnknown: 'The service gives a reason for which Causeway has no words:',
    status: {
      waiting: 'Waiting for the deposit.',
      depositing: 'The deposit is being seen.',
      pending: 'The deposit is seen; the payment is being prepared.',
      submitted: 'The payment is sent.',
      delayed: 'The service says that it is delayed. Causeway follows it until it is paid out or refunded.',
      success: 'The service says that it has paid. Causeway is reading the chain to be sure.',
      failure: 'It could not be paid. A refund usually follows by itself.',
      refund: 'The service says that it has refunded. Causeway is reading the chain to be sure.',
    },
    submittedBitcoin: 'The payment is sent, and waits for a block.',
    requoted: (paid: string) => `The service quoted anew for ${paid}`,
    backNext: 'The money comes back',
    receivedNext: 'The money arrives',
    receivedAnew: 'Paid, says the service',
    received: (amount: string, proof: 'verified' | 'reported') =>
      proof === 'verified' ? `Arrived: ${amount}` : `Paid, at least ${amount}, says the service`,
    refunded: (amount: string | undefined, chain: string) => `Refunded ${amount ?? ''} on ${chain}`.replace('  ', ' '),
    readBy: (chain: string) => `Read on ${chain} by Causeway. `,
    onlySaid: 'The service says so; Causeway could not read it itself yet.',
    failed: 'The transfer ended here',
  },
  cpfp: {
    open: 'Pay to speed it up',
    title: 'Speed up what arrives',
    text: 'Its transaction is not yours, so its fee cannot be raised. But you can pay the miner out of what arrives: a payment to yourself that counts only together with it.',
    arrives: 'Arrives',
    fee: 'To the miner',
    left: 'Stays with you',
    confirm: 'Pay the miner',
    taken: 'The payment to the miner is on its way. One of the next blocks should take both.',
    refused: 'The network refused the payment to the miner. What was sent before stays in force; you can try again.',
    line: 'To speed up the arrival, at most',
  },
  offer: {
    notTaken: {
      stale: 'This offer is no longer valid',
      locked: 'The wallet was locked meanwhile. Unlock it and confirm again.',
    },
    nothingSigned: 'Nothing was signed. What you see below is new.',
    highFee: (share: string, amount: string) => `The miner fee is ${share} of ${amount}`,
    notKnown: 'It is not known whether this was taken',
    readAnew: 'What you see below is new: confirm again only if it is still what you want.',
    loading: 'Asking the chain what it takes.',
    failed: 'The offer could not be made',
    unavailable: 'This cannot be done now',
  },
  abandon: {
    open: 'Give up',
    title: 'Give this transfer up?',
    text: (amount: string) =>
      `Nothing more of it will be signed: your ${amount} stays with you. You can start again with a fresh quote.`,
    callsTitle: 'Give these transactions up?',
    callsText:
      'Nothing more of them will be signed. Causeway first looks whether your account sent them from elsewhere.',
    letGo: 'What is signed already was given to nobody, and never will be.',
    unpaid:
      'Do so only if you have not paid. What is paid to the address all the same still arrives or comes back to you, but Causeway no longer follows it.',
    keep: 'Keep waiting',
    confirm: 'Give up',
    abandoned: 'The transfer is over. Nothing more of it will be signed.',
    notFollowed: 'The transfer is over. Do not pay to its address any more.',
    tooLate: 'The transfer has moved on meanwhile.',
    unread: 'Whether its address was paid cannot be read now. Try again in a moment.',
    stop: 'Stop waiting',
    stopTitle: 'Stop following this transfer?',
    inDoubt: (amount: string) =>
      `Nobody says yet whether your ${amount} left your account on the exchange. It may still do so. Look there before you pay again.`,
    saidPaid:
      'The transfer was found paid, and not by this wallet. Look at your account before you pay again. What arrives comes to you all the same, but Causeway no longer follows it.',
  },
  outcome: {
    elapsed: (seconds: number) => `${span(seconds)} so far`,
    usual: {
      past: (seconds: number) => `took you about ${about(seconds)} before`,
      service: (seconds: number) => `the service says about ${about(seconds)}`,
    },
    noUsual: 'No usual time is known',
    closeOn: {
      back: 'Safe to close: Causeway carries on and tells you when the money is back with you.',
      cancel: 'Safe to close: Causeway carries on and tells you which of the two transactions got in.',
      stopped:
        'This transfer goes no further: one of its steps did not go through, or you cancelled it. What was sent already may still get in, and nothing more is sent. Safe to close: Causeway carries on and tells you how it ends.',
      short:
        'Less came than this address takes, so it is not paid out. Safe to close: Causeway carries on and tells you when the money is back with you.',
    },
    longer: 'It takes longer than usual.',
    safeToClose: 'Safe to close: Causeway carries on and tells you when the money has arrived.',
    slowTitle: 'Slower than usual',
    blocks: 'Blocks of Bitcoin take 10 minutes on average; 30 to 50 happen.',
    slowText: {
      steps: 'This happens when a chain is busy. Nothing is lost: what was sent waits for its block.',
      bitcoinSteps:
        'This happens when blocks are full or come late. Nothing is lost: the transaction waits, and with a higher miner fee a block takes it sooner.',
      paid: 'This happens when a chain is busy. Causeway follows it until it has arrived or come back; there is nothing to do.',
    },
    feeTitle: 'The network fee has risen',
    feeText: (most: string) =>
      `It is above the ${most} that you confirmed, so nothing more is signed. If the fee falls in time, it goes on by itself; otherwise the quote runs out and you can ask for a fresh one. What is not signed yet costs nothing.`,
    obstacleTitle: 'Something is in the way',
    obstacleText: 'Causeway keeps trying by itself and never sends anything twice.',
    oneNode: (chain: string) => `Only one of two nodes of ${chain} answered in time, so Causeway went on with it.`,
    received: (amount: string, chain: string) => `${amount} has arrived on ${chain}`,
    receivedAnew: (chain: string) => `Read on ${chain} by Causeway.`,
    receivedText: (minimum: string, chain: string) => `Read on ${chain} by Causeway. Quoted: at least ${minimum}.`,
    receivedExact: (asked: string, chain: string) => `Read on ${chain} by Causeway. Quoted: exactly ${asked}.`,
    reported: (chain: string) => `The service says that it has paid on ${chain}`,
    reportedText: 'Causeway could not read the payment itself yet. Open the explorer to see it.',
    refunded: (amount: string, chain: string) => `${amount} is back with you on ${chain}`,
    refundReported: (chain: string) => `The service says that it has refunded on ${chain}`,
    gone: 'It is no longer there; waiting again',
    goneText: (chain: string) =>
      `A reorganisation of ${chain} took it out of its block. Causeway follows it until it is there again.`,
    part: (part: string, whole: string) => `${part} of ${whole} has come so far`,
    partText: 'Read on the chain by Causeway, which looks for the rest.',
    refundedInPart: (part: string, whole: string, chain: string) => `${part} of ${whole} is back with you on ${chain}`,
    support: 'Its support:',
    refundedInPartText: (requestId: string) =>
      `No more came for a day. Ask the service’s support for the rest, and name the request ${requestId}. What still comes is added here.`,
    unprovableText:
      'The node of this chain no longer has what would prove it. Causeway reads it again later. Open the explorer to see it.',
    refundedText: 'The transfer could not be made, so your money came back, less network fees.',
    failed: {
      reverted: (chain: string) => `${chain} refused the transaction`,
      noEffect: (chain: string) => `The transaction went through on ${chain}, without effect`,
      nonceTaken: (_chain: string) => 'Another transaction took its place',
      inputGone: (_chain: string) => 'A payment that it spends was taken back',
      notRelayed: (_chain: string) => 'Bitcoin nodes refuse the transaction',
      refused: (_chain: string) => 'The plan could no longer be proven',
      expired: (_chain: string) => 'The quote ran out before the deposit',
      cancelled: (_chain: string) => 'You cancelled it',
      inDoubt: (_chain: string) => 'You stopped following it',
      abandoned: (_chain: string) => 'You abandoned it',
    },
    coinsTaken: 'Another transaction took its coins',
    coinsTakenNext:
      'This happens when the same recovery phrase is used in another wallet. Look there first, and only then try again. If you did not send it, move your money to a new wallet.',
    unpaid: {
      strictAddress:
        'No payment was known when you gave it up. What still comes to it goes back to the refund address.',
      openAddress:
        'No payment was known when you gave it up. What still comes to it crosses at the rate of its moment.',
    },
    nothingSent: (amount: string) =>
      `Nothing was sent, and no fee was paid. Your ${amount} did not leave your account.`,
    nothingLeftBitcoin: (amount: string) => `Your ${amount} did not leave your account, and no fee was paid.`,
    nothingLeft: (amount: string) => `Your ${amount} did not leave your account. At most network fees were paid.`,
    takenBy: 'It was this transaction:',
    notByThis: (amount: string) =>
      `This transfer did not move your ${amount}, and cannot any more. The other transaction was signed with your key, but not by Causeway, which cannot say what it did.`,
    unclear: (amount: string) =>
      `The transaction did not do what it was signed for, and Causeway cannot say where your ${amount} is. Open it in the explorer before you try again.`,
    exchangeRanOut: (taker: string) => `${taker} did not carry it out in time`,
    exchangeRefused: (taker: string) => `${taker} refused it`,
    theService: 'The service',
    nothingLeftExchange: (amount: string) => `Your ${amount} did not leave your account on the exchange.`,
    itsWords: 'Its words:',
    exchangeNext: 'Look at your account on the exchange first, then try again with a fresh quote.',
    next: {
      reverted: 'Check your balance of the native currency, and try again with a fresh quote.',
      noEffect:
        'Its effect was used or undone elsewhere, for example by another wallet with the same account. Look there first, then try again.',
      nonceTaken:
        'This happens when the same account is used in another wallet. Look there first, and only then try again. If you did not send it, move your money to a new wallet.',
      inputGone:
        'The sender replaced a payment to you before a block confirmed it. Try again with the coins that you have.',
      notRelayed: 'No node passes such a transaction on. Its coins are free again. Try again with a fresh quote.',
      refused: 'Causeway checks again right before each signature, and stopped. Try again with a fresh quote.',
      expired: 'Try again: a fresh quote takes a few seconds.',
      cancelled: 'You can try again whenever you like.',
      abandoned: 'You can try again whenever you like.',
    },
    leftover: (amount: string, chain: string) =>
      `The approval of ${amount} on ${chain} was already given. It is for exactly that, and the depository alone can use it.`,
  },
}
