import { type Execution, type ItemState, isEffective, isUnsettled } from '../core/execution.ts'
import type { Item } from '../core/item.ts'
import { lanesHeld } from '../core/lane.ts'
import { nonceLane } from '../core/nonce-lane.ts'
import type { Foreseen } from '../core/start.ts'
import { transactionsOf } from './carry/evm-transaction.ts'
import type { Answer, Call, NodePort } from './node-port.ts'
import { createRecall } from './recall.ts'

/** As much of a crossing as says what its next step needs. */
type Read = Pick<Foreseen, 'id' | 'plan' | 'items' | 'pace'>

/**
 * What nodes are asked before it is needed: the next step's nonce, fees and gas, how all steps go in their order, and
 * whether the steps before it are still there. Only ever a matter of time: what was not read ahead, is older than
 * `FRESH_MILLISECONDS` or was no answer is asked for when it is needed, in the same words.
 */
export type Ahead = Readonly<{
  /** Begins to read what the next step of a crossing will need, except what was asked for a moment ago. */
  read: (crossing: Read) => void
  /** Begins to read all of it again. */
  refresh: (crossing: Read) => void
  /** The node of a chain, whose answer is what was read ahead, once. */
  node: (chainId: number) => NodePort
  /** The first free nonce of an account, as it was just read; that reading stays for the next step. */
  nonce: (about: Readonly<{ id: string; chainId: number; from: string }>) => Promise<Answer<number>>
  /** A crossing was saved: what others have read of the nonces that it takes from is not believed any more. */
  saved: (execution: Execution) => void
}>

/** Makes the memory of what was read ahead; it is lost with the background, and then read when it is needed. */
export function createAhead(
  ports: Readonly<{ node: (chainId: number) => NodePort; nowMilliseconds: () => number }>,
): Ahead {
  const { nowMilliseconds } = ports
  const nonces = createRecall<number>(nowMilliseconds)
  const gas = createRecall<bigint>(nowMilliseconds)
  const simulations = createRecall<readonly bigint[]>(nowMilliseconds)
  const finalHeights = createRecall<bigint>(nowMilliseconds)
  const fees = createRecall<AnswerOf<'fees'>>(nowMilliseconds)
  const receipts = createRecall<AnswerOf<'receipt'>>(nowMilliseconds)

  function ask(crossing: Read, way: 'read' | 'refresh'): void {
    const { id, plan, items, pace } = crossing
    const index = items.findIndex(({ phase }) => phase === 'planned')
    const item = plan[index]
    if (item?.kind !== 'evmTransaction' || !items.slice(0, index).every(isEffective)) return
    const { chainId, from } = item
    const node = ports.node(chainId)
    const calls = transactionsOf(crossing).map(callOf)
    if (pace.pace === 'undecided') {
      simulations[way](nameOf(chainId, calls), id, () => node.simulate(calls))
    }
    if (pace.pace !== 'pipelined') {
      const call = callOf(item)
      gas[way](nameOf(chainId, [call]), id, () => node.estimateGas(call))
    }
    nonces[way](nonceLane(chainId, from), id, () => node.nonce(from, 'pending'))
    fees[way](`${chainId}`, id, () => node.fees())
    const hashes = items.flatMap(hashToLookAt)
    for (const hash of hashes) receipts[way](`${chainId} ${hash}`, id, () => node.receipt(hash))
    if (hashes.length > 0) finalHeights[way](`${chainId}`, id, () => node.finalHeight())
  }

  return {
    read: (crossing) => ask(crossing, 'read'),
    refresh: (crossing) => ask(crossing, 'refresh'),
    node: (chainId) => {
      const node = ports.node(chainId)
      return {
        ...node,
        nonce: (address, at) =>
          at === 'pending'
            ? nonces.take(nonceLane(chainId, address), () => node.nonce(address, at))
            : node.nonce(address, at),
        fees: () => fees.take(`${chainId}`, node.fees),
        estimateGas: (call) => gas.take(nameOf(chainId, [call]), () => node.estimateGas(call)),
        // A node that could not a moment ago is not waited for again: then one step goes after the other.
        simulate: (calls) => simulations.takeAny(nameOf(chainId, calls), () => node.simulate(calls)),
        receipt: (hash) => receipts.take(`${chainId} ${hash}`, () => node.receipt(hash)),
        finalHeight: () => finalHeights.take(`${chainId}`, node.finalHeight),
      }
    },
    nonce: ({ id, chainId, from }) =>
      nonces.look(nonceLane(chainId, from), id, () => ports.node(chainId).nonce(from, 'pending')),
    saved: (execution) => {
      for (const lane of lanesHeld(execution)) nonces.forget(lane, execution.id)
    },
  }
}

type AnswerOf<M extends 'fees' | 'receipt'> = Extract<Awaited<ReturnType<NodePort[M]>>, { ok: true }>['value']

function callOf({ from, to, data, value }: Extract<Item, { kind: 'evmTransaction' }>): Call {
  return { from, to, data, value }
}

// Steps that are in a block are looked at once more before the next one is begun.
function hashToLookAt(state: ItemState): readonly string[] {
  return isUnsettled(state) && 'signed' in state ? [state.signed.hash] : []
}

function nameOf(chainId: number, calls: readonly Call[]): string {
  return [chainId, ...calls.flatMap(({ from, to, data, value }) => [from, to, data, value])].join(' ').toLowerCase()
}
