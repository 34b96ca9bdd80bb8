import { isBundle } from '../../../core/bundle/bundle.ts'
import type { ItemState } from '../../../core/execution/execution.ts'
import { type EvmTransactionItem, type Item, setsAllowance } from '../../../core/execution/item.ts'
import type { StepsEvent } from '../../../core/execution/steps/apply.ts'
import { canStillBeIncluded, isFailing } from '../../../core/execution/steps/step.ts'
import { GAS_CEILING, mostGasWei } from '../../../core/families/evm/gas-limits.ts'
import { isEvmTransaction } from '../../../core/families/evm/items.ts'
import { TRANSACTION_GAS_CAP } from '../../../core/families/evm/transaction-gas.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { resourceOf } from '../../../core/reservation/resources.ts'
import { type AdaptedStep, obstacleEvent, type StepAdapterPorts } from '../../engine/adapters/step-adapter.ts'
import type { Prefetched, PrefetchedTerms } from '../../engine/prefetch.ts'
import type { NodePort } from './node-port.ts'
import { gasLeft, reserveNonceAndFees } from './nonce-and-fees.ts'

type EvmStep = AdaptedStep<'evmTransaction'>

/** Storing a new value costs this much extra (EIP-2200): the allowance may be gone. */
const STORED_ANEW_GAS = 20_000n

/** Reserves a nonce and terms. Of two transfers with one allowance, the later waits. */
export async function reserveEvmTransaction(
  step: EvmStep,
  ports: StepAdapterPorts,
  snapshot?: Prefetched,
): Promise<StepsEvent | undefined> {
  const { item, index, execution } = step
  const asked = await (follows(step) ?? termsOf(step, ports.node(item.chainId), snapshot))
  if (usesAllowance(item) && (await isAllowanceInUse(item, execution.id, ports))) {
    return obstacleEvent(ports, { code: 'WAITS_FOR_DEPOSIT' })
  }
  const limitOf = (used: bigint, feeWei: bigint) =>
    least((used * 125n) / 100n + STORED_ANEW_GAS, ceilingWithin(gasLeft(execution), feeWei, step))
  return reserveNonceAndFees({ record: execution, resource: resourceOf(item), index }, asked, limitOf, ports)
}

// Later steps keep their part of the agreed fee.
function ceilingWithin(leftWei: bigint, feeWei: bigint, { item, index, execution }: EvmStep): bigint {
  const later = execution.plan.slice(index + 1).filter(isEvmTransaction)
  const spareWei = leftWei - mostGasWei(rolesOf(later), feeWei)
  const payable = feeWei > 0n && spareWei > 0n ? spareWei / feeWei : 0n
  return least(payable > GAS_CEILING[item.role] ? payable : GAS_CEILING[item.role], TRANSACTION_GAS_CAP)
}

const rolesOf = (items: readonly EvmTransactionItem[]) => items.map(({ role }) => role)

async function termsOf(step: EvmStep, node: NodePort, snapshot: Prefetched | undefined): Promise<PrefetchedTerms> {
  const { from, to, data, value } = step.item
  // Later steps can't be estimated yet: their simulated gas counts.
  const simulated = gasSimulated(step)
  const before = await snapshot?.terms(step.index, simulated)
  if (before) return before
  const gas = simulated === undefined ? node.estimateGas({ from, to, data, value }) : known(simulated)
  return Promise.all([node.nonce(from, 'pending'), node.fees(), gas])
}

// Steps sent together share fees and have consecutive nonces.
function follows(step: EvmStep): PrefetchedTerms | undefined {
  const gas = gasSimulated(step)
  const before = step.execution.items[step.index - 1]
  const isUnsent = before?.phase === 'reserved' || before?.phase === 'signed'
  if (gas === undefined || !isUnsent || before.terms.terms !== 'evm') return undefined
  const { nonce, maxFeePerGasWei, maxPriorityFeePerGasWei } = before.terms
  return [known(nonce + 1), known({ maxFeePerGasWei, maxPriorityFeePerGasWei }), known(gas)]
}

function gasSimulated({ index, execution: { stepOrder } }: EvmStep): bigint | undefined {
  return stepOrder.stepOrder === 'pipelined' ? stepOrder.gas[index] : undefined
}

function known<T>(value: T): Answer<T> {
  return { ok: true, value }
}

// The step sets or spends an allowance.
function usesAllowance(item: Item): item is EvmTransactionItem {
  if (item.kind !== 'evmTransaction' || item.role === 'send' || item.role === 'transfer') return false
  const isOfToken = item.to.toLowerCase() === item.currency.toLowerCase()
  return setsAllowance(item.role) || (item.value === 0n && !isOfToken)
}

// A failure only awaits its final block.
function isUsing(items: readonly ItemState[], index: number): boolean {
  if (items.some(isFailing) && !items.some(canStillBeIncluded)) return false
  return items[index] !== undefined && items[index].phase !== 'planned'
}

// Each token, account and spender has one allowance: transfers would use up each other's.
async function isAllowanceInUse(item: EvmTransactionItem, id: string, ports: StepAdapterPorts): Promise<boolean> {
  return (await ports.holding(resourceOf(item))).some((each) => {
    if (isBundle(each) || each.id === id || each.stage.stage !== 'steps') return false
    return each.plan.some((other, index) => {
      const isShared = usesAllowance(other) && other.currency.toLowerCase() === item.currency.toLowerCase()
      return isShared && resourceOf(other) === resourceOf(item) && isUsing(each.items, index)
    })
  })
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
