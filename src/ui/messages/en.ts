import type { AddressProblem } from '../../core/address.ts'
import type { Family } from '../../core/chain.ts'
import type { IntentField } from '../../core/intent.ts'
import { calls } from './en-calls.ts'

// Every word that a user can read. Sentences say what happened, what it means for the money, and what to do now.

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const list = (words: readonly (string | number)[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words.map(String))

const fields: Readonly<Record<IntentField, string>> = {
  user: 'Your account',
  originCurrency: 'The currency that you send',
  destinationCurrency: 'The currency that should arrive',
  amount: 'The amount',
  recipient: 'The recipient',
  refundTo: 'The refund address',
  slippageBasisPoints: 'The slippage',
  payment: 'The way of paying',
  topupGasUsd: 'The gas on arrival',
  calls: 'The calls on arrival',
  sponsorship: 'The sponsorship',
}

const rawNames: Readonly<Record<string, string>> = {
  to: 'To',
  value: 'Value, smallest unit',
  data: 'Data',
  typedData: 'Typed data',
  digest: 'What is signed of them, as one hash',
  post: 'Posted with the signature',
  action: 'Action',
  transfer: 'Transfer',
  message: 'Message; … is set when it is signed',
  psbt: 'PSBT',
}

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'Paste or type the address.',
  notAnAddress: 'This is not an address: it must be 0x and 40 letters or digits.',
  wrongChecksum: 'One letter of this address is wrong: its upper and lower case do not match. Copy it again.',
  zeroAddress: 'Nobody owns this address. Money sent there would be lost.',
  otherNetwork: 'That is an address of a Bitcoin test network. Money sent there would be lost.',
  notAnIndex: 'That is not the number of an account on this exchange.',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress: 'This is no Bitcoin address that can be paid: it must begin with bc1, 1 or 3, and be whole.',
  wrongChecksum: 'A letter of this address is wrong: it does not fit its checksum. Copy it again.',
}

// Made once: a list of crossings asks for thirty times of day.
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const dayOf = (atSeconds: number) => shortDate.format(atSeconds * 1_000)
const minuteOf = (atSeconds: number) => `${dayOf(atSeconds)}, ${clock.format(atSeconds * 1_000)}`

export const en = {
  format: {
    clock: (atSeconds: number) => clock.format(atSeconds * 1_000),
    day: (atSeconds: number, daysAgo: number) => {
      if (daysAgo === 0) return 'Today'
      if (daysAgo === 1) return 'Yesterday'
      return date.format(atSeconds * 1_000)
    },
  },
  common: {
    pageTitle: (title: string) => `${title} · Causeway`,
    retry: 'Try again',
    back: 'Back',
    close: 'Close',
    next: 'Continue',
    to: 'to',
    ellipsis: '…',
    theChain: 'the chain',
    chainNumber: (id: number) => `Chain ${id}`,
    seconds: (seconds: number) => `${seconds} s`,
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
    amountHidden: 'Amount hidden',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    typeToFind: 'Type to find',
    filter: (what: string) => `Find: ${what}`,
    nothingFound: 'Nothing here has that name.',
    newTab: ' (opens in a new tab)',
  },
  notice: { info: 'Note: ', good: 'Good: ', warn: 'Warning: ', danger: 'Stop: ' },
  nav: { label: 'Main', home: 'Home', move: 'Move', activity: 'Activity', settings: 'Settings' },
  gates: {
    opening: 'Opening Causeway',
    noWallet: 'There is no wallet in this browser yet. Setting one up takes two minutes, in a full tab.',
    setUp: 'Set up Causeway',
    unreadableTitle: 'The wallet cannot be opened',
    unreadable: 'The stored wallet cannot be read',
    unreadableText:
      'Causeway has left it exactly as it is. Your money is on the chains, not in this browser: with your recovery phrase you can always reach it.',
    noAnswerTitle: 'One moment',
    noAnswer: 'The wallet does not answer',
  },
  unlock: {
    title: 'Unlock Causeway',
    password: 'Password',
    empty: 'Type your password first.',
    button: 'Unlock',
    busy: 'Unlocking…',
    done: 'Unlocked.',
    waitButton: (seconds: number) => `Wait ${span(seconds)}`,
    wrong: 'That is not the password.',
    tries: (failed: number, waitSeconds: number) =>
      `${count(failed, 'wrong try', 'wrong tries')} so far. ${
        waitSeconds > 0 ? `You can try again in ${span(waitSeconds)}. ` : ''
      }Nothing is lost: your wallet stays as it is.`,
  },
  home: {
    title: 'Home',
    account: 'Account',
    balances: 'Balances',
    move: 'Move money',
    receive: 'Receive',
    receiveMore: 'QR codes, and Bitcoin',
    coins: 'Coins',
    inFlight: 'Under way',
    moreInFlight: (others: number) => `And ${others.toLocaleString('en')} more under way`,
    loading: 'Reading your balances.',
    notRead: 'Not read',
    couldNotRead: 'Could not read',
    withoutUnread: (chains: number) => `${count(chains, 'chain')} missing`,
    balancesFailed: 'Your balances could not be read',
    refreshFailed: 'The balances could not be read again. What you see is from before.',
    emptyTitle: 'No money here yet',
    emptyText: (chains: readonly string[]) =>
      `Send some to your address on ${new Intl.ListFormat('en', { type: 'disjunction' }).format(chains)}. It shows up here by itself.`,
    copyAddress: 'Copy address',
    openTab: 'Open in a tab',
    showAmounts: 'Show amounts',
    hideAmounts: 'Hide amounts',
  },
  receive: {
    title: 'Receive',
    family: 'Kind of chain',
    families: { evm: 'EVM chains', bitcoin: 'Bitcoin' },
    loading: 'Reading your addresses.',
    failed: 'Your addresses could not be read',
    qr: (family: string) => `QR code of your address on ${family}`,
    evmTitle: (chains: readonly string[]) => `Your address on ${list(chains)}`,
    evmMay: ['The native currency and the tokens that this wallet shows, on these chains. They show up by themselves.'],
    evmMustNot: [
      'On another EVM chain, or in another token, it is yours but not shown here.',
      'By any other network, such as Bitcoin or Solana, it would be lost.',
    ],
    bitcoinTitle: 'Your next address on Bitcoin',
    script: 'Kind of address',
    scripts: {
      p2wpkh: 'Every wallet and exchange of today can pay to it.',
      p2tr: 'Some exchanges cannot pay to it yet; then use native segwit.',
    },
    bitcoinMay: ['Bitcoin (BTC) on the Bitcoin network. It shows up at once, and counts when a block has it.'],
    bitcoinMustNot: [
      'Anything else would be lost: wrapped bitcoin, tokens, or bitcoin by another network.',
      'Coins with inscriptions or runes are spent here like any others.',
    ],
    noneTitle: 'This address is not known now',
    noneText: 'The wallet makes it from your keys. Lock the wallet, unlock it again, and look here once more.',
  },
  coins: {
    title: 'Bitcoin coins',
    refresh: 'Look again',
    accounts: { p2wpkh: 'Native SegWit', p2tr: 'Taproot' },
    loading: 'Reading your coins.',
    failed: 'Your coins could not be read',
    failedText: 'Nothing of them has changed by that. They are on the chain, not in this browser.',
    available: 'Available',
    arriving: 'On its way, in no block yet',
    noCoins: 'No coins here.',
    confirmations: (confirmations: number) =>
      confirmations === 0
        ? 'In no block yet'
        : `${confirmations.toLocaleString('en')} ${confirmations === 1 ? 'confirmation' : 'confirmations'}`,
    locked: 'Held by a crossing',
    emptyTitle: 'No coins yet',
    emptyText: 'What is sent to your Bitcoin address lies here, coin by coin, from the moment that it is seen.',
  },
  activity: {
    title: 'Activity',
    loading: 'Reading your crossings.',
    failed: 'Your crossings could not be read',
    emptyTitle: 'No crossings yet',
    emptyText:
      'Every crossing that you make is kept here, with each step and its proof. The list never leaves this browser.',
    more: 'Show earlier crossings',
    moreFailed: 'Earlier crossings could not be read',
  },
  state: {
    sending: 'Sending',
    unpaid: 'Awaiting payment',
    waiting: 'Sent',
    filling: 'Filling',
    delayed: 'Delayed',
    refunding: 'Refunding',
    unknown: 'Being followed',
    received: 'Received',
    reported: 'Reported',
    refunded: 'Refunded',
    failed: 'Did not go out',
    cancelled: 'Cancelled',
  },
  exchangeAccount: {
    loading: 'Asking which account is yours.',
    failed: 'Your account on the exchange could not be read',
    unread: (exchange: string) => `${exchange} did not say which account is yours`,
    noneTitle: (exchange: string) => `You have no account on ${exchange} yet`,
    none: (exchange: string) =>
      `${exchange} opens one with the first deposit on its own site. Make it with this address, then look again:`,
    copy: 'Copy this address',
    again: 'Look again',
    on: 'On',
    which: (exchange: string) => `Account on ${exchange}`,
    account: (index: number) => `Account ${index}`,
    keyTitle: (exchange: string) => `${exchange} wants a key for this`,
    key: {
      none: (exchange: string, index: number) =>
        `What leaves account ${index} is signed with a key that ${exchange} knows. It is made here, kept encrypted, and can be revoked in the settings.`,
      registering: (exchange: string, index: number) =>
        `The key for account ${index} is on its way to ${exchange}. It can be used as soon as it is there.`,
      revoking: (exchange: string, index: number) =>
        `You are taking back the key for account ${index}. Once ${exchange} has done that, you can make another one.`,
    },
    makeKey: 'Make a key',
    lookAtKey: 'Look whether it is there',
  },
  move: {
    title: 'Move money',
    youSend: 'You send',
    arrives: 'Arrives, about',
    noAmountYet: '0',
    from: 'What you send',
    to: 'What should arrive',
    choose: 'Choose',
    onChain: (symbol: string, chain: string) => `${symbol} on ${chain}`,
    unread: 'not read',
    turn: 'Swap the two sides',
    max: 'Max',
    youHave: 'You have',
    kept: 'Kept for network fees:',
    recipient: 'To',
    toYou: 'Your account',
    otherAddress: 'Other address',
    ownAddress: 'My account',
    addressPlaceholder: { evm: '0x…', exchangeA: '0x…', bitcoin: 'bc1…', exchangeB: '123' } satisfies Record<
      Family,
      string
    >,
    isYours: 'This is one of your own accounts.',
    notYours: 'This is not your account',
    neverSeen:
      'This wallet has never sent anything there. What arrives there cannot be called back: compare every letter.',
    seenBefore: 'This wallet has sent there before. What arrives there cannot be called back.',
    review: 'Review',
    loading: 'Reading the chains.',
    chainsFailed: 'The chains could not be read',
    chainDisabled: 'Switched off by the service now',
    lagging: (chain: string) =>
      `${chain} is slow to make blocks now. Crossings take longer than usual; nothing is lost.`,
    amount: {
      notANumber: 'Write the amount in digits, with a point, such as 0.1.',
      tooPrecise: (symbol: string, decimals: number) => `${symbol} has ${decimals} digits after the point at most.`,
      tooLarge: 'No chain can carry that much.',
      zero: 'The amount must be more than zero.',
      tooMuch: (has: string, symbol: string) => `You have ${has} ${symbol}. Send less, or choose another currency.`,
    },
    addressProblem: (problem: AddressProblem, family: Family) =>
      (family === 'bitcoin' ? bitcoinAddressProblems[problem] : undefined) ?? addressProblems[problem],
    currencies: {
      same: 'Both sides are the same currency on the same chain: the money is already there. Choose another one.',
      originDisabled: 'The service has switched off the chain that you send from. Choose another one, or wait.',
      destinationDisabled:
        'The service has switched off the chain where it should arrive. Choose another one, or wait.',
    },
  },
  payFrom: {
    label: 'From',
    title: 'Where do you pay from?',
    elsewhere: 'Pay from elsewhere',
    change: 'Change',
    names: {
      deposit: 'This wallet',
      strictAddress: 'Elsewhere, one payment',
      openAddress: 'Elsewhere, as often as you like',
    },
    ways: {
      deposit: 'This wallet',
      strictAddress: 'Another wallet or an exchange, once',
      openAddress: 'Another wallet or an exchange, again and again',
    },
    means: {
      deposit: 'Causeway signs and sends it out of what your account holds.',
      strictAddress: 'You get an address for one payment of exactly this amount. Anything else comes back.',
      openAddress:
        'You get an address that takes any amount at any time, at the rate of that moment: what arrives of another amount is followed, but not promised.',
    },
    notes: {
      strictAddress: 'You get an address for one payment of exactly this amount, after you have seen the review.',
      openAddress: 'You get an address that you can pay again. Other amounts cross at the rate of their moment.',
    },
    tokens: 'The service may offer this for native currencies only.',
  },
  deposit: {
    title: 'Pay this address',
    titleReusable: 'Your reusable address',
    titlePaid: 'The deposit address',
    exactly: 'Send exactly',
    quoted: 'Send any amount; the quote is for',
    copyAmount: 'Copy amount',
    only: (symbol: string, chain: string) =>
      `in ${symbol}, on ${chain}, and nothing else. Fees of your wallet or exchange come on top.`,
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
      nothing: 'This wallet looks every few seconds. You can close it: it tells you when the money has arrived.',
      late: 'Do not pay it any more: what comes now is sent back to you, less network fee. Start again with a fresh quote.',
      less: 'That cannot be paid out: it comes back to you, less network fee. Do not send the rest; start again instead.',
      exact: 'There is nothing more to do: it crosses now.',
      more: 'What was asked for crosses now. The rest comes back to you, less network fee.',
      several: 'This address takes one payment. The first one counts if it is whole; every other comes back to you.',
    },
    meansReusable: {
      nothing: 'This wallet looks every few seconds. You can close it: it tells you when the money has arrived.',
      late: 'The rate of the quote is over. What comes now crosses at the rate of its moment.',
      less: 'The service quotes anew for what came, at the rate of its moment. It brings less than the first quote says. This wallet follows the new offer where the service names it.',
      exact: 'There is nothing more to do: it crosses now.',
      more: 'The service quotes anew for all that came, at the rate of its moment. This wallet follows the new offer where the service names it.',
      several:
        'Each of them crosses on its own, at the rate of its moment. This wallet follows the first one to its end, and looks for the others while this page is open.',
    },
    waits: (amount: string) => `${amount} of it waits for a block.`,
    rulesTitle: 'How this address works',
    cases: {
      exact: (amount: string) => `Exactly ${amount}`,
      less: 'Less',
      more: 'More',
      again: 'A second payment',
      late: 'Too late',
      other: 'Another token or chain',
    },
    rules: {
      exact: 'crosses as promised.',
      less: 'is not paid out: it comes back to you, less network fee.',
      more: 'crosses as promised; what is too much comes back to you, less network fee.',
      again: 'comes back to you, less network fee.',
      late: 'comes back to you, less network fee.',
      other: 'may be lost.',
    },
    rulesReusable: {
      exact: 'crosses as promised, while the quote lasts.',
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
    text: 'The service quoted anew for what came. What the first quote promised does not hold for it.',
    less: (share: string) => `In proportion, the first quote promised at least ${share}: this is less.`,
    enough: (share: string) => `In proportion, the first quote promised at least ${share}: this is no less.`,
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
    back: (amount: string) => `${amount} came back to the refund address. Read on the chain by this wallet.`,
    backPerhaps: (amount: string) =>
      `${amount} came to the refund address after it. That may be it, less network fee: the amount is not the same.`,
    arrived: (amount: string, chain: string) =>
      `It crossed on its own: ${amount} has arrived on ${chain}. Read on the chain by this wallet.`,
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
  quote: {
    asking: 'Asking for a quote.',
    duration: (seconds: number | undefined) =>
      seconds === undefined ? 'Not said by the service' : `About ${span(seconds)}`,
    goodFor: (seconds: number) =>
      seconds === 0 ? 'This quote has run out' : `This quote is good for ${span(seconds)}`,
    proven: (claims: number, all: number) => `Proven on this device: ${claims} of ${all} checks`,
    again: 'Ask again',
    fundsTitle: 'Not enough for this',
    refusedTitle: 'Causeway refused this quote',
    refusedText: 'It does not do what you asked for, so nothing of it will be signed. Your money has not moved.',
    problemsTitle: 'This cannot be asked for yet',
    problem: (field: IntentField, problem: string) => `${fields[field]} ${problem}.`,
    unavailableTitle: 'No quote right now',
    unavailableWait: 'Your money has not moved. Causeway asks again by itself.',
    unavailableChange: 'Your money has not moved. Change the amount or the currencies.',
  },
  review: {
    title: 'Review',
    sentence: (pays: string, from: string, minimum: string, to: string) =>
      `You send ${pays} on ${from}; at least ${minimum} arrives on ${to}.`,
    sentenceElsewhere: (pays: string, from: string, minimum: string, to: string) =>
      `You pay ${pays} on ${from} from elsewhere; then at least ${minimum} arrives on ${to}.`,
    recipient: 'To',
    recipientOn: (chain: string) => `To, on ${chain}`,
    yourAccount: 'Your account',
    notYourAccount: 'NOT your account',
    notYours: 'This account is not in your wallet. What arrives there cannot be called back: compare every letter.',
    expected: 'Arrives, about',
    minimum: 'At least',
    cost: 'Fee, out of the amount',
    networkFee: 'Network fee, on top',
    exchangeFee: 'The exchange’s fee, on top',
    noFee: 'none',
    minerFee: 'Miner fee, on top',
    minerFigures: (sats: string, rate: string, percent: string) =>
      `${sats} sat · ${rate} sat/vB · ${percent} % of what you send`,
    feeElsewhere: 'what that wallet takes',
    upTo: 'up to',
    total: 'In all, in dollars',
    price: (dollars: string, symbol: string) => `${dollars} for 1 ${symbol}`,
    byPrices: (prices: readonly string[]) => `By the service’s price: ${prices.join(', ')}`,
    byDollarTokens: 'Dollar tokens counted as a dollar each',
    time: 'Usual time',
    refundToYou: (amount: string, chain: string) => `If it fails: ${amount} back to you on ${chain}, less network fee.`,
    refundToOther: (amount: string, chain: string) =>
      `If it fails: ${amount} goes to this address on ${chain}, less network fee.`,
    refundNotYours: 'The refund would not come back to your wallet.',
    warnings: (number: number) => `${count(number, 'thing')} to know first`,
    reject: 'Reject',
    confirm: (steps: number) =>
      steps === 1 ? 'Confirm' : steps === 2 ? 'Confirm both steps' : `Confirm all ${steps} steps`,
    confirmWorse: 'Confirm new amounts',
    confirmAddress: 'Show me the address',
    fresh: 'Get a fresh quote',
    freshTitle: 'Fresh quote. Nothing in it is worse for you.',
    worseTitle: 'The fresh quote is worse for you',
    worseText: 'Nothing was signed. Look at the new amounts before you confirm.',
    worse: { pays: 'You send', expected: 'Arrives, about', minimum: 'At least', mostGas: 'Network fee, at most' },
    lockedTitle: 'The wallet was locked meanwhile. Nothing was signed: unlock it and confirm again.',
    failedTitle: 'That did not go through',
    failedText: 'Before you try again, look at Activity: if the crossing is there, it was taken and is on its way.',
  },
  bitcoinReview: {
    title: 'Where your bitcoin goes',
    spends: (coins: number) => `Spends ${count(coins, 'coin')} of yours, together`,
    deposit: 'To the depository',
    change: 'Back to you',
    noChange: 'Nothing comes back as change: these coins are spent whole.',
    miner: 'To the miner',
    order: 'The transaction itself names the one order that it pays for:',
  },
  insist: {
    title: (number: number) =>
      number === 1 ? 'Something speaks against this plan' : `${number} things speak against this plan`,
    text: 'Causeway would refuse it. You asked to be able to insist: then it is on your word alone.',
    later: 'You can insist on the next page, by typing a phrase that names the risk.',
    type: 'To insist, type:',
    label: 'The phrase',
  },
  fees: {
    title: 'How the service splits its price',
    note: 'In the service’s own words. What you pay and what arrives at least was proven without them.',
    parts: {
      execution: 'Paying out',
      service: 'Service',
      total: 'Service, in all',
      app: 'App',
      sponsored: 'Paid by a sponsor',
    },
    impact: 'Price impact',
    percent: (percent: string) => `${percent} %`,
  },
  proof: {
    title: (claims: number, all: number) => `Checked ${claims} of ${all}`,
    intro: 'Proven on this device against what you asked for; nothing in this list is taken on trust.',
    gapsTitle: 'What could not be checked',
    gaps: {
      'swap-not-rebuilt': 'The way of the swap is the service’s',
      'address-on-trust': 'The deposit address is taken on the service’s word',
      'order-not-bound': 'Nothing binds the payment to what you asked for',
      'solver-did-not-sign': 'The solver has not signed the order',
      'price-on-trust': 'The price cannot be checked from here',
    },
    gapMeans: {
      'swap-not-rebuilt': 'Its route through the pools cannot be made again here. A simulation shows what it does.',
      'address-on-trust': 'No chain can tell whose it is. Pay it only if you trust the service with this amount.',
      'order-not-bound': 'If the service pays something else, there is no proof that you were promised this.',
      'solver-did-not-sign': 'The order still binds the deposit; the signature would only be one more witness.',
      'price-on-trust':
        'The two currencies differ, and no independent price is known here. Compare before you confirm.',
    },
    claims: {
      'plan-rebuilt': 'Every byte to sign was made here',
      'depository-pinned': 'The money goes to the known depository',
      'order-bound': 'The deposit pays for this order only',
      'solver-signed': 'The solver signed this order',
      'recipient-is-asked': 'The order pays the recipient that you asked for',
      'refund-is-yours': 'A refund comes back to you',
      'minimum-in-order': 'The least that arrives is part of the order',
      'approval-exact': 'The allowance is exact, not unlimited',
      'permit-exact': 'The permit is exact, and for one use',
      'swap-simulated': 'A simulation shows that nothing else leaves',
      'coins-proven': 'Every coin that is spent was proven by its own transaction',
      'address-computed': 'The deposit address belongs to this order',
    },
    askedClaims: {
      node: 'Your balance and the contract were read from the chain',
      explorer: 'Your coins and the fee of the hour were read from the chain',
      exchange: 'Your account was asked about at the exchange itself',
    },
    evidence: {
      planRebuilt: (steps: number) =>
        `${count(steps, 'step')} rebuilt from your words; the service’s bytes are the same.`,
      depositoryPinned: (chain: string) => `Built into Causeway for ${chain}:`,
      nothingToSign: 'There is nothing to sign: you pay an address from elsewhere.',
      orderBound: 'The order’s own hash, in the deposit:',
      solverSigned: 'The signature belongs to a solver that is built into Causeway.',
      recipientIsAsked: (chain: string) => `On ${chain}:`,
      refundIsYours: (chain: string) => `On ${chain}:`,
      minimumInOrder: (amount: string) => `${amount}, or the solver is not paid.`,
      approvalExact: (amount: string) => `${amount} and not more.`,
      permitExact: (amount: string) => `${amount}, once, and only for a short time.`,
      swapSimulated: (amount: string) => `Run on a copy of the chain: only ${amount} left your account.`,
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
  sign: {
    titleNone: 'Nothing to sign',
    title: (steps: number, are: 'transactions' | 'messages') =>
      steps === 1 ? 'What you sign' : `What you sign: ${count(steps, are === 'messages' ? 'message' : 'transaction')}`,
    step: {
      resetAllowance: (_amount: string, chain: string, spender: string) =>
        `Take back the old allowance of ${spender} on ${chain}; this token wants it at zero first.`,
      approve: (amount: string, chain: string, spender: string) =>
        `Allow ${spender} to take exactly ${amount} on ${chain}.`,
      deposit: (amount: string, chain: string, depository: string) =>
        `Deposit ${amount} with the depository ${depository} on ${chain}, for this order only.`,
      transfer: (amount: string, chain: string, address: string) =>
        `Pay ${amount} on ${chain} to the deposit address ${address} of this order.`,
      send: (amount: string, chain: string, address: string) => `Send ${amount} on ${chain} to ${address}.`,
      swap: (amount: string, chain: string, router: string) =>
        `Call the router ${router} on ${chain}; by simulation nothing but ${amount} leaves your account.`,
      evmSignature: (amount: string, chain: string, spender: string) =>
        `Sign a permit: ${spender} may take exactly ${amount} on ${chain}, once.`,
      bitcoinPsbt: (amount: string, _chain: string, address: string) =>
        `Pay ${amount} to the depository ${address}, bound to this order, and nothing to anybody else.`,
      exchangeAAuthorize: (_amount: string, chain: string, account: string) =>
        `Tie the transfer below to this order. That is all it says: it moves nothing, and gives nobody a right over your account ${account} on ${chain}.`,
      exchangeATransfer: (amount: string, chain: string, account: string) =>
        `Send exactly ${amount} on ${chain} to the depository’s account ${account}, once. It cannot send more, pay anybody else, touch your other balances, trade, or be used a second time.`,
      exchangeBTransfer: (amount: string, chain: string, account: string) =>
        `Transfer exactly ${amount} on ${chain} to the depository’s account ${account}, once, and tie it to this order: the key that ${chain} knows signs the transfer, your own account signs what it is for. Neither can send more, pay anybody else, trade, or be used a second time.`,
      depositAddress: (amount: string, chain: string, address: string) =>
        `Nothing to sign: you pay ${amount} on ${chain} to ${address}.`,
    },
    kind: {
      resetAllowance: 'Allowance to zero',
      approve: 'Exact allowance',
      deposit: 'Deposit',
      transfer: 'Payment to a deposit address',
      send: 'Payment to the recipient',
      swap: 'Call of a router',
      evmSignature: 'Permit',
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
  crossing: {
    title: 'Crossing',
    copyPsbt: 'Copy signed PSBT',
    route: (from: string, to: string) => `from ${from} to ${to}`,
    timeline: 'What happens',
    whatHappened: 'What happened',
    identifiers: 'Identifiers',
    requestId: 'Request',
    orderId: 'Order',
    notFound: 'This crossing is not here',
    notFoundText: 'This wallet has no crossing of that name. Look at Activity for those it has.',
  },
  timeline: {
    state: { done: 'Done: ', active: 'Now: ', next: 'Next: ', bad: 'Did not work: ', back: 'Returned: ' },
    approved: 'You confirmed',
    step: {
      resetAllowance: (_amount: string) => 'Take back the old allowance',
      approve: (amount: string) => `Allow exactly ${amount}`,
      deposit: (amount: string) => `Deposit ${amount}`,
      transfer: (amount: string) => `Pay ${amount} to the deposit address`,
      send: (amount: string) => `Send ${amount}`,
      swap: (amount: string) => `Swap ${amount}`,
      bitcoin: (amount: string) => `Deposit ${amount}`,
      exchangeAAuthorize: (_amount: string) => 'Tie the transfer to this order',
      exchangeATransfer: (amount: string) => `Transfer ${amount}`,
      exchangeBTransfer: (amount: string) => `Transfer ${amount}`,
    },
    phase: {
      planned: (_chain: string, _block: string) => 'Not signed yet. ',
      reserved: (_chain: string, _block: string) => 'Being signed. ',
      signed: (_chain: string, _block: string) => 'Signed and kept. Being sent. ',
      sending: (chain: string, _block: string) => `Sent. Waiting for ${chain} to confirm. `,
      seen: (chain: string, _block: string) => `${chain} has it, and has not confirmed it yet. `,
      included: (chain: string, block: string) => `Confirmed on ${chain} in block ${block}. `,
      settled: (chain: string, block: string) => `Confirmed for good on ${chain} in block ${block}. `,
      replaced: (chain: string, _block: string) =>
        `${chain} took another transaction of your account in its place, so this one can never get in. `,
      reverted: (chain: string, block: string) => `Refused by ${chain} in block ${block}. `,
      void: (chain: string, block: string) => `Refused by ${chain} in block ${block}. `,
    },
    attempt: {
      raised: (chain: string, _block: string) =>
        `Sent again with a higher fee. Waiting for ${chain} to confirm one of the two. `,
      cancelling: (chain: string, _block: string) =>
        `Being cancelled. Waiting for ${chain} to confirm the cancellation in its place. `,
      cancelled: (chain: string, block: string) => `Cancelled on ${chain} in block ${block}. `,
    },
    bitcoinPhase: {
      planned: (_block: string) => 'Not signed yet. ',
      reserved: (_block: string) => 'Being signed. ',
      signed: (_block: string) => 'Signed and kept. Being handed to the network. ',
      sending: (_block: string) => 'Handed to the network. ',
      seen: (_block: string) => 'In the mempool. It waits for a block. ',
      included: (block: string) => `In block ${block}, with one confirmation or more. `,
      settled: (block: string) => `In block ${block}, so deep that nothing takes it out again. `,
      replaced: (_block: string) =>
        'Another transaction spent the same coins in a block, so this one can never get in. ',
      reverted: (_block: string) => 'Refused by the network. ',
      void: (_block: string) => 'Refused by the network. ',
    },
    service: 'the service',
    messagePhase: {
      planned: (_taker: string) => 'Not signed yet. ',
      reserved: (_taker: string) => 'Being signed. ',
      signed: (taker: string) => `Signed and kept. Being handed to ${taker}. `,
      sending: (taker: string) => `Handed to ${taker}. Waiting for the answer. `,
      seen: (taker: string) => `Handed to ${taker}. Waiting for the answer. `,
      included: (taker: string) => `Taken by ${taker}. `,
      settled: (taker: string) => `Taken by ${taker}. `,
      replaced: (_taker: string) => 'Another transfer of your account used its number, so this one can never be made. ',
      reverted: (taker: string) => `Refused by ${taker}. `,
      void: (taker: string) => `Refused by ${taker}. `,
    },
    bitcoinAttempt: {
      raised: (_block: string) => 'Sent again with a higher miner fee. A block takes one of the two. ',
      cancelling: (_block: string) => 'Being cancelled. ',
      cancelled: (block: string) => `Cancelled in block ${block}. `,
    },
    explorer: 'Explorer',
    pay: (amount: string) => `You pay ${amount} to the deposit address`,
    payActive: 'This wallet looks at the address by itself.',
    seen: 'The service sees the deposit',
    seenActive: {
      evm: 'It usually takes a few seconds after the confirmation.',
      bitcoin: 'The service wants one confirmation, or two for a large amount.',
      exchangeA: 'It usually takes a few seconds after the transfer.',
      exchangeB: 'It usually takes a few seconds after the transfer.',
    } satisfies Record<Family, string>,
    filling: (chain: string) => `The solver pays on ${chain}`,
    notFilled: 'It could not be paid there.',
    serviceSays: 'The service says:',
    reason: 'The service’s reason:',
    status: {
      waiting: 'Waiting for the deposit.',
      depositing: 'The deposit is being seen.',
      pending: 'The deposit is seen; the payment is being prepared.',
      submitted: 'The payment is sent.',
      delayed: 'The service says that it is delayed. Your deposit is safe: it is paid out or refunded.',
      success: 'The service says that it has paid. Causeway is reading the chain to be sure.',
      failure: 'It could not be paid. A refund usually follows by itself.',
      refund: 'The service says that it has refunded. Causeway is reading the chain to be sure.',
    },
    submittedBitcoin: 'The payment is sent, and waits for a block.',
    requoted: (paid: string) => `The service quoted anew for ${paid}`,
    receivedNext: 'The money arrives',
    receivedAnew: 'Paid, says the service',
    received: (amount: string, proof: 'verified' | 'reported') =>
      proof === 'verified' ? `Received ${amount}` : `Paid, at least ${amount}, says the service`,
    refunded: (amount: string | undefined, chain: string) => `Refunded ${amount ?? ''} on ${chain}`.replace('  ', ' '),
    readBy: (chain: string) => `Read on ${chain} by this wallet. `,
    onlySaid: 'The service says so; this wallet could not read it itself yet.',
    failed: 'The crossing ended here',
  },
  raise: {
    open: {
      speedUp: 'Speed up',
      hurryCancel: 'Speed up cancelling',
      cancel: 'Cancel',
      minerFee: 'Pay a higher miner fee',
    },
    title: {
      speedUp: 'Speed up',
      hurryCancel: 'Speed up cancelling',
      cancel: 'Cancel this crossing?',
      minerFee: 'Pay a higher miner fee',
    },
    text: {
      speedUp: (_amount: string, _isPaying: boolean) =>
        'The same transaction is sent again with a higher fee. Only one of the two can get in, so it happens once and you pay one fee.',
      hurryCancel: (_amount: string, _isPaying: boolean) =>
        'The cancellation is sent again with a higher fee. Only one of all these transactions can get in.',
      cancel: (amount: string, isPaying: boolean) =>
        isPaying
          ? `A payment of nothing to yourself takes the transaction’s place. Only one of the two can get in: with this one your ${amount} stays with you. If the other one is faster, the crossing goes on.`
          : `A payment of nothing to yourself takes the transaction’s place. Only one of the two can get in, and whichever it is, nothing more of this crossing is signed: your ${amount} stays with you.`,
      minerFee: (amount: string, _isPaying: boolean) =>
        `The same coins are signed for again, with more for the miner. The deposit of ${amount} and its order stay exactly as they are; only your change gets less. One of the two transactions can get in, never both.`,
    },
    before: {
      speedUp: 'Fee of this step now, at most',
      hurryCancel: 'Fee of this step now, at most',
      cancel: 'Fee of this step now, at most',
      minerFee: 'Miner fee now',
    },
    after: {
      speedUp: 'With the higher fee, at most',
      hurryCancel: 'With the higher fee, at most',
      cancel: 'Fee of cancelling, at most',
      minerFee: 'New miner fee',
    },
    lessChange: 'Your change gets less by',
    ofAll: 'All steps together, at most',
    keep: 'Keep waiting',
    confirm: {
      speedUp: 'Pay the higher fee',
      hurryCancel: 'Pay the higher fee',
      cancel: 'Cancel crossing',
      minerFee: 'Pay the higher fee',
    },
    taken: {
      speedUp: 'The higher fee is on its way.',
      hurryCancel: 'The higher fee is on its way.',
      cancel: 'The cancellation is on its way. Watch here which of the two gets in.',
      minerFee: 'The higher fee is on its way.',
    },
  },
  hurry: {
    open: 'Pay to speed it up',
    title: 'Speed up what arrives',
    text: 'Its transaction is not yours, so its fee cannot be raised. But you can pay the miner out of what arrives: a payment to yourself that counts only together with it.',
    arrives: 'Arrives',
    fee: 'To the miner',
    left: 'Stays with you',
    confirm: 'Pay the miner',
    taken: 'The miner is paid. It arrives with one of the next blocks.',
    line: 'To speed up the arrival',
  },
  offer: {
    notTaken: {
      stale: 'The crossing has moved on meanwhile',
      locked: 'The wallet was locked meanwhile. Unlock it and confirm again.',
    },
    nothingSent: 'Nothing was signed for this.',
    loading: 'Asking the chain what it takes.',
    failed: 'The offer could not be made',
    unavailable: 'This cannot be done now',
  },
  giveUp: {
    open: 'Give up',
    title: 'Give this crossing up?',
    text: (amount: string) =>
      `Nothing more of it will be signed: your ${amount} stays with you. You can start again with a fresh quote.`,
    unpaid:
      'Do so only if you have not paid. What is paid to the address all the same still arrives or comes back to you, but Causeway no longer follows it.',
    keep: 'Keep waiting',
    confirm: 'Give up',
    givenUp: 'The crossing is over. Nothing more of it will be signed.',
    notFollowed: 'The crossing is over. Do not pay to its address any more.',
    tooLate: 'The crossing has moved on meanwhile.',
  },
  outcome: {
    elapsed: (seconds: number) => `${span(seconds)} so far`,
    usual: (seconds: number | undefined) =>
      seconds === undefined ? 'No usual time is known' : `usually about ${span(seconds)}`,
    safeToClose: 'Safe to close: Causeway carries on and tells you when the money has arrived.',
    slowTitle: 'Slower than usual',
    blocks: 'Blocks of Bitcoin take 10 minutes on average; 30 to 50 happen.',
    slowText: {
      steps: 'This happens when a chain is busy. Nothing is lost: what was sent waits for its block.',
      bitcoinSteps:
        'This happens when blocks are full or come late. Nothing is lost: the transaction waits, and with a higher miner fee a block takes it sooner.',
      paid: 'This happens when a chain is busy. Your deposit either arrives or comes back to you; there is nothing to do.',
    },
    feeTitle: 'The network fee has risen',
    feeText: (most: string) =>
      `It is above the ${most} that you approved, so nothing more is signed. It goes on by itself when the fee falls. What is not signed yet costs nothing.`,
    troubleTitle: 'Something is in the way',
    troubleText: 'Causeway keeps trying by itself and never sends anything twice.',
    received: (amount: string, chain: string) => `${amount} has arrived on ${chain}`,
    receivedAnew: 'Read there by this wallet itself.',
    receivedText: (minimum: string) => `You were promised at least ${minimum}. Read there by this wallet itself.`,
    reported: (chain: string) => `The service says that it has paid on ${chain}`,
    reportedText: 'This wallet could not read the payment itself yet. Open the explorer to see it.',
    refunded: (amount: string, chain: string) => `${amount} is back with you on ${chain}`,
    refundReported: (chain: string) => `The service says that it has refunded on ${chain}`,
    refundedText: 'The crossing could not be made, so your money came back, less network fees. You can try again.',
    failed: {
      reverted: (chain: string) => `${chain} refused the transaction`,
      nonceTaken: (_chain: string) => 'Another transaction took its place',
      refused: (_chain: string) => 'The plan could not be proven any more',
      expired: (_chain: string) => 'The quote ran out before the deposit',
      cancelled: (_chain: string) => 'You cancelled it',
      abandoned: (_chain: string) => 'You gave it up',
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
    nothingLeftBitcoin: (amount: string) => `Your ${amount} did not leave your account, and no fee was paid.`,
    nothingLeft: (amount: string) => `Your ${amount} did not leave your account. At most network fees were paid.`,
    notByThis: (amount: string) =>
      `This crossing did not move your ${amount}, and cannot any more. What the other transaction did, its sender knows: it was signed with your key, and not by this wallet.`,
    exchangeRefused: (taker: string) => `${taker} refused it`,
    theService: 'The service',
    nothingLeftExchange: (amount: string) => `Your ${amount} did not leave your account on the exchange.`,
    itsWords: 'Its words:',
    exchangeNext: 'Try again with a fresh quote. Nothing that was signed for this one can be used any more.',
    next: {
      reverted: 'Check your balance of the native currency, and try again with a fresh quote.',
      nonceTaken:
        'This happens when the same account is used in another wallet. Look there first, and only then try again. If you did not send it, move your money to a new wallet.',
      refused: 'Causeway checks again right before each signature, and stopped. Try again with a fresh quote.',
      expired: 'Try again: a fresh quote takes a few seconds.',
      cancelled: 'You can try again whenever you like.',
      abandoned: 'You can try again whenever you like.',
    },
    leftover: (amount: string, chain: string) =>
      `The allowance of ${amount} on ${chain} was already given. It is exact, and the depository alone can use it.`,
  },
  approval: {
    title: 'Request',
    connectTitle: 'Connect?',
    intentTitle: 'Move money?',
    connectAsks: 'wants to see your address, and to ask for crossings and signatures.',
    intentAsks: 'asks you to make this crossing.',
    connect: 'Connect',
    accounts: (accounts: number) => (accounts === 1 ? 'It will see this account' : 'Which accounts may it see?'),
    can: [
      'It can see the address and balances of the account.',
      'It can ask for crossings and for signatures of messages, each of which you review.',
    ],
    cannot: ['It cannot move money by itself.', 'It cannot see your recovery phrase or your other accounts.'],
    punycode: 'This name has special letters that can imitate another name. Make sure that it is the page you know.',
    notEncrypted: 'This page is not encrypted: anybody on the way could have changed it.',
    queue: (at: number, all: number) => `${at} of ${all}`,
    noneTitle: 'Nothing waits for you',
    noneText: 'The request is over, or the page took it back. You can close this window.',
    gone: 'The page has taken this request back.',
    locked: 'The wallet is locked. Unlock it and try again.',
    failed: 'That did not go through',
    loading: 'Reading the request.',
    listFailed: 'The requests could not be read',
  },
  message: {
    title: 'Sign a message?',
    signInTitle: 'Sign in?',
    asks: 'wants your account to sign this message.',
    signInAsks: 'wants you to sign in with your account.',
    sign: 'Sign',
    signIn: 'Sign in',
    text: 'The whole message',
    bytes: 'The message, as bytes',
    account: 'Signed with',
    means: 'A signature moves no money by itself. Whoever has it can show that this account agreed to the words above.',
    signsInTo: 'The message signs in to',
    problemTitle: {
      malformed: 'This is no proper sign-in',
      domain: 'This signs in somewhere else',
      account: 'This is for another account',
      chain: 'This names another chain',
      notYet: 'This is not valid yet',
      expired: 'This has run out',
    },
    problem: {
      malformed: 'The message looks like a sign-in and leaves out what one must say. Causeway does not sign it.',
      domain: 'A page that asks for that may want to take your place there. Causeway does not sign it.',
      account: 'The message names an account that is not the one that would sign. Causeway does not sign it.',
      chain: 'The site is on another chain than its message says. It may not accept the signature.',
      notYet: 'By its own words the message is good only later. The site may not accept the signature.',
      expired: 'By its own words the message is good no more. The site may not accept the signature.',
    },
    exchangeTitle: 'This is an order to an exchange',
    exchange: {
      transfer:
        'With this signature an exchange can pay out of your account there. Sign it only if you asked for just that on the exchange’s own site.',
      registration:
        'With this signature an exchange gives a key of somebody else power over your account there. Sign it only on the exchange’s own site, when you asked it for a key.',
    },
    unreadableTitle: 'This cannot be read',
    unreadable:
      'The message is not plain text, so that nobody can see what it agrees to. Sign it only if you know why the site needs it.',
  },
  typedData: {
    title: 'Sign data?',
    asks: 'wants your account to sign these data.',
    for: 'Good for',
    name: 'Name',
    chain: 'Chain',
    contract: 'Contract',
    salt: 'Salt',
    says: 'What they say',
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    cut: (characters: number) => `(the beginning of ${characters} characters)`,
    powerTitle: {
      allowance: 'This lets somebody take your tokens',
      payment: 'This sends your tokens',
      order: 'This can sell what you own',
      exchange: 'This acts on an exchange',
      unknown: 'Know what this is for',
    },
    power: {
      allowance:
        'With this signature the spender named below can take tokens from your account without asking again, up to the amount and until the time named.',
      payment: 'With this signature whoever has it can carry out the payment named below, without asking again.',
      order:
        'With this signature whoever has it can trade as named below, without asking again. Compare both sides of it.',
      exchange: 'With this signature an exchange carries out what is named below with your account there.',
      unknown:
        'Causeway shows all that is signed and does not know what the contract does with it. Some such data let others take tokens.',
    },
  },
  calls,
  settings: {
    title: 'Settings',
    security: 'Security',
    autoLock: 'Lock when idle for',
    autoLockHint: 'Also when the browser closes.',
    minutes: (minutes: number) => (minutes < 60 ? count(minutes, 'minute') : count(minutes / 60, 'hour')),
    lockNow: 'Lock now',
    appearance: 'Appearance',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    hideAmounts: 'Hide amounts',
    hideAmountsHint: 'In lists and notifications; never in what you sign.',
    proof: 'The proof',
    expert: 'Let me insist',
    expertHint:
      'Some plans have something against them that you may know better. With this on, you can type a phrase and go on at your own risk. Plans that would harm you are refused all the same.',
    routerLimit: 'Swaps through a router',
    routerLimitHint:
      'Only a simulation shows what a router does. Above this, or where the worth is unknown, you would have to insist.',
    exchangeFeeLimit: (exchange: string) => `Fee of a transfer on ${exchange}`,
    exchangeFeeLimitHint: 'The exchange takes it on top of what you send. A transfer that costs more is refused.',
    noRouterLimit: 'No limit',
    dollars: (dollars: number) => `Up to $${dollars.toLocaleString('en')}`,
    loosenTitle: 'Confirm with your password',
    loosen: 'This lets more through than before, so it must be you who asks.',
    loosenButton: 'Change it',
    loosenBusy: 'Checking the password…',
    sites: 'Connected sites',
    sitesLoading: 'Reading the connected sites.',
    sitesFailed: 'The connected sites could not be read',
    noSites: 'No site can see your accounts.',
    siteSince: (accounts: number, atSeconds: number) => `Sees ${count(accounts, 'account')} since ${dayOf(atSeconds)}`,
    revoke: 'Revoke',
    revoked: 'The site can no longer see your accounts.',
    compatible: {
      title: 'A site that does not find Causeway',
      meaning:
        'Newer sites find every wallet by themselves. An older one looks in one place only; turned on here, Causeway is there for it, unless another wallet is.',
      loading: 'Reading the sites.',
      failed: 'The sites could not be read',
      address: 'Address of the site',
      example: 'app.example.com',
      turnOn: 'Turn on',
      turnOff: 'Turn off',
      turnOffFor: (origin: string) => `Turn off for ${origin}`,
      asMetaMask: 'Say that it is MetaMask',
      changed: 'Changed. Load the site again to see it.',
    },
    loading: 'Reading the settings.',
    keys: {
      title: (exchange: string) => `Keys of ${exchange}`,
      meaning:
        'Such a key trades on its account. It cannot send money away: that takes a signature of this wallet as well.',
      loading: 'Reading the keys.',
      failed: 'The keys could not be read',
      none: 'No account has a key here.',
      account: (index: number) => `Account ${index}`,
      since: {
        registering: (key: number, atSeconds: number) => `Key ${key} · being registered since ${minuteOf(atSeconds)}`,
        active: (key: number, atSeconds: number) => `Key ${key} · since ${dayOf(atSeconds)}`,
        revoking: (key: number, atSeconds: number) => `Key ${key} · being revoked since ${minuteOf(atSeconds)}`,
      },
      tryAgain: 'Try again',
      tryAgainWith: (index: number) => `Try again with account ${index}`,
      revoke: 'Revoke',
      revokeOf: (index: number) => `Revoke the key of account ${index}`,
      revokeTitle: 'Revoke this key?',
      revokeText: (index: number) =>
        `Nobody can trade on account ${index} with it any more, and no withdrawal that waits for it goes on. The account and its money stay. You can make another key later.`,
      keep: 'Keep it',
      revokeBusy: 'Revoking…',
      import: 'Import a key',
      importHint: 'A key that you made elsewhere, for an account of this wallet. It is kept encrypted on this device.',
      index: 'Account',
      indexWrong: 'An account has a number, such as 123.',
      secret: 'Secret half of the key',
      secretHint: '80 hex digits',
      secretMissing: 'Paste the secret half of the key.',
      importGo: 'Import',
      importBusy: 'Asking the exchange…',
      done: { active: 'The key is ready.', removed: 'The key is revoked.' },
    },
    history: 'History',
    historyHint: 'Every crossing with what was sent and what arrived, its fees, its times and how sure it is.',
    exportAs: { csv: 'Save as CSV', json: 'Save as JSON', support: 'Save support file' },
    supportHint:
      'For somebody who helps you: what happened to your newest crossings, without signatures, and with short addresses. It names amounts and transactions.',
    exported: (name: string) => `Saved as ${name}.`,
    notExported: (why: string) => `Nothing was saved: ${why}`,
    profile: 'Service',
    profileMeaning: (profile: string) =>
      profile === 'devnet'
        ? 'A practice world on this computer. Its money has no value outside of it.'
        : profile === 'relay'
          ? 'The public service, with real money.'
          : 'A service that whoever built this copy of Causeway has chosen.',
    version: (version: string) => `Causeway ${version}`,
  },
  welcome: {
    title: {
      choose: 'Welcome to Causeway',
      write: 'Write down these words',
      confirm: 'Check what you wrote',
      import: 'Your recovery phrase',
      password: 'Choose a password',
      done: 'Your wallet is ready',
    },
    intro: 'Move money from chain to chain. Causeway proves every quote on your own device before it signs anything.',
    createNew: 'Create a new wallet',
    importOld: 'I have a recovery phrase',
    words: 'Words of the phrase',
    word: (number: number) => `Word ${number}`,
    hiddenWord: 'hidden',
    writeDown:
      'These twelve words are your wallet. Whoever has them has your money, and without them nobody can restore it.',
    reveal: 'Show the words',
    hide: 'Hide the words',
    showTyped: 'Show',
    neverAsk: 'Paper is best. No page, and nobody from Causeway, ever needs them.',
    written: 'I wrote them down',
    showAgain: 'Show again',
    confirmText: (numbers: readonly number[]) => `Type the words ${list(numbers)} from your paper.`,
    wordWrong: (number: number) => `Word ${number} is another one. Look at your paper, or show the words again.`,
    importText: 'Type each word, or paste the whole phrase into the first field. It stays on this device.',
    howMany: 'Number of words',
    wordCount: (words: number) => `${words} words`,
    passwordText: 'It locks the wallet on this device. It cannot be reset: if you forget it, you need the words again.',
    password: 'Password',
    passwordAgain: 'The same password again',
    passwordsDiffer: 'The two passwords are not the same.',
    strength: {
      empty: 'At least 12 characters. A few words that do not belong together are easy to remember.',
      short: 'Too short or too even yet: at least 12 characters.',
      fair: 'Fair. A few more different characters make it better.',
      good: 'Good.',
      strong: 'Strong.',
    },
    create: 'Create wallet',
    sealing: 'Locking it up…',
    open: 'Open the wallet',
    doneText:
      'Click the Causeway button in the browser’s toolbar whenever you want to move money. Pin it there to keep it in sight.',
  },
}

/** The shape that every language has. */
export type Messages = typeof en
