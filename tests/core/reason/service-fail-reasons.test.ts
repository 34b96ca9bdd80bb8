import { describe, expect, it } from 'vitest'
import { meaningOfFailure } from '../../../src/core/reason/service-fail-reasons.ts'
import enFailureReasons from '../../../src/ui/messages/en/transfer/failure-reasons.json'
import enMoreFailureReasons from '../../../src/ui/messages/en/transfer/more-failure-reasons.json'

const ALL = { ...enFailureReasons, ...enMoreFailureReasons }

describe('the service’s word for a failure', () => {
  it('is said in a sentence, and so are its companions', () => {
    expect(meaningOfFailure('DEPOSITED_AMOUNT_TOO_LOW_TO_FILL', enFailureReasons)).toContain('Less was deposited')
    expect(meaningOfFailure('SOLVER_BALANCE_TOO_LOW', enFailureReasons)).toBe(enFailureReasons.SOLVER_CAPACITY_EXCEEDED)
    expect(meaningOfFailure('ORIGIN_CURRENCY_MISMATCH', enFailureReasons)).toBe(
      enFailureReasons.INCORRECT_DEPOSIT_CURRENCY,
    )
    expect(meaningOfFailure('INSUFFICIENT_POOL_LIQUIDITY', ALL)).toBe(ALL.NO_QUOTES)
    expect(meaningOfFailure('SWAP_USES_TOO_MUCH_GAS', ALL)).toContain('network fee')
  })

  it('is left as it came where there is no sentence for it', () => {
    expect(meaningOfFailure('SETTLING_FAILED', ALL)).toBeUndefined()
    expect(meaningOfFailure('toString', ALL)).toBeUndefined()
    expect(meaningOfFailure('NO_QUOTES', enFailureReasons)).toBeUndefined()
  })
})
