import { expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { countWaitingForUnlock } from '../../../src/wallet/engine/waiting-for-unlock.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { approved } from '../../store/stand.ts'

it('counts what was confirmed and is not signed, and nothing that waits for others', async () => {
  const planned = approved({ id: 'planned' })
  const signed = { ...planned, id: 'signed', items: planned.items.map(() => ({ phase: 'signed' })) } as never
  const over = { ...planned, id: 'over', stage: { stage: 'filled' } } as never
  const all: readonly Execution[] = [planned, signed, over]
  const calls = { ...bundleOf(1), stage: { stage: 'calls' } } as ReturnType<typeof bundleOf>
  const count = await countWaitingForUnlock({
    executions: { glanceInFlight: async () => all, load: async (id) => all.find((each) => each.id === id) },
    bundles: { inFlight: async () => [calls] },
  })
  expect(count).toBe(2)
})
