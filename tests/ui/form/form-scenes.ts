import type { Page } from 'playwright'
import type { ApiParams } from '../../../src/api/contract.ts'
import type { QuoteView } from '../../../src/api/views/quotes.ts'
import { callMeaningOf } from '../../../src/core/page/calls/decode-call.ts'
import { namedParties } from '../../../src/core/page/calls/named-parties.ts'
import { callPartiesOf } from '../../../src/core/policy/call-parties.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Reason } from '../../../src/core/reason/reason.ts'
import type { Review } from '../../../src/core/review/review.ts'
import { calldata, SELECTORS } from '../../../src/core/verify/evm/calldata.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import type { SponsorLimit } from '../../../src/core/verify/quote/sponsored.ts'
import { type Hex, isHex } from '../../../src/lib/hex.ts'
import { type Act, click, toReview } from '../acting.ts'
import * as data from '../data.ts'
import { never } from '../fake-client.ts'
import { draftWith, proven, quotes, type Scene, sideOf } from '../scene-making.ts'

const USDC = data.amount(8453, 'USDC', 250_000_000n)

const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const PAY_OUT = calldata(SELECTORS.transfer, data.STRANGER, 40_000_000n)
const HAND_OVER: Hex = `0x42842e0e${[VAULT, data.STRANGER].map((each) => each.slice(2).toLowerCase().padStart(64, '0')).join('')}${'7'.padStart(64, '0')}`
const calling = { to: VAULT, data: `0x617ba037${'0'.repeat(64)}`, value: '0.01' } as const
const called = data.amount(8453, 'ETH', 250_000_000_000_000_000n)
const callClaims = ['plan-rebuilt', 'depository-pinned', 'order-bound', 'minimum-in-order', 'calls-in-order'] as const
const arrivalCall = (to: string, bytes: Hex, value: bigint): Review['calls'][number] => {
  const meaning = callMeaningOf({ to, data: bytes, value }, devnet, 8453)
  const place = (address: string) => ({ chainId: 8453, address, isOwn: address === data.OWN })
  const parties = namedParties({ to, value, meaning }).map((each) => ({ ...each, ...place(each.address) }))
  return {
    ...{ to, data: bytes, value: data.amount(8453, 'ETH', value), meaning },
    payees: parties.filter(({ as }) => as === 'payee'),
    spenders: parties.filter(({ as }) => as === 'spender'),
    called: { ...place(to), mayKeep: callPartiesOf({ to, value, meaning }).others !== 'nobody' },
  }
}

export const readTypedCall = ({ chainId, to, data: bytes, value }: ApiParams<'call.read'>) =>
  callMeaningOf({ to, data: isHex(bytes) ? bytes : '0x', value }, devnet, chainId)

const picked = (to: string, name: string | undefined, ...given: readonly string[]) => ({
  ...{ to, data: '', value: '' },
  pick: { isMeant: true, name, given },
})

/** Calls go to contracts; other addresses get this answer. */
const people =
  (change: Partial<typeof data.stranger> = {}) =>
  ({ places }: ApiParams<'recipients.check'>) =>
    places.map(({ address }) => ({
      ...data.stranger,
      ...([VAULT, USDC.currency.address].includes(address) ? { isContract: true } : change),
    }))

const wanted = (change: object, review: Partial<Review> = {}): Scene => ({
  hash: '#/form',
  draft: draftWith({ to: sideOf(8453, 'USDC'), amount: '250', ...change }),
  answers: {
    'quote.ask': () =>
      proven(
        data.reviewOf({
          tradeType: 'EXACT_OUTPUT',
          pays: data.amount(1, 'ETH', 100_412_451_872_340_012n),
          expected: USDC,
          minimum: USDC,
          cost: undefined,
          ...review,
        }),
      ),
    'recipients.check': people(),
  },
})

const SPONSORED: Partial<Record<SponsorLimit, bigint>> = {
  denied: 100_000_000_000_000n,
  exceeded: 4_000_000_000_000_000n,
}
const sponsoredBy = (limit: SponsorLimit): Scene =>
  wanted(
    {
      trade: 'EXACT_OUTPUT',
      hasTopup: true,
      isSponsored: true,
      sponsorMost: limit === 'said' ? '' : '0.65',
      slippageBasisPoints: '100',
      timeToLiveSeconds: '600',
    },
    {
      timeToLiveSeconds: 600,
      says: {
        ...data.reviewOf().says,
        gasTopup: data.amount(8453, 'ETH', 618_000_000_000_000n),
        sponsored: {
          sponsored: data.amount(1, 'ETH', SPONSORED[limit] ?? 200_000_000_000_000n),
          youPay: data.amount(1, 'ETH', 41_000_000_000_000n),
          mostUsd: limit === 'said' ? undefined : 650_000n,
          limit,
        },
      },
    },
  )

const APPROVE = calldata(SELECTORS.approve, VAULT, 30_000_000n)
const INTO_VAULT: Hex = `0x6e553f65${30_000_000n.toString(16).padStart(64, '0')}${data.OWN.slice(2).toLowerCase().padStart(64, '0')}`
const intoVault = wanted(
  {
    trade: 'EXACT_OUTPUT',
    calls: [picked(USDC.currency.address, 'approve', VAULT, '30'), picked(VAULT, 'vaultDeposit', '30', data.OWN)],
  },
  {
    calls: [arrivalCall(USDC.currency.address, APPROVE, 0n), arrivalCall(VAULT, INTO_VAULT, 0n)],
    ...{ claims: callClaims, gaps: ['calls-use-money'] },
  },
)

const paysOut = wanted(
  { trade: 'EXACT_OUTPUT', calls: [{ to: USDC.currency.address, data: PAY_OUT, value: '' }] },
  { calls: [arrivalCall(USDC.currency.address, PAY_OUT, 0n)], claims: callClaims, gaps: ['calls-use-money'] },
)

const APPROVE_ALL = calldata(SELECTORS.approve, VAULT, 2n ** 256n - 1n)
const letsAll = wanted(
  { trade: 'EXACT_OUTPUT', calls: [{ to: USDC.currency.address, data: APPROVE_ALL, value: '' }] },
  { calls: [arrivalCall(USDC.currency.address, APPROVE_ALL, 0n)], claims: callClaims, gaps: ['calls-use-money'] },
)

const handsOver = wanted(
  { trade: 'EXACT_OUTPUT', calls: [{ to: VAULT, data: HAND_OVER, value: '' }] },
  { calls: [arrivalCall(VAULT, HAND_OVER, 0n)], claims: callClaims, gaps: ['calls-use-money'] },
)
const throughRouter = (step: Review['steps'][number]) => ({ ...step, word: 'swap' as const })

const tooLow = (): QuoteView => ({
  state: 'unavailable',
  code: 'AMOUNT_TOO_LOW',
  why: { code: 'SAID', words: 'amount: 5 does not cover the fees of 41000' },
  retryable: false,
})

const tooMuch = (): QuoteView => ({
  state: 'unavailable',
  code: 'INSUFFICIENT_LIQUIDITY',
  why: { code: 'SAID', words: 'amount: the solver cannot pay 250000000 of USDC now' },
  retryable: false,
})

const limits = {
  isOpen: true,
  least: 24_800_000_000_000n,
  most: undefined,
  mostArriving: undefined,
} as const
const ofWay = (change: object, draft: object = {}): Scene => ({
  hash: '#/form',
  draft: draftWith(draft),
  answers: { 'route.limits': () => ({ ...limits, ...change }) },
})

const fault = (code: string, why: Reason, retryable: boolean) => (): QuoteView => ({
  ...{ state: 'unavailable', code, why, retryable },
})

const withUnread = (scene: Scene): Scene => ({
  ...scene,
  answers: {
    ...scene.answers,
    'balances.list': () =>
      data.balances.map(({ currency, account }) => ({ currency, account, known: false, why: { code: 'OFFLINE' } })),
  },
})

const known = (change: object): Scene => ({
  hash: '#/form',
  draft: draftWith({ recipient: data.STRANGER }),
  answers: { 'recipients.check': data.all(change) },
})
const LIKE = `${data.STRANGER.slice(0, 6)}${'1'.repeat(32)}${data.STRANGER.slice(-4)}`
const anna = { name: 'Anna', family: 'evm', address: data.STRANGER } as const

const LONG = 'TheOneFromTheOldPhoneWithALongNameInOneWord'

export const USE_SCENES: Readonly<Record<string, Scene>> = {
  'form-exactly': wanted({ trade: 'EXACT_OUTPUT' }),
  'form-about': wanted(
    { trade: 'EXPECTED_OUTPUT' },
    { tradeType: 'EXPECTED_OUTPUT', minimum: data.amount(8453, 'USDC', 245_000_000n) },
  ),
  'form-none': {
    hash: '#/form',
    draft: draftWith({}),
    answers: { 'balances.list': () => data.balances.map((each) => ({ ...each, known: true, value: 0n })) },
  },
  'form-on-its-way': {
    hash: '#/form',
    draft: draftWith({ from: sideOf(data.BITCOIN, 'BTC'), amount: '0.01' }),
    answers: { 'balances.list': () => data.onItsWay },
  },
  'form-no-gas': {
    hash: '#/form',
    draft: draftWith({ to: sideOf(8453, 'USDC') }),
    answers: {
      'balances.list': () =>
        data.balances.map((each) => (each.currency.chainId === 8453 ? { ...each, known: true, value: 0n } : each)),
    },
  },
  'form-thousands': {
    hash: '#/form',
    draft: draftWith({ to: sideOf(8453, 'USDC'), amount: '2' }),
    answers: {
      'quote.ask': () => proven(data.reviewOf({ expected: data.amount(8453, 'USDC', 22_436_020_365n) })),
    },
  },
  'form-swapped': {
    hash: '#/form',
    draft: draftWith({ to: sideOf(8453, 'USDC') }),
    answers: {
      'quote.ask': () =>
        proven(data.reviewOf({ expected: USDC, minimum: USDC, steps: data.reviewOf().steps.map(throughRouter) })),
    },
  },
  'form-dust': {
    hash: '#/form',
    draft: draftWith({ amount: '' }),
    answers: {
      'maximum.get': () => ({
        maximum: data.amount(1, 'ETH', 0n),
        reservedForGas: data.amount(1, 'ETH', 231_900_000_000_000n),
      }),
    },
  },
  'form-no-gas-there': {
    hash: '#/form',
    draft: draftWith({ to: sideOf(8453, 'USDC'), recipient: data.STRANGER }),
    answers: { 'recipient.gas': () => ({ hasGas: false }) },
  },
  'form-sponsored': sponsoredBy('reached'),
  'form-sponsor-said': sponsoredBy('said'),
  'form-sponsor-denied': sponsoredBy('denied'),
  'form-sponsor-exceeded': sponsoredBy('exceeded'),
  'form-slippage-own': wanted({ trade: 'EXACT_OUTPUT', slippageBasisPoints: 'own', ownSlippage: '0.75' }),
  'form-slippage-high': wanted({ trade: 'EXACT_OUTPUT', slippageBasisPoints: 'own', ownSlippage: '30' }),
  'form-slippage-unset': wanted({ trade: 'EXACT_OUTPUT', slippageBasisPoints: 'own' }),
  'form-worse': {
    hash: '#/form',
    draft: draftWith({}),
    freshAnswers: () => {
      let asked = 0
      return {
        'quote.ask': () => {
          asked += 1
          const { expected } = data.reviewOf()
          const less = { ...expected, value: expected.value - BigInt(asked) * 120_000_000_000_000n }
          const until = data.nowSeconds() + (asked === 1 ? 2 : 30)
          return proven(data.reviewOf({ expected: less, expiresAtSeconds: until }))
        },
      }
    },
  },
  'form-beyond': {
    hash: '#/form',
    draft: draftWith({ amount: '25' }),
    answers: { 'price.ask': () => ({ arrives: 24_912_000_000_000_000_000n, pays: null }) },
  },
  'form-limits': ofWay({ most: 12_345_678_900_000_000_000n, mostArriving: 12_345_678_900_000_000_000n }),
  'form-limits-arriving': ofWay(
    { most: 1n, mostArriving: 30_000_000_000n },
    { to: sideOf(8453, 'USDC'), amount: '250', trade: 'EXACT_OUTPUT' },
  ),
  'form-below-least': ofWay({}, { amount: '0.00002' }),
  'form-closed': ofWay({ isOpen: false, least: undefined }),
  'form-above-most': {
    hash: '#/form',
    draft: draftWith({}),
    answers: {
      'route.limits': () => ({ ...limits, most: 50_000_000_000_000_000n, mostArriving: 50_000_000_000_000_000n }),
    },
  },
  'form-above-most-refused': {
    hash: '#/form',
    draft: draftWith({ to: sideOf(8453, 'USDC') }),
    answers: { 'route.limits': () => ({ ...limits, mostArriving: 200_000_000n }), 'quote.ask': tooMuch },
  },
  'form-too-much': { ...quotes(tooMuch), draft: draftWith({ to: sideOf(8453, 'USDC') }) },
  'form-asking': quotes(() => never()),
  'form-asking-exactly': {
    ...quotes(() => never()),
    draft: draftWith({ to: sideOf(8453, 'USDC'), amount: '250', trade: 'EXACT_OUTPUT' }),
  },
  'form-too-low': quotes(tooLow),
  'form-too-low-here': {
    ...quotes(tooLow),
    draft: draftWith({ from: sideOf(8453, 'ETH'), to: sideOf(8453, 'USDC'), amount: '0.000005' }),
  },
  'form-fault': quotes(fault('HTTP_500', { code: 'SAID', words: 'Fault: HTTP 500' }, true)),
  'form-no-address': quotes(fault('OWN_ADDRESS', { code: 'NO_OWN_ADDRESS' }, false)),
  'form-half': quotes(fault('NOT_JSON', { code: 'NOT_JSON' }, true)),
  'form-no-key': {
    ...quotes(fault('UNAUTHORIZED', { code: 'SAID', words: 'sponsorship: needs a key' }, false)),
    draft: draftWith({ isSponsored: true }),
  },
  'form-unauthorized': quotes(fault('UNAUTHORIZED', { code: 'SAID', words: 'Unauthorized' }, false)),
  'form-turned-away': quotes(fault('HTTP_403', { code: 'REFUSED_WITH', status: '403' }, false)),
  'form-too-large': quotes(fault('TOO_LARGE', { code: 'TOO_LARGE' }, false)),
  'form-unheard': quotes(fault('BRAND_NEW', { code: 'SAID', words: 'route: not today' }, false)),
  'form-too-low-before': {
    hash: '#/form',
    draft: draftWith({ amount: '0.0005' }),
    answers: {
      'quote.ask': () => never(),
      'route.least': () => ({
        refused: { amount: 500_000_000_000_000n, atSeconds: data.nowSeconds() - 7_300 },
        worked: { amount: 2_000_000_000_000_000n, atSeconds: data.nowSeconds() - 3_700 },
      }),
    },
  },
  'form-unread': withUnread(
    quotes(() => ({
      state: 'refused',
      findings: [
        makeFinding('D32', 'facts.simulation', {
          says: 'simulationUnsaid',
          chain: 'Base',
          why: { code: 'TIMEOUT' },
        }),
        ...(['chainUnsaid', 'balanceUnsaid', 'balanceUnsaid', 'gasPriceUnsaid'] as const).map((says) =>
          makeFinding('D32', 'facts', { says, chain: 'Base', why: { code: 'OFFLINE' } }),
        ),
      ],
    })),
  ),
  'form-unpriced': quotes(() => ({
    state: 'refused',
    findings: [makeFinding('L09', 'details.currencyIn', { says: 'priceUnknown', currency: 'WNATIVE' })],
  })),
  'form-looks-like': known({ looksLike: LIKE }),
  'form-contract': known({ isContract: true }),
  'form-contract-other-chain': known({ elsewhere: { contractOn: [1], unreadOn: [999] } }),
  'form-exchange-wallet': known({ exchange: 'Binance' }),
  'form-named': known({ name: 'Anna', isKnown: true, paidHere: [data.currency(8453, 'ETH').address] }),
  'form-named-new': known({ name: 'Anna', isKnown: true }),
  'form-long-name': {
    hash: '#/form',
    draft: draftWith({}),
    answers: { 'accounts.list': () => data.twoAccounts.map((each) => ({ ...each, label: LONG })) },
  },
  'form-refund-other': {
    hash: '#/form',
    draft: draftWith({ refundTo: data.STRANGER }),
    answers: { 'accounts.list': () => data.twoAccounts },
  },
  'form-refund-bitcoin': {
    hash: '#/form',
    draft: draftWith({
      ...{ from: sideOf(8_253_038, 'BTC'), to: sideOf(8453, 'USDC'), payment: 'strictAddress' },
      refundTo: data.STRANGER_BITCOIN,
    }),
  },
  'form-name': {
    hash: '#/form',
    draft: draftWith({ recipient: 'anna.eth' }),
    answers: { 'name.resolve': () => ({ state: 'found', address: data.STRANGER }) },
  },
  'form-name-gateway': {
    hash: '#/form',
    draft: draftWith({ recipient: 'anna.offchain.eth' }),
    answers: {
      'name.resolve': ({ asksGateway }) =>
        asksGateway ? { state: 'found', address: data.STRANGER } : { state: 'gateway', host: 'gateway.example' },
    },
  },
  'form-book': {
    hash: '#/form',
    draft: draftWith({ recipient: '' }),
    freshAnswers: () => {
      let entries = [anna]
      return {
        'book.list': () => entries,
        'book.remove': () => {
          entries = []
          return null
        },
        'accounts.list': () => data.twoAccounts,
      }
    },
  },
  'form-call': wanted(
    { to: sideOf(8453, 'ETH'), amount: '0.25', trade: 'EXACT_OUTPUT', calls: [calling] },
    {
      ...{ expected: called, minimum: called, calls: [arrivalCall(VAULT, calling.data, 10n ** 16n)] },
      ...{ claims: callClaims, gaps: ['calls-use-money'] },
    },
  ),
  'form-call-known': paysOut,
  'form-call-looks-like': {
    ...paysOut,
    answers: { ...paysOut.answers, 'recipients.check': people({ looksLike: LIKE }) },
  },
  'form-call-unlimited': letsAll,
  'form-call-limit': wanted(
    { trade: 'EXACT_OUTPUT', calls: [{ to: USDC.currency.address, data: PAY_OUT, value: '' }], callsGas: '16777216' },
    {
      ...{ calls: [arrivalCall(USDC.currency.address, PAY_OUT, 0n)], callsGasLimit: 16_777_216 },
      ...{ claims: callClaims, gaps: ['calls-use-money'] },
    },
  ),
  'form-call-limit-wrong': wanted({
    ...{ trade: 'EXACT_OUTPUT', calls: [{ to: USDC.currency.address, data: PAY_OUT, value: '' }], callsGas: '300' },
  }),
  'form-call-nft': {
    ...handsOver,
    answers: {
      ...handsOver.answers,
      'recipients.check': people({ looksLike: LIKE, isContract: true }),
    },
  },
  'form-calls-vault': intoVault,
  'form-calls-spender': {
    ...intoVault,
    answers: { ...intoVault.answers, 'recipients.check': data.all({ isContract: false }) },
  },
  'form-calls-unread': {
    ...intoVault,
    answers: { ...intoVault.answers, 'recipients.check': data.all({ isContract: null }) },
  },
  'form-call-other-account': wanted({
    ...{ trade: 'EXACT_OUTPUT', calls: [{ to: USDC.currency.address, data: PAY_OUT, value: '' }] },
    account: data.STRANGER,
  }),
  'form-call-picked': {
    ...wanted(
      { trade: 'EXACT_OUTPUT', calls: [picked(USDC.currency.address, 'transfer', data.STRANGER, '40')] },
      { calls: [arrivalCall(USDC.currency.address, PAY_OUT, 0n)], claims: callClaims, gaps: ['calls-use-money'] },
    ),
  },
  'form-call-picked-wrong': wanted({
    trade: 'EXACT_OUTPUT',
    calls: [picked(`${VAULT.slice(0, -1)}c`, 'transfer', '0x12', '0.5')],
  }),
  'form-call-none': {
    ...wanted({ trade: 'EXACT_OUTPUT' }),
    answers: { 'quote.ask': () => never(), 'book.list': () => [anna] },
  },
  'form-call-wrong': wanted({ trade: 'EXACT_OUTPUT', calls: [{ to: '0x12', data: '0x123', value: '1' }] }),
  'form-call-gas': wanted({ trade: 'EXACT_OUTPUT', calls: [{ to: VAULT, data: '0x', value: '1' }] }),
  'form-exactly-open': wanted({ trade: 'EXACT_OUTPUT', payment: 'openAddress' }),
}

export const USE_ACTS: Readonly<Record<string, Act>> = {
  'form-book-shown': { scene: 'form-book', play: (page) => click(page, 'book-recipient') },
  'form-save-name': { scene: 'form-looks-like', play: (page) => click(page, 'save-name') },
  'form-newer': { scene: 'form-worse', play: withHandOnReview },
  'form-newer-over': {
    scene: 'form-worse',
    play: async (page) => {
      await withHandOnReview(page)
      await page.locator('[data-testid=review][aria-disabled]').waitFor()
    },
  },
  'form-worse-shown': { scene: 'form-worse', play: (page) => page.getByTestId('moved').waitFor() },
  'form-options-shown': { scene: 'form-sponsored', play: (page) => click(page, 'options') },
  'form-slippage-own-shown': { scene: 'form-slippage-own', play: (page) => click(page, 'options') },
  'form-slippage-high-shown': { scene: 'form-slippage-high', play: (page) => click(page, 'options') },
  'review-sponsored-shown': { scene: 'form-sponsored', play: toReview },
  'review-sponsor-said-shown': { scene: 'form-sponsor-said', play: toReview },
  'review-sponsor-denied-shown': { scene: 'form-sponsor-denied', play: toReview },
  'review-sponsor-exceeded-shown': {
    scene: 'form-sponsor-exceeded',
    play: async (page) => {
      await toReview(page)
      await click(page, 'fees')
      await page.getByTestId('sponsor-limit').scrollIntoViewIfNeeded()
    },
  },
  'form-call-shown': {
    scene: 'form-call',
    play: async (page) => {
      await click(page, 'options')
      await page.getByTestId('arrival-call-value').scrollIntoViewIfNeeded()
    },
  },
  'form-call-none-shown': {
    scene: 'form-call-none',
    play: async (page) => {
      await click(page, 'options')
      await click(page, 'arrival-call')
      await page.getByTestId('arrival-call-value').scrollIntoViewIfNeeded()
    },
  },
  'form-call-functions-open': { scene: 'form-call-none', play: (page) => openInCall(page, 'arrival-call-function') },
  'form-call-contracts-open': { scene: 'form-call-none', play: (page) => openInCall(page, 'arrival-call-to-choose') },
  'form-call-addresses-open': {
    scene: 'form-call-picked',
    play: async (page) => {
      await toPreview(page)
      await click(page, 'arrival-call-argument-0-choose')
    },
  },
  'form-calls-vault-shown': {
    scene: 'form-calls-vault',
    play: async (page) => {
      await click(page, 'options')
      await page.getByTestId('arrival-call-1').scrollIntoViewIfNeeded()
    },
  },
  'review-calls-vault-shown': {
    scene: 'form-calls-vault',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('arrival-calls').scrollIntoViewIfNeeded()
    },
  },
  'form-call-picked-shown': { scene: 'form-call-picked', play: toPreview },
  'form-call-picked-wrong-shown': {
    scene: 'form-call-picked-wrong',
    play: async (page) => {
      await click(page, 'options')
      await page.getByTestId('arrival-call-value').scrollIntoViewIfNeeded()
    },
  },
  'form-call-wrong-shown': {
    scene: 'form-call-wrong',
    play: async (page) => {
      await click(page, 'options')
      await page.getByTestId('arrival-call-value').scrollIntoViewIfNeeded()
    },
  },
  'review-call-shown': {
    scene: 'form-call',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('arrival-calls').scrollIntoViewIfNeeded()
    },
  },
  'form-call-limit-shown': { scene: 'form-call-limit', play: toCallsGas },
  'form-call-limit-wrong-shown': { scene: 'form-call-limit-wrong', play: toCallsGas },
  'review-call-limit-shown': {
    scene: 'form-call-limit',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('calls-gas-limit').scrollIntoViewIfNeeded()
    },
  },
  'review-call-unlimited-shown': {
    scene: 'form-call-unlimited',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('call-warning').scrollIntoViewIfNeeded()
    },
  },
  'review-call-looks-like-shown': { scene: 'form-call-looks-like', play: toReview },
  'review-call-nft-shown': { scene: 'form-call-nft', play: toReview },
  'review-call-known': {
    scene: 'form-call-known',
    play: async (page) => {
      await toReview(page)
      await click(page, 'proof-fold')
      await page.getByTestId('gaps').scrollIntoViewIfNeeded()
    },
  },
  'review-exactly-shown': { scene: 'form-exactly', play: toReview },
}

async function openInCall(page: Page, list: string): Promise<void> {
  await click(page, 'options')
  await click(page, 'arrival-call')
  await click(page, list)
}

async function toCallsGas(page: Page): Promise<void> {
  await click(page, 'options')
  await page.getByTestId('arrival-call-none').scrollIntoViewIfNeeded()
}

async function toPreview(page: Page): Promise<void> {
  await click(page, 'options')
  await page.getByTestId('arrival-call-preview').scrollIntoViewIfNeeded()
}

async function withHandOnReview(page: Page): Promise<void> {
  await page.locator('[data-testid=review]:not([aria-disabled])').focus()
  await page.getByTestId('newer').waitFor()
}
