import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { transferTracking } from '../../../src/wallet/engine/polling/poll-interval.ts'
import { ethInput, NOW, usdcInput } from '../../core/honest.ts'
import { approve, live, newSim, type Sim } from '../sim.ts'

const WAITING = { status: 'waiting', txHashes: [], inTxHashes: [] }
const SUCCESS = { status: 'success', txHashes: ['0xfill'], inTxHashes: [], updatedAt: 1 }

type Waiting = Readonly<{ sim: Sim; stored: () => Execution }>

function begin(input: typeof ethInput, approvals: readonly bigint[] = []): Waiting {
  const sim: Sim = newSim(() => (sim.signatures.length > 0 ? SUCCESS : WAITING))
  const id = approve(sim, input, approvals)
  const stored = () => {
    const execution = sim.stored.get(id)
    if (!execution) throw new Error('expected an execution')
    return execution
  }
  return { sim, stored }
}

async function look({ sim, stored }: Waiting, until: number, input: typeof ethInput): Promise<number> {
  let looks = 0
  while (sim.nowSeconds < until && ['steps', 'tracking'].includes(stored().stage.stage)) {
    await live(sim, 'transfer', input)
    looks += 1
    const { pause } = transferTracking(stored(), { nowSeconds: sim.nowSeconds, blockSeconds: 2 })
    sim.nowSeconds += Math.max(1, Math.round(pause(false) / 1_000))
  }
  return looks
}

describe('a fee above the agreed one', () => {
  it.each([
    { name: 'one step', input: ethInput, approvals: [] },
    { name: 'steps that are signed together', input: usdcInput, approvals: [100_000_000n] },
  ])(
    'that falls after six minutes, within the validity of the quote, is paid ($name)',
    async ({ input, approvals }) => {
      const waiting = begin(input, approvals)
      waiting.sim.feeWei = 10n ** 15n
      await look(waiting, NOW + 360, input)
      expect(waiting.stored().needs?.what).toBe('fee')
      expect(waiting.sim.signatures).toEqual([])
      waiting.sim.feeWei = 2_000_000_000n
      await look(waiting, NOW + 420, input)
      expect(waiting.stored().stage.stage).toBe('filled')
    },
  )

  it('is read 120 times an hour at most, and nothing else is', async () => {
    const waiting = begin(ethInput)
    waiting.sim.feeWei = 10n ** 15n
    await look(waiting, NOW + 60, ethInput)
    waiting.sim.factsReads = 0
    expect(await look(waiting, NOW + 3_500, ethInput)).toBeLessThanOrEqual(120)
    expect(waiting.sim.factsReads).toBe(0)
    expect(waiting.stored().history.filter(({ what }) => what === 'needed')).toHaveLength(1)
  })

  it('ends the transfer once the quote is no longer valid, and then nothing is signed', async () => {
    const waiting = begin(ethInput)
    waiting.sim.feeWei = 10n ** 15n
    await look(waiting, NOW + 4_000, ethInput)
    expect(waiting.stored().stage).toEqual({ stage: 'failed', end: { reason: 'expired' } })
    waiting.sim.feeWei = 1n
    await live(waiting.sim, 'transfer', ethInput)
    expect(waiting.sim.signatures).toEqual([])
  })

  it('waits no longer than the order of the quote', async () => {
    const waiting = begin(ethInput)
    const { sim, stored } = waiting
    sim.stored.set('transfer', { ...stored(), deadlineSeconds: NOW + 900 })
    sim.feeWei = 10n ** 15n
    await look(waiting, NOW + 770, ethInput)
    expect(stored().stage.stage).toBe('steps')
    await look(waiting, NOW + 850, ethInput)
    expect(stored().stage).toEqual({ stage: 'failed', end: { reason: 'expired' } })
  })
})
