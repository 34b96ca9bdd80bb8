import { type Abi, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import type { ApprovalView, CallView, EffectsView, FundingView } from '../../../src/api/views/approvals.ts'
import type { QuoteView } from '../../../src/api/views/quotes.ts'
import type { BundleView, ExecutionView } from '../../../src/api/views/transfers.ts'
import type { DepositOutcome, UnfollowedReason } from '../../../src/core/bundle/deposit-outcome.ts'
import { startBundle } from '../../../src/core/bundle/start.ts'
import { callMeaningOf } from '../../../src/core/page/calls/decode-call.ts'
import { MOST_SPENDERS } from '../../../src/core/page/calls/spenders.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Review } from '../../../src/core/review/review.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { only } from '../../made.ts'
import { type Act, click } from '../acting.ts'
import { withRecordAgainst } from '../activity/record-against.ts'
import * as data from '../data.ts'
import { type Answers, holdBack, never } from '../fake-client.ts'
import { behindForeignPending } from '../layout/foreign-pending-scene.ts'
import { fillings } from '../scene-executions.ts'
import { proven, type Scene } from '../scene-making.ts'

type CallsApproval = Extract<ApprovalView, { kind: 'calls' }>

const BASE = 8453
const USDC = data.currency(BASE, 'USDC')
const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const UNKNOWN_TOKEN = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const DEPOSITORY = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'
const ORDER: Hex = `0x${'9'.repeat(64)}`

const abi = parseAbi([
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function supply(address,uint256,address,uint16)',
  'function setApprovalForAll(address,bool)',
  'function deposit()',
  'function depositErc20(address,address,uint256,bytes32)',
  'function multicall(bytes[])',
  'function transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
])
type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]
export const encode = (functionName: Call['functionName'], ...args: readonly unknown[]): Hex =>
  encodeFunctionData<Abi, string>({ abi, functionName, args })

const eth = (value: bigint) => data.amount(BASE, 'ETH', value)
export const call = (to: string | undefined, bytes: Hex, value = 0n): CallView => ({
  to,
  value: eth(value),
  data: bytes,
  meaning: callMeaningOf({ to, value, data: bytes }, devnet, BASE),
})
const change = (symbol: string, amount: bigint) => {
  const currency = data.currency(BASE, symbol)
  return { token: currency.address, currency, amount }
}
const LOOK_ALIKE = `${data.STRANGER.slice(0, 6)}${'1'.repeat(32)}${data.STRANGER.slice(-4)}`
type Known = Extract<EffectsView, { known: true }>
const effects = (seen: Partial<Known> = {}): EffectsView => ({
  known: true,
  reverted: undefined,
  changes: [],
  allowances: [],
  deposits: [],
  ...seen,
})

const approvalOf = (view: Partial<CallsApproval>): CallsApproval => ({
  kind: 'calls',
  id: 'calls-1',
  ticket: 'ticket-6',
  origin: 'https://app.bridge-garden.example',
  suspicion: undefined,
  account: data.OWN,
  chain: { id: BASE, name: 'Base' },
  calls: [call(data.STRANGER, '0x', 250_000_000_000_000_000n)],
  effects: effects(),
  knownOrder: undefined,
  mostGas: eth(31_872_400_432_112n),
  funding: undefined,
  triedAtSeconds: data.nowSeconds(),
  mark: '0xcalls',
  ...view,
})
function calls(view: Partial<CallsApproval>): Scene {
  const answer = approvalOf(view)
  return {
    hash: '#/approval',
    place: 'approval',
    answers: { 'approvals.list': () => [answer], 'approvals.refresh': () => answer },
  }
}

function payingKnown(paid: CallView, known: object): Scene {
  const scene = calls({ calls: [paid] })
  return { ...scene, answers: { ...scene.answers, 'recipients.check': data.all(known) } }
}

const supply = call(VAULT, encode('supply', USDC.address, 100_000_000n, data.OWN, 0))
const supplied = effects({
  changes: [change('USDC', -100_000_000n), { token: UNKNOWN_TOKEN, currency: undefined, amount: 99_400_123n }],
})
export const approve = (amount: bigint) => call(USDC.address, encode('approve', VAULT, amount))
const allowance = (amount: bigint) => ({ token: USDC.address, currency: USDC, spender: VAULT, amount })

const takenBy = (read: NonNullable<Answers['spenders.check']>): Scene => {
  const scene = calls({ calls: [approve(maxUint256)], effects: effects({ allowances: [allowance(maxUint256)] }) })
  return { ...scene, answers: { ...scene.answers, 'spenders.check': read } }
}

export const readLate: NonNullable<Answers['spenders.check']> = ({ addresses }) =>
  holdBack(new Promise((resolve) => setTimeout(() => resolve({ ordinary: addresses, unread: [] }), 8_000)))

// More than one request holds; some without code or unread.
const crowdedBy = (spenders: number): Scene => {
  const each = Array.from({ length: spenders }, (_, index) => `0x${`${10 + index}`.repeat(20)}`)
  const scene = calls({ calls: each.map((spender) => call(USDC.address, encode('approve', spender, maxUint256))) })
  const every = (all: readonly string[], rest: number) => all.filter((_, index) => index % 10 === rest)
  return {
    ...scene,
    answers: {
      ...scene.answers,
      'spenders.check': ({ addresses }) => ({ ordinary: every(addresses, 2), unread: every(addresses, 5) }),
    },
  }
}

const bringUsdc = (change: Partial<Review> = {}): QuoteView =>
  proven(
    data.usdcReview({
      pays: data.amount(1, 'USDC', 100_500_000n),
      expected: data.amount(BASE, 'USDC', 100_000_000n),
      minimum: data.amount(BASE, 'USDC', 100_000_000n),
      cost: data.amount(1, 'USDC', 500_000n),
      mostGas: data.amount(1, 'ETH', 431_872_400_432_112n),
      recipient: { chainId: BASE, address: data.OWN, isOwn: true },
      ...change,
    }),
  )
const bringGas = (): QuoteView =>
  proven(
    data.reviewOf({
      pays: data.amount(1, 'ETH', 1_090_000_000_000_000n),
      minimum: eth(1_000_000_000_000_000n),
      cost: data.amount(1, 'ETH', 90_000_000_000_000n),
    }),
  )
const funded = (funding: FundingView, mark = '0xcalls') =>
  calls({ calls: [approve(100_000_000n), supply], effects: supplied, funding, mark })
const lack = [data.amount(BASE, 'USDC', 100_000_000n)]
const lackBoth = [...lack, eth(1_000_000_000_000_000n)]

const deposited = {
  ...{ token: USDC.address, currency: USDC, amount: 100_000_000n, orderId: ORDER },
  ...{ depository: DEPOSITORY, depositor: data.OWN },
}
function deposit(view: Partial<CallsApproval>, differs: Partial<typeof deposited> = {}): Scene {
  return calls({
    calls: [call(DEPOSITORY, encode('depositErc20', data.OWN, USDC.address, 100_000_000n, ORDER))],
    effects: effects({ changes: [change('USDC', -100_000_000n)], deposits: [{ ...deposited, ...differs }] }),
    ...view,
  })
}

const leaving = calls({ effects: effects({ changes: [change('USDC', -1_250_000_000n)] }) })
const unpriced: Scene = { ...leaving, answers: { ...leaving.answers, 'prices.list': () => [] } }

export const CALLS_SCENES: Readonly<Record<string, Scene>> = {
  'approval-calls-payment': calls({ effects: effects({ changes: [change('ETH', -250_000_000_000_000_000n)] }) }),
  'approval-calls-against': withRecordAgainst(calls({})),
  'approval-calls-listed': calls({
    suspicion: { kind: 'listed', host: 'bridge-garden.example', madeAtSeconds: data.nowSeconds() },
  }),
  'approval-calls-transfer': calls({
    calls: [call(USDC.address, encode('transfer', data.STRANGER, 1_250_000_000n))],
    effects: effects({ changes: [change('USDC', -1_250_000_000n)] }),
  }),
  'approval-calls-unpriced': unpriced,
  'approval-calls-own': calls({ calls: [call(data.OWN, '0x', 1n)] }),
  'approval-calls-looks-like': payingKnown(call(data.STRANGER, '0x', 250_000_000_000_000_000n), {
    looksLike: LOOK_ALIKE,
  }),
  'approval-calls-exchange-wallet': payingKnown(call(USDC.address, encode('transfer', data.STRANGER, 1_250_000_000n)), {
    exchange: 'Binance',
  }),
  'approval-calls-inner-looks-like': payingKnown(
    call(USDC.address, encode('multicall', [encode('transfer', data.STRANGER, 5_000_000n)])),
    { looksLike: LOOK_ALIKE },
  ),
  'approval-calls-unlimited': calls({
    calls: [approve(maxUint256)],
    effects: effects({ allowances: [allowance(maxUint256)] }),
  }),
  'approval-calls-operator': calls({ calls: [call(UNKNOWN_TOKEN, encode('setApprovalForAll', VAULT, true))] }),
  'approval-calls-ordinary': takenBy(({ addresses }) => ({ ordinary: addresses, unread: [] })),
  'approval-calls-spender-unread': takenBy(() => never()),
  'approval-calls-spender-failed': takenBy(({ addresses }) => ({ ordinary: [], unread: addresses })),
  'approval-calls-crowd': crowdedBy(MOST_SPENDERS + 3),
  'approval-calls-unknown': calls({
    calls: [{ ...supply, value: eth(2_000_000_000_000_000n) }],
    effects: supplied,
  }),
  'approval-calls-batch': calls({
    calls: [
      approve(100_000_000n),
      supply,
      call(UNKNOWN_TOKEN, encode('multicall', [encode('deposit'), encode('approve', VAULT, maxUint256)]), 5_000_000n),
    ],
    effects: supplied,
  }),
  'approval-calls-failing': calls({
    calls: [supply],
    effects: effects({ reverted: { code: 'SAID', words: 'ERC20: transfer amount exceeds balance' } }),
    mark: '',
  }),
  'approval-calls-failing-unknown': calls({
    calls: [call(VAULT, '0x12345678')],
    effects: effects({ reverted: { code: 'SAID', words: 'execution reverted' } }),
    mostGas: eth(0n),
    mark: '',
  }),
  'approval-calls-untried': calls({
    calls: [supply],
    effects: { known: false, why: { code: 'SAID', words: 'the method eth_simulateV1 does not exist' } },
    mostGas: undefined,
  }),
  'approval-calls-creation': calls({ calls: [call(undefined, `0x6080${'00'.repeat(2_200)}`)] }),
  'approval-calls-odd': calls({
    calls: [
      call(USDC.address, encode('transfer', USDC.address, 5_000_000n)),
      call(VAULT, encode('setApprovalForAll', data.STRANGER, true), 1n),
    ],
    effects: effects({ changes: [change('USDC', -5_000_000n)] }),
  }),
  'approval-calls-deposit': deposit({}),
  'approval-calls-deposit-own': deposit({ knownOrder: 'own', mark: '' }),
  'approval-calls-deposit-paid': deposit({ knownOrder: 'paid' }),
  'approval-calls-deposit-inside': deposit({ calls: [supply] }, { depositor: data.STRANGER }),
  'approval-calls-described': calls({
    calls: [
      call(
        USDC.address,
        encode(
          'transferWithAuthorization',
          data.STRANGER,
          data.OWN,
          5_000_000n,
          0n,
          1_795_000_000n,
          ORDER,
          27,
          ORDER,
          ORDER,
        ),
      ),
    ],
    effects: effects({ changes: [change('USDC', 5_000_000n)] }),
  }),
  'approval-calls-funding': funded({ missing: lack, legs: [bringUsdc()] }),
  'approval-calls-funding-two': funded({ missing: lackBoth, legs: [bringUsdc(), bringGas()] }),
  'approval-calls-funding-asking': funded({ missing: lackBoth, legs: [] }, ''),
  'approval-calls-funding-refused': funded(
    {
      missing: lackBoth,
      legs: [
        bringUsdc(),
        {
          state: 'refused',
          findings: [
            makeFinding('D30', 'facts.balance', { says: 'balanceTooSmall', needs: '0.00109 ETH', have: '0 ETH' }),
          ],
        },
      ],
    },
    '',
  ),
  'approval-calls-funding-too-much': calls({
    calls: [call(data.STRANGER, '0x', 100_000n * 10n ** 18n)],
    effects: effects({ changes: [change('ETH', -100_000n * 10n ** 18n)] }),
    funding: {
      missing: [eth(99_990_000_165_298_344_204_616n)],
      legs: [
        {
          state: 'unavailable',
          code: 'INSUFFICIENT_LIQUIDITY',
          why: { code: 'SAID', words: 'amount: no pool swaps that much of USDC to ETH' },
          retryable: true,
        },
      ],
    },
    mark: '',
  }),
  'approval-calls-funding-over': funded({
    missing: lack,
    legs: [bringUsdc({ expiresAtSeconds: data.nowSeconds() - 1 })],
  }),
}

/** Other answers to a user's action, drawn like the states above. */
export const CALLS_ANSWERS: Readonly<Record<string, Scene>> = {
  'approval-calls-spender-late': takenBy(readLate),
  'approval-calls-changing': {
    hash: '#/approval',
    place: 'approval',
    freshAnswers: () => {
      let asked = 0
      return {
        'approvals.list': () => {
          asked += 1
          return [approvalOf({ mark: `0x${asked}` })]
        },
      }
    },
  },
  'approval-calls-otherwise': {
    hash: '#/approval',
    place: 'approval',
    freshAnswers: () => {
      const other = effects({ changes: [change('USDC', -100_000_000n)] })
      let shown = approvalOf({})
      return {
        'approvals.list': () => [shown],
        'approvals.refresh': () => {
          shown = approvalOf({ effects: other, triedAtSeconds: data.nowSeconds() })
          return shown
        },
      }
    },
  },
  'approval-calls-funding-worse': {
    hash: '#/approval',
    place: 'approval',
    freshAnswers: () => {
      const cost = [500_000n, 700_000n]
      let fresh = 0
      const answer = (): CallsApproval => {
        const fee = cost[Math.min(fresh, 1)] ?? 0n
        const pays = data.amount(1, 'USDC', 100_000_000n + fee)
        const expiresAtSeconds = data.nowSeconds() + 30
        return approvalOf({
          calls: [approve(100_000_000n), supply],
          effects: fresh === 0 ? supplied : effects({ changes: [change('USDC', -100_000_000n)] }),
          funding: {
            missing: lack,
            legs: [bringUsdc({ pays, expiresAtSeconds, planHash: `0x0${fresh}`, cost: data.amount(1, 'USDC', fee) })],
          },
          mark: `0x${fresh}`,
        })
      }
      let shown = answer()
      return {
        'approvals.list': () => [shown],
        'approvals.refresh': () => {
          fresh += 1
          shown = answer()
          return shown
        },
      }
    },
  },
  'approval-calls-data-fee': {
    ...calls({}),
    answers: {
      'approvals.list': () => [
        approvalOf({ effects: effects({ changes: [change('ETH', -250_000_000_000_000_000n)] }) }),
      ],
      'chains.list': () => data.chains.map((each) => ({ ...each, takesDataFee: each.id === BASE })),
    },
  },
  'approval-calls-stale': {
    ...calls({}),
    answers: { 'approvals.list': () => [approvalOf({})], 'approvals.decide': () => ({ outcome: 'stale' }) },
  },
  'approval-calls-locked': {
    ...calls({}),
    answers: { 'approvals.list': () => [approvalOf({})], 'approvals.decide': () => ({ outcome: 'locked' }) },
  },
}

export const CALLS_ACTS: Readonly<Record<string, Act>> = {
  'approval-calls-raw': {
    scene: 'approval-calls-batch',
    play: async (page) => {
      await click(page, 'raw')
      await page.locator('.raw').last().scrollIntoViewIfNeeded()
    },
  },
  'approval-calls-leg-proof': {
    scene: 'approval-calls-funding',
    play: async (page) => {
      await click(page, 'leg-proof')
      await page.getByTestId('proof').scrollIntoViewIfNeeded()
    },
  },
}

const hash = `0x${'ab'.repeat(32)}`
const terms = {
  terms: 'evm',
  nonce: 4,
  gasLimit: 80_000n,
  maxFeePerGasWei: 20_000_000n,
  maxPriorityFeePerGasWei: 10_000_000n,
} as const
const out = {
  terms,
  signed: { kind: 'evmTransaction', purpose: 'step', chainId: BASE, hash, gas: undefined },
  earlier: [],
}
const inBlock = { ...out, phase: 'included', inclusion: { in: 'block', blockNumber: 7n, blockHash: hash } }
const planned = { phase: 'planned' } as const

export function viewOf(
  change: Partial<BundleView['bundle']>,
  views: readonly CallView[] = [approve(100_000_000n), supply],
  deposits: BundleView['deposits'] = [],
): BundleView {
  const bundle = {
    ...startBundle({
      nonce: 0,
      id: 'bundle:one',
      requester: { origin: 'https://app.bridge-garden.example', callsId: '0x01', key: 'k', by: 'calls' },
      chainId: BASE,
      account: data.OWN,
      calls: views.map(({ to, data: bytes, value }) => ({ to, data: bytes, value: value.value, gas: undefined })),
      funding: [],
      asksFunds: false,
      mostGas: eth(31_872_400_432_112n),
      approvedAtSeconds: data.nowSeconds() - 40,
    }),
    items: views.map(() => planned),
    ...change,
  }
  return { bundle, chainName: data.chains.find(({ id }) => id === bundle.chainId)?.name, calls: views, deposits }
}

function sent(
  change: Partial<BundleView['bundle']>,
  ...shown: readonly [(readonly CallView[])?, BundleView['deposits']?]
): Scene {
  const view = viewOf(change, ...shown)
  return { hash: '#/bundle/bundle%3Aone', answers: { 'bundles.get': () => view, 'bundles.list': () => [view] } }
}
const states = (...items: readonly object[]) => only<BundleView['bundle']['items']>(items)

const paying = [
  approve(100_000_000n),
  call(DEPOSITORY, encode('depositErc20', data.OWN, USDC.address, 100_000_000n, ORDER)),
]
function sentDeposit(progress: BundleView['deposits'][number]['progress']): Scene {
  const isAhead = progress === 'ahead'
  return sent(
    isAhead
      ? { items: states(inBlock, { ...out, phase: 'broadcast', broadcastAtSeconds: 1 }) }
      : { items: states(inBlock, inBlock), stage: { stage: 'done' } },
    paying,
    [{ ...deposited, progress }],
  )
}

const outcomeOf = {
  orderId: ORDER,
  index: 1,
  sinceSeconds: data.nowSeconds() - 20,
  requestId: `0x${'7e'.repeat(32)}`,
} as const
function outcome(known: DepositOutcome | undefined, unfollowed?: UnfollowedReason): Scene {
  const read = [{ ...deposited, currency: USDC.address, index: 1 }]
  const deposits = { simulated: [], read, ...(unfollowed ? { unfollowed } : {}) }
  return sent(
    { items: states(inBlock, inBlock), stage: { stage: 'done' }, deposits } as Partial<BundleView['bundle']>,
    paying,
    [{ ...deposited, progress: 'read', outcome: known }],
  )
}
const proof = { proof: 'verified', txHash: hash, amount: eth(31_872_400_432_112_000n) } as const

/** The funding transfer ended without bringing the money. */
function notFunded(leg: ExecutionView): Scene {
  const isRefunded = leg.stage.stage === 'refunded'
  const end = { reason: 'notFunded', executionId: leg.id, isRefunded } as const
  const scene = sent({ funding: [leg.id], items: states(planned), stage: { stage: 'failed', end } }, [
    call(USDC.address, encode('transfer', data.STRANGER, 15_000_000_000n)),
  ])
  return { ...scene, answers: { ...scene.answers, 'executions.get': () => leg } }
}

export const sentViews: readonly BundleView[] = [
  viewOf({ id: 'bundle:two', items: states(inBlock, { ...out, phase: 'broadcast', broadcastAtSeconds: 1 }) }),
  viewOf({
    id: 'bundle:one',
    approvedAtSeconds: data.nowSeconds() - 700,
    items: states(inBlock, { ...inBlock, phase: 'finalized' }),
    stage: { stage: 'done' },
  }),
]

export const SENT_SCENES: Readonly<Record<string, Scene>> = {
  'bundle-funding': sent({ funding: ['transfer-1', 'transfer-2'], stage: { stage: 'funding' } }),
  'bundle-moving': sent({ items: states(inBlock, { ...out, phase: 'broadcast', broadcastAtSeconds: 1 }) }),
  'bundle-slow': sent({
    items: states(inBlock, { ...out, phase: 'broadcast', broadcastAtSeconds: 1 }),
    stalledSinceSeconds: data.nowSeconds() - 5,
  }),
  'bundle-behind': behindForeignPending(
    sent({
      items: states(inBlock, { ...out, phase: 'broadcast', broadcastAtSeconds: 1 }),
      stalledSinceSeconds: data.nowSeconds() - 5,
    }),
  ),
  'bundle-cancelled': sent({
    items: states({ ...inBlock, signed: { ...out.signed, purpose: 'cancel' } }, planned),
    stage: { stage: 'failed', end: { reason: 'cancelled', index: 0 } },
  }),
  'bundle-without-effect': sent({
    items: states({ ...inBlock, phase: 'ineffective', isFinal: true }, planned),
    stage: { stage: 'failed', end: { reason: 'noEffect', index: 0 } },
  }),
  'bundle-maybe': sent({ items: states(planned, planned), stage: { stage: 'failed', end: { reason: 'maybeSent' } } }),
  'bundle-elsewhere': sent({
    items: states(planned, planned),
    stage: { stage: 'failed', end: { reason: 'sentElsewhere', sent: [{ index: 0, hash: `0x${'e1'.repeat(32)}` }] } },
  }),
  'bundle-waits': sent({
    items: states(inBlock, planned),
    needs: { what: 'fee', sinceSeconds: data.nowSeconds() - 20 },
    obstacle: { code: 'FEE_RISEN', most: '0.00003187 ETH' },
  }),
  'bundle-unsealed': {
    hash: '#/bundle/bundle%3Aone',
    answers: { 'bundles.get': () => ({ ...viewOf({ stage: { stage: 'done' } }), isUnproven: true }) },
  },
  'bundle-done': sent({ items: states(inBlock, { ...inBlock, phase: 'finalized' }), stage: { stage: 'done' } }),
  'bundle-deposit-ahead': sentDeposit('ahead'),
  'bundle-deposit-read': sentDeposit('read'),
  'bundle-deposit-missing': sentDeposit('missing'),
  'bundle-outcome-no-key': outcome(undefined, 'noKey'),
  'bundle-outcome-moving': outcome({ ...outcomeOf, outcome: 'said', word: 'pending', status: 'pending' }),
  'bundle-outcome-failed': outcome({ ...outcomeOf, outcome: 'said', word: 'failure', status: 'failure' }, 'locked'),
  'bundle-outcome-filled': outcome({ ...outcomeOf, outcome: 'filled', proof, chainId: BASE, to: data.OWN }),
  'bundle-outcome-said': outcome({
    ...{ ...outcomeOf, outcome: 'filled', chainId: BASE, to: data.OWN },
    proof: { proof: 'reported', txHash: hash, why: { code: 'ARRIVAL_ABSENT' } },
  }),
  'bundle-outcome-refunded': outcome({ ...outcomeOf, outcome: 'refunded', proof, chainId: BASE, to: data.OWN }),
  'bundle-outcome-part': outcome({
    ...{ ...outcomeOf, outcome: 'refunded', proof, chainId: BASE, to: data.OWN },
    partOf: { ...proof.amount, value: proof.amount.value * 3n },
  }),
  'bundle-outcome-unlike': outcome({ ...outcomeOf, outcome: 'unlike', problem: 'deposit' }),
  'bundle-would-fail': sent({
    funding: ['transfer-1'],
    items: states(planned, planned),
    stage: { stage: 'failed', end: { reason: 'wouldFail', index: 0, message: 'execution reverted: sale is over' } },
  }),
  'bundle-not-funded': notFunded({ ...fillings.failed, id: 'transfer-1' }),
  'bundle-refunded': notFunded({ ...fillings.refunded, id: 'transfer-1' }),
  'bundle-reverted': sent({
    items: states({ ...inBlock, phase: 'reverted' }, planned),
    stage: { stage: 'failed', end: { reason: 'reverted', index: 0 } },
    history: [
      { atSeconds: data.nowSeconds() - 5, what: 'reverted', index: 0, detail: 'execution reverted: sale is over' },
    ],
  }),
  'bundle-unknown': { hash: '#/bundle/bundle%3Anone' },
  'activity-sent': {
    ...sent({ items: states(inBlock, { ...out, phase: 'broadcast', broadcastAtSeconds: 1 }) }),
    hash: '#/activity',
  },
}
