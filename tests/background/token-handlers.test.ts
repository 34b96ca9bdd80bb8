import { describe, expect, it } from 'vitest'
import { tokenHandlers } from '../../entrypoints/background/token-handlers.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { failedFor } from '../../src/core/reason.ts'
import { USER } from '../core/honest.ts'

const CALLER = { id: 'page' } as never
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const SAID = { symbol: 'PEP', name: 'Pepper', decimals: 9 }
const asked = { account: USER, chainId: 8453, address: TOKEN }

function stand(said: unknown, balance: unknown) {
  const wallet = { node: () => ({ tokenAt: async () => said }), money: { balances: { balance: async () => balance } } }
  return tokenHandlers({ profile: devnet, wallet: wallet as never })
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
