import { keccak256, stringToHex } from 'viem/utils'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { type Item, isPaidExternally } from '../../../src/core/execution/item.ts'
import { TRANSFER_TOPIC } from '../../../src/core/families/evm/erc20-events.ts'
import { permitNonce } from '../../../src/core/families/evm/permit-nonce.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import type { Flow } from '../sim/flows.ts'
import { advance, type EvmChain, heightAt, newEvmChain, paymentsOf, secondsAt } from './chain.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const SOLVER = `0x${'50'.repeat(20)}`
/** Service acts take this long. */
const FILLS_AFTER = 15

/** An exchange executes bytes by name at a time. */
export type Carried = Readonly<{ bytes: string; hash: string; atSeconds: number }>

/** `twice`: a balancer posts again and returns the second answer. `odd`: unknown words after execution. */
export type ExchangeManners = {
  answers: 'truth' | 'twice' | 'odd' | 'never'
  /** Rows and transactions are listed this late. */
  listsAfterSeconds: number
  /** The next nonce is shown this late. */
  countsAfterSeconds: number
  namesNonces: boolean
  isIdle: boolean
  /** Another wallet with the same key uses exchange B's nonce then. */
  takenAtSeconds: number | undefined
}

/** The truth is independent of all answers. */
export type Truth = {
  readonly flow: Flow
  readonly chains: ReadonlyMap<number, EvmChain>
  /** Exchanges and Bitcoin use each slot once. */
  readonly carried: Carried[]
  readonly exchange: ExchangeManners
  readonly bitcoin: { waiting: Carried[]; blockSeconds: number }
  /** The service got the required permit or mapping then. */
  permitAtSeconds: number | undefined
  /** A third party pays the deposit address then. */
  paidElsewhereAtSeconds: number | undefined
  ended: Readonly<{ hash: Hex; atSeconds: number }> | undefined
  seenAtSeconds: number | undefined
  /** The service misses payments this long. */
  overlooksSeconds: number
}

export function newTruth(flow: Flow): Truth {
  const { origin } = flow.honest.facts
  const contracts = origin.family === 'evm' ? Object.values(origin.contracts) : []
  const allowances = contracts.map(({ allowance }) => (allowance.known ? allowance.value : 0n))
  const chainOf = (id: number) => [id, newEvmChain(id, flow.honest.input.user, allowances[0] ?? 0n)] as const
  return {
    flow,
    chains: new Map([1, 8453, 999].map(chainOf)),
    carried: [],
    exchange: {
      answers: 'truth',
      listsAfterSeconds: 0,
      countsAfterSeconds: 0,
      namesNonces: true,
      isIdle: false,
      takenAtSeconds: undefined,
    },
    bitcoin: { waiting: [], blockSeconds: 600 },
    permitAtSeconds: undefined,
    paidElsewhereAtSeconds: undefined,
    ended: undefined,
    seenAtSeconds: undefined,
    overlooksSeconds: 5,
  }
}

export function chainOf(truth: Truth, id: number): EvmChain | undefined {
  return truth.chains.get(id)
}

export function paymentOf(truth: Truth): Readonly<{ hash: string; atSeconds: number }> | undefined {
  const item = truth.flow.approved.plan.at(-1) as Item
  const chain = chainOf(truth, item.chainId)
  if (item.kind === 'evmTransaction' && chain) {
    const [paid] = paymentsOf(chain, item)
    return paid && { hash: paid.arrived.hash, atSeconds: secondsAt(paid.height) }
  }
  if (item.kind === 'evmSignature') {
    const used = chain?.usedPermits.get(`${permitNonce(item)}`)
    return used === undefined ? undefined : { hash: hashOf('permit'), atSeconds: secondsAt(used) }
  }
  if (isPaidExternally(truth.flow.approved.plan)) {
    const at = truth.paidElsewhereAtSeconds
    return at === undefined ? undefined : { hash: hashOf('paid elsewhere'), atSeconds: at }
  }
  const [carried] = truth.carried
  return carried && { hash: carried.hash, atSeconds: carried.atSeconds }
}

export function hashOf(name: string): Hex {
  return keccak256(stringToHex(name))
}

export function passTo(truth: Truth, nowSeconds: number): void {
  for (const chain of truth.chains.values()) advance(chain, nowSeconds)
  usePermit(truth, nowSeconds)
  mineBitcoin(truth, nowSeconds)
  payElsewhere(truth, nowSeconds)
  const paid = paymentOf(truth)
  if (!paid || truth.ended || nowSeconds < paid.atSeconds + truth.overlooksSeconds) return
  truth.seenAtSeconds ??= nowSeconds
  if (nowSeconds >= truth.seenAtSeconds + FILLS_AFTER) end(truth, nowSeconds)
}

function usePermit({ flow, chains, permitAtSeconds }: Truth, nowSeconds: number): void {
  const item = flow.approved.plan.at(-1)
  if (item?.kind !== 'evmSignature' || permitAtSeconds === undefined || nowSeconds < permitAtSeconds + 4) return
  const used = chains.get(item.chainId)?.usedPermits
  const isInTime = nowSeconds <= item.deadlineSeconds
  if (used && isInTime && !used.has(`${permitNonce(item)}`)) used.set(`${permitNonce(item)}`, heightAt(nowSeconds))
}

function mineBitcoin(truth: Truth, nowSeconds: number): void {
  const { waiting, blockSeconds } = truth.bitcoin
  const due = waiting.filter(({ atSeconds }) => atSeconds + blockSeconds <= nowSeconds)
  if (truth.carried.length > 0 || due.length === 0) return
  const first = due[0] as Carried
  truth.carried.push({ ...first, atSeconds: first.atSeconds + blockSeconds })
  truth.bitcoin.waiting = []
}

function payElsewhere({ flow, chains, paidElsewhereAtSeconds: at }: Truth, nowSeconds: number): void {
  const [item] = flow.approved.plan
  if (item?.kind !== 'depositAddress' || at === undefined || nowSeconds < at) return
  const chain = chains.get(item.chainId)
  const { pays } = flow.approved
  if (!chain || chain.foreign.some(({ hash }) => hash === hashOf('paid elsewhere'))) return
  chain.balances.set(item.address.toLowerCase(), pays.value)
  pay(chain, { name: 'paid elsewhere', currency: item.currency, to: item.address, value: pays.value, at })
}

function end(truth: Truth, nowSeconds: number): void {
  const { approved, outcome } = truth.flow
  const { intent, expected, pays } = approved
  const isFill = outcome === 'fill'
  const chain = truth.chains.get(isFill ? intent.destinationChainId : intent.originChainId)
  const hash = hashOf(`${outcome} ${approved.id}`)
  truth.ended = { hash, atSeconds: nowSeconds }
  if (!chain) return
  const currency = isFill ? intent.destinationCurrency : intent.originCurrency
  const to = isFill ? intent.recipient : intent.refundTo
  const value = isFill ? expected.value : pays.value
  pay(chain, { name: `${outcome} ${approved.id}`, currency, to, value, at: nowSeconds })
}

type Paid = Readonly<{ name: string; currency: string; to: string; value: bigint; at: number }>

export function pay(chain: EvmChain, { name, currency, to, value, at }: Paid): void {
  const about = { hash: hashOf(name), from: SOLVER, height: heightAt(at) }
  if (currency.toLowerCase() === NATIVE) {
    chain.foreign.push({ ...about, to, value, logs: [] })
    return
  }
  const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const data = `0x${value.toString(16).padStart(64, '0')}`
  const log = { address: currency, topics: [TRANSFER_TOPIC, topic(SOLVER), topic(to)], data }
  chain.foreign.push({ ...about, to: currency, value: 0n, logs: [log] })
}

/** Counts the order's true payments. */
export function timesPaid(truth: Truth, execution: Pick<Execution, 'plan'>): number {
  const item = execution.plan.at(-1)
  const chain = item && chainOf(truth, item.chainId)
  if (item?.kind === 'evmTransaction' && chain) return paymentsOf(chain, item).length
  return paymentOf(truth) ? 1 : 0
}
