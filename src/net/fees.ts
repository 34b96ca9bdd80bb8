import { failedFor } from '../core/reason.ts'
import { block, feeHistory, quantity } from './evm-schema.ts'
import type { Answer, Rpc } from './rpc.ts'

/** What gas costs now, wei per unit of gas. */
export type Fees = Readonly<{ baseFeePerGasWei: bigint; maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint }>

/** The least that is offered on top of the base fee: with nothing at all some chains never include. */
export const PRIORITY_FLOOR_WEI = 1_000_000n
/** The most that is offered on top, whatever the node says: a node must not be able to spend the user's money. */
export const PRIORITY_CEILING_WEI = 50_000_000_000n

/**
 * Reads the price of gas (EIP-1559). The most paid is twice the base fee and the priority fee, so that six full blocks
 * in a row are outlasted. The priority fee is what the node suggests; where it does not, the median of what was paid
 * in the last five blocks; where that is not said either, a tenth of the base fee. It is kept between a floor and a
 * ceiling.
 */
export async function readFees(rpc: Rpc): Promise<Answer<Fees>> {
  const [latest, suggested] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false], block),
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
    value: { baseFeePerGasWei: base, maxFeePerGasWei: 2n * base + priority, maxPriorityFeePerGasWei: priority },
  }
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
