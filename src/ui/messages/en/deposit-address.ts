import { count, span } from './words.ts'

/** Deposit addresses: what to pay, and what came. */
export const depositAddress = {
  deposit: {
    title: 'Pay this address',
    titleReusable: 'Your reusable address',
    titlePaid: 'The deposit address',
    exactly: 'Send exactly',
    quoted: 'Send any amount; the quote is for',
    copyAmount: 'Copy amount',
    only: (symbol: string, chain: string) =>
      `on ${chain}. Nothing but ${symbol}, on no other chain. Fees of your wallet or exchange come on top.`,
    qr: 'QR code of the deposit address',
    qrWithAmount: 'QR code of the deposit address and the exact amount',
    timeLeft: (seconds: number) => `${span(seconds)} left`,
    timeOver: 'Time is over',
    refund: (chain: string) => `What comes back goes to this address on ${chain}`,
    news: {
      unread: 'The address could not be looked at',
      nothing: 'Nothing has come yet',
      late: 'Nothing came in time',
      less: (arrived: string, missing: string) => `${arrived} has come: ${missing} too little`,
      exact: (arrived: string) => `${arrived} has come, exactly as asked`,
      more: (arrived: string, excess: string) => `${arrived} has come: ${excess} too much`,
      several: (payments: number, arrived: string) => `${count(payments, 'payment')} have come, ${arrived} in all`,
    },
    means: {
      nothing: 'Causeway looks every few seconds. You can close it: it tells you when the money has arrived.',
      late: 'Do not pay it any more: what comes now is sent back to you, less network fee. Start again with a fresh quote.',
      less: 'That cannot be paid out: it comes back to you, less network fee. Do not send the rest; start again instead.',
      exact: 'There is nothing more to do: it crosses now.',
      more: 'What was asked for crosses now. The rest comes back to you, less network fee.',
      several: 'This address takes one payment. The first one counts if it is whole; every other comes back to you.',
    },
    meansReusable: {
      nothing: 'Causeway looks every few seconds. You can close it: it tells you when the money has arrived.',
      late: 'The rate of the quote is over. What comes now crosses at the rate of its moment.',
      less: 'The service makes a new offer for what came, at the rate of that moment: usually less than the first quote. Causeway follows the new offer where the service names it.',
      exact: 'There is nothing more to do: it crosses now.',
      more: 'The service makes a new offer for all that came, at the rate of that moment. Causeway follows the new offer where the service names it.',
      several:
        'Each of them crosses on its own, at the rate of its moment. Causeway follows the first one to its end, and looks for the others while this page is open.',
    },
    waits: (amount: string) => `${amount} of it waits for a block.`,
    rulesTitle: 'How this address works',
    rulesSaid: 'By the service’s word: nothing on a chain forces it to do so.',
    cases: {
      exact: (amount: string) => `Exactly ${amount}`,
      less: 'Less',
      more: 'More',
      again: 'A second payment',
      late: 'Too late',
      other: 'Another token or chain',
    },
    rules: {
      exact: 'crosses as quoted.',
      less: 'is not paid out: it comes back to you, less network fee.',
      more: 'crosses as quoted; what is too much comes back to you, less network fee.',
      again: 'comes back to you, less network fee.',
      late: 'comes back to you, less network fee.',
      other: 'may be lost.',
    },
    rulesReusable: {
      exact: 'crosses as quoted, while the quote lasts.',
      less: 'crosses at the rate of that moment.',
      more: 'crosses at the rate of that moment.',
      again: 'crosses on its own, at the rate of that moment.',
      late: 'crosses at the rate of that moment.',
      other: 'may be lost.',
    },
  },
  payHere: {
    open: 'Pay it from this wallet',
    title: 'Pay from this wallet',
    pays: 'You pay',
    to: (chain: string) => `To the deposit address on ${chain}`,
    once: 'Pay it in one way only: what comes to this address a second time is another payment.',
    keep: 'Not now',
    confirm: 'Pay',
    taken: 'Your payment is on its way.',
  },
  requoted: {
    title: (paid: string, asked: string) => `You sent ${paid} instead of ${asked}`,
    titleLate: (paid: string) => `You sent ${paid} after the time of the quote`,
    text: 'The service quoted anew for what came. The first quote does not hold for it.',
    less: (share: string) => `In proportion, the first quote was for at least ${share}: this is less.`,
    enough: (share: string) => `In proportion, the first quote was for at least ${share}: this is no less.`,
    firstMinimum: (asked: string) => `At least, for ${asked}`,
    requestId: 'Request that took over',
  },
  afterwards: {
    title: 'What else came to this address',
    excess: (amount: string) => `${amount} was too much`,
    further: (amount: string) => `Another payment of ${amount}`,
    late: (amount: string) => `${amount} came after all`,
    awaited: 'It comes back to you, less network fee. Nothing of it is there yet.',
    awaitedOpen: 'It crosses on its own, at the rate of its moment. The offer for it is not known yet.',
    back: (amount: string) => `${amount} came back to the refund address. Read on the chain by Causeway.`,
    backPerhaps: (amount: string) =>
      `${amount} came to the refund address after it. That may be it, less network fee: the amount is not the same.`,
    arrived: (amount: string, chain: string) =>
      `It crossed on its own: ${amount} has arrived on ${chain}. Read on the chain by Causeway.`,
    followed: 'It crosses on its own. The service says:',
    unfollowed: {
      key: (chain: string) =>
        `It crosses on its own. What becomes of it the service tells only holders of an API key: look at the recipient’s balance on ${chain}.`,
      newer: (chain: string) =>
        `It crosses on its own. The service tells of the newest payment only: look at the recipient’s balance on ${chain}.`,
    },
    unread: 'It could not be looked for',
    note: 'Looked for while this page is open.',
  },
}
