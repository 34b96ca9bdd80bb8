import { describe, expect, it } from 'vitest'
import { customTokensAmong } from '../../../src/core/money/custom-token-filter.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const USDC_ON_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

describe('tokens that anybody may have made', () => {
  it('are those of EVM chains of the profile that it does not pin, by chain and address alone', () => {
    const token = { chainId: 8453, address: TOKEN }
    const elsewhere = { chainId: 1, address: USDC_ON_BASE }
    const all = [
      token,
      elsewhere,
      { chainId: 8453, address: USDC_ON_BASE.toLowerCase() },
      { chainId: 1337, address: `0x${'7'.repeat(32)}` },
      { chainId: 77, address: TOKEN },
    ]
    expect(customTokensAmong(all, devnet)).toEqual([token, elsewhere])
  })
})
