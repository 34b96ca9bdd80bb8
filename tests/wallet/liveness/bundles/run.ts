import type { BundleEvent } from '../../../../src/core/bundle/apply.ts'
import type { Bundle, BundleCall } from '../../../../src/core/bundle/bundle.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById, currencyOf } from '../../../../src/core/profiles/profile.ts'
import { calldata, SELECTORS } from '../../../../src/core/verify/evm/calldata.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { bundleOf, payment, SENDER } from '../../../core/bundle/bundles.ts'
import { NOW } from '../../../core/honest.ts'
import { kept } from '../../sim/kept.ts'
import { seeded } from '../../sim/weather.ts'
import type { Mood } from '../adversary.ts'
import { type EvmChain, newEvmChain } from '../chain.ts'
import { type Clock, createClock } from '../clock.ts'
import type { AskedOf, Happened } from '../run.ts'

export const CHAIN = 8453
export const OTHER_CHAIN = 1
export const NATIVE = `0x${'0'.repeat(40)}`
export const DEPOSITORY = chainById(devnet, CHAIN)?.depositories[0] ?? ''
const USDC = currencyOf(devnet, CHAIN, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')?.address ?? ''
const SPENDER = `0x${'5d'.repeat(20)}`

const orderOf = (at: number): Hex => `0x${at.toString(16).padStart(64, '0d')}`
const to = (target: string, data: Hex, value = 0n): BundleCall => ({ to: target, data, value, gas: undefined })
const native = (at: number, value: bigint) =>
  to(DEPOSITORY, calldata(SELECTORS.depositNative, SENDER, orderOf(at)), value)
const token = (at: number, value: bigint) =>
  to(DEPOSITORY, calldata(SELECTORS.depositErc20, SENDER, USDC, value, orderOf(at)))

export type BundleFlow = Readonly<{
  name: string
  calls: readonly BundleCall[]
  outcome: 'fill' | 'refund' | 'part' | 'never'
  funding?: number
  isOwn?: boolean
}>

const PAYMENTS = [payment(1n), payment(2n), payment(3n)]
const DEPOSIT = [to(USDC, calldata(SELECTORS.approve, DEPOSITORY, 5_000_000n)), token(1, 5_000_000n)]

export const BUNDLE_FLOWS: readonly BundleFlow[] = [
  { name: 'payments', calls: PAYMENTS, outcome: 'never' },
  { name: 'approval and deposit, filled', calls: DEPOSIT, outcome: 'fill' },
  { name: 'native deposit, refunded', calls: [native(1, 10n ** 17n)], outcome: 'refund' },
  { name: 'native deposit, refunded in part', calls: [native(1, 10n ** 17n)], outcome: 'part' },
  { name: 'unknown order', calls: [native(1, 10n ** 17n), payment(1n)], outcome: 'never' },
  { name: 'two deposits, filled', calls: [native(1, 7n), native(2, 8n)], outcome: 'fill' },
  { name: 'funded payments', calls: [payment(1n), payment(1n)], outcome: 'never', funding: 2 },
  {
    name: 'revoked approval',
    calls: [to(USDC, calldata(SELECTORS.approve, SPENDER, 0n))],
    outcome: 'never',
    isOwn: true,
  },
]

export type BundleRun = {
  readonly flow: BundleFlow
  readonly clock: Clock
  readonly random: () => number
  readonly happened: Happened<Bundle, BundleEvent>[]
  readonly moods: Map<AskedOf | 'facts', Mood>
  readonly chains: ReadonlyMap<number, EvmChain>
  /** The stages of its funding, by id. */
  readonly fundedAtSeconds: Map<string, number>
  isFundingRefunded: boolean
  stored: Bundle
  undone: number
  isLocked: boolean
  isDiskFull: boolean
  /** Reads of other records fail. */
  isStoreFailing: boolean
  keyState: 'kept' | 'none'
  desktop: 'shows' | 'fails' | 'hangs'
  lives: readonly number[]
  toldOnDesktop: readonly string[]
  watched: unknown
  life: number
  lookingSince: number | undefined
  longestLook: number
  overlooksSeconds: number
  /** A refund in part is completed later. */
  bringsRest: boolean
}

export function newBundleRun(flow: BundleFlow, seed: number): BundleRun {
  const random = seeded(seed)
  const funding = Array.from({ length: flow.funding ?? 0 }, (_, at) => `leg ${at}`)
  const bundle = bundleOf(0, {
    calls: flow.calls,
    funding,
    approvedAtSeconds: NOW,
    mostGas: { ...bundleOf(0).mostGas, value: 10n ** 18n },
    ...(flow.isOwn ? { requester: { by: 'wallet', wish: 'revoke' } } : {}),
  })
  const chains = [CHAIN, OTHER_CHAIN].map((id) => [id, newEvmChain(id, SENDER, 3n)] as const)
  for (const [, chain] of chains) chain.listsTransactions = true
  return {
    flow,
    clock: createClock(NOW * 1_000),
    random,
    happened: [],
    moods: new Map(),
    chains: new Map(chains),
    fundedAtSeconds: new Map(funding.map((id) => [id, NOW + Math.floor(random() * 900)])),
    isFundingRefunded: random() < 0.15,
    stored: kept(bundle),
    undone: 0,
    isLocked: false,
    isDiskFull: false,
    isStoreFailing: false,
    keyState: 'kept',
    desktop: 'shows',
    lives: [],
    toldOnDesktop: [],
    watched: undefined,
    life: 0,
    lookingSince: undefined,
    longestLook: 0,
    overlooksSeconds: 5,
    bringsRest: flow.outcome === 'part' && random() < 0.5,
  }
}

export function chainOf(run: BundleRun): EvmChain {
  return run.chains.get(CHAIN) as EvmChain
}
