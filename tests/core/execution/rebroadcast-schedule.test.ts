import { expect, it } from 'vitest'
import { isRebroadcastDue, REBROADCASTS } from '../../../src/core/execution/rebroadcast-schedule.ts'

const BEGAN = 1_000_000
const DAY = 86_400

/** Looks each second, and notes each broadcast. */
function broadcastsOf(clock: readonly number[]): number {
  let last: number | undefined
  let count = 0
  for (const now of clock) {
    if (!isRebroadcastDue(BEGAN, last, now)) continue
    last = now
    count += 1
  }
  return count
}

const seconds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

it('follows its schedule, and ends after a day', () => {
  expect(broadcastsOf(seconds(BEGAN, 2 * DAY))).toBe(REBROADCASTS.length + 1)
  expect(isRebroadcastDue(BEGAN, undefined, BEGAN + 30 * DAY)).toBe(true)
})

it('goes on hourly where the clock is set back behind the first broadcast', () => {
  const clock = [...seconds(BEGAN, 5), ...seconds(BEGAN - 10 * DAY, DAY)]
  expect(broadcastsOf(clock)).toBe(broadcastsOf(seconds(BEGAN, 5)) + 24)
})
