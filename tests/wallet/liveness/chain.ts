import { keccak256, stringToHex } from 'viem/utils'
import type { Hex } from '../../../src/lib/hex.ts'
import { NOW } from '../../core/honest.ts'
import { type Arrived, arrivedOf, logOf } from '../sim/chain.ts'

const FIRST_HEIGHT = 1_000
const APPROVE = '0x095ea7b3'
const DEPOSIT_TOKEN = '0xe8017952'

export type Log = Readonly<{ address: string; topics: readonly string[]; data: string }>
type Mined = Readonly<{ arrived: Arrived; height: number }>
export type Foreign = Readonly<{
  hash: Hex
  from: string
  to: string
  value: bigint
  height: number
  logs: readonly Log[]
}>

export type EvmChain = {
  readonly id: number
  readonly account: string
  readonly allowanceAtFirst: bigint
  /** At too low a fee, a transaction waits for ever. */
  delaySeconds: number
  readonly waiting: { arrived: Arrived; sinceSeconds: number }[]
  mined: Mined[]
  readonly foreign: Foreign[]
  readonly usedPermits: Map<string, number>
  readonly balances: Map<string, bigint>
  readonly reorganisedFrom: number[]
  refusesDeposits: boolean
  canSimulate: boolean
  listsTransactions: boolean
  /** Until then the node accepts transactions but shows none. */
  hiddenUntilSeconds: number
  baseFeeWei: bigint
}

export function newEvmChain(id: number, account: string, allowanceAtFirst: bigint): EvmChain {
  const none = { waiting: [], mined: [], foreign: [], usedPermits: new Map(), balances: new Map(), reorganisedFrom: [] }
  return {
    ...none,
    id,
    account,
    allowanceAtFirst,
    delaySeconds: 2,
    refusesDeposits: false,
    canSimulate: false,
    listsTransactions: false,
    hiddenUntilSeconds: 0,
    baseFeeWei: 1_000_000_000n,
  }
}

export function heightAt(seconds: number): number {
  return FIRST_HEIGHT + Math.floor(seconds - NOW)
}

export function secondsAt(height: number): number {
  return NOW + height - FIRST_HEIGHT
}

/** Each reorganisation changes the hashes of its blocks. */
export function blockHashAt({ id, reorganisedFrom }: EvmChain, height: number): Hex {
  const epoch = reorganisedFrom.filter((from) => from <= height).length
  return `0x${[id, height, epoch].map((each) => each.toString(16).padStart(16, '0')).join('')}${'0'.repeat(16)}`
}

export function advance(chain: EvmChain, nowSeconds: number): void {
  for (let isMore = true; isMore; ) {
    const next = chain.waiting.find(
      ({ arrived, sinceSeconds }) =>
        arrived.nonce === chain.mined.length && sinceSeconds + chain.delaySeconds <= nowSeconds,
    )
    isMore = next !== undefined
    if (!next) return
    const height = Math.max(heightAt(next.sinceSeconds + chain.delaySeconds), chain.mined.at(-1)?.height ?? 0)
    chain.mined.push({ arrived: next.arrived, height })
    dropUsed(chain)
  }
}

function dropUsed({ waiting, mined }: EvmChain): void {
  waiting.splice(0, waiting.length, ...waiting.filter(({ arrived }) => arrived.nonce >= mined.length))
}

export function takeIn(chain: EvmChain, raw: Hex, nowSeconds: number): string | undefined {
  const arrived = arrivedOf(raw)
  const { hash, nonce, feeWei } = arrived
  if (isKnown(chain, hash)) return 'already known'
  if (nonce < chain.mined.length) return 'nonce too low'
  const rival = chain.waiting.find((each) => each.arrived.nonce === nonce)
  if (rival && feeWei * 10n < rival.arrived.feeWei * 11n) return 'replacement transaction underpriced'
  if (rival) chain.waiting.splice(chain.waiting.indexOf(rival), 1)
  chain.waiting.push({ arrived, sinceSeconds: nowSeconds })
  return undefined
}

/** Another wallet with the same key uses the next nonce. */
export function takeElsewhere(chain: EvmChain, nowSeconds: number): void {
  const nonce = chain.mined.length
  const hash = keccak256(stringToHex(`elsewhere ${chain.id} ${nonce}`))
  const to = chain.account
  const arrived = { raw: '0x', hash, nonce, to, data: '0x', value: 0n, feeWei: 0n, isElsewhere: true } as const
  chain.mined.push({ arrived, height: heightAt(nowSeconds) })
  dropUsed(chain)
}

export function sendElsewhere(
  chain: EvmChain,
  { to, data, value }: Readonly<{ to: string; data: Hex; value: bigint }>,
  nowSeconds: number,
): void {
  const nonce = chain.mined.length
  const hash = keccak256(stringToHex(`copy ${chain.id} ${nonce}`))
  chain.mined.push({ arrived: { raw: '0x', hash, nonce, to, data, value, feeWei: 0n }, height: heightAt(nowSeconds) })
  dropUsed(chain)
}

export function reorganise(chain: EvmChain, depth: number, nowSeconds: number): void {
  const from = heightAt(nowSeconds) - depth + 1
  const gone = chain.mined.filter(({ height }) => height >= from)
  chain.reorganisedFrom.push(from)
  chain.mined = chain.mined.filter(({ height }) => height < from)
  chain.waiting.push(
    ...gone.filter(({ arrived }) => !arrived.isElsewhere).map(({ arrived }) => ({ arrived, sinceSeconds: nowSeconds })),
  )
}

export function isKnown(chain: EvmChain, hash: string): boolean {
  return chain.waiting.some(({ arrived }) => arrived.hash === hash) || minedAs(chain, hash) !== undefined
}

export function minedAs(chain: EvmChain, hash: string): Mined | undefined {
  return chain.mined.find(({ arrived }) => arrived.hash === hash)
}

/** Gives the allowance after a block and our reverted transactions. */
export function played(
  chain: EvmChain,
  height = Number.POSITIVE_INFINITY,
): Readonly<{ allowance: bigint; reverted: ReadonlySet<string> }> {
  let allowance = chain.allowanceAtFirst
  const reverted = new Set<string>()
  for (const { arrived } of chain.mined.filter((each) => each.height <= height)) {
    const { hash, data } = arrived
    if (data.startsWith(APPROVE)) allowance = wordOf(data, 1)
    else if (chain.refusesDeposits && data !== '0x') reverted.add(hash)
    else if (data.startsWith(DEPOSIT_TOKEN)) {
      if (wordOf(data, 2) > allowance) reverted.add(hash)
      else allowance -= wordOf(data, 2)
    }
  }
  return { allowance, reverted }
}

export function logsOf(chain: EvmChain, { arrived }: Mined): readonly Log[] {
  if (arrived.isElsewhere || arrived.data === '0x' || played(chain).reverted.has(arrived.hash)) return []
  return [logOf(chain, arrived)]
}

export function paymentsOf(chain: EvmChain, { to, data }: Readonly<{ to: string; data: string }>): readonly Mined[] {
  const { reverted } = played(chain)
  return chain.mined.filter(
    ({ arrived }) =>
      arrived.to.toLowerCase() === to.toLowerCase() && arrived.data === data && !reverted.has(arrived.hash),
  )
}

function wordOf(data: string, index: number): bigint {
  return BigInt(`0x${data.slice(10 + index * 64, 74 + index * 64)}`)
}
