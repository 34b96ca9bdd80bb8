import type { ApprovalView } from '../../src/api/views/approvals.ts'
import type { QuoteView } from '../../src/api/views/quotes.ts'
import type { SiteView } from '../../src/api/views/sites.ts'
import type { ExecutionView } from '../../src/api/views/transfers.ts'
import type { WalletView } from '../../src/api/views/wallet.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { transferRow } from '../../src/core/export/history/transfer-row.ts'
import { judgePassword } from '../../src/core/policy/password-strength.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { makeFinding } from '../../src/core/verify/make-finding.ts'
import { isTransferInFlight } from '../../src/ui/transfer/state.ts'
import { only } from '../made.ts'
import { DELEGATION_SCENES } from './accounts/delegation-scenes.ts'
import { PARTY_SCENES } from './activity/party-scenes.ts'
import { withRecordAgainst } from './activity/record-against.ts'
import { SENT_ROW_SCENES } from './activity/sent-scenes.ts'
import { CALLS_ANSWERS, CALLS_SCENES, SENT_SCENES, sentViews } from './approval/calls-scenes.ts'
import { CONNECT_SCENES } from './approval/connect-scenes.ts'
import { MESSAGE_SCENES } from './approval/message-scenes.ts'
import { PLACE_SCENES } from './approval/place-scenes.ts'
import { TYPED_DATA_SCENES } from './approval/typed-data-scenes.ts'
import { ACCOUNT_SCENES } from './bitcoin/account-scenes.ts'
import { coins } from './bitcoin/data.ts'
import { FORM_SCENES } from './bitcoin/form-scenes.ts'
import { PAYMENT_SCENES } from './bitcoin/payment-scenes.ts'
import { REVIEW_SCENES } from './bitcoin/review-scenes.ts'
import { TRANSFER_SCENES } from './bitcoin/transfer-scenes.ts'
import * as data from './data.ts'
import { EXCHANGE_B_SCENES } from './exchanges/b.ts'
import { EXCHANGE_SCENES } from './exchanges/scenes.ts'
import { type Answers, fails, never } from './fake-client.ts'
import { DIRECT_SCENES } from './form/direct-scenes.ts'
import { readTypedCall, USE_SCENES } from './form/form-scenes.ts'
import { LOCAL_INPUT_SCENES } from './form/local-input/local-input-scenes.ts'
import { PERMIT_SCENES } from './form/permit-scenes.ts'
import { TOKEN_SCENES } from './form/token-scenes.ts'
import { CHART_SCENES } from './home/chart/chart-scenes.ts'
import { LONG_SCENES } from './home/long-scenes.ts'
import { OPENING_SCENES } from './home/opening-scenes.ts'
import { TOKEN_LIST_SCENES } from './home/tokens/token-list-scenes.ts'
import { VALUATION_SCENES } from './home/total/valuation-scenes.ts'
import { behindForeignPending } from './layout/foreign-pending-scene.ts'
import { FINDING_SCENES } from './quote/finding-scenes.ts'
import { RISK_SCENES } from './review/risk-scenes.ts'
import { executions, fillings, many } from './scene-executions.ts'
import { draftWith, ETH_DRAFT, passwordWanted, proven, quotes, type Scene, sideOf, transfer } from './scene-making.ts'
import { ALLOWANCE_SCENES } from './settings/allowance-scenes.ts'
import { CUSTODY_ANSWERS, CUSTODY_SCENES } from './settings/custody-scenes.ts'
import { KEY_SCENES, noKeys, REFUSED_KEY_SCENES } from './settings/key-scenes.ts'
import { NODE_ANSWERS, NODE_SCENES } from './settings/node-scenes.ts'
import { SAFEGUARD_ANSWERS, SAFEGUARD_SCENES } from './settings/safeguard-scenes.ts'

const site = (origin: string, change: Partial<SiteView> = {}): SiteView => ({
  origin,
  accounts: [data.OWN],
  grantedAtSeconds: 1_763_000_000,
  chainId: 8453,
  compatibility: 'off',
  readsAsIfFunded: true,
  isWithheld: false,
  ...change,
})
const fromSite = { from: 'dapp', origin: 'https://older.example', callsId: '0x01', key: 'k' } as const
const ofSavings = (each: ExecutionView): ExecutionView => ({
  ...each,
  intent: { ...each.intent, user: data.twoAccounts[1]?.address ?? '' },
})
const settings = (change: object) => ({ ...data.wallet, settings: { ...data.wallet.settings, ...change } })

export function everyday(): Answers {
  return {
    'wallet.get': () => data.wallet,
    'wallet.touch': () => null,
    'vault.lock': () => null,
    ...CUSTODY_ANSWERS,
    ...SAFEGUARD_ANSWERS,
    ...NODE_ANSWERS,
    'accounts.list': () => data.accounts,
    'chains.list': () => data.chains,
    'balances.list': () => data.balances,
    'balances.cached': () => null,
    'token.added': () => ({ tokens: [], most: 30 }),
    'prices.list': () => data.prices,
    'values.past': () => [],
    'addresses.list': () => data.addresses,
    'bitcoin.get': () => coins,
    'deposit.get': () => null,
    'deposit.followUps': () => null,
    'executions.list': () => [],
    'bundles.list': () => [],
    'bundles.get': () => null,
    'executions.get': () => null,
    'psbt.get': () => ({ psbt: 'cHNidP8=' }),
    'moving.list': () => ({ executions: [], count: 0 }),
    'changed.list': () => ({ rows: [], closed: [] }),
    'unreadable.list': () => [],
    'unreadable.against': () => [],
    'nonces.foreign': () => ({ isPending: false }),
    'recipients.check': data.all({}),
    'delegations.on': () => ({ state: 'none' }),
    'spenders.check': () => ({ ordinary: [], unread: [] }),
    'spenders.names': () => [],
    'approvals.possiblePayment': () => ({ takes: [], beyond: undefined }),
    'recipient.gas': () => ({ hasGas: true }),
    'book.list': () => [],
    'parties.list': () => ({ own: [], named: [] }),
    'call.read': readTypedCall,
    'book.save': () => ({ saved: true }),
    'coin.mark': () => ({ saved: true }),
    'name.resolve': () => ({ state: 'none' }),
    'history.list': ({ before }) =>
      before === undefined
        ? { rows: [row('first')], next: { id: 'first', approvedAtSeconds: 2 } }
        : { rows: [row('second')], next: null },
    'support.get': ({ version }) => ({ text: JSON.stringify({ format: 'causeway-support', version }) }),
    'executions.watch': () => null,
    'approvals.list': () => [],
    'replacement.ask': ({ purpose }) => ({
      available: true,
      before: data.amount(1, 'ETH', 1_800_000_000_000_000n),
      most: data.amount(1, 'ETH', purpose === 'cancel' ? 472_500_000_000_000n : 2_025_000_000_000_000n),
      mostOfAll: data.amount(1, 'ETH', purpose === 'cancel' ? 1_800_000_000_000_000n : 2_256_872_400_432_112n),
      mark: '0xoffer',
    }),
    'replacement.take': () => ({ outcome: 'taken' }),
    'executions.abandon': () => ({ outcome: 'abandoned' }),
    'executions.broadcastAgain': () => ({ outcome: 'broadcast' }),
    'sites.list': () => [],
    'exchangeB.account': () => null,
    'apiKey.get': () => ({ state: 'none' }),
    'keyStanding.get': () => 'taken',
    'keyStanding.setAside': () => null,
    'keyStanding.useAgain': () => null,
    'apiKey.set': () => ({ outcome: 'notKnown' }),
    'exchangeB.keys': () => noKeys,
    'sites.revoke': () => null,
    'sites.revokeAll': () => null,
    'sites.asked': () => [],
    'compatibility.list': () => [],
    'compatibility.set': ({ address }) => ({ ok: true, origin: address }),
    'settings.set': (change) =>
      change.expert || change.routerLimitUsd === null
        ? passwordWanted(change.password)
        : { ok: true, settings: data.wallet.settings },
    'route.limits': () => null,
    'price.ask': ({ tradeType }) =>
      tradeType === 'EXACT_INPUT'
        ? null
        : { arrives: data.reviewOf().expected.value, pays: data.reviewOf().pays.value },
    'currency.isSignable': () => null,
    'route.least': () => null,
    'quote.ask': () => proven(data.reviewOf()),
    'maximum.get': () => ({
      maximum: data.amount(1, 'ETH', 2_417_957_191_399_351_832n),
      reservedForGas: data.amount(1, 'ETH', 347_808_600_648_168n),
    }),
    'approvals.open': () => null,
    'approvals.decide': ({ decision }) =>
      decision === 'approve' ? { outcome: 'approved', executionId: 'transfer-1' } : { outcome: 'rejected' },
    'vault.propose': () => ({ words: WORDS }),
    'vault.check': () => ({ ok: true }),
    'vault.create': () => ({ ok: true }),
    'password.judge': ({ password, purpose }) => judgePassword(password, purpose),
    'vault.unlock': () => ({ ok: false, why: 'wrongPassword', waitSeconds: 8, failedAttempts: 3 }),
  }
}

const keepsSettings = (wallet: WalletView) => (): Answers => {
  let { settings } = wallet
  return {
    'wallet.get': () => ({ ...wallet, settings }),
    'settings.set': ({ language = settings.language, theme = settings.theme }) => {
      settings = { ...settings, language, theme }
      return { ok: true, settings }
    },
  }
}
const refundedElsewhere = {
  ...fillings.refunded,
  intent: { ...fillings.refunded.intent, refundTo: data.STRANGER },
}
const isInReview = () => location.hash === '#/form/review'
const soonOver = () => data.reviewOf({ planHash: '0x1', expiresAtSeconds: data.nowSeconds() + 10 })
const lagging = makeFinding('N11', 'facts', { says: 'chainLagging', chain: 'Base' })
const worseReview = () => {
  const { minimum } = data.reviewOf()
  return data.reviewOf({ planHash: '0x2', minimum: { ...minimum, value: minimum.value - 1_200_000_000_000_000n } })
}
const eth = (value: bigint) => data.amount(1, 'ETH', value * 1_000_000_000_000_000n)
const row = (id: string) => ({
  // A history row contains no quote bytes.
  ...transferRow(only<Execution>({ ...fillings.received, quoteText: '' }), devnet),
  id,
})
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
const locked = (waitSeconds: number, failedAttempts: number): Answers => ({
  'wallet.get': () => ({ ...data.wallet, vault: { vault: 'locked', waitSeconds, failedAttempts, waiting: 0 } }),
})
const none: Answers = { 'wallet.get': () => ({ ...data.wallet, vault: { vault: 'none' } }) }
const approval = (view: ApprovalView, more: readonly ApprovalView[] = []): Scene => ({
  hash: '#/approval',
  place: 'approval',
  answers: { 'approvals.list': () => [view, ...more], 'approvals.refresh': () => view },
})
const connect = (origin: string, accounts = data.accounts): ApprovalView => ({
  kind: 'connect',
  id: 'connect-1',
  ticket: 'ticket-2',
  origin,
  accounts,
  suspicion: undefined,
})
const intent = (
  quote: QuoteView,
  paysFrom: Extract<ApprovalView, { kind: 'intent' }>['paysFrom'] = undefined,
): ApprovalView => ({
  kind: 'intent',
  id: 'intent-1',
  ticket: 'ticket-3',
  suspicion: undefined,
  requester: { from: 'dapp', origin: 'https://app.bridge-garden.example', callsId: '0x01', key: 'k' },
  quote,
  paysFrom,
})
const refused = (): QuoteView => ({
  state: 'refused',
  findings: [
    makeFinding('D16', 'steps[0].items[0].data.data', 'depositForStranger'),
    makeFinding('K09', 'protocol.v2.orderData.output', {
      says: 'paysStranger',
      recipient: data.STRANGER,
      asked: data.OWN,
    }),
  ],
})
const down = (): QuoteView => ({
  state: 'unavailable',
  code: 'TIMEOUT',
  why: { code: 'TIMEOUT' },
  retryable: true,
})
const turnedAway = (): QuoteView => ({
  state: 'unavailable',
  code: 'HTTP_403',
  why: { code: 'REFUSED_WITH', status: '403' },
  retryable: false,
})
const nodeDown = (): QuoteView => ({
  state: 'unavailable',
  code: 'OWN_ADDRESS',
  why: { code: 'OFFLINE' },
  retryable: true,
})

export const SCENES: Readonly<Record<string, Scene>> = {
  opening: { hash: '#/', answers: { 'wallet.get': () => never() } },
  'no-answer': { hash: '#/', answers: { 'wallet.get': () => fails('STORE_FAILED', 'in other words') } },
  'no-answer-full': {
    hash: '#/',
    answers: {
      'wallet.get': () =>
        Reflect.get(globalThis, 'hasSpace')
          ? { ...data.wallet, ...Reflect.get(globalThis, 'update') }
          : fails('STORE_FULL', 'in other words'),
    },
  },
  'no-wallet': { hash: '#/', answers: none },
  unreadable: {
    hash: '#/',
    answers: { 'wallet.get': () => ({ ...data.wallet, vault: { vault: 'newer', why: { code: 'VAULT_NEWER' } } }) },
  },
  welcome: { hash: '#/welcome', answers: none, place: 'tab' },
  'welcome-spoken': {
    hash: '#/welcome',
    place: 'tab',
    freshAnswers: keepsSettings({ ...data.wallet, vault: { vault: 'none' } }),
  },
  'welcome-wrong': {
    hash: '#/welcome',
    place: 'tab',
    answers: {
      ...none,
      'vault.check': () => ({
        ok: false,
        reason: { code: 'PHRASE_WORDS', positions: '3, 8' },
        wordIndexes: [2, 7],
      }),
    },
  },
  unlock: { hash: '#/', answers: locked(0, 0) },
  'unlock-wait': { hash: '#/', answers: locked(12, 4) },
  'unlock-unheard': {
    hash: '#/',
    answers: {
      ...locked(0, 0),
      'vault.unlock': () => ({ ok: false, why: 'wait', waitSeconds: 12, failedAttempts: 9 }),
    },
  },
  home: { hash: '#/', answers: { 'moving.list': () => ({ executions: [fillings.pending], count: 1 }) } },
  token: { hash: '#/token/USDC', answers: { 'executions.list': () => executions } },
  'token-missing': { hash: '#/token/NOPE' },
  'home-busy': {
    hash: '#/',
    answers: { 'moving.list': () => ({ executions: many.filter(isTransferInFlight), count: 1_004 }) },
  },
  ...PLACE_SCENES,
  ...VALUATION_SCENES,
  ...CHART_SCENES,
  ...LOCAL_INPUT_SCENES,
  ...TOKEN_LIST_SCENES,
  ...LONG_SCENES,
  ...OPENING_SCENES,
  'home-changed': {
    hash: '#/',
    answers: {
      'changed.list': () => ({
        rows: [
          { store: 'settings', key: 'addressBook' },
          { store: 'settings', key: 'paid' },
          { store: 'sites', key: 'https://app.bridge-garden.example' },
        ],
        closed: [{ id: 'evm-1', label: 'Savings', address: data.STRANGER, derived: data.OWN }],
      }),
    },
  },
  'home-withheld': { hash: '#/', isWithheld: true },
  'home-quiet': { hash: '#/', answers: { 'accounts.list': () => data.twoAccounts } },
  'home-connected': {
    hash: '#/',
    tabSite: 'https://app.bridge-garden.example',
    freshAnswers: () => {
      let granted = [site('https://app.bridge-garden.example')]
      return {
        'sites.list': () => granted,
        'sites.revoke': () => {
          granted = []
          return null
        },
      }
    },
  },
  'home-hidden': { hash: '#/', answers: { 'wallet.get': () => settings({ hideAmounts: true }) } },
  'home-loading': { hash: '#/', answers: { 'balances.list': () => never() } },
  'home-empty': { hash: '#/', answers: { 'balances.list': () => data.noBalances } },
  'home-on-its-way': { hash: '#/', answers: { 'balances.list': () => data.onItsWay } },
  'home-unread': { hash: '#/', answers: { 'balances.list': () => data.someUnread } },
  'home-failed': { hash: '#/', answers: { 'balances.list': () => fails('X', 'No node answered.') } },
  'form-empty': { hash: '#/form' },
  form: quotes(() => proven(data.reviewOf())),
  'form-asking': quotes(() => never()),
  'form-refused': quotes(refused),
  'form-funds': quotes(() => ({
    state: 'refused',
    findings: [makeFinding('D30', 'facts.balance', { says: 'balanceTooSmall', needs: '0.1002 ETH', have: '0.1 ETH' })],
  })),
  'form-fee-short': {
    ...quotes(never),
    answers: {
      'quote.ask': () => ({
        state: 'refused',
        findings: [
          makeFinding('D30', 'facts.nativeBalance', {
            ...{ says: 'sumAboveBalance', gas: '0.000348 ETH', have: '0.1 ETH', missing: '0.000288 ETH' },
          }),
        ],
      }),
      'maximum.get': () => ({
        maximum: data.amount(1, 'ETH', 99_652_000_000_000_000n),
        reservedForGas: data.amount(1, 'ETH', 348_000_000_000_000n),
      }),
    },
  },
  'form-gas-missing': quotes(() => ({
    state: 'refused',
    findings: [
      makeFinding('D30', 'facts.nativeBalance', { says: 'gasAboveBalance', gas: '0.000348 ETH', have: '0 ETH' }),
    ],
  })),
  'form-output-small': quotes(() => ({
    state: 'refused',
    findings: [
      makeFinding('F19', 'steps[0]', { says: 'outputTooSmall', amount: '0.000001 BTC' }),
      makeFinding('L05', 'steps[0]', {
        says: 'minerFeeAboveShare',
        fee: '0.00002 BTC',
        amount: '0.000001 BTC',
        share: '15',
      }),
    ],
  })),
  'form-service-down': quotes(down),
  'form-node-down': quotes(nodeDown),
  'form-problems': quotes(() => ({
    state: 'problems',
    problems: [{ field: 'recipient', problem: 'notOnDestination' }],
  })),
  'form-too-much': { hash: '#/form', draft: draftWith({ amount: '25' }) },
  'form-same': { hash: '#/form', draft: draftWith({ to: JSON.parse(ETH_DRAFT).from }) },
  'form-stranger': { hash: '#/form', draft: draftWith({ recipient: data.STRANGER }) },
  'form-bad-address': { hash: '#/form', draft: draftWith({ recipient: `${data.STRANGER.slice(0, -1)}c` }) },
  ...FORM_SCENES,
  ...USE_SCENES,
  ...PARTY_SCENES,
  ...SENT_ROW_SCENES,
  ...DIRECT_SCENES,
  ...PERMIT_SCENES,
  ...TOKEN_SCENES,
  ...REVIEW_SCENES,
  ...EXCHANGE_SCENES,
  ...EXCHANGE_B_SCENES,
  ...ACCOUNT_SCENES,
  ...TRANSFER_SCENES,
  ...PAYMENT_SCENES,
  'form-lagging': {
    hash: '#/form',
    draft: ETH_DRAFT,
    answers: {
      'chains.list': () => data.chains.map((each) => (each.id === 8453 ? { ...each, incident: 'lagging' } : each)),
    },
  },
  'form-limited': {
    hash: '#/form',
    draft: ETH_DRAFT,
    answers: {
      'chains.list': () => data.chains.map((each) => (each.id === 8453 ? { ...each, incident: 'limited' } : each)),
    },
  },
  'form-chains-unread': {
    hash: '#/form',
    draft: ETH_DRAFT,
    answers: { 'chains.list': () => data.chains.map((each) => ({ ...each, incident: 'unknown' })) },
  },
  'form-no-chains': { hash: '#/form', answers: { 'chains.list': () => fails('X', 'The service did not answer.') } },
  review: quotes(() => proven(data.reviewOf())),
  'review-against': withRecordAgainst(quotes(() => proven(data.reviewOf()))),
  'review-behind': behindForeignPending(quotes(() => proven(data.reviewOf()))),
  'review-tokens': quotes(() => proven(data.usdcReview())),
  'review-long': quotes(() =>
    proven(
      data.reviewOf({
        pays: data.amount(1, 'ETH', 123_456_100_000_000_000_000_000n),
        expected: data.amount(8453, 'ETH', 123_450_412_451_872_340_012_345n),
        minimum: data.amount(8453, 'ETH', 123_440_300_123_456_789_012_345n),
        gaps: ['order-not-bound'],
      }),
    ),
  ),
  'review-override': quotes(() => ({
    state: 'override',
    approvalId: 'quote-1',
    ticket: 'ticket-1',
    review: data.reviewOf({ gaps: ['order-not-bound'], claims: ['plan-rebuilt', 'depository-pinned'] }),
    findings: [makeFinding('K01', 'protocol.v2.orderId', 'orderIdFalse')],
    phrase: 'K01',
  })),
  'review-gaps': quotes(() =>
    proven(data.reviewOf({ gaps: ['solver-did-not-sign'], cost: undefined, ...data.swapped })),
  ),
  'review-stranger': quotes(() =>
    proven(
      data.reviewOf({
        recipient: { chainId: 8453, address: data.STRANGER, isOwn: false },
        warnings: [makeFinding('L04', 'details', { says: 'costHigh', cost: '0.006 ETH', pays: '0.1 ETH' })],
      }),
    ),
  ),
  ...RISK_SCENES,
  ...FINDING_SCENES,
  'review-watched': quotes(() =>
    proven(
      data.reviewOf({
        recipient: { chainId: 8453, address: data.STRANGER, isOwn: false, watchedAs: 'Cold storage' },
      }),
    ),
  ),
  'review-soon': {
    hash: '#/form',
    draft: ETH_DRAFT,
    freshAnswers: () => {
      let asked = 0
      return {
        'quote.ask': () => {
          asked += 1
          // A slow machine's second quote expires as well; each is worse than the last.
          const { expiresAtSeconds, minimum } = data.reviewOf()
          const less = { ...minimum, value: minimum.value - BigInt(asked - 1) * 1_200_000_000_000_000n }
          const until = asked <= 2 ? data.nowSeconds() + (asked === 1 ? 4 : 10) : expiresAtSeconds
          return proven(data.reviewOf({ planHash: `0x${asked}`, minimum: less, expiresAtSeconds: until }))
        },
      }
    },
  },
  // The form's quote expires soon; the review gets a worse lasting one, or none.
  'review-worsens': quotes(() => (isInReview() ? proven(worseReview()) : proven(soonOver()))),
  'review-down': quotes(() => (isInReview() ? down() : proven(soonOver()))),
  'review-lagging': quotes(() => proven(data.reviewOf({ warnings: [lagging] }))),
  'review-lags': quotes(() =>
    proven(isInReview() ? data.reviewOf({ planHash: '0x2', warnings: [lagging] }) : soonOver()),
  ),
  'review-over': quotes(() => (isInReview() ? never() : proven(soonOver()))),
  activity: { hash: '#/activity', answers: { 'executions.list': () => executions } },
  'activity-hidden': {
    hash: '#/activity',
    answers: { 'executions.list': () => executions, 'wallet.get': () => settings({ hideAmounts: true }) },
  },
  'activity-both': {
    hash: '#/activity',
    answers: {
      'accounts.list': () => data.twoAccounts,
      'executions.list': () =>
        executions.map((each, at) => (at === 1 ? { ...each, requester: fromSite } : at === 2 ? ofSavings(each) : each)),
      'bundles.list': () => sentViews,
    },
  },
  'home-recent': {
    hash: '#/',
    answers: {
      'executions.list': () => executions,
      'bundles.list': () => sentViews,
      'moving.list': () => ({ executions: executions.filter(isTransferInFlight), count: 2 }),
    },
  },
  'activity-many': {
    hash: '#/activity',
    answers: {
      'executions.list': ({ before }) => {
        const from = before === undefined ? 0 : many.findIndex(({ id }) => id === before.id) + 1
        return many.slice(from, from + 30)
      },
    },
  },
  'activity-cut-off': {
    hash: '#/activity',
    answers: {
      'executions.list': ({ before }) =>
        before === undefined ? many.slice(0, 30) : fails('X', 'The disk did not answer.'),
    },
  },
  'activity-sent-unread': {
    hash: '#/activity',
    answers: { 'executions.list': () => executions, 'bundles.list': () => fails('X', 'The disk did not answer.') },
  },
  'activity-transfers-unread': {
    hash: '#/activity',
    answers: { 'executions.list': () => fails('X', 'The disk did not answer.'), 'bundles.list': () => sentViews },
  },
  'activity-unread': {
    hash: '#/activity',
    answers: {
      'executions.list': () => fails('X', 'The disk did not answer.'),
      'bundles.list': () => fails('X', 'The disk did not answer.'),
    },
  },
  'activity-unreadable': {
    hash: '#/activity',
    answers: {
      'unreadable.release': ({ isAccepted }) => ({ outcome: isAccepted ? 'released' : 'open' }),
      'unreadable.list': () => [
        { of: 'executions', id: 'damaged-transfer', approvedAtSeconds: data.nowSeconds() - 60, isHolding: true },
        { of: 'bundles', id: 'bundle:damaged', approvedAtSeconds: undefined, isHolding: false },
      ],
    },
  },
  'activity-empty': { hash: '#/activity' },
  'activity-loading': { hash: '#/activity', answers: { 'executions.list': () => never() } },
  settings: {
    hash: '#/settings',
    answers: {
      'sites.list': () => [
        site('https://app.bridge-garden.example', { compatibility: 'metaMask' }),
        site('http://127.0.0.1:4702', { grantedAtSeconds: 1_763_600_000, accounts: [data.OWN, data.STRANGER] }),
      ],
      'sites.asked': ({ origin }) => (origin.startsWith('https') ? executions.slice(0, 3) : []),
      'compatibility.list': () => [{ origin: 'https://older.example', isMetaMask: true }],
    },
  },
  'settings-spoken': { hash: '#/settings', freshAnswers: keepsSettings(data.wallet) },
  'settings-no-sites': { hash: '#/settings' },
  'settings-listed-site': {
    hash: '#/settings',
    answers: { 'sites.list': () => [site('https://app.bridge-garden.example', { isWithheld: true })] },
  },
  ...KEY_SCENES,
  ...REFUSED_KEY_SCENES,
  ...ALLOWANCE_SCENES,
  ...DELEGATION_SCENES,
  ...CUSTODY_SCENES,
  ...SAFEGUARD_SCENES,
  ...NODE_SCENES,
  'approval-connect': approval(connect('https://app.bridge-garden.example')),
  'approval-connect-many': approval(connect('https://xn--app-8ka.example.co.uk', data.twoAccounts), [
    { ...connect('https://other.example'), id: 'connect-2' },
  ]),
  'approval-intent-open': approval(intent(proven(data.reviewOf()), sideOf(1, 'ETH'))),
  'approval-intent-open-step': {
    ...approval(intent(proven(data.reviewOf()), sideOf(1, 'ETH'))),
    freshAnswers: () => {
      let asked = 0
      const first = intent(proven(data.reviewOf()), sideOf(1, 'ETH'))
      const next = intent(proven(data.usdcReview()), sideOf(8453, 'USDC'))
      return { 'approvals.list': () => [asked++ === 0 ? first : next] }
    },
  },
  'approval-connect-gone': {
    ...approval(connect('https://app.bridge-garden.example')),
    freshAnswers: () => {
      let isGone = false
      return {
        'approvals.list': () => (isGone ? [] : [connect('https://app.bridge-garden.example')]),
        'approvals.decide': () => {
          isGone = true
          return { outcome: 'stale' }
        },
        'approvals.closed': () => ({ closed: 'over' }),
      }
    },
  },
  ...CONNECT_SCENES,
  'approval-intent': approval(intent(proven(data.usdcReview()))),
  'approval-data-fee': {
    ...approval(intent(proven(data.usdcReview()))),
    answers: {
      'approvals.list': () => [intent(proven(data.usdcReview()))],
      'chains.list': () => data.chains.map((each) => ({ ...each, takesDataFee: true })),
    },
  },
  'approval-refused': approval(intent(refused())),
  'approval-down': approval(intent(down())),
  'approval-turned-away': approval(intent(turnedAway())),
  'approval-turned-away-open': approval(intent(turnedAway(), sideOf(1, 'ETH'))),
  ...MESSAGE_SCENES,
  ...TYPED_DATA_SCENES,
  ...CALLS_SCENES,
  ...SENT_SCENES,
  ...CALLS_ANSWERS,
  'approval-none': { hash: '#/approval', place: 'approval' },
  'approval-locked': {
    hash: '#/approval',
    place: 'approval',
    answers: { ...locked(0, 0), 'approvals.list': () => [connect('https://app.bridge-garden.example')] },
  },
  'transfer-sending': transfer(fillings.sending),
  'transfer-sent': {
    ...transfer(fillings.sent),
    answers: {
      'executions.get': () => fillings.sent,
      'replacement.ask': ({ purpose }) =>
        purpose === 'cancel'
          ? { available: false, why: { code: 'TIMEOUT' } }
          : { available: true, before: eth(1n), most: eth(2n), mostOfAll: eth(2n), mark: '0xoffer' },
      'replacement.take': () => ({ outcome: 'stale' }),
    },
  },
  'transfer-unanswered': {
    ...transfer(fillings.sending),
    answers: {
      'chains.list': () => data.chains.map((each) => ({ ...each, takesDataFee: true })),
      'executions.get': () => fillings.sending,
      'replacement.take': () => fails('INTERRUPTED', 'The wallet restarted.'),
    },
  },
  'transfer-stuck': transfer(fillings.stuck),
  'transfer-behind': behindForeignPending(transfer(fillings.stuck)),
  'transfer-dear': transfer(fillings.dear),
  'transfer-half-signed': transfer(fillings.halfSigned),
  'transfer-raised': transfer(fillings.raised),
  'transfer-stopped': transfer(fillings.stopped),
  'transfer-failing': transfer(fillings.failing),
  'transfer-cancelling': transfer(fillings.cancelling),
  'transfer-cancelled': transfer(fillings.cancelled),
  'transfer-nonce-taken': transfer(fillings.nonceTaken),
  'transfer-nonce-taken-by': transfer(fillings.nonceTakenBy),
  'transfer-waiting': transfer(fillings.waiting),
  'transfer-filling': transfer(fillings.pending),
  'transfer-longer': transfer(fillings.longer),
  'transfer-unknown': transfer(fillings.unknown),
  'transfer-obstacle': transfer(fillings.obstacle),
  'transfer-unproven': transfer(fillings.unproven),
  'transfer-received': transfer(fillings.received),
  'transfer-unsealed': transfer({ ...fillings.received, isUnproven: true }),
  'transfer-arrives': {
    ...transfer(fillings.pending),
    freshAnswers: () => {
      let asked = 0
      return {
        'executions.get': () => {
          asked += 1
          return asked === 1 ? fillings.pending : fillings.received
        },
      }
    },
  },
  'transfer-reported-call': transfer({
    ...fillings.reported,
    intent: { ...fillings.reported.intent, calls: [{ to: data.STRANGER, data: '0x', value: 5n }] },
  }),
  'transfer-reported': transfer(fillings.reported),
  'transfer-refunded': transfer(fillings.refunded),
  'transfer-ask-refund': transfer(fillings.manualRefund),
  'transfer-ask-refund-exchange': transfer(fillings.exchangeRefund),
  'transfer-ask-refund-small': transfer(fillings.smallRefund),
  'transfer-refund-part': transfer(fillings.refundPart),
  'transfer-refunded-in-part': transfer(fillings.refundedInPart),
  'transfer-gone': transfer(fillings.gone),
  'transfer-unprovable': transfer(fillings.unprovable),
  'transfer-for-a-site': transfer({
    ...fillings.refunded,
    requester: { from: 'bundle', origin: 'https://app.bridge-garden.example', bundleId: 'bundle:1' },
  }),
  'transfer-refunded-to-own': {
    ...transfer(refundedElsewhere),
    answers: { ...transfer(refundedElsewhere).answers, 'recipients.check': data.all({ isOwn: true }) },
  },
  'transfer-refunded-elsewhere': transfer(refundedElsewhere),
  'transfer-refunded-to-recipient': transfer(fillings.refundedToRecipient),
  'transfer-failed': transfer(fillings.failed),
  'transfer-fee-ran-out': transfer(fillings.feeRanOut),
  'transfer-refused': transfer(fillings.refusedLater),
  'transfer-missing': { hash: '#/transfer/other' },
}
