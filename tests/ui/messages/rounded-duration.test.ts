import { about } from 'words:en/formats'
import { describe, expect, it } from 'vitest'
import { roundedDuration } from '../../../src/ui/messages/rounded-duration.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

describe('an estimated duration', () => {
  it.each([
    [0.4, '1 s'],
    [12, '12 s'],
    [59.7, '1 min'],
    [90, '2 min'],
    [601, '10 min'],
    [3_569, '59 min'],
    [3_570, '1 h'],
    [HOUR + 20 * MINUTE, '1 h 15 min'],
    [5 * HOUR + 29 * MINUTE, '5 h'],
    [30 * HOUR, '1 day 6 h'],
    [7 * DAY - 1, '7 days'],
  ])('of %d seconds is rounded: %s', (seconds, told) => {
    expect(about(seconds)).toBe(told)
  })

  it('is never rounded by more than half of what it is', () => {
    for (let seconds = 1; seconds < 10 * DAY; seconds += 97) {
      expect(Math.abs(roundedDuration(seconds) - seconds)).toBeLessThanOrEqual(seconds / 2)
    }
  })
})
