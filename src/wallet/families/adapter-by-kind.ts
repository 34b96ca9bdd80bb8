import type { Execution } from '../../core/execution/execution.ts'
import type { ItemKind, ItemOf } from '../../core/execution/item.ts'
import type { AdaptedStep, StepAdapter, StepAdapterPorts } from '../engine/adapters/step-adapter.ts'
import { transportAdapter } from '../engine/adapters/transport-adapter.ts'
import type { Prefetched } from '../engine/prefetch.ts'
import { evmTransactionAdapter } from './evm/transaction-adapter.ts'

const CARRIES: { readonly [K in ItemKind]: StepAdapter<K> } = {
  evmTransaction: evmTransactionAdapter,
  evmSignature: transportAdapter(),
  bitcoinPsbt: transportAdapter(),
  exchangeAAuthorize: transportAdapter(),
  exchangeATransfer: transportAdapter(),
  exchangeBTransfer: transportAdapter(),
  depositAddress: transportAdapter(),
}

/** Finds a step; throws a RangeError without one. */
export function stepAt(execution: Execution, index: number): AdaptedStep {
  const item = execution.plan[index]
  const state = execution.items[index]
  if (!item || !state) throw new RangeError(`expected a step at ${index}, got none`)
  return { item, state, index, execution }
}

/** Runs one task with the adapter of the step's kind. */
export function runStepTask<K extends ItemKind, T extends keyof StepAdapter<K>>(
  task: T,
  step: AdaptedStep<K> & Readonly<{ item: ItemOf<K> }>,
  ports: StepAdapterPorts,
  snapshot?: Prefetched,
): ReturnType<StepAdapter<K>[T]> {
  const way: StepAdapter<K> = CARRIES[step.item.kind as K]
  return way[task](step, ports, snapshot) as ReturnType<StepAdapter<K>[T]>
}
