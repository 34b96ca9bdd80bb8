import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../src/core/apply.ts'
import { type Execution, isEffective, next } from '../../src/core/execution.ts'
import type { EvmTerms, Signed } from '../../src/core/sign/signed.ts'
import { approve, newSim } from '../wallet/sim.ts'
import { NOW, usdcInput } from './honest.ts'

const terms: EvmTerms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n }
const signed = (mark: number) =>
  ({ kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x', hash: `0x${mark}` }) as unknown as Signed
const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
const hash = fc.integer({ min: 0, max: 9 }).map((mark) => `0x${mark}`)
const status = (word: string) => ({
  status: word === 'settling' ? 'unknown' : word,
  word,
  inTxHashes: [],
  txHashes: ['0xfill'],
  updatedAtMilliseconds: 1,
  failReason: undefined,
})
const fill = { proof: 'reported', txHash: '0xfill', why: 'test' } as const

const index = fc.integer({ min: 0, max: 1 })
const step = fc.oneof(
  index.map((at) => ({ event: 'reserved', index: at, terms })),
  fc
    .tuple(index, fc.integer({ min: 0, max: 9 }))
    .map(([at, mark]) => ({ event: 'signed', index: at, signed: signed(mark) })),
  index.map((at) => ({ event: 'sent', index: at })),
  index.map((at) => ({ event: 'seen', index: at })),
  fc.tuple(index, hash).map(([at, of]) => ({ event: 'included', index: at, hash: of, inclusion })),
  index.map((at) => ({ event: 'settled', index: at })),
  index.map((at) => ({ event: 'lost', index: at })),
)
const tracking = fc.oneof(
  fc.constant({ event: 'reported' }),
  fc
    .constantFrom('waiting', 'pending', 'success', 'failure', 'refund', 'settling')
    .map((word) => ({ event: 'status', status: status(word) })),
  fc.constantFrom('a', 'b').map((message) => ({ event: 'troubled', message })),
)
const ending = fc.oneof(
  fc.tuple(index, hash).map(([at, of]) => ({ event: 'reverted', index: at, hash: of, inclusion })),
  index.map((at) => ({ event: 'replaced', index: at })),
  fc.constant({ event: 'filled', fill }),
  fc.constant({ event: 'refunded', refund: fill }),
  fc.constant({ event: 'ended', end: { reason: 'expired' } }),
)
// Endings are rare, so that most runs come far before one.
const event = fc.oneof(
  { weight: 20, arbitrary: step },
  { weight: 5, arbitrary: tracking },
  { weight: 1, arbitrary: ending },
)

function fresh(): Execution {
  const sim = newSim(() => ({}))
  approve(sim, usdcInput, [100_000_000n])
  const execution = sim.stored.get('crossing')
  if (!execution) throw new Error('expected an execution')
  return { ...execution, pace: { pace: 'sequential' } }
}

const bytesOf = (execution: Execution) =>
  execution.items.map((item) => ('signed' in item ? item.signed.hash : undefined))
const isOver = ({ stage }: Execution) => ['filled', 'refunded', 'failed'].includes(stage.stage)

describe('apply, whatever happens in whatever order', () => {
  it('never changes signed bytes, never leaves an ending, tells each ending once, and counts every change', () => {
    const first = fresh()
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let execution = first
        for (const each of events) {
          const after = apply(execution, { ...each, atSeconds: NOW } as unknown as Event)
          for (const [at, before] of bytesOf(execution).entries()) {
            if (before !== undefined) expect(bytesOf(after)[at]).toBe(before)
          }
          if (isOver(execution)) expect(after.stage).toEqual(execution.stage)
          expect(after.seq).toBe(after === execution ? execution.seq : execution.seq + 1)
          expect(after.untold.length).toBeLessThanOrEqual(1)
          execution = after
        }
        expect(new Set(execution.untold.map((notice) => notice.key)).size).toBe(execution.untold.length)
      }),
      { numRuns: Number(process.env['CAUSEWAY_RUNS'] ?? 500), seed: Number(process.env['CAUSEWAY_SEED'] ?? 11) },
    )
  })

  it('asks for no step before the one before it is done', () => {
    const first = fresh()
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const execution = events.reduce(
          (before, each) => apply(before, { ...each, atSeconds: NOW } as unknown as Event),
          first,
        )
        const task = next(execution)
        if (!task || !('index' in task)) return
        expect(execution.items.slice(0, task.index).every(isEffective)).toBe(true)
      }),
      { seed: 12 },
    )
  })
})
