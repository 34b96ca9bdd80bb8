import type { Family } from '../../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../../core/families/address.ts'
import type { IntentField, IntentProblem } from '../../../../core/intent/intent.ts'
import { INTENT_PROBLEM_TEXTS } from '../../../../core/intent/problem-texts.ts'
import { about, span } from '../format.ts'

const fields: Readonly<Record<IntentField, string>> = {
  user: 'Your account',
  originCurrency: 'The currency that you pay',
  destinationCurrency: 'The currency that should arrive',
  amount: 'The amount',
  recipient: 'The recipient',
  refundTo: 'The refund address',
  slippageBasisPoints: 'The slippage',
  payment: 'The way of paying',
  topupGasUsd: 'The gas on arrival',
  calls: 'The calls on arrival',
  sponsorship: 'The sponsorship',
  timeToLiveSeconds: 'The time until the money comes back',
}

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'Paste or type the address.',
  notAnAddress: 'This is not an address: it must be 0x and 40 letters or digits.',
  wrongChecksum: 'A letter of this address is wrong: upper and lower case do not fit its checksum. Copy it again.',
  zeroAddress: 'Nobody owns this address. Money sent there would be lost.',
  otherNetwork: 'That is an address of a Bitcoin test network. Money sent there would be lost.',
  notAnIndex: 'That is not the number of an account on this exchange.',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress: 'This is no Bitcoin address that can be paid: it must begin with bc1, 1 or 3, and be whole.',
  wrongChecksum: 'A letter of this address is wrong: it does not fit its checksum. Copy it again.',
}

const problemsByFamily: Readonly<Record<Family, Readonly<Record<AddressProblem, string>>>> = {
  evm: addressProblems,
  bitcoin: { ...addressProblems, ...bitcoinAddressProblems },
  exchangeA: addressProblems,
  exchangeB: addressProblems,
}

export const enForm = {
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
    accountUnread: (index: number) => `Account ${index} could not be read`,
    keyTitle: (exchange: string) => `${exchange} wants a key for this`,
    key: {
      none: (exchange: string, index: number) =>
        `What leaves account ${index} is signed with a key that ${exchange} knows. It is made here, kept encrypted, and can be revoked in the settings.`,
      registering: (exchange: string, index: number) =>
        `The key for account ${index} is on its way to ${exchange}. It can be used as soon as it is there.`,
      revoking: (exchange: string, index: number) =>
        `You are taking back the key for account ${index}. Once ${exchange} has done that, you can make another one.`,
    },
    keyMeant: (index: number) => `I want a key that trades on account ${index}.`,
    makeKey: 'Make a key',
    lookAtKey: 'See whether it is there',
  },
  form: {
    title: 'Transfer',
    modes: { send: 'Send', swap: 'Swap', bridge: 'Bridge' },
    from: 'What you pay',
    to: 'What should arrive',
    choose: 'Choose',
    onChain: (symbol: string, chain: string) => `${symbol} on ${chain}`,
    unread: 'not read',
    turn: 'Swap the two sides',
    max: 'Max',
    youHave: 'You have',
    otherAddress: 'Other address',
    ownAddress: 'My account',
    addressPlaceholder: {
      evm: '0x… / name.eth',
      exchangeA: '0x… / name.eth',
      bitcoin: 'bc1…',
      exchangeB: '123',
    } satisfies Record<Family, string>,
    isYours: 'This is one of your own accounts.',
    isWatched: (label: string) =>
      `Watch-only: ${label}. Causeway has no key for it; what arrives there is moved by whoever has the key.`,
    knownPlaces: 'Your other addresses',
    notYours: 'This is not your account',
    neverSeen:
      'This wallet has never sent anything there. What arrives there cannot be called back: compare every letter.',
    seenBefore: 'This wallet has sent there before. What arrives there cannot be called back.',
    review: 'Review',
    loading: 'Reading the chains.',
    chainsFailed: 'The chains could not be read',
    chainOff: { disabled: 'Switched off by the service now', noDeposits: 'Takes no deposits now' },
    lagging: (chain: string) =>
      `${chain} is slow to make blocks now. Transfers take longer than usual; nothing is lost.`,
    chainsUnread:
      'Causeway could not find out whether one of these chains is slow, or limited or switched off by the service.',
    limited: (chain: string) => `The service limits what it moves on ${chain} now: large amounts may be refused.`,
    amount: {
      notANumber: 'Write the amount in digits, with a point, such as 0.1.',
      tooPrecise: (symbol: string, decimals: number) => `${symbol} has at most ${decimals} decimals.`,
      tooLarge: 'No chain can carry that much.',
      empty: 'Type an amount.',
      zero: 'The amount must be more than zero.',
      tooMuch: (has: string, symbol: string) => `You have ${has} ${symbol}. Send less, or choose another currency.`,
    },
    addressProblem: (problem: AddressProblem, family: Family) => problemsByFamily[family][problem],
    currencies: {
      same: 'The money is already there: both sides are the same. Choose another currency or chain, or give another address to send it to.',
      sameOnBitcoin:
        'The service carries bitcoin only to and from other chains, not from one Bitcoin address to another. Choose another chain on one side, or send it with a wallet made for Bitcoin.',
      sameOnExchange: (exchange: string) =>
        `The service carries money only to and from ${exchange}, not from one account there to another. Choose another chain on one side, or send it on the site of ${exchange}.`,
      originDisabled: 'The service has switched off the chain that you pay on. Choose another one, or wait.',
      originNoDeposits: 'The service takes no deposits now on the chain that you pay on. Choose another one, or wait.',
      destinationDisabled:
        'The service has switched off the chain where it should arrive. Choose another one, or wait.',
      closed: 'The service has closed this way for now. Choose another chain or currency, or wait.',
    },
  },
  payFrom: {
    label: 'From',
    title: 'Where do you pay from?',
    elsewhere: 'Pay from another wallet',
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
        'You get an address that takes any amount at any time. Amounts other than the quoted one cross at the rate of that moment, with no promise.',
    },
    onlyOwnCoin: 'Another wallet or an exchange can pay only a chain’s own coin, and only to another chain.',
  },
  quote: {
    asking: 'Asking for a quote.',
    duration: (seconds: number | undefined) => (seconds === undefined ? 'Unknown' : `Usually ${about(seconds)}`),
    goodFor: (seconds: number) =>
      seconds === 0 ? 'This quote has run out' : `This quote is good for ${span(seconds)}`,
    proven: (claims: number, all: number) => `Proven on this device: ${claims} of ${all} checks`,
    again: 'Ask again',
    fundsTitle: 'Not enough for this',
    refusedTitle: 'Causeway refused this quote',
    refusedText: 'This quote doesn’t match your request. Nothing was signed. Your money hasn’t moved.',
    problemsTitle: 'This does not work yet',
    problem: ({ field, problem }: IntentProblem) => `${fields[field]} ${INTENT_PROBLEM_TEXTS[problem]}.`,
    unavailableTitle: 'No quote right now',
    unavailableWait: 'Your money has not moved. Causeway asks again by itself.',
    unavailableChange: 'Your money has not moved. Change the amount or the currencies.',
  },
}
