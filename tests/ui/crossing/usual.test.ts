import { expect, it } from 'vitest'
import type { ExecutionView } from '../../../src/api/views.ts'
import { usualOf } from '../../../src/ui/crossing/usual.ts'
import { fillings } from '../scene-executions.ts'

const now = { ...fillings.pending, id: 'now' }
const took = (seconds: number, change: Partial<ExecutionView> = {}): ExecutionView => ({
  ...fillings.received,
  id: `took-${seconds}`,
  approvedAtSeconds: 1_000,
  history: [{ atSeconds: 1_000 + seconds, what: 'filled' }],
  ...change,
})

it('is the middle of what the same way took before', () => {
  expect(usualOf(now, [took(9), took(300), took(11)])).toEqual({ seconds: 11, from: 'past' })
})

it('is what the service estimates until the way was gone three times', () => {
  expect(usualOf(now, [took(9), took(11)])).toEqual({ seconds: now.timeEstimateSeconds, from: 'service' })
  expect(usualOf({ ...now, timeEstimateSeconds: undefined }, [])).toBeUndefined()
})

it('counts no other way, nothing that was only said, and not itself', () => {
  const back = { ...now.intent, originChainId: 8453, destinationChainId: 1 }
  const others = [
    took(5, { intent: back }),
    took(6, { stage: fillings.reported.stage }),
    took(7, { stage: fillings.refunded.stage }),
    took(8, { id: 'now' }),
  ]
  expect(usualOf(now, [took(9), took(11), ...others])?.from).toBe('service')
})
