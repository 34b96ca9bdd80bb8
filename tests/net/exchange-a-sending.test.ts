import { describe, expect, it } from 'vitest'
import { exchangeASendingOf } from '../../src/net/exchange-a-sending.ts'

const REFUSED = '{"status":"err","response":"Insufficient USDC balance"}'
const answered = (status: number, text: string) => exchangeASendingOf({ ok: true, status, text }).result

describe('what exchange A made of an action', () => {
  it.each([401, 403, 404, 413])('is not known where somebody between us refuses it with HTTP %s', (status) => {
    expect(answered(status, '<html>blocked</html>')).toBe('unknown')
    expect(answered(status, '')).toBe('unknown')
    expect(answered(status, '{"error":"forbidden"}')).toBe('unknown')
  })

  it.each([200, 400, 401, 403, 404, 413, 422])('is a refusal in the exchange’s own words, with HTTP %s', (status) => {
    expect(answered(status, REFUSED)).toBe('rejected')
  })

  it('is a refusal where the question itself was wrong', () => {
    expect(answered(400, 'no')).toBe('rejected')
    expect(answered(422, 'no')).toBe('rejected')
  })
})
