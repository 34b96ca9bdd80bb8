import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { type BlockAt, toQuantity } from './balance-and-receipt-reads.ts'
import { block, feeHistory, quantity } from './schema.ts'

export type Fees = Readonly<{
  baseFeePerGasWei: bigint
  maxFeePerGasWei: bigint
  maxPriorityFeePerGasWei: bigint
  blockGasLimit?: bigint | undefined
}>

/** With no priority fee, some chains never include a transaction. */
export const PRIORITY_FLOOR_WEI = 1_000_000n
/** A node must not be able to spend the user's money. */
export const PRIORITY_CEILING_WEI = 50_000_000_000n

/**
 * Reads the gas price (EIP-1559): a doubled base fee outlasts six full blocks. The priority fee is the node's
 * suggestion, else five blocks' median, else a tenth of the base fee.
 */
export async function readFees(rpc: Rpc, at: BlockAt = 'latest'): Promise<Answer<Fees>> {
  const [latest, suggested] = await Promise.all([
    rpc('eth_getBlockByNumber', [typeof at === 'bigint' ? toQuantity(at) : at, false], block),
    rpc('eth_maxPriorityFeePerGas', [], quantity),
  ])
  if (!latest.ok) return latest
  const base = latest.value?.baseFeePerGas
  if (base === undefined) {
    return failedFor({ code: 'NOT_SAID' }, 'The node does not say the base fee of its newest block')
  }
  const asked = suggested.ok ? suggested.value : ((await medianPriority(rpc)) ?? base / 10n)
  const priority = clamp(asked)
  return {
    ok: true,
    value: {
      baseFeePerGasWei: base,
      maxFeePerGasWei: 2n * base + priority,
      maxPriorityFeePerGasWei: priority,
      blockGasLimit: latest.value?.gasLimit,
    },
  }
}

/** The part of the fees that two nodes must share. */
export function baseFeeOf({ baseFeePerGasWei }: Fees): bigint {
  return baseFeePerGasWei
}

/** The lower priority fee counts, and the higher gas limit. */
export function cheaper(first: Fees, second: Fees): Fees {
  const fees = first.maxPriorityFeePerGasWei <= second.maxPriorityFeePerGasWei ? first : second
  const [a, b] = [first.blockGasLimit, second.blockGasLimit]
  return { ...fees, blockGasLimit: a === undefined || b === undefined || a > b ? a : b }
}

async function medianPriority(rpc: Rpc): Promise<bigint | undefined> {
  const history = await rpc('eth_feeHistory', ['0x5', 'latest', [50]], feeHistory)
  if (!history.ok) return undefined
  const paid = history.value.reward.flatMap(([median]) => (median === undefined ? [] : [median]))
  return paid.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[Math.floor(paid.length / 2)]
}

function clamp(value: bigint): bigint {
  if (value < PRIORITY_FLOOR_WEI) return PRIORITY_FLOOR_WEI
  return value > PRIORITY_CEILING_WEI ? PRIORITY_CEILING_WEI : value
}
