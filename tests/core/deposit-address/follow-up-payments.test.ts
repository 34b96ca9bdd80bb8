import { describe, expect, it } from 'vitest'
import { matchRefunds, type ObservedPayment } from '../../../src/core/deposit-address/follow-up-payments.ts'

const seen = (txHash: string, amount: bigint, height: number): ObservedPayment => ({ txHash, amount, height })

describe('what came back of payments', () => {
  it('is probably the same amount, in the same block or later: a stranger can have paid it', () => {
    const payments = [seen('a', 100n, 5), seen('b', 70n, 6)]
    const arrivals = [seen('old', 100n, 4), seen('x', 70n, 6), seen('y', 100n, 7)]
    expect(matchRefunds(payments, arrivals)).toEqual([
      { txHash: 'y', amount: 100n, isCertain: false },
      { txHash: 'x', amount: 70n, isCertain: false },
    ])
  })

  it('may be a little less, which is not certain, and never more or less than half', () => {
    const [back] = matchRefunds([seen('a', 100n, 5)], [seen('x', 101n, 6), seen('y', 49n, 6), seen('z', 99n, 6)])
    expect(back).toEqual({ txHash: 'z', amount: 99n, isCertain: false })
    expect(matchRefunds([seen('a', 100n, 5)], [seen('x', 101n, 6), seen('y', 49n, 6)])).toEqual([undefined])
  })

  it('is counted once, and goes to whom it fits exactly', () => {
    const payments = [seen('a', 100n, 5), seen('b', 90n, 5), seen('c', 90n, 5)]
    expect(matchRefunds(payments, [seen('x', 90n, 6)])).toEqual([
      undefined,
      { txHash: 'x', amount: 90n, isCertain: false },
      undefined,
    ])
  })
})
