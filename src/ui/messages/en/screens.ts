import { clock, count, date, list, span } from './words.ts'

/** The places of the app: home, receive, coins, activity, and the gates before them. */
export const screens = {
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
    forgot: 'Forgot the password?',
    busy: 'Unlocking…',
    done: 'Unlocked.',
    damagedCopy:
      'One of the two copies of your wallet that are kept here is damaged. The other one is whole: unlocking puts it in the place of both.',
    mended: 'Unlocked, and the damaged copy is whole again.',
    waitButton: (seconds: number) => `Wait ${span(seconds)}`,
    wrong: 'That is not the password.',
    notChecked: 'Too many wrong tries: this one was not checked.',
    tries: (failed: number, waitSeconds: number) =>
      `${count(failed, 'wrong try', 'wrong tries')} so far. ${
        waitSeconds > 0 ? `You can try again in ${span(waitSeconds)}. ` : ''
      }Nothing is lost: your wallet stays as it is.`,
  },
  home: {
    title: 'Home',
    account: 'Account',
    allAccounts: 'Manage accounts',
    balances: 'Balances',
    move: 'Move money',
    receive: 'Receive',
    receiveMore: 'QR codes, and Bitcoin',
    coins: 'Coins',
    inFlight: 'Under way',
    recent: 'Recent',
    allRecent: 'All activity',
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
    evmMay: 'What is named here, each on its chain. It shows up by itself.',
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
    noneText:
      'The wallet makes it from your recovery phrase, so an account with an imported key has none. Otherwise lock the wallet, unlock it again, and look here once more.',
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
    sent: {
      what: (calls: number, chain: string) => `${count(calls, 'transaction')} on ${chain}`,
      takenBack: 'Take back a permission',
      state: { funding: 'Bringing money', calls: 'Sending', done: 'Done', failed: 'Not done' },
    },
  },
  state: {
    sending: 'Sending',
    unpaid: 'Awaiting payment',
    waiting: 'Sent',
    filling: 'Paying out',
    cancelling: 'Cancelling',
    delayed: 'Delayed',
    refunding: 'Refunding',
    unknown: 'Being followed',
    received: 'Arrived',
    reported: 'Reported',
    refunded: 'Refunded',
    failed: 'Did not go out',
    cancelled: 'Cancelled',
  },
}
