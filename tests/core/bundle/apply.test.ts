import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../src/core/bundle/apply.ts'
import {
  type Bundle,
  hashesInBlocks,
  isBundleInFlight,
  nextOfBundle,
  pendingNotificationOfBundle,
} from '../../../src/core/bundle/bundle.ts'
import { type ItemState, isEffective, mayStillReorg } from '../../../src/core/execution/execution.ts'
import { attemptsOf, isUnbroadcast } from '../../../src/core/execution/steps/step.ts'
import { madeSigned } from '../../made.ts'
import { eventOf, type Turn, tally, turns } from '../walk.ts'
import { BEGAN, bundleOf } from './bundles.ts'
import { deposit } from './deposits.ts'

const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
const terms = { terms: 'evm', nonce: 3, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const signedAs = (name: string) =>
  madeSigned({
    kind: 'evmTransaction',
    purpose: 'step',
    chainId: 8453,
    bytes: `0x02${name}`,
    hash: `0x${name}`,
  })

const index = fc.integer({ min: 0, max: 2 })
const hash = (at: number) => `0xa${at}`
const event: fc.Arbitrary<BundleEvent> = fc
  .oneof(
    index.map((at) => ({ event: 'reserved', index: at, terms }) as const),
    index.map((at) => ({ event: 'signed', index: at, signed: signedAs(`a${at}`) }) as const),
    fc
      .tuple(fc.constantFrom('broadcast', 'rebroadcast', 'reorged', 'finalized', 'replaced'), index)
      .map(([name, at]) => ({ event: name, index: at }) as BundleEvent),
    fc
      .tuple(fc.constantFrom('included', 'reverted'), index)
      .map(([name, at]) => ({ event: name, index: at, hash: hash(at), inclusion }) as BundleEvent),
    fc.constantFrom<BundleEvent>(
      { event: 'funded', atSeconds: 0 },
      { event: 'told', atSeconds: 0 },
      { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: 0 },
      { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds: 0 },
      { event: 'ended', end: { reason: 'expired' }, atSeconds: 0 },
      { event: 'ended', end: { reason: 'notFunded', executionId: 'x', isRefunded: false }, atSeconds: 0 },
    ),
  )
  .map((each) => ({ ...each, atSeconds: BEGAN + 1 }) as BundleEvent)

function afterEvents(bundle: Bundle, events: readonly BundleEvent[]): readonly Bundle[] {
  const all = [bundle]
  for (const each of events) all.push(applyToBundle(all.at(-1) ?? bundle, each))
  return all
}

/** Progress is the likeliest event. */
function outcomesOf(bundle: Bundle): readonly BundleEvent[] {
  const atSeconds = BEGAN + 1
  const task = nextOfBundle(bundle)
  switch (task?.task) {
    case 'fund':
      return [{ event: 'funded', atSeconds }]
    case 'reserve':
      return [{ event: 'reserved', index: task.index, terms, atSeconds }]
    case 'sign':
      return [{ event: 'signed', index: task.index, signed: signedAs(`a${task.index}`), atSeconds }]
    case 'broadcast':
      return [{ event: 'broadcast', index: task.index, atSeconds }]
    case 'confirm': {
      const { index } = task
      const got: BundleEvent = { event: 'included', index, hash: hash(index), inclusion, atSeconds }
      return [got, got, got, { event: 'rebroadcast', index, atSeconds }, { event: 'reorged', index, atSeconds }]
    }
    case 'settle':
      return bundle.items.flatMap((item, index) =>
        mayStillReorg(item) ? [{ event: 'finalized', index, atSeconds }] : [],
      )
    case 'tell':
      return [{ event: 'told', atSeconds }]
    default:
      return []
  }
}

function walk(bundle: Bundle, taken: readonly Turn<BundleEvent>[]): readonly Bundle[] {
  const all = [bundle]
  for (const turn of taken) {
    const before = all.at(-1) ?? bundle
    const event = eventOf(turn, outcomesOf(before))
    if (event) all.push(applyToBundle(before, event))
  }
  return all
}

describe('whatever comes, in any order', () => {
  const walks = turns(event)
  const isThrough = (all: readonly Bundle[]) => all.some(({ items }) => items.every(isEffective))

  it('bytes that were signed are never others, and never forgotten', () => {
    const reached = tally()
    fc.assert(
      fc.property(walks, (taken) => {
        const all = walk(bundleOf(3), taken)
        for (const [at, later] of all.slice(1).entries()) {
          for (const [call, state] of (all[at]?.items ?? []).entries()) {
            const now = later.items[call]
            const isDropped = isUnbroadcast(state) && now?.phase === 'planned'
            if (isDropped) expect(later.stage.stage).toBe('failed')
            else for (const signed of attemptsOf(state)) expect(now && attemptsOf(now)).toContain(signed)
          }
        }
        reached.note({ isThrough: isThrough(all) })
      }),
    )
    expect(reached.least()).toBeGreaterThan(20)
  })

  it('a save counts once for each change, and nothing changes without one', () => {
    const reached = tally()
    fc.assert(
      fc.property(walks, (taken) => {
        const all = walk(bundleOf(2, { funding: ['leg'] }), taken)
        for (const [at, later] of all.slice(1).entries()) {
          const before = all[at]
          expect(later.seq).toBe((before?.seq ?? 0) + (later === before ? 0 : 1))
        }
        reached.note({ isThrough: isThrough(all), isTold: all.some(({ isTold }) => isTold) })
      }),
    )
    expect(reached.least()).toBeGreaterThan(20)
  })

  it('no call is begun while money is on the way, nor before the one before it had its effect', () => {
    const reached = tally()
    fc.assert(
      fc.property(walks, fc.boolean(), (taken, isFunded) => {
        const begun = new Set<number>()
        for (const bundle of walk(bundleOf(3, { funding: isFunded ? ['leg'] : [] }), taken)) {
          const task = nextOfBundle(bundle)
          if (task?.task !== 'reserve' && task?.task !== 'sign') continue
          expect(bundle.stage.stage).toBe('calls')
          expect(bundle.items.slice(0, task.index).every(isEffective)).toBe(true)
          begun.add(task.index)
        }
        reached.note({ isAtFirst: begun.has(0), isAtLast: begun.has(2) })
      }),
    )
    expect(reached.least()).toBeGreaterThan(20)
  })

  it('what is out is never given up by anything but a chain', () => {
    const reached = tally()
    fc.assert(
      fc.property(walks, (taken) => {
        let isOutLate = false
        for (const bundle of walk(bundleOf(2), taken)) {
          const isOut = ({ phase }: ItemState) => phase === 'broadcast'
          if (!bundle.items.some(isOut)) continue
          isOutLate ||= bundle.items.slice(1).some(isOut)
          expect(nextOfBundle(bundle)).toBeDefined()
          expect(applyToBundle(bundle, { event: 'ended', end: { reason: 'expired' }, atSeconds: BEGAN })).toBe(bundle)
        }
        reached.note({ isOutLate })
      }),
    )
    expect(reached.least()).toBeGreaterThan(20)
  })
})

describe('the stages', () => {
  const through = (at: number): readonly BundleEvent[] =>
    (
      [
        { event: 'reserved', index: at, terms },
        { event: 'signed', index: at, signed: signedAs(`a${at}`) },
        { event: 'broadcast', index: at },
        { event: 'included', index: at, hash: hash(at), inclusion },
      ] as const
    ).map((each) => ({ ...each, atSeconds: BEGAN }))
  const lastOf = (bundle: Bundle, events: readonly BundleEvent[]) => afterEvents(bundle, events).at(-1) ?? bundle

  it('is done when all calls are, is told once, and settles', () => {
    const done = lastOf(bundleOf(2), [...through(0), ...through(1)])
    expect(done.stage).toEqual({ stage: 'done' })
    expect(pendingNotificationOfBundle(done)).toEqual({ task: 'tell' })
    const told = applyToBundle(done, { event: 'told', atSeconds: BEGAN })
    expect(nextOfBundle(told)).toEqual({ task: 'settle' })
    const settled = lastOf(
      told,
      [0, 1].map((at) => ({ event: 'finalized', index: at, atSeconds: BEGAN })),
    )
    expect(nextOfBundle(settled)).toBeUndefined()
  })

  it('a reorganisation takes it back to its calls, and the same bytes go out again', () => {
    const lost = lastOf(bundleOf(1), [...through(0), { event: 'reorged', index: 0, atSeconds: BEGAN }])
    expect(lost.stage).toEqual({ stage: 'calls' })
    expect(nextOfBundle(lost)).toEqual({ task: 'confirm', index: 0 })
  })

  it('keeps the deposits that were read, by their call, until a reorganisation takes their block away', () => {
    const [last, ...before] = through(0).toReversed()
    const read = { ...last, deposits: [deposit] } as BundleEvent
    const done = lastOf(bundleOf(1, { simulated: [deposit] }), [...before.toReversed(), read])
    expect(done.deposits).toEqual({ simulated: [deposit], read: [{ ...deposit, index: 0 }] })
    const lost = lastOf(done, [{ event: 'reorged', index: 0, atSeconds: BEGAN }])
    expect(lost.deposits).toEqual({ simulated: [deposit], read: [] })
    expect(lastOf(bundleOf(1), through(0))).not.toHaveProperty('deposits')
  })

  it('a reorganisation that takes a call out takes out what stood on its nonce, and what was read there', () => {
    const onNonce = (at: number) =>
      through(at).map((each) => ({
        ...each,
        ...(each.event === 'reserved' && { terms: { ...terms, nonce: at } }),
        ...(each.event === 'included' && { deposits: [deposit] }),
      }))
    const done = lastOf(bundleOf(2), [...onNonce(0), ...onNonce(1)] as BundleEvent[])
    expect([done.stage, done.deposits?.read.length]).toEqual([{ stage: 'done' }, 2])
    const lost = lastOf(done, [{ event: 'reorged', index: 0, atSeconds: BEGAN }])
    expect(lost.items.map(({ phase }) => phase)).toEqual(['broadcast', 'broadcast'])
    expect([lost.stage, lost.deposits?.read]).toEqual([{ stage: 'calls' }, []])
    expect(nextOfBundle(lost)).toEqual({ task: 'confirm', index: 0 })
  })

  it('tells a higher fee once, however slow it then is', () => {
    const bundle = bundleOf(1)
    const needed: BundleEvent = {
      event: 'needed',
      need: 'fee',
      reason: { code: 'FEE_RISEN', most: '' },
      atSeconds: BEGAN,
    }
    const told: BundleEvent = { event: 'told', atSeconds: BEGAN }
    const slow: BundleEvent = { event: 'stalled', atSeconds: BEGAN + 400 }
    const after = lastOf(bundle, [needed, told, slow])
    expect(after.stalledSinceSeconds).toBe(BEGAN + 400)
    expect(pendingNotificationOfBundle(after)).toBeUndefined()
    expect(pendingNotificationOfBundle(lastOf(bundle, [slow]))).toEqual({ task: 'tell' })
  })

  it('what a reorganisation makes of it is told as well', () => {
    const told: BundleEvent = { event: 'told', atSeconds: BEGAN }
    const done = lastOf(bundleOf(1), [...through(0), told])
    const replaced = lastOf(done, [
      { event: 'reorged', index: 0, atSeconds: BEGAN },
      { event: 'replaced', index: 0, atSeconds: BEGAN },
    ])
    expect(replaced.stage).toMatchObject({ stage: 'failed', end: { reason: 'nonceTaken' } })
    expect(nextOfBundle(replaced)).toEqual({ task: 'tell' })
  })

  it('a call that is reverted is the last one', () => {
    const [reserved, signed, sent] = through(0)
    const reverted: BundleEvent = { event: 'reverted', index: 0, hash: hash(0), inclusion, atSeconds: BEGAN }
    const open = lastOf(
      bundleOf(2),
      [reserved, signed, sent, reverted].flatMap((each) => each ?? []),
    )
    expect([open.stage, nextOfBundle(open)]).toEqual([{ stage: 'calls' }, { task: 'settle' }])
    const failed = lastOf(open, [{ event: 'finalized', index: 0, atSeconds: BEGAN }])
    expect(failed.stage).toEqual({ stage: 'failed', end: { reason: 'reverted', index: 0 } })
    expect(isBundleInFlight(failed)).toBe(false)
  })

  it('what is in a block is named, whether the chain took it or refused it', () => {
    const reverted: BundleEvent = { event: 'reverted', index: 1, hash: hash(1), inclusion, atSeconds: BEGAN }
    const failed = lastOf(bundleOf(3), [...through(0), ...through(1).slice(0, -1), reverted])
    expect(hashesInBlocks(failed)).toEqual([hash(0), hash(1)])
    const settled = [0, 1].map((index): BundleEvent => ({ event: 'finalized', index, atSeconds: BEGAN }))
    expect(hashesInBlocks(lastOf(failed, settled))).toEqual([hash(0), hash(1)])
    expect(hashesInBlocks(lastOf(failed, [{ event: 'reorged', index: 1, atSeconds: BEGAN }]))).toEqual([hash(0)])
  })

  it('money that did not arrive ends it with nothing signed', () => {
    const ended: BundleEvent = {
      event: 'ended',
      end: { reason: 'notFunded', executionId: 'leg', isRefunded: true },
      atSeconds: BEGAN,
    }
    const failed = lastOf(bundleOf(1, { funding: ['leg'] }), [
      ended,
      { event: 'funded', atSeconds: BEGAN },
      ...through(0),
    ])
    expect(failed.stage).toMatchObject({ stage: 'failed', end: { reason: 'notFunded' } })
    expect(failed.items).toEqual([{ phase: 'planned' }])
  })
})
