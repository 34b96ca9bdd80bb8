import { expect, it } from 'vitest'
import { createChanges } from '../../entrypoints/background/changes.ts'
import { createTransfersInFlight } from '../../src/wallet/notifications/badge.ts'
import { bundleOf } from '../core/bundle/bundles.ts'
import { only } from '../made.ts'
import { approved } from '../store/stand.ts'

type Parts = Parameters<typeof createChanges>[0]

it('has balances read once for calls that ended, and not for each look at them', () => {
  const told: string[] = []
  const { bundleChanged } = createChanges(
    only<Parts>({ router: { bundleChanged: () => undefined }, tell: (topic: string) => void told.push(topic) }),
  )
  const under = bundleOf(1, { id: 'bundle:a' })
  const ended = only<typeof under>({ ...under, seq: under.seq + 1, stage: { stage: 'done' } })
  for (const bundle of [under, ended, ended, ended]) bundleChanged(bundle)
  expect(told.filter((topic) => topic === 'balances')).toHaveLength(1)
  expect(told.filter((topic) => topic === 'bundles')).toHaveLength(4)
})

it('has balances read for each step that took effect, and not for each look at the transfer', () => {
  const told: string[] = []
  const { executionChanged } = createChanges(
    only<Parts>({
      router: { executionChanged: () => undefined },
      moving: createTransfersInFlight(),
      tell: (topic: string) => void told.push(topic),
      badgeChanged: () => undefined,
    }),
  )
  const planned = approved()
  const { lastProgressAtSeconds: readAtSeconds } = planned
  const items = [{ phase: 'included' as const, readAtSeconds }]
  const included = only<typeof planned>({ ...planned, seq: planned.seq + 1, items })
  const filled = only<typeof planned>({ ...included, seq: included.seq + 1, stage: { stage: 'filled' } })
  for (const execution of [planned, included, included, included, filled, filled]) executionChanged(execution)
  expect(told.filter((topic) => topic === 'balances')).toHaveLength(2)
})
