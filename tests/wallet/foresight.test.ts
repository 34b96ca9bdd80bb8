import { describe, expect, it } from 'vitest'
import { next } from '../../src/core/next.ts'
import type { Foreseen } from '../../src/core/start.ts'
import { run } from '../../src/wallet/executor.ts'
import { AGAIN_MILLISECONDS, createForesight } from '../../src/wallet/foresight.ts'
import { FRESH_MILLISECONDS } from '../../src/wallet/recall.ts'
import { broken } from './invariants.ts'
import { WORLDS } from './model/worlds.ts'
import { mine } from './sim/chain.ts'
import { type Flow, flowOf } from './sim/flows.ts'
import { liveOn } from './sim/lives.ts'
import { portsOf } from './sim/ports.ts'
import { newWorld, type World } from './sim/world.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** What is asked of a node for a reservation, and the facts of a proof. */
const READ = ['facts', 'nonce', 'fees', 'estimateGas', 'simulate']

/**
 * Carries a crossing out whose yes came so many seconds after it was foreseen, if it was.
 *
 * @returns what was stored in the end, and what was asked between the yes and the first send
 */
async function carriedOut(flow: Flow, ageSeconds: number | undefined) {
  const world = newWorld([flow])
  const { foresee, ...ports } = portsOf(world, { name: 1, isDead: false }, flow)
  if (ageSeconds !== undefined) {
    foresee(flow.approved)
    await settled()
    world.nowSeconds += ageSeconds
  }
  const before = world.trace.length
  await run(flow.approved.id, ports)
  const after = world.trace.slice(before)
  expect(await liveOn(world)).toBe(true)
  expect(broken(world)).toEqual([])
  const asked = after.slice(0, after.indexOf('send')).filter((name) => READ.includes(name))
  return { stored: signedIn(world), asked }
}

function signedIn(world: World): unknown {
  return [...world.disk.values()].map(({ stage, items }) => ({
    stage,
    signed: items.map((state) => ('signed' in state ? state.signed : state.phase)),
  }))
}

describe.each([
  flowOf('deposit-native', { canSimulate: false, ending: 'fill' }),
  flowOf('deposit-approve', { canSimulate: true, ending: 'fill' }),
  flowOf('deposit-approve', { canSimulate: false, ending: 'fill' }),
])('a yes to $name', (flow) => {
  it('that was foreseen a moment ago waits for no node before its bytes go out', async () => {
    const sudden = await carriedOut(flow, undefined)
    const foreseen = await carriedOut(flow, 1)
    expect(foreseen.stored).toEqual(sudden.stored)
    expect(foreseen.asked).toEqual([])
    expect(sudden.asked).not.toEqual([])
  })

  it('that comes too late for what was foreseen asks for all of it again, and comes to the same', async () => {
    const sudden = await carriedOut(flow, undefined)
    const late = await carriedOut(flow, FRESH_MILLISECONDS / 1_000)
    expect(late).toEqual(sudden)
  })
})

it('takes no nonce that another crossing has used since, even where that is over already', async () => {
  const [first, second] = WORLDS['two crossings of one account']?.() ?? []
  if (!first || !second) throw new Error('expected two crossings')
  const world = newWorld([first, second])
  const worker = { name: 1, isDead: false }
  const [one, other] = [portsOf(world, worker, first), portsOf(world, worker, second)]
  world.isLocked = true
  await run(first.approved.id, one)
  other.foresee(second.approved)
  await settled()
  world.isLocked = false
  // All within the second: only that something was saved tells that the nonce is an old one.
  const isUnderWay = () => next(world.disk.get(first.approved.id) ?? first.approved) !== undefined
  for (let block = 0; block < 60 && isUnderWay(); block += 1) {
    await run(first.approved.id, one)
    mine(world.chain)
  }
  expect(isUnderWay()).toBe(false)
  await run(second.approved.id, other)
  expect(world.disk.get(second.approved.id)?.items[0]).toMatchObject({ terms: { nonce: 1 } })
})

describe('foreseeing', () => {
  const evm = flowOf('deposit-native', { canSimulate: false, ending: 'fill' }).approved
  function stand() {
    const state = { nowMilliseconds: 1_000_000, read: [] as string[] }
    const note = (what: string) => (crossing: Pick<Foreseen, 'id'>) => void state.read.push(`${what} ${crossing.id}`)
    const { foresee } = createForesight({
      prover: { prepare: note('prepare'), refresh: note('facts'), prove: async () => ({ ok: true }) },
      ahead: {
        ...{ read: note('read'), refresh: note('terms'), saved: () => {} },
        node: () => {
          throw new Error('expected no question')
        },
        nonce: () => Promise.reject(new Error('expected no question')),
      },
      nowMilliseconds: () => state.nowMilliseconds,
    })
    return { state, foresee }
  }

  it('reads facts and terms anew, and not again at once, however often it is asked to', () => {
    const { state, foresee } = stand()
    foresee({ ...evm, id: 'one' })
    state.nowMilliseconds += AGAIN_MILLISECONDS - 1
    foresee({ ...evm, id: 'one' })
    expect(state.read).toEqual(['facts one', 'terms one'])
    foresee({ ...evm, id: 'other' })
    state.nowMilliseconds += 1
    foresee({ ...evm, id: 'one' })
    expect(state.read.slice(2)).toEqual(['facts other', 'terms other', 'facts one', 'terms one'])
  })

  it.each(['bitcoin', 'exchange-a', 'exchange-b'])('reads nothing for %s', (kind) => {
    const { state, foresee } = stand()
    foresee(flowOf(kind, { canSimulate: false, ending: 'fill' }).approved)
    expect(state.read).toEqual([])
  })
})
