import { describe, expect, it } from 'vitest'
import { quoteHandlers } from '../../../entrypoints/background/handlers/quotes.ts'
import type { Transfer } from '../../../src/api/contract.ts'
import { familyOf } from '../../../src/core/chain/chain.ts'
import type { RouteMinimum } from '../../../src/core/intent/learned-minimum.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { AskedQuote } from '../../../src/wallet/quotes/proven-quote.ts'
import { ethInput, USER } from '../../core/honest.ts'

const CALLER = { id: 'page' } as never
const tooLow: AskedQuote = {
  state: 'unavailable',
  code: 'AMOUNT_TOO_LOW',
  why: { code: 'SAID', words: 'too little' },
  retryable: false,
}
const { user: _user, ...wish } = ethInput
const transfer = (change: Partial<Transfer> = {}): Transfer => ({ ...wish, account: USER, ...change }) as Transfer

function stand(answer: AskedQuote) {
  let all: readonly RouteMinimum[] = []
  const triedAmounts = {
    list: async () => all,
    change: async (of: (before: readonly RouteMinimum[]) => readonly RouteMinimum[] | undefined) => {
      all = of(all) ?? all
    },
  }
  const handlers = quoteHandlers({
    profile: devnet,
    stores: { triedAmounts },
    wallet: {
      decisions: { ask: async () => answer },
      money: { own: { profile: devnet, indexOf: async () => undefined } },
    } as never,
  })
  const from = { chainId: wish.originChainId, address: wish.originCurrency }
  const to = { chainId: wish.destinationChainId, address: wish.destinationCurrency }
  return {
    askFor: (asked: Transfer) => handlers['quote.ask'](asked, CALLER),
    ask: (change: Partial<Transfer> = {}) => handlers['quote.ask'](transfer(change), CALLER),
    least: () => handlers['route.least']({ from, to }, CALLER),
  }
}

describe('a price that is asked for', () => {
  it('is not asked for again by itself where the account can have no address', async () => {
    const bitcoin = devnet.chains.find((chain) => familyOf(chain) === 'bitcoin')
    const { recipient: _recipient, ...toItself } = transfer()
    const there = { destinationChainId: bitcoin?.id ?? 0, destinationCurrency: bitcoin?.native.address ?? '' }
    expect(await stand(tooLow).askFor({ ...toItself, ...there })).toEqual({
      state: 'unavailable',
      why: { code: 'NO_OWN_ADDRESS' },
      code: 'OWN_ADDRESS',
      retryable: false,
    })
  })

  it('teaches what was too little, and is answered as before', async () => {
    const { ask, least } = stand(tooLow)
    expect(await ask()).toEqual(tooLow)
    expect(await least()).toMatchObject({ refused: { amount: wish.amount }, worked: null })
  })

  it.each<Partial<Transfer>>([
    { tradeType: 'EXACT_OUTPUT' },
    { payment: 'openAddress', paidElsewhere: true },
    { topupGasUsd: 2_000_000n },
    { sponsorship: {} },
    { calls: [{ to: USER, data: '0x', value: 0n }] },
  ])('teaches nothing where more was wished, case %#', async (change) => {
    const { ask, least } = stand(tooLow)
    await ask(change)
    expect(await least()).toBeNull()
  })

  it('teaches nothing where it was refused for another reason', async () => {
    const { ask, least } = stand({ ...tooLow, code: 'NO_QUOTES' })
    await ask()
    expect(await least()).toBeNull()
  })
})
