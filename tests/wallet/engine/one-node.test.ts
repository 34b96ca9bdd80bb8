import { expect, it } from 'vitest'
import { apply } from '../../../src/core/execution/apply.ts'
import { decodeExecution } from '../../../src/store/executions/schema.ts'
import { withOneNode } from '../../../src/wallet/engine/one-node.ts'
import { usdcInput } from '../../core/honest.ts'
import { approve, newSim } from '../sim.ts'

const decided = { event: 'stepOrderDecided', stepOrder: { stepOrder: 'sequential' }, atSeconds: 5 } as const
const obstructed = { event: 'obstructed', reason: { code: 'TIMEOUT' }, atSeconds: 5 } as const

function fresh() {
  const sim = newSim(() => ({}))
  approve(sim, usdcInput, [100_000_000n])
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected an execution')
  return execution
}

it('keeps on the transfer that one of two nodes decided a step', () => {
  const event = withOneNode(decided, () => true)
  const after = event && apply(fresh(), event)
  expect(after?.oneNode).toBe(true)
  expect(decodeExecution(after)).toMatchObject({ ok: true, execution: { oneNode: true } })
})

it('says nothing of two that agree, and nothing where no step was decided', () => {
  expect(withOneNode(decided, () => false)).toStrictEqual(decided)
  expect(withOneNode(obstructed, () => true)).toStrictEqual(obstructed)
  expect(withOneNode(undefined, () => true)).toBeUndefined()
})
