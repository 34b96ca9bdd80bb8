import { describe, expect, it } from 'vitest'
import { createRateMeter } from '../../../src/provider/router/rate-limits.ts'

const ORIGIN = 'https://shop.example'

describe('a limit of messages', () => {
  it('counts in windows that begin with their first message', () => {
    const meter = createRateMeter({ perSecond: 2, perMinute: 3 })
    const said = [0, 1, 2, 999, 1_000, 1_001, 59_999, 60_000].map((now) => meter(ORIGIN, now))
    expect(said).toEqual([true, true, false, false, true, false, false, true])
    expect(meter('https://other.example', 2)).toBe(true)
  })

  it('refuses a flood until a second without any, where it needs quiet', () => {
    const meter = createRateMeter({ perSecond: 2, perMinute: 4, needsQuiet: true })
    const said = [0, 1, 2, 999, 1_900, 2_899, 3_899, 5_000, 6_000, 59_999, 60_000].map((now) => meter(ORIGIN, now))
    expect(said).toEqual([true, true, false, false, false, false, true, true, false, false, true])
  })

  it('keeps no window open where the clock is set back', () => {
    const meter = createRateMeter({ perSecond: 1, perMinute: 1 })
    expect([meter(ORIGIN, 10_000_000), meter(ORIGIN, 10_000_001)]).toEqual([true, false])
    expect(meter(ORIGIN, 6_400_000)).toBe(true)
  })
})
