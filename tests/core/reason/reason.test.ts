import { describe, expect, it } from 'vitest'
import {
  failedFor,
  failedSaying,
  foreignWords,
  isReason,
  isSameReason,
  misused,
  type Reason,
  reasonLine,
  reasonOfError,
  saying,
} from '../../../src/core/reason/reason.ts'
import { CausewayError } from '../../../src/lib/errors.ts'

const TOO_LITTLE: Reason = { code: 'TOO_LITTLE', needs: '2 ETH', has: '1 ETH' }

describe('a reason', () => {
  it('is one only with a known code and all of its values, as text', () => {
    expect(isReason(TOO_LITTLE)).toBe(true)
    expect(isReason({ code: 'LOCKED' })).toBe(true)
    for (const other of [
      { code: 'TOO_LITTLE', needs: '2 ETH' },
      { code: 'TOO_LITTLE', needs: '2 ETH', has: 1 },
      { code: 'toString' },
      { code: 'NOBODY_KNOWS' },
      'LOCKED',
      null,
      undefined,
    ]) {
      expect(isReason(other)).toBe(false)
    }
  })

  it('of a failure is its own, or the words of somebody else, shortened', () => {
    expect(failedFor(TOO_LITTLE)).toEqual({ ok: false, message: 'TOO_LITTLE', reason: TOO_LITTLE })
    expect(misused('Expected a permit')).toEqual({
      ok: false,
      message: 'Expected a permit',
      reason: { code: 'MISUSED' },
    })
    const words = 'range too wide'
    expect(failedSaying(words)).toEqual({ ok: false, message: words, reason: { code: 'SAID', words } })
    expect(foreignWords(saying(words))).toBe(words)
    expect(foreignWords({ code: 'NODE_REFUSES', words })).toBe(words)
    expect(foreignWords(TOO_LITTLE)).toBe('')
    expect(saying('x'.repeat(1_000))).toEqual({ code: 'SAID', words: 'x'.repeat(300) })
  })

  it('of an error follows its code where that is known with its values, and never its message then', () => {
    expect(reasonOfError(new CausewayError('LOCKED', 'in other words'))).toEqual({ code: 'LOCKED' })
    const long = new CausewayError('PASSWORD_LONG', 'in other words', { values: { most: '1024' } })
    expect(reasonOfError(long)).toEqual({ code: 'PASSWORD_LONG', most: '1024' })
    expect(reasonOfError(new CausewayError('PASSWORD_LONG', 'without values'))).toMatchObject({ code: 'UNFORESEEN' })
    expect(reasonOfError(new RangeError('odd'))).toEqual({ code: 'UNFORESEEN', words: 'odd' })
    expect(reasonOfError('odd')).toEqual({ code: 'UNFORESEEN', words: 'odd' })
  })

  it('with a sentence beside its words is one line of these words, and the same as without it', () => {
    const words = 'The node for Base didn’t say your balance.'
    const sentence = { says: 'balanceUnsaid', chain: 'Base', why: { code: 'NO_REASON' } } as const
    const unproven: Reason = { code: 'UNPROVEN', words, sentence }
    expect(isReason(unproven)).toBe(true)
    expect(reasonLine(unproven)).toBe(`UNPROVEN (${words})`)
    expect(isSameReason(unproven, { code: 'UNPROVEN', words })).toBe(true)
  })

  it('of an error whose values name a code of their own stays what the error is', () => {
    const sly = new CausewayError('LOCKED', 'in other words', { values: { code: 'VAULT_MISSING' } })
    expect(reasonOfError(sly).code).toBe('LOCKED')
  })
})
