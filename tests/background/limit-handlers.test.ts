import { describe, expect, it } from 'vitest'
import { limitHandlers } from '../../entrypoints/background/limit-handlers.ts'
import type { Crossing } from '../../src/api/contract.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { ethInput, USER } from '../core/honest.ts'

const CALLER = { id: 'page' } as never
const { user: _user, ...wish } = ethInput
const crossing = { ...wish, account: USER } as Crossing

function stand(arrives: object) {
  const bodies: unknown[] = []
  const handlers = limitHandlers({
    profile: devnet,
    wallet: {
      service: {
        priced: async (body: unknown) => {
          bodies.push(body)
          return { ok: true, priced: { arrives, fee: undefined } }
        },
      },
      money: { own: { profile: devnet, indexOf: async () => undefined } },
    } as never,
  })
  return { bodies, price: () => handlers['price.ask'](crossing, CALLER) }
}
const destination = { chainId: wish.destinationChainId, address: wish.destinationCurrency }

describe('a price without anything to sign', () => {
  it('is asked for in the words of a quote, and is what would arrive', async () => {
    const { bodies, price } = stand({ ...destination, amount: 99n })
    expect(await price()).toEqual({ arrives: 99n })
    expect(bodies).toMatchObject([{ user: USER, amount: wish.amount.toString(), tradeType: 'EXACT_INPUT' }])
  })

  it('is none where it is of another currency than the one that was asked for', async () => {
    expect(await stand({ ...destination, chainId: 999, amount: 99n }).price()).toBeNull()
  })
})
