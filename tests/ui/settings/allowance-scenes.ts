import type { AllowancesView, AllowanceView, OwnCallsView } from '../../../src/api/views/allowances.ts'
import type { CallView } from '../../../src/api/views/approvals.ts'
import type { BundleView } from '../../../src/api/views/transfers.ts'
import { revokeCall } from '../../../src/core/allowances/revoke.ts'
import type { Bundle, BundleCall } from '../../../src/core/bundle/bundle.ts'
import { startBundle } from '../../../src/core/bundle/start.ts'
import { callMeaningOf } from '../../../src/core/page/calls/decode-call.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { AllowanceRef } from '../../../src/ui/allowances/allowance-ref.ts'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import { type Answers, fails, never } from '../fake-client.ts'
import { proven, type Scene } from '../scene-making.ts'

const BASE = 8453
const USDC = data.currency(BASE, 'USDC')
const DEPOSITORY = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ODD_TOKEN = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const DAY = 86_400

const none: AllowancesView = { known: true, open: [], unread: 0, back: { how: 'all' } }
const open = (change: Partial<AllowanceView> = {}): AllowanceView => ({
  ...{ token: USDC.address, currency: USDC, spender: DEPOSITORY, spenderIs: 'depository', amount: 250_000_000n },
  ...{ at: 'token', untilSeconds: undefined },
  ...{ sinceSeconds: 1_763_600_000, origin: undefined, isKnown: true, neededBy: undefined },
  spenderKind: 'contract',
  ...change,
})
const atSite = open({
  ...{ spender: PERMIT2, spenderIs: 'permit2', amount: 2n ** 256n - 1n },
  origin: 'https://app.bridge-garden.example',
})
const odd = open({
  ...{ token: ODD_TOKEN, currency: undefined, spender: VAULT, spenderIs: undefined, amount: 99_400_123n },
  ...{ isKnown: false, sinceSeconds: undefined },
})

const inside = open({
  ...{ spender: VAULT, spenderIs: undefined, at: 'permit2', amount: 40_000_000n },
  ...{ untilSeconds: BigInt(1_763_600_000 + 30 * DAY), origin: 'https://app.bridge-garden.example' },
})
const insideWithoutEnd = open({
  ...{ spender: ODD_TOKEN, spenderIs: undefined, at: 'permit2', amount: 2n ** 160n - 1n },
  untilSeconds: 2n ** 48n - 1n,
})

const toAccount = { spender: VAULT, spenderIs: undefined, spenderKind: 'ordinary' } as const

const sites: AllowancesView = {
  known: true,
  open: [
    open({ neededBy: 'transfer-1', sinceSeconds: undefined }),
    atSite,
    open({ spender: VAULT, spenderIs: undefined, currency: undefined, token: ODD_TOKEN, amount: 7n }),
    odd,
  ],
  unread: 2,
  back: { how: 'since', sinceSeconds: 1_763_600_000 - 2 * DAY },
}

const wanted = { account: data.OWN, chainId: BASE, token: USDC.address, spender: DEPOSITORY, at: 'token' } as const
const id = [BASE, data.OWN, USDC.address, DEPOSITORY].join('.')
const CHAIN = { contracts: [{ kind: 'permit2', address: PERMIT2 } as const] }
const backCall = (what: AllowanceRef): BundleCall => {
  const call = revokeCall(what, CHAIN)
  if (!call) throw new Error('expected a call')
  return call
}
const eth = (amount: bigint) => data.amount(BASE, 'ETH', amount)
const callView = ({ to, value, data: bytes }: BundleCall): CallView => ({
  to,
  value: eth(value),
  data: bytes,
  meaning: callMeaningOf({ to, value, data: bytes }, devnet, BASE),
})
const call = callView(backCall(wanted))
const insideCall = callView(backCall({ ...wanted, spender: VAULT, at: 'permit2' }))
const shown: OwnCallsView = {
  account: data.OWN,
  chain: { id: BASE, name: 'Base' },
  calls: [call],
  effects: { known: true, reverted: undefined, changes: [], allowances: [], deposits: [] },
  mostGas: eth(31_872_400_432_112n),
  funding: undefined,
  triedAtSeconds: data.nowSeconds(),
  mark: '0xback',
}

const bringGas = () =>
  proven(
    data.reviewOf({
      pays: data.amount(1, 'ETH', 1_090_000_000_000_000n),
      minimum: eth(1_000_000_000_000_000n),
      cost: data.amount(1, 'ETH', 90_000_000_000_000n),
    }),
  )

function taking(stage: Bundle['stage'], change: Partial<BundleView['bundle']> = {}, of: CallView = call): BundleView {
  const bundle = startBundle({
    nonce: 0,
    id: 'bundle:back',
    requester: { by: 'wallet', wish: 'revoke' },
    chainId: BASE,
    account: data.OWN,
    calls: [{ to: of.to, value: of.value.value, data: of.data, gas: undefined }],
    funding: [],
    asksFunds: false,
    mostGas: eth(31_872_400_432_112n),
    approvedAtSeconds: data.nowSeconds() - 40,
  })
  const items = [{ phase: 'planned' }] as const
  return { bundle: { ...bundle, items, stage, ...change }, chainName: 'Base', calls: [of], deposits: [] }
}
const expired = { stage: 'failed', end: { reason: 'expired' } } as const

const list = (on: (chainId: number) => AllowancesView | Promise<AllowancesView>, answers: Answers = {}): Scene => ({
  hash: '#/settings/allowances',
  answers: { 'allowances.on': ({ chainId }) => on(chainId), ...answers },
})
const onBase = (view: AllowancesView) => (chainId: number) => (chainId === BASE ? view : none)
const sent = (view: BundleView): Answers => ({ 'bundles.list': () => [view], 'bundles.get': () => view })
const asking = (answers: Answers): Scene => ({ hash: `#/allowance/${id}`, answers })
const taken: Answers = {
  ...sent(taking({ stage: 'calls' })),
  'allowances.take': () => ({ outcome: 'taken', bundleId: 'bundle:back' }),
}

export const ALLOWANCE_SCENES: Readonly<Record<string, Scene>> = {
  'allowances-open': list(onBase(sites)),
  'allowances-permit2': list(onBase({ ...none, open: [inside, atSite, insideWithoutEnd] })),
  'allowances-ordinary': list(
    onBase({
      ...none,
      open: [
        open({ ...toAccount, amount: 2n ** 256n - 1n }),
        open({ ...toAccount, spender: data.OWN, spenderKind: 'own' }),
        open({ spender: ODD_TOKEN, spenderIs: undefined, spenderKind: 'unread' }),
      ],
    }),
  ),
  'allowances-none': list(() => none),
  'allowances-none-known': list(onBase({ ...none, open: [odd] })),
  'allowances-reading': list(() => never()),
  'allowances-down': list((chainId) =>
    chainId === 1 ? { known: false, why: { code: 'TIMEOUT' } } : onBase(sites)(chainId),
  ),
  'allowances-none-down': list((chainId) => (chainId === 1 ? { known: false, why: { code: 'TIMEOUT' } } : none)),
  'allowances-none-unread': list(onBase({ ...none, unread: 2 })),
  'allowances-failed': list(() => fails('GONE', 'The background does not answer.')),
  'allowances-under-way': list(onBase({ ...none, open: [open(), atSite] }), sent(taking({ stage: 'calls' }))),
  'allowances-revoked': list(onBase({ ...none, open: [atSite] }), sent(taking({ stage: 'done' }))),
  'allowances-revoked-inside': list(
    onBase({ ...none, open: [open({ spender: VAULT, spenderIs: undefined, amount: 2n ** 256n - 1n })] }),
    sent(taking({ stage: 'done' }, {}, insideCall)),
  ),
  'allowances-not-done': list(onBase({ ...none, open: [open()] }), sent(taking(expired))),
  'allowance-ask': asking({ 'allowances.ask': () => ({ available: true, shown }), ...taken }),
  'allowance-ask-permit2': {
    hash: `#/allowance/${[BASE, data.OWN, USDC.address, VAULT, 'permit2'].join('.')}`,
    answers: { 'allowances.ask': () => ({ available: true, shown: { ...shown, calls: [insideCall] } }) },
  },
  'allowance-ask-stale': asking({
    'allowances.ask': () => ({ available: true, shown }),
    'allowances.take': () => ({ outcome: 'stale' }),
  }),
  'allowance-ask-failing': asking({
    'allowances.ask': () => ({
      available: true,
      shown: {
        ...shown,
        mark: '',
        effects: { ...shown.effects, known: true, reverted: { code: 'SAID', words: 'token is paused' } } as never,
      },
    }),
  }),
  'allowance-ask-unknown': asking({
    'allowances.ask': () => ({
      available: true,
      shown: {
        ...shown,
        mark: '',
        mostGas: undefined,
        effects: { known: false, why: { code: 'TIMEOUT' } },
      },
    }),
  }),
  'allowance-ask-funding': asking({
    'allowances.ask': () => ({
      available: true,
      shown: { ...shown, funding: { missing: [eth(1_000_000_000_000_000n)], legs: [bringGas()] } },
    }),
  }),
  'allowance-trying': asking({ 'allowances.ask': () => never() }),
  'allowance-needed': asking({
    'allowances.ask': () => ({ available: false, obstacle: 'needed', executionId: 'transfer-1' }),
  }),
  'allowance-not-own': { hash: '#/allowance/nothing' },
  'bundle-revoked': {
    hash: '#/bundle/bundle%3Aback',
    answers: sent(taking({ stage: 'done' }, { items: [data.DONE] })),
  },
  'bundle-revocation-expired': { hash: '#/bundle/bundle%3Aback', answers: sent(taking(expired)) },
}

export const ALLOWANCE_ACTS: Readonly<Record<string, Act>> = {
  'allowances-strangers': {
    scene: 'allowances-open',
    play: async (page) => {
      await click(page, 'allowances-strangers')
      await click(page, 'allowances-how')
      await page.getByTestId('allowances-how').scrollIntoViewIfNeeded()
    },
  },
  'allowance-ask-cost': {
    scene: 'allowance-ask',
    play: async (page) => {
      await page.getByTestId('raw').scrollIntoViewIfNeeded()
    },
  },
}
