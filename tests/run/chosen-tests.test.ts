import { describe, expect, it } from 'vitest'
import { testsOf } from './chosen-tests.mjs'

describe('the tests of a file', () => {
  it('are the test of its name, and the tests that import it', () => {
    expect(testsOf(['src/lib/decimal.ts']).unit).toContain('tests/lib/decimal.test.ts')
    expect(testsOf(['tests/count.ts']).unit).toEqual(
      expect.arrayContaining(['tests/count.test.ts', 'tests/core/proof/sweep.test.ts']),
    )
  })

  it('are the file itself where it is a test, in vitest or in a browser', () => {
    expect(testsOf(['tests/lib/hex.test.ts', 'tests/e2e/popup.spec.ts'])).toEqual({
      unit: ['tests/lib/hex.test.ts'],
      browser: ['tests/e2e/popup.spec.ts'],
    })
  })

  it('are none where nothing imports it', () => {
    expect(testsOf(['LICENSE'])).toEqual({ unit: [], browser: [] })
  })
})
