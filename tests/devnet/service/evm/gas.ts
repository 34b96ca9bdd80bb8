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

/** Prices of a unit of gas in wei: what a transaction will pay now, and the caps of EIP-1559 that steps carry. */
export type GasPrice = Readonly<{ expectedWei: bigint; maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint }>

/** The tip that quotes and the solver offer. */
export const PRIORITY_FEE_WEI = 1_000_000n

/** Gas prices from a block's base fee (wei): room for the base fee to double before the transaction gets in. */
export function gasPrice(baseFeePerGasWei: bigint | null): GasPrice {
  const base = baseFeePerGasWei ?? 0n
  return {
    expectedWei: base + PRIORITY_FEE_WEI,
    maxFeePerGasWei: 2n * base + PRIORITY_FEE_WEI,
    maxPriorityFeePerGasWei: PRIORITY_FEE_WEI,
  }
}

/** Asks a node for its latest block: its number and the gas prices that follow from it. */
export async function readGasPrice({ client }: Node): Promise<Readonly<{ block: bigint; price: GasPrice }>> {
  const block = await client.getBlock({ blockTag: 'latest' })
  return { block: block.number, price: gasPrice(block.baseFeePerGas) }
}
