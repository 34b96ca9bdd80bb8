import { describe, expect, it } from 'vitest'
import { isLoosening, type Leniency } from '../../../src/core/policy/looser-settings.ts'

const STRICT: Leniency = {
  expert: false,
  routerLimitUsd: null,
  exchangeFeeLimitUsd: 5,
  autoLockMinutes: 15,
  computerIdleMinutes: 5,
}

describe('a change of the settings', () => {
  it.each([
    ['to become an expert', {}, { expert: true }, true],
    ['to stop being one', { expert: true }, { expert: false }, false],
    ['to stay one', { expert: true }, { expert: true }, false],
    ['a first limit', {}, { routerLimitUsd: 100 }, false],
    ['a lower limit', { routerLimitUsd: 1_000 }, { routerLimitUsd: 100 }, false],
    ['a higher limit', { routerLimitUsd: 100 }, { routerLimitUsd: 1_000 }, true],
    ['no limit any more', { routerLimitUsd: 10_000 }, { routerLimitUsd: null }, true],
    ['a lower fee', {}, { exchangeFeeLimitUsd: 3 }, false],
    ['a higher fee', {}, { exchangeFeeLimitUsd: 10 }, true],
    ['an earlier lock', {}, { autoLockMinutes: 1 }, false],
    ['a later lock', {}, { autoLockMinutes: 60 }, true],
    ['an earlier lock of an idle computer', {}, { computerIdleMinutes: 1 }, false],
    ['a later lock of an idle computer', {}, { computerIdleMinutes: 15 }, true],
    ['nothing of these', { routerLimitUsd: 100 }, {}, false],
  ] as const)('lets more through, or does not: %s', (_name, before, change, loosens) => {
    expect(isLoosening({ ...STRICT, ...before }, change)).toBe(loosens)
  })
})
