import { describe, expect, it } from 'vitest'
import { decodeRouteLimit } from '../../../src/net/service/route-limit.ts'

describe('what the service says of a route', () => {
  it('is whether it is open, and the most that it pays out at once', () => {
    const said = { enabled: true, user: { balance: '0' }, solver: { capacityPerRequest: '1000000' }, fee: '0' }
    expect(decodeRouteLimit(said)).toEqual({ isOpen: true, most: 1_000_000n })
  })

  it('has no most where none is said, or none that can be one', () => {
    for (const solver of [undefined, null, {}, { capacityPerRequest: '0' }, { capacityPerRequest: 7 }]) {
      expect(decodeRouteLimit({ enabled: false, solver })).toEqual({ isOpen: false, most: undefined })
    }
  })

  it.each([[null], ['yes'], [{}], [{ enabled: 'yes' }]])('is nothing where the answer is %j', (body) => {
    expect(decodeRouteLimit(body)).toBeUndefined()
  })
})
