import { isBundle } from '../../core/bundle/bundle.ts'
import type { ItemState } from '../../core/execution.ts'
import { GAS_CEILING } from '../../core/gas.ts'
import { type EvmTransactionItem, type Item, setsAllowance } from '../../core/item.ts'
import { laneOf } from '../../core/lane.ts'
import type { StepsEvent } from '../../core/step-engine.ts'
import type { Answer, NodePort } from '../node-port.ts'
import type { Snapshot, TermsAsked } from '../snapshot.ts'
import { type CarryPorts, type Step, troubled } from './carry.ts'
import { takeTerms } from './evm-terms.ts'

type EvmStep = Step<'evmTransaction'>

/**
 * What it costs more to store a value where there is none than to change one (EIP-2200). An allowance that stood when
 * the step was tried out may be used up by the time it gets in; gas that is not used is not paid.
 */
const STORED_ANEW_GAS = 20_000n

/** Takes a nonce and terms (see evm-terms.ts). Of two crossings that use the same allowance, the later waits as well. */
export async function reserveEvmTransaction(
  step: EvmStep,
  ports: CarryPorts,
  snapshot?: Snapshot,
): Promise<StepsEvent | undefined> {
  const { item, index, execution } = step
  const asked = await (follows(step) ?? termsOf(step, ports.node(item.chainId), snapshot))
  if (usesAllowance(item) && (await isAllowanceInUse(item, execution.id, ports))) {
    return troubled(ports, { code: 'WAITS_FOR_DEPOSIT' })
  }
  const limitOf = (used: bigint) => least((used * 125n) / 100n + STORED_ANEW_GAS, GAS_CEILING[item.role])
  return takeTerms({ record: execution, lane: laneOf(item), index }, asked, limitOf, ports)
}

async function termsOf(step: EvmStep, node: NodePort, snapshot: Snapshot | undefined): Promise<TermsAsked> {
  const { from, to, data, value } = step.item
  // A later step cannot be estimated before the earlier ones took effect: then what the simulation used counts.
  const simulated = gasSimulated(step)
  const before = await snapshot?.terms(step.index, simulated)
  if (before) return before
  const gas = simulated === undefined ? node.estimateGas({ from, to, data, value }) : known(simulated)
  return Promise.all([node.nonce(from, 'pending'), node.fees(), gas])
}

// Steps that are sent together are made together: the later one has the fees of the one before, and the nonce after it.
function follows(step: EvmStep): TermsAsked | undefined {
  const gas = gasSimulated(step)
  const before = step.execution.items[step.index - 1]
  const isUnsent = before?.phase === 'reserved' || before?.phase === 'signed'
  if (gas === undefined || !isUnsent || before.terms.terms !== 'evm') return undefined
  const { nonce, maxFeePerGasWei, maxPriorityFeePerGasWei } = before.terms
  return [known(nonce + 1), known({ maxFeePerGasWei, maxPriorityFeePerGasWei }), known(gas)]
}

function gasSimulated({ index, execution: { pace } }: EvmStep): bigint | undefined {
  return pace.pace === 'pipelined' ? pace.gas[index] : undefined
}

function known<T>(value: T): Answer<T> {
  return { ok: true, value }
}

// Whether a step sets what a contract may take of the account's token, or has the contract take it.
function usesAllowance(item: Item): item is EvmTransactionItem {
  if (item.kind !== 'evmTransaction' || item.role === 'send' || item.role === 'transfer') return false
  const isOfToken = item.to.toLowerCase() === item.currency.toLowerCase()
  return setsAllowance(item.role) || (item.value === 0n && !isOfToken)
}

// A step without effect sets nothing more: it only waits for its block to be final.
function isUsing(state: ItemState | undefined): boolean {
  return state !== undefined && state.phase !== 'planned' && state.phase !== 'ineffective'
}

// An allowance is one number a token and account: what one crossing sets or takes is gone for another, whether that
// sets its own or was quoted while there was enough.
async function isAllowanceInUse(item: EvmTransactionItem, id: string, ports: CarryPorts): Promise<boolean> {
  return (await ports.holding(laneOf(item))).some((each) => {
    if (isBundle(each) || each.id === id || each.stage.stage !== 'steps') return false
    return each.plan.some((other, index) => {
      const isShared = usesAllowance(other) && other.currency.toLowerCase() === item.currency.toLowerCase()
      return isShared && laneOf(other) === laneOf(item) && isUsing(each.items[index])
    })
  })
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
