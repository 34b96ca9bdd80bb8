import { describe, expect, it } from 'vitest'
import { exchangeABroadcastResult } from '../../../../src/net/families/exchange-a/broadcast-result.ts'

const REFUSED = '{"status":"err","response":"Insufficient USDC balance"}'
const answered = (status: number, text: string) => exchangeABroadcastResult({ ok: true, status, text }).result

describe('what exchange A made of an action', () => {
  it.each([401, 403, 404, 413])('is not known where somebody between us refuses it with HTTP %s', (status) => {
    expect(answered(status, '<html>blocked</html>')).toBe('unknown')
    expect(answered(status, '')).toBe('unknown')
    expect(answered(status, '{"error":"forbidden"}')).toBe('unknown')
  })

  it.each([200, 400, 401, 403, 404, 413, 422])('is a refusal in the exchange’s own words, with HTTP %s', (status) => {
    expect(answered(status, REFUSED)).toBe('rejected')
  })

  it.each([400, 422])('may be the work of an earlier copy where HTTP %s has no words of the exchange', (status) => {
    expect(answered(status, 'no')).toBe('refused')
    expect(answered(status, '')).toBe('refused')
  })

  it.each([
    ['Must deposit before performing actions. User: 0x1', 'rejected'],
    ['Action disabled when unified account is active', 'rejected'],
    ['Invalid destination address', 'rejected'],
    ['Invalid nonce: duplicate nonce 17', 'nonceUsed'],
    ['Nonce already used', 'nonceUsed'],
    ['Invalid nonce: 17 is too low, expected more than 18', 'refused'],
    ['Something went wrong', 'refused'],
    ['Too many cumulative requests sent', 'unknown'],
  ])('says %j', (response, result) => {
    expect(answered(200, JSON.stringify({ status: 'err', response }))).toBe(result)
  })

  it('is a refusal where the exchange can’t read the action', () => {
    expect(answered(422, 'Failed to deserialize the JSON body into the target type')).toBe('rejected')
  })
})
