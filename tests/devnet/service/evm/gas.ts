import type { Node } from './nodes.ts'

/** Gas limits of quotes, measured on the devnet's contracts, with room. */
export const DEPOSIT_NATIVE_GAS = 40_000n
export const DEPOSIT_ERC20_GAS = 100_000n
export const APPROVE_GAS = 75_000n
export const TRANSFER_GAS = 65_000n
export const WRAP_GAS = 60_000n
export const SWAP_GAS = 400_000n
/** An ERC-20 transfer to a fresh account. */
export const FILL_GAS = 65_000n
/** EIP-7702, PER_EMPTY_ACCOUNT_COST. */
export const AUTHORIZATION_GAS = 25_000n

/** Wei: the expected price, and the caps of EIP-1559. */
export type GasPrice = Readonly<{ expectedWei: bigint; maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint }>

const PRIORITY_FEE_WEI = 1_000_000n

/** The base fee (wei) may double before inclusion. */
function gasPrice(base: bigint): GasPrice {
  return {
    expectedWei: base + PRIORITY_FEE_WEI,
    maxFeePerGasWei: 2n * base + PRIORITY_FEE_WEI,
    maxPriorityFeePerGasWei: PRIORITY_FEE_WEI,
  }
}

export type GasReading = Readonly<{ block: bigint; price: GasPrice }>

const FRESH_MS = 25
const readings = new WeakMap<Node, Readonly<{ atMs: number; reading: Promise<GasReading> }>>()

/** Reads a node's latest block; calls within 25 ms share one answer. */
export function readGasPrice(node: Node): Promise<GasReading> {
  const before = readings.get(node)
  const atMs = performance.now()
  if (before && atMs - before.atMs < FRESH_MS) return before.reading
  const reading = node
    .ask<Readonly<{ number: string; baseFeePerGas: string }>>('eth_getBlockByNumber', ['latest', false])
    .then((block) => ({ block: BigInt(block.number), price: gasPrice(BigInt(block.baseFeePerGas)) }))
  readings.set(node, { atMs, reading })
  // A failure isn't shared.
  reading.catch(() => readings.delete(node))
  return reading
}
