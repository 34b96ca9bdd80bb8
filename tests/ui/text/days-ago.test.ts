import { expect, it } from 'vitest'
import { daysAgo } from '../../../src/ui/text/days-ago.ts'

it('counts days by the calendar, not by hours', () => {
  const midnight = new Date(2026, 5, 10).getTime()
  expect(daysAgo(midnight / 1_000 - 60, midnight + 60_000)).toBe(1)
  expect(daysAgo(midnight / 1_000, midnight + 86_000_000)).toBe(0)
})
