import type { BalanceView } from '../../../src/api/views/balances.ts'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import { draftWith, proven, type Scene, sideOf } from '../scene-making.ts'
import { bitcoinReview } from './data.ts'
import { fromBitcoin, paidElsewhere } from './making.ts'

const toBitcoin = (change: object): Scene => ({
  hash: '#/form',
  draft: draftWith({ to: sideOf(data.BITCOIN, 'BTC'), ...change }),
  answers: {
    'quote.ask': () =>
      proven(
        data.reviewOf({
          expected: data.amount(data.BITCOIN, 'BTC', 371_204n),
          minimum: data.amount(data.BITCOIN, 'BTC', 369_001n),
          recipient: { chainId: data.BITCOIN, address: data.OWN_BITCOIN, isOwn: true },
          timeEstimateSeconds: 1_200,
        }),
      ),
  },
})

const usedBefore = (scene: Scene): Scene => ({
  ...scene,
  answers: { ...scene.answers, 'recipients.check': data.all({ isOwn: true, isKnown: true }) },
})

const IMPORTED = { id: 'key-1', label: 'The one from the old phone', address: data.STRANGER }
const imported = { ...IMPORTED, family: 'evm', from: 'key', isHidden: false } as const
const twoOwn = data.twoAccounts.map((each) => ({ ...each, from: 'words', isHidden: false }) as const)
const withoutBitcoin = data.balances.map(
  (each): BalanceView =>
    each.currency.chainId === data.BITCOIN
      ? { currency: each.currency, account: imported.address, known: false, why: { code: 'NO_OWN_ADDRESS' } }
      : each,
)

export const FORM_SCENES: Readonly<Record<string, Scene>> = {
  'form-bitcoin': toBitcoin({}),
  'form-from-bitcoin': fromBitcoin(bitcoinReview),
  'form-bitcoin-protected': {
    ...fromBitcoin(bitcoinReview),
    answers: {
      ...fromBitcoin(bitcoinReview).answers,
      'balances.list': () =>
        data.balances.map((each) =>
          each.known && each.currency.chainId === data.BITCOIN ? { ...each, value: 1_200_000n } : each,
        ),
      'maximum.get': () => ({
        maximum: data.amount(data.BITCOIN, 'BTC', 990_000n),
        reservedForGas: data.amount(data.BITCOIN, 'BTC', 663n),
        protectedCoins: data.amount(data.BITCOIN, 'BTC', 200_000n),
      }),
    },
  },
  'form-bitcoin-parts': {
    ...fromBitcoin(bitcoinReview),
    answers: {
      'quote.ask': () => ({
        ...{ state: 'unavailable', code: 'INSUFFICIENT_FUNDS', retryable: false },
        why: { code: 'SAID', words: 'user: holds too little' },
      }),
      'maximum.get': () => ({
        maximum: data.amount(data.BITCOIN, 'BTC', 1_199_337n),
        reservedForGas: data.amount(data.BITCOIN, 'BTC', 663n),
        onOtherAddresses: data.amount(data.BITCOIN, 'BTC', 497_935n),
      }),
    },
  },
  'form-bitcoin-own': toBitcoin({ recipient: data.OWN_TAPROOT.toUpperCase() }),
  'form-bitcoin-stranger': toBitcoin({ recipient: data.STRANGER_BITCOIN }),
  'form-bitcoin-own-used': usedBefore(toBitcoin({ recipient: data.STRANGER_BITCOIN })),
  'form-bitcoin-bad': toBitcoin({ recipient: data.STRANGER_BITCOIN.replace('w508d', 'w509d') }),
  'form-bitcoin-identifier': toBitcoin({ recipient: data.currency(data.BITCOIN, 'BTC').address }),
  'form-of-token': {
    hash: '#/form',
    draft: draftWith({ from: sideOf(8453, 'USDC'), to: sideOf(1, 'ETH'), amount: '10' }),
  },
  'form-no-bitcoin': {
    hash: '#/form',
    draft: draftWith({ from: sideOf(data.BITCOIN, 'BTC'), to: sideOf(1, 'ETH'), amount: '0.01' }),
    answers: {
      'accounts.list': () => [imported, ...data.twoAccounts],
      'accounts.all': () => ({ own: [...twoOwn, imported], watched: [] }),
      'balances.list': ({ account }) => (account === imported.address ? withoutBitcoin : data.balances),
    },
  },
  'form-bitcoin-known': {
    ...toBitcoin({ recipient: '' }),
    answers: {
      'accounts.list': () => data.twoAccounts,
      'accounts.all': () => ({ own: [...twoOwn, imported], watched: [] }),
      'addresses.list': ({ account }) =>
        account === data.OWN
          ? data.addresses
          : [{ family: 'bitcoin', script: 'p2wpkh', address: data.STRANGER_BITCOIN }],
    },
  },
  'form-elsewhere': paidElsewhere('evm', 'strictAddress'),
  'form-elsewhere-bitcoin': paidElsewhere('bitcoin', 'openAddress'),
}

export const FORM_ACTS: Readonly<Record<string, Act>> = {
  'form-pay-from-token': { scene: 'form-of-token', play: (page) => click(page, 'pay-from') },
  'form-pay-from': { scene: 'form', play: (page) => click(page, 'pay-from') },
}
