import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_SECONDS, MOST_READINGS, type ValueReading, withReading } from '../../../src/core/money/value-readings.ts'

const DAY = 24 * HOUR_SECONDS
const START = 1_760_000_000
const at = (atSeconds: number): ValueReading => ({ atSeconds, millionths: BigInt(atSeconds), prices: {} })

function keptOf(times: readonly number[]): readonly ValueReading[] {
  return times.reduce<readonly ValueReading[]>((kept, time) => withReading(kept, at(time)) ?? kept, [])
}

const steps = fc.array(
  fc.oneof(
    fc.integer({ min: 60, max: 2 * HOUR_SECONDS }),
    fc.integer({ min: HOUR_SECONDS, max: 3 * DAY }),
    fc.integer({ min: -2 * DAY, max: 60 * DAY }),
  ),
  { maxLength: 300 },
)

describe('value readings', () => {
  it('stay in order, at least an hour apart, bounded, with the first and the newest', () => {
    fc.assert(
      fc.property(steps, (moves) => {
        let time = START
        let kept: readonly ValueReading[] = []
        let earliest = Number.POSITIVE_INFINITY
        for (const move of [0, ...moves]) {
          time += move
          const next = withReading(kept, at(time))
          if (!next) continue
          kept = next
          earliest = Math.min(earliest, time)
          expect(kept[0]?.atSeconds).toBe(earliest)
          expect(kept).toContainEqual(at(time))
        }
        const gaps = kept.slice(1).map(({ atSeconds }, index) => atSeconds - (kept[index]?.atSeconds ?? 0))
        expect(gaps.filter((gap) => gap < HOUR_SECONDS)).toEqual([])
        expect(kept.length).toBeLessThanOrEqual(MOST_READINGS)
      }),
      { numRuns: 100, seed: 34 },
    )
  })

  it('are one an hour for a week, then one a day, then one a week', () => {
    const kept = keptOf(Array.from({ length: 30 * 24 }, (_, hour) => START + hour * HOUR_SECONDS))
    const newest = kept.at(-1)?.atSeconds ?? 0
    expect(newest).toBe(START + (30 * 24 - 1) * HOUR_SECONDS)
    expect(kept.filter(({ atSeconds }) => newest - atSeconds <= 7 * DAY)).toHaveLength(7 * 24 + 1)
    const days = kept.filter(({ atSeconds }) => newest - atSeconds > 7 * DAY)
    expect(new Set(days.map(({ atSeconds }) => Math.floor(atSeconds / DAY))).size).toBe(days.length)
    expect(days.length).toBeGreaterThanOrEqual(23)
    const years = keptOf(Array.from({ length: 1_000 }, (_, day) => START + day * DAY))
    expect(years.filter(({ atSeconds }) => atSeconds < START + 600 * DAY).length).toBeLessThanOrEqual(87)
  })

  it('keep the first beyond their bound, and drop the next oldest', () => {
    const weeks = keptOf(Array.from({ length: MOST_READINGS + 50 }, (_, week) => START + week * 7 * DAY))
    expect(weeks).toHaveLength(MOST_READINGS)
    expect(weeks[0]).toEqual(at(START))
    expect(weeks[1]).toEqual(at(START + 51 * 7 * DAY))
  })

  it('lose nothing where the clock is set back, and go on', () => {
    const kept = keptOf([START, START + 5 * DAY, START + DAY])
    expect(kept.map(({ atSeconds }) => atSeconds - START)).toEqual([0, DAY, 5 * DAY])
  })

  it('refuse a second one within the hour, also before another', () => {
    expect(withReading([at(START)], at(START + HOUR_SECONDS - 1))).toBeUndefined()
    expect(withReading([at(START)], at(START - HOUR_SECONDS + 1))).toBeUndefined()
    expect(withReading([at(START)], at(START + HOUR_SECONDS))).toHaveLength(2)
  })
})
