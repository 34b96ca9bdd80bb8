import { describe, expect, it } from 'vitest'
import {
  learnRouteMinimum,
  type RouteAttempt,
  type RouteMinimum,
  routeMinimumOf,
} from '../../../src/core/intent/learned-minimum.ts'

const way = { profile: 'devnet', from: { chainId: 1, address: '0xAb' }, to: { chainId: 8453, address: '0xcd' } }
const HOUR = 3_600
const attempt = (outcome: RouteAttempt['outcome'], amount: bigint, of = way): RouteAttempt => ({
  way: of,
  amount,
  outcome,
})

/** Attempts an hour apart. */
function taught(...attempts: RouteAttempt[]): readonly RouteMinimum[] {
  return attempts.reduce<readonly RouteMinimum[]>(
    (all, each, index) => learnRouteMinimum(all, each, index * HOUR) ?? all,
    [],
  )
}

describe('what is learned of small amounts', () => {
  it('is the most that was too little, and the least that was enough since', () => {
    const all = taught(attempt('refused', 5n), attempt('refused', 9n), attempt('worked', 20n), attempt('worked', 12n))
    expect(all).toEqual([
      { ...way, refused: { amount: 9n, atSeconds: HOUR }, worked: { amount: 12n, atSeconds: 3 * HOUR } },
    ])
  })

  it('is nothing as long as nothing was refused, and nothing new from what was known', () => {
    expect(learnRouteMinimum([], attempt('worked', 5n), 0)).toBeUndefined()
    const all = taught(attempt('refused', 9n), attempt('worked', 12n))
    expect(learnRouteMinimum(all, attempt('refused', 8n), 2 * HOUR)).toBeUndefined()
    expect(learnRouteMinimum(all, attempt('worked', 13n), 2 * HOUR)).toBeUndefined()
    expect(learnRouteMinimum(all, attempt('refused', 9n), HOUR - 1)).toBeUndefined()
    expect(learnRouteMinimum(all, attempt('refused', 9n), HOUR)).toMatchObject([{ refused: { atSeconds: HOUR } }])
    expect(learnRouteMinimum(all, attempt('worked', 12n), 2 * HOUR - 1)).toBeUndefined()
    expect(learnRouteMinimum(all, attempt('worked', 12n), 2 * HOUR)).toMatchObject([
      { worked: { atSeconds: 2 * HOUR } },
    ])
  })

  it('gives way to a newer answer that says otherwise', () => {
    expect(taught(attempt('refused', 9n), attempt('worked', 9n))).toEqual([])
    const [only] = taught(attempt('refused', 9n), attempt('worked', 12n), attempt('refused', 12n))
    expect(only).toEqual({ ...way, refused: { amount: 12n, atSeconds: 2 * HOUR } })
  })

  it('is of one way under one profile, and forgotten after three days', () => {
    const all = taught(attempt('refused', 9n))
    const lower = { ...way, from: { chainId: 1, address: '0xaB' } }
    expect(routeMinimumOf(all, lower, 3 * 24 * HOUR - 1)).toMatchObject({ refused: { amount: 9n } })
    expect(routeMinimumOf(all, way, 3 * 24 * HOUR)).toBeUndefined()
    expect(routeMinimumOf(all, { ...way, profile: 'relay' }, 0)).toBeUndefined()
    expect(routeMinimumOf(all, { ...way, from: way.to, to: way.from }, 0)).toBeUndefined()
    expect(learnRouteMinimum(all, attempt('refused', 4n, { ...way, profile: 'relay' }), 3 * 24 * HOUR)).toHaveLength(1)
  })

  it('is kept of fifty ways, the newest', () => {
    const ways = Array.from({ length: 51 }, (_, chainId) => ({ ...way, to: { chainId, address: '0xcd' } }))
    const all = ways.reduce<readonly RouteMinimum[]>(
      (known, of) => learnRouteMinimum(known, attempt('refused', 1n, of), 0) ?? known,
      [],
    )
    expect(all.map(({ to }) => to.chainId)).toEqual(ways.slice(1).map(({ to }) => to.chainId))
  })
})
