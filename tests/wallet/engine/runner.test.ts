import { describe, expect, it } from 'vitest'
import { type ExecutorPorts, runExecution } from '../../../src/wallet/engine/executor.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { approve, executorPorts, newSim } from '../sim.ts'

/** `isLate` expires every deadline. */
function portsOf(perform: ExecutorPorts['perform'], isLate = false) {
  const sim = newSim(() => ({ status: 'waiting' }))
  approve(sim, ethInput)
  const ports: ExecutorPorts = {
    ...executorPorts(sim, ethInput),
    perform,
    after: (_milliseconds, call) => {
      if (isLate) queueMicrotask(call)
      return () => undefined
    },
    obstacle: (_execution, reason) => ({ event: 'obstructed', reason, atSeconds: NOW }),
  }
  return { sim, ports }
}

describe('a task of a transfer', () => {
  it('that throws is an obstacle that the user hears of, in its words', async () => {
    const { sim, ports } = portsOf(() => Promise.reject(new Error('the database is closed')))
    await runExecution('transfer', ports)
    expect(sim.stored.get('transfer')?.obstacle).toEqual({ code: 'UNFORESEEN', words: 'the database is closed' })
  })

  it('that never ends is an obstacle as well, once its time is over', async () => {
    const { sim, ports } = portsOf(() => new Promise(() => undefined), true)
    await runExecution('transfer', ports)
    expect(sim.stored.get('transfer')?.obstacle).toEqual({ code: 'TIMEOUT' })
  })

  it('that has nothing to say is none', async () => {
    const { sim, ports } = portsOf(async () => undefined)
    await runExecution('transfer', ports)
    expect(sim.stored.get('transfer')?.obstacle).toBeUndefined()
  })
})
