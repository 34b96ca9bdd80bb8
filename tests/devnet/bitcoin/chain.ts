import { countMoves } from './counted-node.ts'
import { MINER, SOLVER_KEY } from './keys.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'
import { type NodeStart, startRealNode } from './real-node.ts'
import { startSimulatedNode } from './simulated-node.ts'
import { openTill, type Till } from './till.ts'

export type BitcoinChain = Readonly<{
  node: BitcoinNode
  ledger: Ledger
  faucet: Till
  solver: Till
  mine: (blocks: number) => Promise<void>
  /** Replaces the last `depth` blocks by `depth + 1` empty ones; their transactions wait again. */
  reorg: (depth: number) => Promise<void>
  /** Satoshis per virtual byte; undefined restores the node's own. */
  setFeeRate: (satsPerVbyte: number | undefined) => void
  stop: () => Promise<void>
}>

// Keeps block times behind the clock.
const FUNDING_BACK_MS = 600_000
const SOLVER_REWARDS = 2
const FIRST_BLOCKS = 105
const SOLVER_COINS = 40
const SOLVER_COIN_SATS = 240_000_000n
const FAUCET_COINS = 50
const FAUCET_COIN_SATS = 290_000_000n

/**
 * Starts and funds a chain on `program`, or in this process without one.
 *
 * Many coins keep payments of one block independent.
 */
export async function startBitcoinChain(program: string | undefined, start: NodeStart): Promise<BitcoinChain> {
  let backMs = FUNDING_BACK_MS
  const back: NodeStart = { ...start, now: () => start.now() - backMs }
  const started = program === undefined ? startSimulatedNode(back) : await startRealNode(program, back)
  let feeRate: number | undefined
  const counted = countMoves({ ...started, feeRate: async () => feeRate ?? started.feeRate() })
  const { node } = counted
  try {
    const ledger = openLedger(counted)
    const faucet = openTill(MINER, node, ledger)
    const solver = openTill(SOLVER_KEY, node, ledger)
    await node.mine(SOLVER_REWARDS, SOLVER_KEY.script)
    await node.mine(FIRST_BLOCKS - SOLVER_REWARDS, MINER.script)
    await solver.pay(
      Array.from({ length: SOLVER_COINS }, () => ({ script: SOLVER_KEY.script, valueSats: SOLVER_COIN_SATS })),
    )
    await faucet.pay(
      Array.from({ length: FAUCET_COINS }, () => ({ script: MINER.script, valueSats: FAUCET_COIN_SATS })),
    )
    await node.mine(1, MINER.script)
    backMs = 0
    await ledger.sync()
    return {
      node,
      ledger,
      faucet,
      solver,
      mine: async (blocks) => {
        await node.mine(blocks, MINER.script)
      },
      reorg: (depth) => node.reorg(depth, MINER.script),
      setFeeRate: (satsPerVbyte) => {
        feeRate = satsPerVbyte
      },
      stop: node.stop,
    }
  } catch (error) {
    await node.stop()
    throw error
  }
}
