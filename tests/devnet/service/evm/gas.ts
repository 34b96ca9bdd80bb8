import type { Node } from './nodes.ts'

/** Gas limits that quotes carry and fees count with: measured on the devnet's contracts, with room. */
export const DEPOSIT_NATIVE_GAS = 40_000n
export const DEPOSIT_ERC20_GAS = 100_000n
export const APPROVE_GAS = 75_000n
/** A plain transfer, also to an address that runs code. */
export const TRANSFER_GAS = 65_000n
export const WRAP_GAS = 60_000n
/** A swap through the router, with the deposit behind it. */
export const SWAP_GAS = 400_000n
/** What the solver's delivery is charged at: an ERC-20 transfer to a fresh account. */
export const FILL_GAS = 65_000n
/** What each authorization costs at most: EIP-7702, PER_EMPTY_ACCOUNT_COST. */
export const AUTHORIZATION_GAS = 25_000n

/** Prices of a unit of gas in wei: what a transaction will pay now, and the caps of EIP-1559 that steps carry. */
export type GasPrice = Readonly<{ expectedWei: bigint; maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint }>

/** The tip that quotes and the solver offer. */
const PRIORITY_FEE_WEI = 1_000_000n

/** Gas prices from a block's base fee (wei): room for the base fee to double before the transaction gets in. */
function gasPrice(base: bigint): GasPrice {
  return {
    expectedWei: base + PRIORITY_FEE_WEI,
    maxFeePerGasWei: 2n * base + PRIORITY_FEE_WEI,
    maxPriorityFeePerGasWei: PRIORITY_FEE_WEI,
  }
}

/** The latest block's number and the gas prices that follow from it. */
export type GasReading = Readonly<{ block: bigint; price: GasPrice }>

const FRESH_MS = 25
const readings = new WeakMap<Node, Readonly<{ atMs: number; reading: Promise<GasReading> }>>()

/** Asks a node for its latest block; calls that come within 25 ms share one answer. */
export function readGasPrice(node: Node): Promise<GasReading> {
  const before = readings.get(node)
  const atMs = performance.now()
  if (before && atMs - before.atMs < FRESH_MS) return before.reading
  const reading = node
    .ask<Readonly<{ number: string; baseFeePerGas: string }>>('eth_getBlockByNumber', ['latest', false])
    .then((block) => ({ block: BigInt(block.number), price: gasPrice(BigInt(block.baseFeePerGas)) }))
  readings.set(node, { atMs, reading })
  // A failure is nobody else's.
  reading.catch(() => readings.delete(node))
  return reading
}
