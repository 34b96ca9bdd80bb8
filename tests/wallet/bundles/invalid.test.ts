import { parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { BroadcastResult } from '../../../src/core/chain/broadcast-result.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { firstCallHash } from '../../../src/wallet/bundles/send-calls.ts'
import { offerReplacement } from '../../../src/wallet/replacement/offer.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { Killed, newWorld, readSent } from './world.ts'

type World = ReturnType<typeof newWorld>
type Hex = `0x${string}`

const GAS = 10_000_000n
const first = bundleOf(1, { calls: [{ to: `0x${'c1'.repeat(20)}`, data: '0x', value: 1n, gas: GAS }] })
const modest = { ...bundleOf(1), id: 'bundle:later' }
const again = { ...modest, id: 'bundle:again' }
const refusal = (result: 'rejected' | 'unknown' | 'underpriced', words: string): BroadcastResult => ({
  ...failedSaying(words),
  result,
})

function withSmallerBlock(bundle: Bundle, result = refusal('rejected', 'exceeds block gas limit')) {
  const world = newWorld()
  world.state.disk.set(bundle.id, bundle)
  world.state.refuses = (raw: Hex) => {
    world.state.blockGasLimit = GAS - 1n
    return (parseTransaction(raw).gas ?? 0n) >= GAS ? result : undefined
  }
  return world
}

const stageOf = ({ state }: World, id: string) => state.disk.get(id)?.stage

async function watch(world: World, id: string, seconds: number): Promise<Bundle | undefined> {
  for (let second = 0; second < seconds; second += 1) {
    world.state.now += 1
    await world.look(id)
  }
  return world.state.disk.get(id)
}

async function liveOn(world: World, id: string): Promise<void> {
  for (let life = 0; life < 20; life += 1) {
    try {
      await world.live(id)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      world.state.killAt = Number.POSITIVE_INFINITY
    }
  }
}

describe('a signed call that our own rules refuse', () => {
  const ended = { stage: 'failed', end: { reason: 'invalid', index: 0 } }

  it('ends once a node refuses it too, and its page hears that', async () => {
    const world = withSmallerBlock(first)
    await world.live(first.id)
    expect(stageOf(world, first.id)).toEqual(ended)
    const bundle = world.state.disk.get(first.id)
    expect(bundle && firstCallHash(bundle, () => false)).toEqual({ ok: false, reason: 'invalid' })
    await watch(world, first.id, 600)
    expect([world.state.timesRefused, world.state.told]).toEqual([1, ['failed']])
  })

  it('gives its nonce to the next call, so that only one can go through', async () => {
    const world = withSmallerBlock(first)
    await world.live(first.id)
    world.state.disk.set(modest.id, modest)
    await world.live(modest.id)
    expect(stageOf(world, modest.id)).toEqual({ stage: 'done' })
    expect(readSent(world.state.sent).map(({ nonce }) => nonce)).toEqual([0])
  })

  it('never has two live transactions for one wish, wherever a kill strikes', async () => {
    const length = await (async () => {
      const world = withSmallerBlock(first)
      await liveOn(world, first.id)
      return world.state.calls
    })()
    expect(length).toBeGreaterThan(8)
    for (const killsAfter of [false, true]) {
      for (let killAt = 1; killAt <= length; killAt += 1) {
        const about = `killed ${killsAfter ? 'after' : 'before'} call ${killAt}`
        const world = withSmallerBlock(first)
        Object.assign(world.state, { killAt, killsAfter })
        await liveOn(world, first.id)
        expect(stageOf(world, first.id), about).toEqual(ended)
        world.state.disk.set(again.id, again)
        await liveOn(world, again.id)
        expect(stageOf(world, again.id), about).toEqual({ stage: 'done' })
        expect(
          readSent(world.state.sent).map(({ nonce }) => nonce),
          about,
        ).toEqual([0])
        expect(world.state.timesRefused, about).toBeLessThanOrEqual(3)
      }
    }
  })

  it('stays while a later nonce waits for it, and can be cancelled', async () => {
    const world = withSmallerBlock(first, refusal('unknown', 'no answer'))
    await world.live(first.id)
    world.state.disk.set(modest.id, modest)
    world.state.hides = true
    await world.live(modest.id)
    expect(readSent(world.state.sent).map(({ nonce }) => nonce)).toEqual([1])
    world.state.refuses = () => refusal('rejected', 'exceeds block gas limit')
    await watch(world, first.id, 60)
    expect(stageOf(world, first.id)).toEqual({ stage: 'calls' })
    expect(world.state.disk.get(first.id)?.obstacle).toEqual({ code: 'SAID', words: 'exceeds block gas limit' })
    const waiting = world.state.disk.get(first.id)
    const ask = () => Promise.reject(new Error('not asked'))
    const ports = { satsPerVbyte: ask, leastSatsPerVbyte: ask, tipHeight: ask, evicted: ask, coinsBeside: ask }
    const offer =
      waiting &&
      (await offerReplacement(waiting, 0, 'cancel', {
        node: () => world.node,
        transaction: ask,
        ownScripts: ask,
        ...ports,
      }))
    expect(offer).toMatchObject({ purpose: 'cancel', terms: { nonce: 0, gasLimit: 21_000n } })
  })

  it('leaves no gap where another call has a later nonce by then', async () => {
    const world = withSmallerBlock(first, refusal('unknown', 'no answer'))
    await world.live(first.id)
    world.state.disk.set(modest.id, modest)
    world.state.hides = true
    await world.live(modest.id)
    world.state.disk.delete(first.id)
    world.state.others = -1
    world.state.disk.set(again.id, again)
    await world.live(again.id)
    expect(readSent(world.state.sent).map(({ nonce }) => nonce)).toEqual([1, 0])
  })
})

describe('a signed call that only a node refuses', () => {
  it.each([
    ['rejected', 'insufficient funds for gas * price + value'],
    ['underpriced', 'transaction underpriced'],
    ['unknown', 'tx fee (9.00 ether) exceeds the configured cap (1.00 ether)'],
  ] as const)('shows the reason, backs off and can be cancelled: %s', async (result, words) => {
    const world = newWorld()
    world.state.disk.set(modest.id, modest)
    world.state.refuses = () => refusal(result, words)
    const bundle = await watch(world, modest.id, 600)
    expect([bundle?.stage, bundle?.obstacle]).toEqual([{ stage: 'calls' }, { code: 'SAID', words }])
    expect(world.state.timesRefused).toBeGreaterThan(5)
    expect(world.state.timesRefused).toBeLessThanOrEqual(20)
    expect(bundle?.items).toMatchObject([{ phase: 'broadcast' }])
  })
})
