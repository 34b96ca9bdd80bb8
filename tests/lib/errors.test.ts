import { describe, expect, it } from 'vitest'
import { CausewayError, isCausewayError, show, unexpected } from '../../src/lib/errors.ts'

describe('errors', () => {
  it('say where, what was expected and what came', () => {
    const error = unexpected('BAD_AMOUNT', 'steps[0].data.value', 'digits', '1e18')
    expect(error.message).toBe('steps[0].data.value: expected digits, got "1e18"')
    expect(error).toMatchObject({ name: 'CausewayError', code: 'BAD_AMOUNT', where: 'steps[0].data.value' })
    expect(error).toBeInstanceOf(Error)
  })

  it('keep their cause', () => {
    const cause = new Error('below')
    expect(new CausewayError('ABOVE', 'It broke.', { cause }).cause).toBe(cause)
    expect('cause' in new CausewayError('ABOVE', 'It broke.')).toBe(false)
  })

  it('are told apart by code', () => {
    const error = new CausewayError('ONE', 'A sentence.')
    expect(isCausewayError(error)).toBe(true)
    expect(isCausewayError(error, 'ONE')).toBe(true)
    expect(isCausewayError(error, 'TWO')).toBe(false)
    expect(isCausewayError(new Error('ONE'))).toBe(false)
  })

  it('show any value on one short line', () => {
    expect(show('a\nb')).toBe('"a\\nb"')
    expect(show('x'.repeat(500))).toHaveLength(80)
    expect(show(Object.create(null))).toBe('an object')
    expect([undefined, null, 5n, [1], Uint8Array.of(1), () => 1, Symbol('s')].map(show)).toEqual([
      'nothing',
      'null',
      '5n',
      'a list of 1',
      '1 bytes',
      'a function',
      'Symbol(s)',
    ])
  })
})
