import type { Execution } from '../../core/execution.ts'
import type { ItemKind, ItemOf } from '../../core/item.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Carry, CarryPorts, Step } from './carry.ts'
import { viaTransport } from './couriered.ts'
import { carryEvmTransaction } from './evm-transaction.ts'

const CARRIES: { readonly [K in ItemKind]: Carry<K> } = {
  evmTransaction: carryEvmTransaction,
  evmSignature: viaTransport(),
  bitcoinPsbt: viaTransport(),
  exchangeAAuthorize: viaTransport(),
  exchangeATransfer: viaTransport(),
  exchangeBTransfer: viaTransport(),
  depositAddress: viaTransport(),
}

/** Finds a step; throws a RangeError without one. */
export function stepAt(execution: Execution, index: number): Step {
  const item = execution.plan[index]
  const state = execution.items[index]
  if (!item || !state) throw new RangeError(`expected a step at ${index}, got none`)
  return { item, state, index, execution }
}

/** Runs one task with the adapter of the step's kind. */
export function carry<K extends ItemKind, T extends keyof Carry<K>>(
  task: T,
  step: Step<K> & Readonly<{ item: ItemOf<K> }>,
  ports: CarryPorts,
  snapshot?: Snapshot,
): ReturnType<Carry<K>[T]> {
  const way: Carry<K> = CARRIES[step.item.kind as K]
  return way[task](step, ports, snapshot) as ReturnType<Carry<K>[T]>
}
