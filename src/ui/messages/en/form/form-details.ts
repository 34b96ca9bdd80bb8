import type { TradeType } from '../../../../core/intent/intent.ts'
import { percentIn } from '../../percent.ts'
import { list } from '../format.ts'

const percent = percentIn('en')

export const enFormDetails = {
  fees: {
    network: { kept: 'Kept for network fees:', besides: 'Network fees on top, at most:' },
    exchange: { kept: 'Kept for the exchange’s fee:', besides: 'The exchange’s fee on top, at most:' },
  },
  keptForSpeedUp: (rate: string) => `Kept as change, which can pay for a later speed-up to ${rate} sat/vB:`,
  notSure: (whole: string, fraction: string) => `Type ${whole} or ${fraction}: the comma could mean either.`,
  code: {
    elsewhere: (chain: string) => `This code is for ${chain}, and another chain is chosen.`,
    unknown: (id: string) => `This code is for chain ${id}, which Causeway does not know.`,
    disabled: (chain: string) => `This code is for ${chain}, which the service has switched off now.`,
    choose: (symbol: string, chain: string) => `Choose ${symbol} on ${chain}`,
  },
  youSend: { EXACT_INPUT: 'You pay', EXACT_OUTPUT: 'You pay', EXPECTED_OUTPUT: 'You pay' } satisfies Record<
    TradeType,
    string
  >,
  list: { held: 'With a balance', verified: 'Verified: on Causeway’s own list', unverified: 'Not on Causeway’s list' },
  unpinned: {
    title: (title: string) => `${title} is not on Causeway’s list`,
    means: (chain: string) =>
      `Its name and its decimals are only what ${chain} says. Make sure that it is the token that you mean.`,
  },
  howExact: 'How exact must it be?',
  exact: { EXACT_OUTPUT: 'Exactly', EXPECTED_OUTPUT: 'About' } satisfies Partial<Record<TradeType, string>>,
  aboutNote: 'Never less than the minimum below.',
  most: (amount: string) =>
    `The service says that it pays out ${amount} there at most, all at once. Send less, or in several parts.`,
  /** The limits of a route come from the service. */
  limits: {
    between: (least: string, most: string) => `About ${least} to ${most} on this way`,
    atMost: (most: string) => `At most about ${most} on this way`,
    atLeast: (least: string) => `At least about ${least} on this way`,
    above: (most: string) => `The service moves about ${most} at most on this way. Send less, or in several parts.`,
    below: (least: string) => `The service moves nothing below about ${least} on this way. Send more.`,
  },
  moved: (what: 'arrives' | 'pays', isBetter: boolean, by: string) =>
    what === 'arrives'
      ? `${isBetter ? 'Better' : 'Worse'} than before: ${by} ${isBetter ? 'more' : 'less'} arrives`
      : `${isBetter ? 'Better' : 'Worse'} than before: ${by} ${isBetter ? 'less' : 'more'} to pay`,
  trade: {
    exactToOpenAddress:
      'A reusable address takes any amount, so what arrives from it cannot be exact. Choose “About”, or pay once.',
  },
  party: {
    recipient: { label: 'To', field: 'To', own: 'Your account' },
    refundTo: { label: 'Refund', field: 'If it fails, back to', own: 'Your account' },
  },
  options: {
    label: 'Options',
    slippage: 'Slippage',
    slippageHint:
      'How much less may arrive where a price moves on the way. If it moves further, the transfer fails and the money comes back.',
    slippages: (chosen: string) => (chosen === 'automatic' ? 'Automatic' : percent(chosen)),
    slippageIs: (chosen: string) =>
      chosen === 'automatic' ? 'Slippage automatic' : `Slippage up to ${percent(chosen)}`,
    own: {
      choice: 'Own',
      label: 'Your own slippage, in percent',
      bounds: 'From 0 to 100, with two digits after the point at most.',
      unset: 'Slippage not set',
      problems: {
        empty: 'Type a percentage, such as 0.75, or choose another slippage.',
        notANumber: 'Write the percentage in digits, with a point, such as 0.75.',
        tooPrecise: 'A percentage has two digits after the point at most here.',
        tooHigh: 'More than 100% cannot be allowed: that is all of it.',
      },
      cautions: {
        none: () => 'At 0%, a price must not move at all: otherwise there is no quote, or it fails and comes back.',
        low: () => 'That is little: often there is no quote then, or a price moves further, and the money comes back.',
        high: (allowed: string) =>
          `Up to ${percent(allowed)} less may arrive. Others can trade so that you lose all of that.`,
      },
      inQuote: (share: string) => `This quote keeps to less: ${percent(share)} at most.`,
      loss: {
        allTitle: 'Stop: nothing at all may arrive',
        all: 'This plan accepts 0 on arrival: you may lose all that you send, with no refund.',
        acceptAll: 'I may lose all of it, and go on',
        accept: (allowed: string) => `Up to ${percent(allowed)} may be lost, and I go on`,
      },
    },
    mostPaid: {
      label: (symbol: string) => `You pay at most, in ${symbol}`,
      hint: (margin: string) => `Leave it empty, and it is ${percent(margin)} above the price that you see first.`,
      is: (sum: string) => `at most ${sum}`,
      unset: 'Most that you pay not set',
      problems: {
        notANumber: 'Write the limit in digits, with a point, such as 0.50, or leave it empty.',
        tooPrecise: 'The limit has more digits after the point than the currency has.',
        tooLarge: 'Nobody has so much. Type less, or leave it empty.',
        zero: 'With a limit of 0 nothing can be paid. Type more, or leave it empty.',
      },
    },
    gas: (dollars: string, symbol: string) => `Gas on arrival: ${dollars} in ${symbol}`,
    gasHint: (symbol: string, arrives: string) =>
      `Taken out of what is moved. Without ${symbol} there, ${arrives} cannot be moved on.`,
    gasIs: (dollars: string, symbol: string) => `${dollars} of ${symbol} on arrival`,
    noGas: (symbol: string, chain: string) => `You have no ${symbol} on ${chain}`,
    noGasThere: (symbol: string, chain: string) => `The recipient has no ${symbol} on ${chain}`,
    noGasMeans: 'What arrives could not be moved on from there. A part of it can arrive as gas.',
    addGas: (dollars: string, symbol: string) => `Add ${dollars} of ${symbol}`,
    refund: 'If it fails, back to',
    refundToYou: 'Your account, on the chain that it left.',
    refundToOther: 'The address in the form.',
    sponsored: 'A sponsor pays the fees',
    sponsoredHint: 'Out of the balance of your API key, which you enter under Settings.',
    sponsoredIs: 'fees sponsored',
    sponsorMost: {
      label: 'Paid by the sponsor at most, in dollars',
      hint: 'Leave it empty, and the sponsor pays all of the fees.',
      is: (dollars: string) => `fees sponsored up to ${dollars}`,
      unset: 'Sponsor’s limit not set',
      problems: {
        notANumber: 'Write the limit in digits, with a point, such as 0.50, or leave it empty.',
        tooPrecise: 'A limit has six digits after the point at most here.',
        tooLarge: 'No fees come to so much. Type less, or leave it empty.',
        zero: 'With a limit of 0 you pay all fees yourself. Type more, or switch the sponsor off.',
      },
    },
  },
  name: {
    looking: (name: string) => `Looking up ${name}.`,
    found: (name: string) => `${name} stands for:`,
    use: 'Use this address',
    none: (name: string) => `${name} stands for no address. Check its letters, or paste the address.`,
    unknown: (name: string) => `${name} could not be looked up`,
  },
  book: {
    open: 'Address book',
    title: 'Address book',
    empty: 'Nobody is in it yet. Type an address in the form, then give it a name.',
    failed: 'The address book could not be read',
    yours: 'Your own accounts',
    saved: 'Saved addresses',
    remove: (name: string) => `Remove ${name} from the address book`,
    save: 'Give it a name',
    rename: 'Change its name',
    name: 'Name for this address',
    keep: 'Save',
    notSaved: 'It was not saved: the address book is full. Remove an address first.',
    done: (name: string) => `${name} is in your address book.`,
  },
  percent,
  same: {
    title: (ago: string) => `You sent the same ${ago}`,
    text: 'It is under way or has arrived. If you confirm, it is sent once more: the money leaves twice.',
    moved: (ago: string) => `You moved the same ${ago}`,
    paysToo: 'It is under way or has arrived. Paying this address too makes it twice.',
    look: 'Look at that one',
    accept: 'I mean to send it once more.',
  },
  known: {
    named: (name: string) => `${name}, in your address book. What arrives there cannot be called back.`,
    looksLikeTitle: 'This is not the address that you know',
    looksLike:
      'It begins and ends like this one, and is another. Such addresses are made to steal: compare every letter.',
    contractTitle: (chain: string) => `A contract stands at this address on ${chain}`,
    contract: 'Not every contract can pass on what it gets. Go on only if you know that this one can.',
    elsewhereTitle: (chains: readonly string[], chain: string) => `A contract on ${list(chains)}, and not on ${chain}`,
    elsewhereTitleUnread: (chains: readonly string[]) => `A contract on ${list(chains)}, perhaps on no other chain`,
    elsewhere: (chain: string) =>
      `A wallet that is a contract, such as one of several owners, is only where somebody has made it. What arrives at this address on ${chain} may be lost to everybody: ask for the address that is used there.`,
    unread: (chains: readonly string[]) =>
      `It was not looked up whether a contract stands at this address on ${list(chains)}: no node answered.`,
    exchange: (symbol: string, chain: string, isByContract: boolean) =>
      `If it is a deposit address of an exchange, ask there first whether it credits ${symbol} on ${chain}${isByContract ? ' that a contract pays' : ''}: some lose what they do not expect.`,
    exchangeWalletTitle: (exchange: string) => `This is a wallet of ${exchange} itself`,
    exchangeWallet: (exchange: string) =>
      `${exchange} pays out of it and gives it to nobody as a deposit address: what arrives there is credited to no one. Copy the address that your account there shows for deposits.`,
    accept: {
      looksLike: 'I have compared every letter: this other address is the one that I mean.',
      exchange: 'I know that it may be credited to no one, and want it sent there all the same.',
      contract: 'I know this contract, and that it can pass on what it gets.',
      elsewhere: 'I know that whoever it belongs to can use this address on that chain, too.',
      stranger: 'I know whose address this is.',
    },
    acceptFirst: 'First read the warning, and tick its box.',
    acceptFinding: 'I have read this and want to go on.',
    goesTo: (who: string) => `It goes to ${who}, not to this wallet.`,
    refundNotYours: 'A refund would go there instead of to you, and cannot be called back: compare every letter.',
  },
} as const

export type FormDetailMessages = typeof enFormDetails
