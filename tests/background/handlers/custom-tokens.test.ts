import { describe, expect, it } from 'vitest'
import { customTokenHandlers } from '../../../entrypoints/background/handlers/custom-tokens.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import { MOST_CUSTOM_TOKENS } from '../../../src/store/settings/custom-tokens.ts'
import { USER } from '../../core/honest.ts'

const CALLER = { id: 'page' } as never
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const SAID = { symbol: 'PEP', name: 'Pepper', decimals: 9 }
const asked = { account: USER, chainId: 8453, address: TOKEN }

function stand(said: unknown, balance: unknown, added: readonly Currency[] = []) {
  const wallet = { node: () => ({ tokenAt: async () => said }), money: { balances: { balance: async () => balance } } }
  let kept = added
  let told = 0
  const addedTokens = {
    list: async () => kept,
    add: async (token: Currency) => {
      if (kept.length === MOST_CUSTOM_TOKENS) return false
      kept = [...kept, token]
      return true
    },
    remove: async ({ address }: Pick<Currency, 'address'>) => {
      kept = kept.filter((each) => each.address !== address)
    },
    forget: async () => undefined,
  }
  const changed = () => {
    told += 1
  }
  const handlers = customTokenHandlers({ profile: devnet, stores: { addedTokens }, wallet: wallet as never, changed })
  return { ...handlers, told: () => told }
}

describe('what an account has of a token that is not pinned', () => {
  const currency = { chainId: 8453, address: TOKEN, isNative: false, ...SAID }

  it('is read in the decimals that its contract says', async () => {
    const handlers = stand({ ok: true, value: SAID }, { ok: true, value: 5n })
    expect(await handlers['token.balance'](asked, CALLER)).toEqual({ currency, account: USER, known: true, value: 5n })
  })

  it('is not known where the node does not say it, and none where there is no token', async () => {
    const silent = stand({ ok: true, value: SAID }, failedFor({ code: 'TIMEOUT' }, 'no answer'))
    const why = { code: 'TIMEOUT' }
    expect(await silent['token.balance'](asked, CALLER)).toEqual({ currency, account: USER, known: false, why })
    const none = stand({ ok: true, value: undefined }, { ok: true, value: 5n })
    expect(await none['token.balance'](asked, CALLER)).toBeNull()
  })
})

describe('the tokens of the user', () => {
  const currency = { chainId: 8453, address: TOKEN, isNative: false, ...SAID }
  const { chainId, address } = currency

  it('are described by the node of their chain, and not by whoever adds them; pages hear of each change', async () => {
    const handlers = stand({ ok: true, value: SAID }, undefined)
    expect(await handlers['token.add']({ chainId, address: address.toLowerCase() }, CALLER)).toEqual({
      outcome: 'added',
    })
    expect(await handlers['token.added']({}, CALLER)).toEqual({ tokens: [currency], most: MOST_CUSTOM_TOKENS })
    await handlers['token.remove']({ chainId, address }, CALLER)
    expect(await handlers['token.added']({}, CALLER)).toEqual({ tokens: [], most: MOST_CUSTOM_TOKENS })
    expect(handlers.told()).toBe(2)
  })

  it.each([
    ['nothing', { ok: true, value: undefined }],
    ['unread', failedFor({ code: 'TIMEOUT' }, 'no answer')],
  ])('are no more than before where the node says that there is %s', async (outcome, said) => {
    const handlers = stand(said, undefined)
    expect(await handlers['token.add']({ chainId, address }, CALLER)).toEqual({ outcome })
    expect(handlers.told()).toBe(0)
  })

  it('are not those that the profile pins, nor of chains that it does not have', async () => {
    const usdc = { ...currency, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }
    const handlers = stand({ ok: true, value: SAID }, undefined, [usdc, { ...currency, chainId: 77 }, currency])
    expect(await handlers['token.added']({}, CALLER)).toMatchObject({ tokens: [currency] })
    expect(await handlers['token.add']({ chainId, address: usdc.address }, CALLER)).toEqual({ outcome: 'nothing' })
  })

  it('are not more than are kept, which is said', async () => {
    const full = Array.from({ length: MOST_CUSTOM_TOKENS }, () => currency)
    const handlers = stand({ ok: true, value: SAID }, undefined, full)
    expect(await handlers['token.add']({ chainId, address }, CALLER)).toEqual({
      outcome: 'full',
      most: MOST_CUSTOM_TOKENS,
    })
  })
})
