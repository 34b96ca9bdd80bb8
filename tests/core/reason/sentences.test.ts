import { describe, expect, it } from 'vitest'
import { saying } from '../../../src/core/reason/reason.ts'
import { beginSmall, REASON_SENTENCES, reasonInside, sayReason } from '../../../src/core/reason/sentences.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'

const inside = (reason: Parameters<typeof reasonInside>[0]) =>
  reasonInside(reason, (each) => sayReason(each, REASON_SENTENCES))

describe('a reason in a sentence', () => {
  it('leaves the full stop to the sentence', () => {
    expect(inside({ code: 'OFFLINE' })).toBe('There was no connection, or it broke off')
    expect(inside({ code: 'NODE_REFUSES', words: 'out of gas.' })).toBe('The node says it would fail: out of gas')
  })

  it('is said as it came where it is somebody else’s', () => {
    expect(inside(saying('execution reverted'))).toBe('execution reverted')
    expect(inside(saying('No. 5 refused.'))).toBe('No. 5 refused')
    expect(inside(saying(''))).toBe('')
  })

  it('begins small behind a colon, unless it begins with a name', () => {
    expect(beginSmall('The answer took too long')).toBe('the answer took too long')
    expect(beginSmall('Causeway is locked')).toBe('Causeway is locked')
  })

  it('is part of what auditors read, with nothing in it that hides or turns words', () => {
    const silent = makeFinding('D32', '', { says: 'balanceUnsaid', chain: 'Base', why: { code: 'OFFLINE' } })
    expect(silent.message).toBe('The node for Base didn’t say your balance: there was no connection, or it broke off.')
    const refused = makeFinding('D32', '', { says: 'balanceUnsaid', chain: 'Base', why: saying('No\u202e way.\n') })
    expect(refused).toMatchObject({
      message: 'The node for Base didn’t say your balance: No way.',
      sentence: { says: 'balanceUnsaid', chain: 'Base', why: { code: 'SAID', words: 'No way.' } },
    })
  })
})
