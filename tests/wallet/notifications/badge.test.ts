import { describe, expect, it } from 'vitest'
import type { Stage } from '../../../src/core/execution/execution.ts'
import { notificationsIn } from '../../../src/ui/messages/desktop-words.ts'
import { badgeOf, createTransfersInFlight } from '../../../src/wallet/notifications/badge.ts'

describe('the badge', () => {
  it.each([
    [0, 0, '', 'Causeway'],
    [0, 1, '•', 'Causeway: 1 transfer under way'],
    [0, 12, '•', 'Causeway: 12 transfers under way'],
    [1, 3, '1', 'Causeway: 1 request waits for you'],
    [2, 0, '2', 'Causeway: 2 requests wait for you'],
    [100, 0, '99+', 'Causeway: 100 requests wait for you'],
  ])('with %i waiting and %i under way says %s', async (waiting, moving, text, title) => {
    expect(badgeOf({ waiting, moving }, (await notificationsIn('en')).badge)).toEqual({ text, title })
  })
})

describe('transfers under way', () => {
  it('are counted once each, until they are over, and begin again where a chain undoes an end', () => {
    const moving = createTransfersInFlight()
    const steps: Stage = { stage: 'steps' }
    const over: Stage = { stage: 'failed', end: { reason: 'reverted', index: 0 } }
    const seen = [
      ['a', steps],
      ['a', steps],
      ['b', steps],
      ['a', over],
      ['a', over],
      ['a', steps],
    ] as const
    expect(seen.map(([id, stage]) => moving.see({ id, stage }))).toEqual([true, false, true, true, false, true])
    expect(moving.count()).toBe(2)
    expect(moving.newest(1)).toEqual(['a'])
  })
})
