import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ActFigures,
  ASK_PASSWORD,
  areLooser,
  type PasswordReason,
  passwordReasonOf,
  type Safeguards,
  USUAL_SAFEGUARDS,
} from '../../../src/core/policy/safeguards.ts'
import { DAY_LIMITS_USD } from '../../../src/core/policy/spending-limits.ts'

const DOLLAR = 1_000_000n
const toFriend: ActFigures = {
  what: 'payment',
  isCold: false,
  pays: 'somebodyKnown',
  valuation: 60n * DOLLAR,
  spent: 40n * DOLLAR,
}
const toOneself: ActFigures = { ...toFriend, pays: 'oneself' }
const toNew: ActFigures = { ...toFriend, pays: 'somebodyNew' }
const never: Safeguards = USUAL_SAFEGUARDS
const newPayees: Safeguards = { ...USUAL_SAFEGUARDS, askPassword: 'somebodyNew' }
const always: Safeguards = { ...USUAL_SAFEGUARDS, askPassword: 'always' }
const upTo100: Safeguards = { ...never, dayLimitUsd: 100 }

describe('the password', () => {
  const rows: readonly [string, ActFigures, Safeguards, readonly PasswordReason[]][] = [
    ['is not asked for by somebody new, for whoever has chosen nothing', toNew, USUAL_SAFEGUARDS, []],
    ['is not asked for between own accounts', toOneself, newPayees, []],
    ['is not asked for by whoever was paid before', toFriend, newPayees, []],
    ['is asked for by somebody new', toNew, newPayees, ['somebodyNew']],
    ['is asked for by nobody where it is never to be', toNew, never, []],
    ['is always asked for where it is to be, by oneself too', toOneself, always, ['always']],
    ['is then asked for by transactions', { ...toOneself, what: 'transaction' }, always, ['always']],
    ['is then asked for by data', { ...toOneself, what: 'data' }, always, ['always']],
    ['is not even then asked for by a message', { ...toOneself, what: 'message' }, always, []],
    ['is not asked for up to the limit', toFriend, upTo100, []],
    ['is asked for above it', { ...toFriend, spent: 40n * DOLLAR + 1n }, upTo100, ['aboveLimit']],
    ['is asked for by what has no price', { ...toFriend, valuation: undefined }, upTo100, ['noPrice']],
    ['is asked for above it by others alone', { ...toOneself, valuation: undefined }, upTo100, []],
    ['is not asked for without a limit', { ...toFriend, valuation: undefined }, never, []],
    [
      'is asked for by a cold account, whatever it signs',
      { ...toOneself, what: 'message', isCold: true },
      never,
      ['coldAccount'],
    ],
    [
      'has the weightiest reason first',
      { ...toNew, isCold: true, valuation: undefined },
      { ...always, dayLimitUsd: 100 },
      ['coldAccount', 'always', 'somebodyNew', 'noPrice'],
    ],
  ]
  it.each(rows)('%s', (_name, known, safeguards, reasons) => {
    expect(passwordReasonOf(known, safeguards)).toEqual(reasons)
  })
})

const someKnown: fc.Arbitrary<ActFigures> = fc.record({
  what: fc.constantFrom('payment', 'transaction', 'data', 'message'),
  isCold: fc.boolean(),
  pays: fc.constantFrom('oneself', 'somebodyKnown', 'somebodyNew'),
  valuation: fc.option(fc.bigInt({ min: 0n, max: 20_000n * DOLLAR }), { nil: undefined }),
  spent: fc.bigInt({ min: 0n, max: 20_000n * DOLLAR }),
})
const someSafeguards: fc.Arbitrary<Safeguards> = fc.record({
  askPassword: fc.constantFrom(...ASK_PASSWORD),
  dayLimitUsd: fc.constantFrom(...DAY_LIMITS_USD, null),
  coldAccounts: fc.subarray(['0xA', '0xb', '0xC']),
})

describe('safeguards', () => {
  it('that are not looser ask whenever the others did', () => {
    fc.assert(
      fc.property(someKnown, someSafeguards, someSafeguards, (known, before, after) => {
        fc.pre(!areLooser(after, before) && passwordReasonOf(known, before).length > 0)
        expect(passwordReasonOf(known, after)).not.toEqual([])
      }),
    )
  })

  it('ask no less where more has left, or to somebody stranger', () => {
    fc.assert(
      fc.property(
        someKnown,
        someSafeguards,
        fc.bigInt({ min: 0n, max: 9_999n * DOLLAR }),
        (known, safeguards, more) => {
          fc.pre(passwordReasonOf(known, safeguards).length > 0)
          expect(passwordReasonOf({ ...known, spent: known.spent + more }, safeguards)).not.toEqual([])
          expect(passwordReasonOf({ ...known, pays: 'somebodyNew' }, safeguards)).not.toEqual([])
        },
      ),
    )
  })

  it.each([
    ['ask less often', { askPassword: 'never' }, true],
    ['ask more often', { askPassword: 'always' }, false],
    ['have a higher limit', { dayLimitUsd: 1_000 }, true],
    ['have none', { dayLimitUsd: null }, true],
    ['have a lower one', { dayLimitUsd: 100 }, false],
    ['leave a cold account out', { coldAccounts: ['0xb'] }, true],
    ['have one more, in other letters', { coldAccounts: ['0xb', '0xA', '0xc'] }, false],
    ['are the same', {}, false],
  ] as const)('that %s: looser is %s', (_name, change, isLooser) => {
    const before: Safeguards = { askPassword: 'somebodyNew', dayLimitUsd: 500, coldAccounts: ['0xa', '0xB'] }
    expect(areLooser({ ...before, ...change }, before)).toBe(isLooser)
  })
})
