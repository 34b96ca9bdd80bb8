import { describe, expect, it } from 'vitest'
import type { SendIntentInput } from '../../src/provider/methods/send-intent.ts'
import {
  isProviderMethod,
  PROVIDER_METHODS,
  type ProviderHandlers,
  type ProviderResult,
} from '../../src/provider/methods.ts'
import { ProviderRpcError, RPC_ERROR_CODES, rpcFailureOf } from '../../src/provider/rpc-error.ts'

describe('the table', () => {
  it('knows its own methods and no names of Object', () => {
    expect(Object.keys(PROVIDER_METHODS).every(isProviderMethod)).toBe(true)
    expect(
      ['constructor', 'toString', '__proto__', 'eth_sign', 'eth_signTransaction', 'wallet_signAuthorization', ''].some(
        isProviderMethod,
      ),
    ).toBe(false)
  })

  it('meters whatever prompts', () => {
    for (const row of Object.values(PROVIDER_METHODS)) if (row.prompts) expect(row.counts).toBe('asking')
  })

  it('does not compile with a handler missing, a wrong answer, or a dApp’s wrong parameters', () => {
    // @ts-expect-error all methods but one
    const missing: ProviderHandlers = { eth_accounts: async () => [] }
    // @ts-expect-error an id is a text
    const wrong: ProviderResult<'wallet_sendIntent'> = { id: 1 }
    // @ts-expect-error an amount is hex text, never a number
    const sent: SendIntentInput = { version: '1.0.0', output: { asset: 'eip155:1/slip44:60', amount: 1 } }
    expect([missing, wrong, sent]).toHaveLength(3)
  })
})

describe('errors', () => {
  it('7: have no code that clients ask again for by themselves', () => {
    const askedAgain = [-1, 429, -32603, -32005, -32007]
    expect(Object.values(RPC_ERROR_CODES).filter((code) => askedAgain.includes(code))).toEqual([])
  })

  it('speak only when they were made for the page', () => {
    expect(rpcFailureOf(new ProviderRpcError(-32003, 'refused', { errorCode: 'NO_ROUTE' }))).toEqual({
      code: -32003,
      message: 'refused',
      data: { errorCode: 'NO_ROUTE' },
    })
    for (const thrown of [Object.assign(new Error('secret'), { code: 4001 }), 'secret', undefined, null]) {
      expect(rpcFailureOf(thrown)).toMatchObject({ code: -32000 })
      expect(JSON.stringify(rpcFailureOf(thrown))).not.toContain('secret')
    }
  })
})
