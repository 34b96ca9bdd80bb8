import { describe, expect, it } from 'vitest'
import { routeLimitHandlers } from '../../../entrypoints/background/handlers/route-limits.ts'
import type { Transfer } from '../../../src/api/contract.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { ethInput, USER } from '../../core/honest.ts'

const CALLER = { id: 'page' } as never
const { user: _user, ...wish } = ethInput
const transfer = { ...wish, account: USER } as Transfer

function stand(arrives: object, pays?: object) {
  const bodies: unknown[] = []
  const handlers = routeLimitHandlers({
    profile: devnet,
    wallet: {
      service: {
        priced: async (body: unknown) => {
          bodies.push(body)
          return { ok: true, priced: { arrives, pays, fee: undefined } }
        },
      },
      money: { own: { profile: devnet, indexOf: async () => undefined } },
    } as never,
  })
  return { bodies, price: () => handlers['price.ask'](transfer, CALLER) }
}
const destination = { chainId: wish.destinationChainId, address: wish.destinationCurrency }

describe('a price without anything to sign', () => {
  it('is asked for in the words of a quote, and is what would arrive', async () => {
    const { bodies, price } = stand({ ...destination, amount: 99n })
    expect(await price()).toEqual({ arrives: 99n, pays: null })
    expect(bodies).toMatchObject([{ user: USER, amount: wish.amount.toString(), tradeType: 'EXACT_INPUT' }])
  })

  it('is what would be paid too, in the currency that was asked for', async () => {
    const arriving = { ...destination, amount: 99n }
    const origin = { chainId: wish.originChainId, address: wish.originCurrency }
    expect(await stand(arriving, { ...origin, amount: 101n }).price()).toEqual({ arrives: 99n, pays: 101n })
    expect(await stand(arriving, { ...origin, chainId: 999, amount: 101n }).price()).toEqual({
      arrives: 99n,
      pays: null,
    })
  })

  it('is none where it is of another currency than the one that was asked for', async () => {
    expect(await stand({ ...destination, chainId: 999, amount: 99n }).price()).toBeNull()
  })
})
