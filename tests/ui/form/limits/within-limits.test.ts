import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../../../src/ui/form/draft.ts'
import { withinLimits } from '../../../../src/ui/form/limits/within-limits.ts'
import { readForm } from '../../../../src/ui/form/validation.ts'
import { balances, chains, currency, OWN } from '../../data.ts'

const data = { chains, balances, account: OWN }
const ref = (chainId: number, symbol: string) => ({ chainId, address: currency(chainId, symbol).address })
const draft = { ...EMPTY_DRAFT, from: ref(1, 'ETH'), to: ref(8453, 'USDC'), amount: '1' }
const ETH = 10n ** 18n
const limits = { isOpen: true, least: ETH / 1_000n, most: ETH / 2n, mostArriving: 1_250_000_000n }

const problemOf = (change: object, said: object = {}) => {
  const whole = { ...draft, ...change }
  const read = withinLimits(readForm(whole, data), { ...limits, ...said }, whole)
  return read.ok ? undefined : read.problem
}

describe('what the service says of a way', () => {
  it('refuses in its place what is clearly more than it pays out, or less than it takes', () => {
    expect(problemOf({})).toEqual({ field: 'amount', problem: { problem: 'aboveMost', most: ETH / 2n } })
    expect(problemOf({ amount: '0.0009' })).toEqual({
      field: 'amount',
      problem: { problem: 'belowLeast', least: ETH / 1_000n },
    })
  })

  it.each(['0.001', '0.5', '0.515'])(
    'leaves %s to the service, which knows better where it is about as much',
    (amount) => {
      expect(problemOf({ amount })).toBeUndefined()
    },
  )

  it('compares what arrives to the last digit, where that is typed', () => {
    const trade = 'EXACT_OUTPUT'
    expect(problemOf({ trade, amount: '1250' })).toBeUndefined()
    expect(problemOf({ trade, amount: '1250.000001' })).toEqual({
      field: 'amount',
      problem: { problem: 'aboveMost', most: 1_250_000_000n },
    })
  })

  it.each([
    { hasTopup: true },
    { isSponsored: true },
    { payment: 'permit' },
    { calls: [{ to: OWN, data: '', value: '0.1' }] },
  ])('says nothing of the least where other fees are taken: %j', (change) => {
    expect(problemOf({ ...change, amount: '0.0009' })).not.toMatchObject({ problem: { problem: 'belowLeast' } })
  })

  it('names a way that is closed before the amount, and after what has no way at all', () => {
    const closed = { isOpen: false }
    expect(problemOf({}, closed)).toEqual({ field: 'currencies', problem: 'closed' })
    expect(problemOf({ amount: '' }, closed)).toEqual({ field: 'currencies', problem: 'closed' })
    expect(problemOf({ to: draft.from }, closed)).toEqual({ field: 'currencies', problem: 'same' })
  })

  it('says nothing of what is not known', () => {
    expect(problemOf({}, { least: undefined, most: undefined, mostArriving: undefined })).toBeUndefined()
  })
})
