import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import { type FindTokenPorts, findToken } from '../../../src/wallet/balances/token-lookup.ts'

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const USDC_ON_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const SAID = { symbol: 'PEP', name: 'Pepper', decimals: 9 }

function stand(at: Partial<Record<number, 'token' | 'silent'>>) {
  const asked: (readonly [number, string])[] = []
  const ports: FindTokenPorts = {
    profile: devnet,
    tokenAt: async (chainId, address) => {
      asked.push([chainId, address])
      if (at[chainId] === 'silent') return failedFor({ code: 'TIMEOUT' }, 'no answer')
      return { ok: true, value: at[chainId] === 'token' ? SAID : undefined }
    },
  }
  return { asked, find: (text: string, chainIds?: readonly number[]) => findToken(text, chainIds, ports) }
}

describe('an address that was pasted', () => {
  it('is looked up on every EVM chain, each answer by its own node', async () => {
    const { find } = stand({ 8453: 'token', 999: 'silent' })
    const currency = { chainId: 8453, address: TOKEN, isNative: false, ...SAID }
    expect(await find(` ${TOKEN.toLowerCase()} `)).toEqual([
      { chainId: 1, found: 'nothing' },
      { chainId: 8453, found: 'token', currency },
      { chainId: 999, found: 'unread', why: { code: 'TIMEOUT' } },
    ])
  })

  it('is looked up on the chains that are named, and on none that is of another kind', async () => {
    const { asked, find } = stand({})
    await find(TOKEN, [999, 8_253_038, 4242])
    expect(asked).toEqual([[999, TOKEN]])
  })

  it('is not looked up where it is pinned', async () => {
    const { asked, find } = stand({ 8453: 'token' })
    expect(await find(USDC_ON_BASE, [8453])).toEqual([])
    await find(USDC_ON_BASE)
    expect(asked.map(([chainId]) => chainId)).toEqual([1, 999])
  })

  it.each(['', 'USDC', '0x12', `${TOKEN.slice(0, -1)}A`, '0x0000000000000000000000000000000000000000'])(
    'is asked of nobody where it is none: %s',
    async (text) => {
      const { asked, find } = stand({})
      expect(await find(text)).toEqual([])
      expect(asked).toEqual([])
    },
  )
})
