import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import {
  type CustomTokenPorts,
  customTokenBalances,
  rememberCustomTokens,
} from '../../../src/wallet/balances/custom-tokens.ts'
import { ethInput, USER } from '../../core/honest.ts'

const PEPPER = {
  ...{ chainId: 8453, address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', isNative: false },
  ...{ symbol: 'PEP', name: 'Pepper', decimals: 9 },
}
const SAID = { symbol: 'PEP', name: 'Pepper', decimals: 9 }

describe('what a transfer has the wallet remember', () => {
  const to = (input: Partial<IntentInput>): IntentInput => ({ ...ethInput, ...input })
  const remembered = async (input: Partial<IntentInput>) => {
    const added: Currency[] = []
    const add = async (token: Currency) => added.push(token) > 0
    expect(await rememberCustomTokens(to(input), { profile: devnet, add })).toBe(added.length > 0)
    return added
  }
  const pepper = { destinationChainId: 8453, destinationCurrency: PEPPER.address.toLowerCase() }

  it('is the token that leaves or arrives and is on no list', async () => {
    expect(await remembered({ ...pepper, currencies: [PEPPER] })).toEqual([PEPPER])
    const from = { originChainId: 8453, originCurrency: PEPPER.address }
    expect(await remembered({ ...from, currencies: [PEPPER] })).toEqual([PEPPER])
  })

  it('is nothing that is only named, nor pinned, nor of a chain of another kind', async () => {
    expect(await remembered({ currencies: [PEPPER] })).toEqual([])
    expect(await remembered({})).toEqual([])
    const exchange = { ...PEPPER, chainId: 1337, address: `0x${'7'.repeat(32)}` }
    const there = { destinationChainId: 1337, destinationCurrency: exchange.address }
    expect(await remembered({ ...there, currencies: [exchange] })).toEqual([])
    const usdc = { ...PEPPER, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }
    expect(await remembered({ ...pepper, destinationCurrency: usdc.address, currencies: [usdc] })).toEqual([])
  })

  it('is no reason for the transfer not to go on, where the disk takes no more', async () => {
    const add = () => Promise.reject(new Error('the disk is full'))
    expect(await rememberCustomTokens(to({ ...pepper, currencies: [PEPPER] }), { profile: devnet, add })).toBe(true)
  })
})

describe('what an account has of tokens that the user added', () => {
  const read = async (ports: Partial<CustomTokenPorts>) => {
    const all: CustomTokenPorts = {
      tokenAt: async () => ({ ok: true, value: SAID }),
      balance: async () => ({ ok: true, value: 5n }),
      ...ports,
    }
    const [balance] = await customTokenBalances(USER, [PEPPER], all)
    return balance
  }
  const silent = async () => failedFor({ code: 'TIMEOUT' } as const, 'no answer')
  const about = { account: USER, currency: PEPPER }

  it('is described as the chain describes it now, and not as it was kept', async () => {
    expect(await read({})).toEqual({ ...about, known: true, value: 5n })
    const now = { symbol: 'USDC', name: 'USD Coin', decimals: 2 }
    const renamed = await read({ tokenAt: async () => ({ ok: true, value: now }) })
    expect(renamed).toEqual({ account: USER, currency: { ...PEPPER, ...now }, known: true, value: 5n })
  })

  it('is not known where either was not read, or no token is there', async () => {
    expect(await read({ tokenAt: silent })).toEqual({ ...about, known: false, why: { code: 'TIMEOUT' } })
    expect(await read({ balance: silent })).toEqual({ ...about, known: false, why: { code: 'TIMEOUT' } })
    const none = await read({ tokenAt: async () => ({ ok: true, value: undefined }) })
    expect(none).toEqual({ ...about, known: false, why: { code: 'CURRENCY_UNKNOWN' } })
  })
})
