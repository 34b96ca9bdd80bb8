import { describe, expect, it } from 'vitest'
import { createChainList, type ListedChain } from '../../src/wallet/chain-list.ts'

const base: ListedChain = {
  id: 8453,
  disabled: false,
  depositEnabled: true,
  vmType: 'evm',
  nativeSymbol: 'ETH',
  nativeDecimals: 18,
  slug: 'base',
  depository: '0xd',
  contracts: { approvalProxy: '0xa' },
  solverAddresses: ['0xs'],
}

function stand(answers: readonly (readonly ListedChain[] | undefined)[]) {
  const state = { asked: 0, nowSeconds: 1_000, seen: new Map<number, Readonly<Record<string, string>>>() }
  const list = createChainList({
    pinnedIds: [8453],
    source: 'test',
    chains: async () => {
      const chains = answers[Math.min(state.asked, answers.length - 1)]
      state.asked += 1
      return chains ? { ok: true, chains } : { ok: false, message: 'no answer' }
    },
    see: async ({ id, contracts }) => {
      if (!state.seen.has(id)) state.seen.set(id, contracts)
      return { contracts: state.seen.get(id) ?? {} }
    },
    nowSeconds: () => state.nowSeconds,
  })
  return { state, list }
}

describe('the list of chains', () => {
  it('is read once a minute, also by those who ask at the same time', async () => {
    const { state, list } = stand([[base]])
    await Promise.all([list(1), list(8453)])
    state.nowSeconds += 60
    await list(1)
    expect(state.asked).toBe(1)
    state.nowSeconds += 1
    await list(1)
    expect(state.asked).toBe(2)
  })

  it('is unknown where it was not read, and not asked for at once again', async () => {
    const { state, list } = stand([undefined, [base]])
    expect(await list(1)).toEqual({ known: false, why: 'no answer' })
    await list(1)
    expect(state.asked).toBe(1)
    state.nowSeconds += 61
    expect(await list(1)).toMatchObject({ known: true, value: [{ id: 8453, slug: 'base' }] })
  })

  it('comes with what was seen first of each chain that the profile pins', async () => {
    const moved = { ...base, contracts: { approvalProxy: '0xb' } }
    const { state, list } = stand([[base], [moved, { ...base, id: 7, slug: 'elsewhere' }]])
    expect(await list(1)).toMatchObject({ value: [{ firstContracts: { approvalProxy: '0xa' } }] })
    state.nowSeconds += 61
    const facts = await list(1)
    expect(facts).toMatchObject({
      value: [
        { contracts: { approvalProxy: '0xb' }, firstContracts: { approvalProxy: '0xa' } },
        { id: 7, firstContracts: undefined },
      ],
    })
    expect([...state.seen.keys()]).toEqual([8453])
  })

  it('takes a chain without deposits for disabled as an origin only', async () => {
    const { list } = stand([[{ ...base, depositEnabled: false }]])
    expect(await list(8453)).toMatchObject({ value: [{ isDisabled: true }] })
    expect(await list(1)).toMatchObject({ value: [{ isDisabled: false }] })
  })
})
