import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../src/core/apply.ts'
import { type Execution, isEffective } from '../../src/core/execution.ts'
import { next } from '../../src/core/next.ts'
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
const fill = { proof: 'reported', txHash: '0xfill', why: { code: 'ARRIVAL_UNNAMED' } } as const

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
  fc.constantFrom('a', 'b').map((words) => ({ event: 'troubled', reason: { code: 'SAID', words } })),
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
  it('never changes signed bytes, leaves no arrival and no failure but by the chain, tells each ending once, counts every change', () => {
    const first = fresh()
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let execution = first
        for (const each of events) {
          const after = apply(execution, { ...each, atSeconds: NOW } as unknown as Event)
          for (const [at, before] of bytesOf(execution).entries()) {
            if (before !== undefined) expect(bytesOf(after)[at]).toBe(before)
          }
          const isByTheChain = execution.stage.stage === 'failed' && ['lost', 'included'].includes(each.event)
          if (isOver(execution) && !isByTheChain) expect(after.stage).toEqual(execution.stage)
          expect(after.seq).toBe(after === execution ? execution.seq : execution.seq + 1)
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
        if (!task || !('index' in task) || isOver(execution)) return
        expect(execution.items.slice(0, task.index).every(isEffective)).toBe(true)
      }),
      { seed: 12 },
    )
  })
})

const events = (...each: readonly object[]) =>
  each.reduce<Execution>((before, event) => apply(before, { ...event, atSeconds: NOW } as Event), fresh())

describe('a reorganisation after the end', () => {
  const carriedOut = [0, 1].flatMap((at) => [
    { event: 'reserved', index: at, terms: { ...terms, nonce: at } },
    { event: 'signed', index: at, signed: signed(at) },
    { event: 'sent', index: at },
    { event: 'included', index: at, hash: `0x${at}`, inclusion },
  ])
  const filled = [
    ...carriedOut,
    { event: 'reported' },
    { event: 'status', status: status('success') },
    { event: 'filled', fill },
  ]
  const told = { event: 'told', key: 'crossing:filled' }

  it('sends the same bytes again, and what has arrived stays arrived', () => {
    expect(next(events(...filled, told))).toEqual({ task: 'settle' })
    const lost = events(...filled, told, { event: 'lost', index: 1 })
    expect(lost.stage.stage).toBe('filled')
    expect(next(lost)).toEqual({ task: 'send', index: 1 })
    expect(bytesOf(lost)).toEqual(['0x0', '0x1'])
  })

  it('is looked for until every step is settled', () => {
    const settled = events(...filled, told, { event: 'settled', index: 0 }, { event: 'settled', index: 1 })
    expect(next(settled)).toBeUndefined()
  })

  it('takes a refusal back, and one that is settled stays', () => {
    const reverted = { event: 'reverted', index: 1, hash: '0x1', inclusion }
    const failed = [...carriedOut.slice(0, -1), reverted, { event: 'told', key: 'crossing:failed' }]
    expect(next(events(...failed))).toEqual({ task: 'settle' })
    const again = events(...failed, { event: 'lost', index: 1 })
    expect([again.stage.stage, next(again)]).toEqual(['steps', { task: 'send', index: 1 }])
    const over = events(...failed, { event: 'settled', index: 1 }, { event: 'settled', index: 0 })
    expect([over.items[1]?.phase, over.stage.stage, next(over)]).toEqual(['void', 'failed', undefined])
    expect(apply(over, { event: 'lost', index: 1, atSeconds: NOW })).toBe(over)
  })

  it('follows a deposit that gets in after its approval was given up', () => {
    const first = carriedOut.slice(0, 3)
    const second = carriedOut.slice(4)
    const late = events(...first, ...second.slice(0, 3), { event: 'replaced', index: 0 }, ...second.slice(3))
    expect(late.stage.stage).toBe('tracking')
  })

  it('may let an earlier attempt in, which is then the step’s', () => {
    const raised = { event: 'raised', index: 0, terms, purpose: 'step', mostGas: 9n }
    const attempts = [...carriedOut.slice(0, 3), raised, { event: 'signed', index: 0, signed: signed(5) }]
    const second = { event: 'included', index: 0, hash: '0x5', inclusion }
    const first = { event: 'included', index: 0, hash: '0x0', inclusion }
    expect(bytesOf(events(...attempts, second))[0]).toBe('0x5')
    expect(bytesOf(events(...attempts, second, { event: 'lost', index: 0 }, first))[0]).toBe('0x0')
  })
})

describe('a step that is to be cancelled', () => {
  const out = [
    { event: 'reserved', index: 0, terms },
    { event: 'signed', index: 0, signed: signed(0) },
    { event: 'sent', index: 0 },
  ]
  const raised = (purpose: string) => ({ event: 'raised', index: 0, terms, purpose, mostGas: 9n })
  const cancelling = { event: 'signed', index: 0, signed: { ...signed(5), purpose: 'cancel' } }
  const gotIn = (hash: string) => ({ event: 'included', index: 0, hash, inclusion })
  const cancelled = { stage: 'failed', end: { reason: 'cancelled', index: 0 } }

  it('ends the crossing when its cancellation gets in, and when the step was faster: nothing more is signed', () => {
    const both = [...out, raised('cancel'), cancelling]
    expect(events(...both, gotIn('0x5')).stage).toEqual(cancelled)
    expect(events(...both, gotIn('0x0')).stage).toEqual(cancelled)
    expect(events(...out, raised('cancel'), gotIn('0x0')).stage).toEqual(cancelled)
    expect(events(...out, raised('step'), gotIn('0x0')).stage).toEqual({ stage: 'steps' })
  })

  it('is no end where the deposit after it was seen in a block, before a reorganisation', () => {
    const [first, second] = [0, 1].map((at) => [
      { event: 'reserved', index: at, terms: { ...terms, nonce: at } },
      { event: 'signed', index: at, signed: signed(at) },
      { event: 'sent', index: at },
      { event: 'included', index: at, hash: `0x${at}`, inclusion },
    ])
    const undone = [...(first ?? []), ...(second ?? []), { event: 'lost', index: 0 }, { event: 'sent', index: 0 }]
    const late = events(...undone, raised('cancel'), cancelling, gotIn('0x5'))
    expect(late.stage).not.toEqual(cancelled)
    expect(events(...undone, raised('cancel'), gotIn('0x0')).stage.stage).toBe('tracking')
  })

  it('may be cancelled as long as the higher fee that was asked for is not signed', () => {
    const instead = events(...out, raised('step'), raised('cancel'))
    expect(instead.items[0]).toMatchObject({ phase: 'reserved', purpose: 'cancel', earlier: [{ hash: '0x0' }] })
    expect(events(...out, raised('step'), raised('step')).seq).toBe(instead.seq - 1)
  })
})
