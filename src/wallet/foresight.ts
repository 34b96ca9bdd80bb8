import type { Foreseen } from '../core/start.ts'
import type { Ahead } from './ahead.ts'
import type { Prover } from './prover.ts'

/**
 * How long what was read before a yes counts as new, milliseconds: short enough that what is read when a button is
 * pressed is still fresh when it is let go (see `FRESH_MILLISECONDS`).
 */
export const AGAIN_MILLISECONDS = 1_500

/** What the executor reads through, and the way to have it read before it is needed. */
export type Foresight = Readonly<{
  /** A prover that, whenever it prepares, has the nodes asked for the next step's terms as well. */
  prover: Prover
  node: Ahead['node']
  /**
   * A person looks at a plan and may say yes: begins to read what that yes will need, from nodes and our own store. Not
   * more often than every `AGAIN_MILLISECONDS` for a plan, whoever calls how often; and only where all steps are
   * transactions of the EVM, since whatever else is proven rests on what only its own reservation may read.
   */
  foresee: (crossing: Foreseen) => void
  nonce: Ahead['nonce']
  saved: Ahead['saved']
}>

/** Joins the proof's facts and the steps' terms, so that they are read at the same moment. */
export function createForesight(
  ports: Readonly<{ prover: Prover; ahead: Ahead; nowMilliseconds: () => number }>,
): Foresight {
  const { prover, ahead } = ports
  const foreseen = new Map<string, number>()
  const isNew = (atMilliseconds: number, now: number) => Math.abs(now - atMilliseconds) < AGAIN_MILLISECONDS

  return {
    prover: {
      ...prover,
      prepare: (crossing) => {
        prover.prepare(crossing)
        ahead.read(crossing)
      },
    },
    node: ahead.node,
    foresee: (crossing) => {
      if (crossing.plan.some(({ kind }) => kind !== 'evmTransaction')) return
      const now = ports.nowMilliseconds()
      for (const [id, at] of foreseen) if (!isNew(at, now)) foreseen.delete(id)
      if (foreseen.has(crossing.id)) return
      foreseen.set(crossing.id, now)
      prover.refresh(crossing)
      ahead.refresh(crossing)
    },
    nonce: ahead.nonce,
    saved: ahead.saved,
  }
}
