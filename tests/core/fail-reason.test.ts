import { describe, expect, it } from 'vitest'
import { meaningOfFailure } from '../../src/core/fail-reason.ts'
import { enAllEndings, enEndings } from '../../src/ui/messages/en/endings.ts'

describe('the service’s word for a failure', () => {
  it('is said in a sentence, and so are its companions', () => {
    expect(meaningOfFailure('DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', enEndings)).toContain('Less was deposited')
    expect(meaningOfFailure('SOLVER_BALANCE_TOO_LOW', enEndings)).toBe(enEndings.SOLVER_CAPACITY_EXCEEDED)
    expect(meaningOfFailure('ORIGIN_CURRENCY_MISMATCH', enEndings)).toBe(enEndings.INCORRECT_DEPOSIT_CURRENCY)
    expect(meaningOfFailure('INSUFFICIENT_POOL_LIQUIDITY', enAllEndings)).toBe(enAllEndings.NO_QUOTES)
    expect(meaningOfFailure('SWAP_USES_TOO_MUCH_GAS', enAllEndings)).toContain('network fee')
  })

  it('is left as it came where there is no sentence for it', () => {
    expect(meaningOfFailure('SETTLING_FAILED', enAllEndings)).toBeUndefined()
    expect(meaningOfFailure('toString', enAllEndings)).toBeUndefined()
    expect(meaningOfFailure('NO_QUOTES', enEndings)).toBeUndefined()
  })
})
