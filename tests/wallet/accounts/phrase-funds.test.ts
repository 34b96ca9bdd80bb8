import { expect, it } from 'vitest'
import { familyOf } from '../../../src/core/chain/chain.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { type FundPorts, phraseFunds } from '../../../src/wallet/accounts/phrase-funds.ts'

const BITCOIN = devnet.chains.find((chain) => familyOf(chain) === 'bitcoin')
const EVM = devnet.chains.find((chain) => familyOf(chain) === 'evm')

const ADDRESSES = {
  accounts: [0, 1, 2].map((index) => ({ index, address: `0x${index}` })),
  bitcoin: [
    { purpose: 44, address: '1old' },
    { purpose: 49, address: '3old' },
    { purpose: 84, address: 'bc1q' },
    { purpose: 86, address: 'bc1p' },
  ],
} as const

const reading = (money: Readonly<Record<string, bigint>>, silent?: string): FundPorts => ({
  profile: devnet,
  standsAt: async ({ chainId, isNative }, address) => {
    if (address === silent) return { ok: false, message: 'silent', reason: { code: 'LOCKED' } }
    const isAsked = chainId === BITCOIN?.id || (chainId === EVM?.id && isNative)
    return { ok: true, value: isAsked ? (money[address] ?? 0n) : 0n }
  },
})

it('lists the first account, others with money, and Bitcoin on paths that the wallet does not use', async () => {
  const found = await phraseFunds(ADDRESSES, reading({ '0x2': 7n, '1old': 3n, bc1q: 2n, bc1p: 1n }))
  expect(found.accounts.map(({ index, held }) => [index, held.map(({ amount }) => amount.value)])).toEqual([
    [0, [3n]],
    [2, [7n]],
  ])
  expect(found.older).toMatchObject([{ standard: 'BIP-44', address: '1old', amount: { value: 3n } }])
  expect(found.isWhole).toBe(true)
})

it('says when a node did not answer', async () => {
  const found = await phraseFunds(ADDRESSES, reading({}, '0x1'))
  expect(found).toMatchObject({ accounts: [{ index: 0, held: [] }], older: [], isWhole: false })
})
