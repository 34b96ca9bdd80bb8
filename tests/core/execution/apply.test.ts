import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import { type Execution, isEffective, mayStillReorg } from '../../../src/core/execution/execution.ts'
import { next } from '../../../src/core/execution/next.ts'
import type { EvmTerms } from '../../../src/core/sign/signed.ts'
import { count } from '../../count.ts'
import { madeSigned } from '../../made.ts'
import { approve, newSim } from '../../wallet/sim.ts'
import { NOW, usdcInput } from '../honest.ts'
import { eventOf, type Turn, tally, turns } from '../walk.ts'

const terms: EvmTerms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n }
const signed = (mark: number) =>
  madeSigned({ kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x', hash: `0x${mark}` })
const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
// Attempts are named after their step: 0x0, 0x1, … and 0x10, 0x11, ….
const mark = fc.constantFrom(0, 1, 2, 10, 11, 12)
const hash = mark.map((each) => `0x${each}`)
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
  fc.tuple(index, mark).map(([at, each]) => ({ event: 'signed', index: at, signed: signed(each) })),
  index.map((at) => ({ event: 'broadcast', index: at })),
  index.map((at) => ({ event: 'rebroadcast', index: at })),
  fc.tuple(index, hash).map(([at, of]) => ({ event: 'included', index: at, hash: of, inclusion })),
  index.map((at) => ({ event: 'finalized', index: at })),
  index.map((at) => ({ event: 'reorged', index: at })),
)
const tracking = fc.oneof(
  fc.constant({ event: 'reported' }),
  fc
    .constantFrom('waiting', 'pending', 'success', 'failure', 'refund', 'settling')
    .map((word) => ({ event: 'status', status: status(word) })),
  fc.constantFrom('a', 'b').map((words) => ({ event: 'obstructed', reason: { code: 'SAID', words } })),
)
const outcome = fc.oneof(
  fc.tuple(index, hash).map(([at, of]) => ({ event: 'reverted', index: at, hash: of, inclusion })),
  index.map((at) => ({ event: 'replaced', index: at })),
  fc.constant({ event: 'filled', fill }),
  fc.constant({ event: 'refunded', refund: fill }),
  fc.constant({ event: 'ended', end: { reason: 'expired' } }),
)
// Ends are rare, so most runs get far.
const event = fc.oneof(
  { weight: 20, arbitrary: step },
  { weight: 5, arbitrary: tracking },
  { weight: 2, arbitrary: outcome },
)

function fresh(): Execution {
  const sim = newSim(() => ({}))
  approve(sim, usdcInput, [100_000_000n])
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected an execution')
  return { ...execution, stepOrder: { stepOrder: 'sequential' } }
}

const bytesOf = (execution: Execution) =>
  execution.items.map((item) => ('signed' in item ? item.signed.hash : undefined))
const isOver = ({ stage }: Execution) => ['filled', 'refunded', 'failed'].includes(stage.stage)

/** Progress is the likeliest event. */
function outcomesOf(execution: Execution): readonly object[] {
  const task = next(execution)
  switch (task?.task) {
    case 'reserve':
      return [{ event: 'reserved', index: task.index, terms: { ...terms, nonce: task.index } }]
    case 'sign':
      return [{ event: 'signed', index: task.index, signed: signed(10 * task.index) }]
    case 'broadcast':
      return [{ event: 'broadcast', index: task.index }]
    case 'confirm': {
      const got = { event: 'included', index: task.index, hash: bytesOf(execution)[task.index], inclusion }
      return [got, got, got, { event: 'rebroadcast', index: task.index }, { event: 'reorged', index: task.index }]
    }
    case 'settle':
      return execution.items.flatMap((item, at) => (mayStillReorg(item) ? [{ event: 'finalized', index: at }] : []))
    case 'track':
      return ['pending', 'success', 'failure', 'refund'].map((word) => ({ event: 'status', status: status(word) }))
    case 'report':
      return [{ event: 'reported' }]
    case 'proveFill':
      return [{ event: 'filled', fill }]
    case 'proveRefund':
      return [{ event: 'refunded', refund: fill }]
    case 'tell':
      return [{ event: 'told', key: task.notice.key }]
    default:
      return []
  }
}

/** Every record of a walk with its event. */
function walk(first: Execution, taken: readonly Turn<object>[]): readonly (readonly [Execution, object?])[] {
  const all: (readonly [Execution, object?])[] = [[first]]
  for (const turn of taken) {
    const [before] = all.at(-1) ?? [first]
    const event = eventOf(turn, outcomesOf(before))
    if (event) all.push([apply(before, { ...event, atSeconds: NOW } as Event), event])
  }
  return all
}

describe('apply, whatever happens in whatever order', () => {
  it('never changes signed bytes, leaves no arrival and no failure but by the chain, tells each outcome once, counts every change', () => {
    const first = fresh()
    const runs = count('CAUSEWAY_RUNS', { usual: 500, deep: 5_000 })
    const reached = tally()
    fc.assert(
      fc.property(turns(event), (taken) => {
        const all = walk(first, taken)
        for (const [at, [after, event]] of all.entries()) {
          const [before] = all[at - 1] ?? []
          if (!before || !event) continue
          for (const [at, bytes] of bytesOf(before).entries()) {
            const state = after.items[at]
            const isDropped = before.items[at]?.phase === 'signed' && state?.phase === 'planned'
            if (isDropped) expect(after.stage.stage).toBe('failed')
            else if (bytes !== undefined) expect(bytesOf(after)[at]).toBe(bytes)
          }
          const what = 'event' in event ? event.event : ''
          const isByTheChain = before.stage.stage === 'failed' && (what === 'reorged' || what === 'included')
          // The service may take back its own word.
          const isWordAlone = before.stage.stage === 'filled' && before.stage.fill.proof === 'reported'
          const isTakenBack = isWordAlone && after !== before && what === 'status'
          if (isTakenBack) expect(after.stage).toMatchObject({ stage: 'refunding' })
          else if (isOver(before) && !isByTheChain) expect(after.stage).toEqual(before.stage)
          expect(after.seq).toBe(after === before ? before.seq : before.seq + 1)
          expect(new Set(after.pendingNotifications.map((notice) => notice.key)).size).toBe(
            after.pendingNotifications.length,
          )
        }
        const stages = all.map(([{ stage }]) => stage.stage)
        const lost = all.filter(([, event]) => event && 'event' in event && event.event === 'reorged')
        reached.note({
          secondStepIsDone: all.some(([{ items }]) => items.length === 2 && items.every(isEffective)),
          isLostLate: lost.some(([{ stage, items }]) => stage.stage !== 'steps' && items[0]?.phase !== 'planned'),
          isFilled: stages.includes('filled'),
          isRefunded: stages.includes('refunded'),
          isFailed: stages.includes('failed'),
          isSettled: all.some(([{ items }]) => items.every(({ phase }) => phase === 'finalized')),
        })
      }),
      { numRuns: runs, seed: Number(process.env['CAUSEWAY_SEED'] ?? 11) },
    )
    expect(reached.least()).toBeGreaterThan(runs / 100)
  })

  it('asks for no step before the one before it is done', () => {
    const first = fresh()
    const reached = tally()
    fc.assert(
      fc.property(turns(event), (taken) => {
        let isAtSecond = false
        for (const [execution] of walk(first, taken)) {
          const task = next(execution)
          if (!task || !('index' in task) || isOver(execution)) continue
          expect(execution.items.slice(0, task.index).every(isEffective)).toBe(true)
          isAtSecond ||= task.index > 0
        }
        reached.note({ isAtSecond })
      }),
      { seed: 12 },
    )
    expect(reached.least()).toBeGreaterThan(50)
  })
})

const events = (...each: readonly object[]) =>
  each.reduce<Execution>((before, event) => apply(before, { ...event, atSeconds: NOW } as Event), fresh())

describe('a reorganisation after the end', () => {
  const carriedOut = [0, 1].flatMap((at) => [
    { event: 'reserved', index: at, terms: { ...terms, nonce: at } },
    { event: 'signed', index: at, signed: signed(at) },
    { event: 'broadcast', index: at },
    { event: 'included', index: at, hash: `0x${at}`, inclusion },
  ])
  const filled = [
    ...carriedOut,
    { event: 'reported' },
    { event: 'status', status: status('success') },
    { event: 'filled', fill },
  ]
  const told = { event: 'told', key: 'transfer:filled' }

  it('sends the same bytes again, and what has arrived stays arrived', () => {
    expect(next(events(...filled, told))).toEqual({ task: 'settle' })
    const lost = events(...filled, told, { event: 'reorged', index: 1 })
    expect(lost.stage.stage).toBe('filled')
    expect(next(lost)).toEqual({ task: 'confirm', index: 1 })
    expect(bytesOf(lost)).toEqual(['0x0', '0x1'])
  })

  it('is looked for until every step and the arrival are settled', () => {
    const steps = [...filled, told, { event: 'finalized', index: 0 }, { event: 'finalized', index: 1 }]
    expect(next(events(...steps))).toEqual({ task: 'settle' })
    expect(next(events(...steps, { event: 'readAgain', proof: fill, isFinal: true }))).toBeUndefined()
  })

  it('takes a refusal back, and one that is settled stays', () => {
    const reverted = { event: 'reverted', index: 1, hash: '0x1', inclusion }
    const failed = [...carriedOut.slice(0, -1), reverted]
    const open = events(...failed)
    expect([open.stage, open.pendingNotifications, next(open)]).toEqual([{ stage: 'steps' }, [], { task: 'settle' }])
    const again = events(...failed, { event: 'reorged', index: 1 })
    expect([again.stage.stage, next(again)]).toEqual(['steps', { task: 'confirm', index: 1 }])
    const told = { event: 'told', key: 'transfer:failed' }
    const over = events(...failed, { event: 'finalized', index: 1 }, told, { event: 'finalized', index: 0 })
    expect([over.items[1]?.phase, over.stage.stage, next(over)]).toEqual(['reverted', 'failed', undefined])
    expect(apply(over, { event: 'reorged', index: 1, atSeconds: NOW })).toBe(over)
  })

  it('takes out with a step what stood on its nonce, so that no refusal is believed that is in no block', () => {
    const reverted = { event: 'reverted', index: 1, hash: '0x1', inclusion }
    const failed = [...carriedOut.slice(0, -1), reverted]
    const lost = events(...failed, { event: 'reorged', index: 0 })
    expect(lost.items.map(({ phase }) => phase)).toEqual(['broadcast', 'broadcast'])
    expect([lost.stage.stage, next(lost)]).toEqual(['steps', { task: 'confirm', index: 0 }])
    expect(events(...failed, { event: 'reorged', index: 1 }).items.map(({ phase }) => phase)).toEqual([
      'included',
      'broadcast',
    ])
    const settled = events(...carriedOut, { event: 'finalized', index: 1 }, { event: 'reorged', index: 0 })
    expect(settled.items[1]?.phase).toBe('finalized')
  })

  it('follows a deposit that gets in after its approval was given up', () => {
    const first = carriedOut.slice(0, 3)
    const second = carriedOut.slice(4)
    const late = events(...first, ...second.slice(0, 3), { event: 'replaced', index: 0 }, ...second.slice(3))
    expect(late.stage.stage).toBe('tracking')
  })

  it('may let an earlier attempt in, which is then the step’s', () => {
    const raised = { event: 'replacementReserved', index: 0, terms, purpose: 'step', mostGas: 9n }
    const attempts = [...carriedOut.slice(0, 3), raised, { event: 'signed', index: 0, signed: signed(5) }]
    const second = { event: 'included', index: 0, hash: '0x5', inclusion }
    const first = { event: 'included', index: 0, hash: '0x0', inclusion }
    expect(bytesOf(events(...attempts, second))[0]).toBe('0x5')
    expect(bytesOf(events(...attempts, second, { event: 'reorged', index: 0 }, first))[0]).toBe('0x0')
  })
})

describe('a step that is to be cancelled', () => {
  const out = [
    { event: 'reserved', index: 0, terms },
    { event: 'signed', index: 0, signed: signed(0) },
    { event: 'broadcast', index: 0 },
  ]
  const raised = (purpose: string) => ({ event: 'replacementReserved', index: 0, terms, purpose, mostGas: 9n })
  const cancelling = { event: 'signed', index: 0, signed: { ...signed(5), purpose: 'cancel' } }
  const gotIn = (hash: string) => ({ event: 'included', index: 0, hash, inclusion })
  const cancelled = { stage: 'failed', end: { reason: 'cancelled', index: 0 } }
  const inThree = (...each: readonly object[]) => {
    const begun = fresh()
    const [first, last] = begun.plan
    if (!first || !last) throw new Error('expected two steps')
    const longer: Execution = { ...begun, plan: [first, first, last], items: [...begun.items, { phase: 'planned' }] }
    return each.reduce<Execution>((before, event) => apply(before, { ...event, atSeconds: NOW } as Event), longer)
  }

  it('ends the transfer when its cancellation gets in, and when the step was faster: nothing more is signed', () => {
    const both = [...out, raised('cancel'), cancelling]
    expect(events(...both, gotIn('0x5')).stage).toEqual(cancelled)
    expect(events(...both, gotIn('0x0')).stage).toEqual(cancelled)
    expect(events(...out, raised('cancel'), gotIn('0x0')).stage).toEqual(cancelled)
    expect(events(...out, raised('step'), gotIn('0x0')).stage).toEqual({ stage: 'steps' })
  })

  it('stays cancelled where a reorganisation takes out what was faster than a cancellation that was never signed', () => {
    const told = { event: 'told', key: 'transfer:failed' }
    const lost = events(...out, raised('cancel'), gotIn('0x0'), told, { event: 'reorged', index: 0 })
    expect([lost.stage, next(lost)]).toEqual([cancelled, { task: 'confirm', index: 0 }])
    const again = apply(lost, { ...gotIn('0x0'), atSeconds: NOW } as Event)
    expect([again.stage, next(again)]).toEqual([cancelled, { task: 'settle' }])
  })

  it('is no end where the deposit after it was seen in a block, before a reorganisation', () => {
    const [first, second] = [0, 1].map((at) => [
      { event: 'reserved', index: at, terms: { ...terms, nonce: at } },
      { event: 'signed', index: at, signed: signed(at) },
      { event: 'broadcast', index: at },
      { event: 'included', index: at, hash: `0x${at}`, inclusion },
    ])
    const undone = [
      ...(first ?? []),
      ...(second ?? []),
      { event: 'reorged', index: 0 },
      { event: 'broadcast', index: 0 },
    ]
    const late = events(...undone, raised('cancel'), cancelling, gotIn('0x5'))
    expect(late.stage).not.toEqual(cancelled)
    const faster = [...undone, raised('cancel'), gotIn('0x0')]
    expect(events(...faster).stage.stage).toBe('steps')
    expect(events(...faster, { event: 'included', index: 1, hash: '0x1', inclusion }).stage.stage).toBe('tracking')
  })

  it('is no end either where the deposit is in a block before anything is known of a step that stood before it', () => {
    const allOut = [0, 1, 2].flatMap((at) => [
      { event: 'reserved', index: at, terms: { ...terms, nonce: at } },
      { event: 'signed', index: at, signed: signed(at) },
      { event: 'broadcast', index: at },
    ])
    const unwanted = {
      event: 'replacementReserved',
      index: 1,
      terms: { ...terms, nonce: 1 },
      purpose: 'cancel',
      mostGas: 9n,
    }
    const inBlock = (at: number) => ({ event: 'included', index: at, hash: `0x${at}`, inclusion })
    const paid = [...allOut, unwanted, inBlock(1), inBlock(2)]
    expect(inThree(...paid).items.map(({ phase }) => phase)).toEqual(['broadcast', 'included', 'included'])
    expect(inThree(...paid).stage).toEqual({ stage: 'steps' })
    expect(inThree(...paid).pendingNotifications).toEqual([])
    expect(inThree(...paid, inBlock(0)).stage.stage).toBe('tracking')
    expect(inThree(...paid, { event: 'replaced', index: 0 }).stage.stage).toBe('tracking')
  })

  it('leads to no other step where it was faster than its cancellation, and a later one is out after a reorganisation', () => {
    const [first, second] = [0, 1].map((at) => [
      { event: 'reserved', index: at, terms: { ...terms, nonce: at } },
      { event: 'signed', index: at, signed: signed(at) },
      { event: 'broadcast', index: at },
    ])
    const wanted = [...(first ?? []), gotIn('0x0'), ...(second ?? []), { event: 'reorged', index: 0 }, raised('cancel')]
    const isIn = (at: number) => ({ ...gotIn(`0x${at}`), index: at })
    const open = inThree(...wanted, isIn(0))
    expect([open.stage.stage, next(open)]).toEqual(['steps', { task: 'confirm', index: 1 }])
    expect(inThree(...wanted, isIn(0), isIn(1)).stage).toEqual(cancelled)
    expect(inThree(...wanted, isIn(0), { event: 'reorged', index: 0 }, isIn(0), isIn(1)).stage).toEqual(cancelled)
    expect(inThree(...wanted, isIn(0), { event: 'reorged', index: 0 }, raised('step')).items[0]).toMatchObject({
      purpose: 'step',
      isUnwanted: true,
    })
  })

  it('stays unwanted where the chain had refused it, before a reorganisation', () => {
    const refused = { event: 'reverted', index: 0, hash: '0x0', inclusion }
    const again = events(...out, raised('cancel'), refused, { event: 'reorged', index: 0 })
    expect(again.stage.stage).toBe('steps')
    expect(apply(again, { ...gotIn('0x0'), atSeconds: NOW } as Event).stage).toEqual(cancelled)
  })

  it('has nothing after it signed or handed over, where all were to be sent together', () => {
    const paced = { event: 'stepOrderDecided', stepOrder: { stepOrder: 'pipelined', gas: [1n, 1n] } }
    const apart: Execution = { ...fresh(), stepOrder: { stepOrder: 'undecided' } }
    const run = (...each: readonly object[]) =>
      each.reduce<Execution>((before, event) => apply(before, { ...event, atSeconds: NOW } as Event), apart)
    const reserved = [0, 1].map((at) => ({ event: 'reserved', index: at, terms: { ...terms, nonce: at } }))
    const first = { event: 'signed', index: 0, signed: signed(0) }
    const leaves = { event: 'broadcast', index: 0 }
    const half = run(paced, ...reserved, first, leaves, raised('cancel'), cancelling, leaves)
    expect(next(half)).toEqual({ task: 'confirm', index: 0 })
    const second = { event: 'signed', index: 1, signed: signed(1) }
    const both = run(paced, ...reserved, first, second, leaves, raised('cancel'), cancelling, leaves)
    expect(next(both)).toEqual({ task: 'confirm', index: 0 })
    const over = apply(both, { ...gotIn('0x5'), atSeconds: NOW } as Event)
    expect([over.stage, over.items[1]]).toEqual([cancelled, { phase: 'planned' }])
  })

  it('may be cancelled as long as the higher fee that was asked for is not signed', () => {
    const instead = events(...out, raised('step'), raised('cancel'))
    expect(instead.items[0]).toMatchObject({ phase: 'reserved', purpose: 'cancel', earlier: [{ hash: '0x0' }] })
    expect(events(...out, raised('step'), raised('step')).seq).toBe(instead.seq - 1)
  })
})

describe('a step that failed before a later one that is signed', () => {
  const paced = { event: 'stepOrderDecided', stepOrder: { stepOrder: 'pipelined', gas: [1n, 1n] } }
  const told = { event: 'told', key: 'transfer:failed' }
  const gotIn = (at: number) => ({ event: 'included', index: at, hash: `0x${at}`, inclusion })
  const refused = (at: number) => ({ event: 'reverted', index: at, hash: `0x${at}`, inclusion })
  const sent = (at: number) => ({ event: 'broadcast', index: at })
  const replaced = (at: number) => ({ event: 'replaced', index: at })
  const final = (at: number) => ({ event: 'finalized', index: at })
  const both = [
    paced,
    ...[0, 1].map((at) => ({ event: 'reserved', index: at, terms: { ...terms, nonce: at } })),
    ...[0, 1].map((at) => ({ event: 'signed', index: at, signed: signed(at) })),
  ]
  const together = (...each: readonly object[]) =>
    [...both, ...each].reduce<Execution>((before, event) => apply(before, { ...event, atSeconds: NOW } as Event), {
      ...fresh(),
      stepOrder: { stepOrder: 'undecided' },
    })

  it.each([
    ['reverted', refused(0), { reason: 'reverted', index: 0 }],
    ['replaced', replaced(0), { reason: 'nonceTaken', index: 0 }],
  ])('is no end while the deposit may get in, where it was %s; its nonce decides', (_what, failed, end) => {
    const open = together(sent(0), sent(1), failed)
    expect([open.stage.stage, open.pendingNotifications]).toEqual(['steps', []])
    expect(next(open)).toEqual({ task: 'confirm', index: 1 })
    // The allowance already existed.
    expect(together(sent(0), sent(1), failed, gotIn(1)).stage.stage).toBe('tracking')
    expect(together(sent(0), sent(1), failed, final(0), refused(1)).stage.stage).not.toBe('tracking')
    const over = together(sent(0), sent(1), failed, refused(1), final(0), final(1))
    expect(over.stage).toEqual({ stage: 'failed', end })
    expect(over.pendingNotifications.map(({ key }) => key)).toEqual(['transfer:failed'])
    const taken = together(sent(0), sent(1), failed, replaced(1))
    expect(taken.stage).toEqual({ stage: 'failed', end: { reason: 'nonceTaken', index: 1 } })
  })

  it.each([
    ['reverted', refused(0), 'reverted'],
    ['replaced', replaced(0), 'nonceTaken'],
  ])('is the end where the deposit is unbroadcast, which it stays: %s', (_what, failed, reason) => {
    const open = together(sent(0), failed)
    if (reason === 'reverted') expect([open.stage, next(open)]).toEqual([{ stage: 'steps' }, { task: 'settle' }])
    const over = together(sent(0), failed, final(0))
    expect(over.stage).toEqual({ stage: 'failed', end: { reason, index: 0 } })
    expect(over.items[1]).toEqual({ phase: 'planned' })
    expect(next(apply(over, { ...told, atSeconds: NOW } as Event))).toBeUndefined()
  })

  it('is no end while more is to be paid for the deposit, and that is not signed', () => {
    const raised = { event: 'replacementReserved', index: 1, terms, purpose: 'step', mostGas: 9n }
    const open = together(sent(0), sent(1), raised, refused(0))
    expect([open.stage.stage, next(open)]).toEqual(['steps', { task: 'sign', index: 1 }])
    const both = [sent(0), sent(1), raised, refused(0), refused(1)]
    expect(together(...both).stage.stage).toBe('steps')
    expect(together(...both, final(1), final(0)).stage.stage).toBe('failed')
  })

  it('is waited for again where a reorganisation takes either out of its block', () => {
    const failed = [sent(0), sent(1), refused(0), refused(1)]
    const lost = (at: number) => ({ event: 'reorged', index: at })
    expect(next(together(...failed, lost(0)))).toEqual({ task: 'confirm', index: 0 })
    const again = together(...failed, lost(1))
    expect([again.stage.stage, next(again)]).toEqual(['steps', { task: 'confirm', index: 1 }])
    expect(together(...failed, lost(1), sent(1), gotIn(1)).stage.stage).toBe('tracking')
    expect(next(together(...failed, final(0), told, final(1)))).toBeUndefined()
  })

  it('begins nothing that was not signed yet', () => {
    const begun = [both[1], both[3], sent(0), gotIn(0), both[2], { event: 'reorged', index: 0 }, refused(0)]
    const open = events(...begun.flatMap((each) => each ?? []))
    expect(next(open)).toEqual({ task: 'settle' })
    expect(apply(open, { ...final(0), atSeconds: NOW } as Event).stage).toEqual({
      stage: 'failed',
      end: { reason: 'reverted', index: 0 },
    })
  })

  it('broadcasts nothing after an end that came before the last signature', () => {
    const signedOne = both.slice(0, 4)
    const over = [...signedOne, { event: 'ended', end: { reason: 'expired' } }, told].reduce<Execution>(
      (before, event) => apply(before, { ...event, atSeconds: NOW } as Event),
      { ...fresh(), stepOrder: { stepOrder: 'undecided' } },
    )
    expect([over.items[0]?.phase, next(over)]).toEqual(['planned', undefined])
  })
})

describe('a key that was deleted', () => {
  it('takes the place of the wish for an unlock', () => {
    const at = { atSeconds: NOW }
    const locked = { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, ...at } as const
    const waiting = apply(fresh(), locked)
    expect(waiting.needs?.what).toBe('unlock')
    const gone = apply(waiting, { event: 'obstructed', reason: { code: 'KEY_DELETED' }, ...at })
    expect(gone).toMatchObject({ obstacle: { code: 'KEY_DELETED' }, needs: undefined })
    expect(apply(gone, locked).needs?.what).toBe('unlock')
  })
})
