import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../src/api/views/transfers.ts'
import { startedAtSeconds } from '../../../src/ui/transfer/start-time.ts'
import { exceedsUsual, usualDuration } from '../../../src/ui/transfer/usual-duration.ts'
import { addressOver } from '../bitcoin/executions.ts'
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
  expect(usualDuration(now, [took(9), took(300), took(11)])).toEqual({ seconds: 11, from: 'past' })
})

it('is what the service estimates until the way was gone three times', () => {
  expect(usualDuration(now, [took(9), took(11)])).toEqual({ seconds: now.timeEstimateSeconds, from: 'service' })
  expect(usualDuration({ ...now, timeEstimateSeconds: undefined }, [])).toBeUndefined()
})

it('counts no other way, nothing that was only said, and not itself', () => {
  const back = { ...now.intent, originChainId: 8453, destinationChainId: 1 }
  const others = [
    took(5, { intent: back }),
    took(6, { stage: fillings.reported.stage }),
    took(7, { stage: fillings.refunded.stage }),
    took(8, { id: 'now' }),
  ]
  expect(usualDuration(now, [took(9), took(11), ...others])?.from).toBe('service')
})

describe('that it takes longer than usual', () => {
  const history = [
    { atSeconds: 1_000, what: 'approved' },
    { atSeconds: 1_050, what: 'included', index: 0 },
  ]
  const transfer: ExecutionView = { ...now, approvedAtSeconds: 1_000, history }
  const steps: ExecutionView = { ...transfer, stage: { stage: 'steps' } }

  it('is not said a few seconds after the start, however short the estimate', () => {
    const usual = { seconds: 2, from: 'service' } as const
    expect(exceedsUsual(transfer, usual, 1_055)).toBe(false)
    expect(exceedsUsual(transfer, usual, 1_063)).toBe(true)
    expect(exceedsUsual({ ...transfer, history: [] }, { seconds: 2, from: 'past' }, 1_005)).toBe(false)
  })

  it('counts the service’s estimate from the deposit on, and never while this wallet’s own steps last', () => {
    const usual = { seconds: 20, from: 'service' } as const
    expect(exceedsUsual(steps, usual, 1_900)).toBe(false)
    expect(exceedsUsual(transfer, usual, 1_080)).toBe(false)
    expect(exceedsUsual(transfer, usual, 1_081)).toBe(true)
  })

  it('counts the wallet’s own past from the yes on', () => {
    const usual = { seconds: 60, from: 'past' } as const
    expect(exceedsUsual(steps, usual, 1_090)).toBe(false)
    expect(exceedsUsual(steps, usual, 1_091)).toBe(true)
  })

  it('does not count the time that somebody took to pay', () => {
    const paid: ExecutionView = {
      ...addressOver('strictAddress'),
      approvedAtSeconds: 1_000,
      history: [
        { atSeconds: 1_000, what: 'service:waiting' },
        { atSeconds: 5_000, what: 'service:pending' },
      ],
    }
    expect(startedAtSeconds(paid)).toBe(5_000)
    expect(startedAtSeconds(transfer)).toBe(1_000)
  })
})
