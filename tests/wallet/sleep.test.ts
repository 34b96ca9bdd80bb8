import { describe, expect, it } from 'vitest'
import { type Execution, effectiveAtSeconds } from '../../src/core/execution/execution.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../src/wallet/engine/transfer-steps.ts'
import { NOW } from '../core/honest.ts'
import { count } from '../count.ts'
import { broken } from './invariants.ts'
import { flowOf } from './sim/flows.ts'
import { liveOn } from './sim/lives.ts'
import { newWorld, type World } from './sim/world.ts'

const KINDS = ['deposit-approve', 'permit-eip3009', 'bitcoin', 'exchange-a', 'exchange-b'] as const
const SLEEP_SECONDS = 6 * 3_600
/** One of this many moments of each flow; a deep run takes all. */
const ONE_OF = count('CAUSEWAY_SLEEPS_ONE_OF', { usual: 3, deep: 1 })

type Slept = Readonly<{
  world: World
  isOver: boolean
  late: readonly string[]
  left: readonly string[]
  sent: readonly string[]
}>

/** Of late bytes: `late` signed, `left` saved as broadcast, `sent` first. */
async function sleptAt(kind: string, atCall: number): Promise<Slept> {
  const world = newWorld([flowOf(kind, { canSimulate: false, outcome: 'fill' })])
  const late: string[] = []
  const left: string[] = []
  const sent: string[] = []
  const seen = new Set<string>()
  let calls = 0
  world.turns = () => {
    calls += 1
    if (calls === atCall) world.nowSeconds += SLEEP_SECONDS
    return 0
  }
  const push = world.history.push.bind(world.history)
  world.history.push = (...entries) => {
    for (const entry of entries) {
      if (entry.did === 'save') left.push(...leftLate(entry.execution))
      if (entry.did === 'send') {
        const isLate = world.nowSeconds - allowedSince(entry.stored[0]) > FIRST_SIGNATURE_SECONDS
        if (isLate && !seen.has(entry.bytes)) sent.push(entry.bytes)
        seen.add(entry.bytes)
      }
      if (entry.did !== 'sign' || entry.purpose !== 'step') continue
      if (world.nowSeconds - allowedSince(entry.stored) > FIRST_SIGNATURE_SECONDS) late.push(entry.signed.bytes)
    }
    return push(...entries)
  }
  return { world, isOver: await liveOn(world), late, left, sent }
}

function allowedSince(stored: Execution | undefined): number {
  const blocks = (stored?.items ?? []).map((state) =>
    'inclusion' in state && state.inclusion.in === 'block' ? (effectiveAtSeconds(state) ?? 0) : 0,
  )
  return Math.max(NOW, ...blocks)
}

function leftLate(execution: Execution): readonly string[] {
  return execution.items.flatMap((state) => {
    if (state.phase !== 'broadcast') return []
    return state.broadcastAtSeconds - allowedSince(execution) > FIRST_SIGNATURE_SECONDS ? [state.signed.bytes] : []
  })
}

function keptOf({ history }: World, late: readonly string[]): readonly string[] {
  return late.filter((bytes) =>
    history.some((each) => {
      if (each.did === 'send') return each.bytes === bytes
      return (
        each.did === 'save' && each.execution.items.some((state) => 'signed' in state && state.signed.bytes === bytes)
      )
    }),
  )
}

describe.each(KINDS)('%s, while the machine sleeps for hours before any call', (kind) => {
  it('signs and broadcasts nothing late, pays once, and ends', async () => {
    const { world: awake, late, left, sent } = await sleptAt(kind, 0)
    expect([late, left, sent]).toEqual([[], [], []])
    const last = awake.trace.lastIndexOf('send') + 1
    expect(last).toBeGreaterThan(3)
    for (let at = 1; at <= last; at += 1) {
      const name = awake.trace[at - 1]
      if (at % ONE_OF !== 0 && name !== 'sign' && name !== 'save') continue
      const slept = await sleptAt(kind, at)
      const about = `asleep before call ${at}, ${name}`
      const isSigning = name === 'sign' || name === 'withKey'
      expect(isSigning ? keptOf(slept.world, slept.late) : slept.late, about).toEqual([])
      expect(slept.left, about).toEqual([])
      if (name !== 'send') expect(slept.sent, about).toEqual([])
      expect(broken(slept.world), about).toEqual([])
      expect(slept.isOver, about).toBe(true)
      const [stage] = [...slept.world.disk.values()].map((each) => each.stage)
      if (stage?.stage !== 'filled') expect(stage, about).toMatchObject({ end: { reason: 'expired' } })
    }
  }, 240_000)
})
