import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NATIVE_BITCOIN } from '../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { decodeChainRecords } from '../../../src/net/service/chain-records.ts'
import { createChainList, type ListedChain, MOST_LIST_AGE_SECONDS } from '../../../src/wallet/quotes/chain-list.ts'
import { ethInput, honestFacts } from '../../core/honest.ts'
import { judge } from '../../core/verify/lying.ts'

const DATE = 1_005_900
const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const base: ListedChain = {
  id: 8453,
  disabled: false,
  blockProductionLagging: false,
  partialDisableLimit: 0,
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
  const read = createChainList({
    pinnedIds: [8453],
    source: 'test',
    chains: async () => {
      const chains = answers[Math.min(state.asked, answers.length - 1)]
      state.asked += 1
      return chains ? { ok: true, chains, dateMilliseconds: DATE } : failedSaying('no answer')
    },
    see: async (chains) =>
      chains.map(({ id, contracts }) => {
        if (!state.seen.has(id)) state.seen.set(id, contracts)
        return { id, contracts: state.seen.get(id) ?? {} }
      }),
    nowSeconds: () => state.nowSeconds,
  })
  const list = async (...asked: Parameters<typeof read>) => (await read(...asked)).chains
  return { state, list, read }
}

describe('the list of chains', () => {
  it('is read once a minute, also by those who ask at the same time', async () => {
    const { state, list } = stand([[base]])
    await Promise.all([list(1, 60), list(8453, 60)])
    state.nowSeconds += 60
    await list(1, 60)
    expect(state.asked).toBe(1)
    state.nowSeconds += 1
    await list(1, 60)
    expect(state.asked).toBe(2)
  })

  it('is asked for again before a signature, so that a chain which was switched off since the quote is noticed', async () => {
    const { state, list } = stand([[base], [{ ...base, disabled: true }]])
    expect(await list(1, MOST_LIST_AGE_SECONDS.forQuote)).toMatchObject({ value: [{ isDisabled: false }] })
    state.nowSeconds += MOST_LIST_AGE_SECONDS.forSignature + 1
    expect(await list(1, MOST_LIST_AGE_SECONDS.forQuote)).toMatchObject({ value: [{ isDisabled: false }] })
    expect(await list(1, MOST_LIST_AGE_SECONDS.forSignature)).toMatchObject({ value: [{ isDisabled: true }] })
    await list(1, MOST_LIST_AGE_SECONDS.forSignature)
    expect(state.asked).toBe(2)
  })

  it('stands for one that could not be had, for a minute and no longer', async () => {
    const { state, list } = stand([[base], undefined])
    await list(1, MOST_LIST_AGE_SECONDS.forQuote)
    state.nowSeconds += 60
    expect(await list(1, MOST_LIST_AGE_SECONDS.forSignature)).toMatchObject({ known: true, value: [{ id: 8453 }] })
    state.nowSeconds += 1
    expect(await list(1, MOST_LIST_AGE_SECONDS.forSignature)).toMatchObject({ known: false })
  })

  it('is unknown where it was not read, and not asked for at once again', async () => {
    const { state, list } = stand([undefined, [base]])
    expect(await list(1, 60)).toEqual({ known: false, why: { code: 'SAID', words: 'no answer' } })
    await list(1, 60)
    expect(state.asked).toBe(1)
    state.nowSeconds += 61
    expect(await list(1, 60)).toMatchObject({ known: true, value: [{ id: 8453, slug: 'base' }] })
  })

  it('comes with what was seen first of each chain that the profile pins', async () => {
    const moved = { ...base, contracts: { approvalProxy: '0xb' } }
    const { state, list } = stand([[base], [moved, { ...base, id: 7, slug: 'elsewhere' }]])
    expect(await list(1, 60)).toMatchObject({ value: [{ firstContracts: { approvalProxy: '0xa' } }] })
    state.nowSeconds += 61
    const facts = await list(1, 60)
    expect(facts).toMatchObject({
      value: [
        { contracts: { approvalProxy: '0xb' }, firstContracts: { approvalProxy: '0xa' } },
        { id: 7, firstContracts: undefined },
      ],
    })
    expect([...state.seen.keys()]).toEqual([8453])
  })

  it('comes with how far the clocks are apart, where the service answered just now', async () => {
    const { state, read } = stand([[base], undefined])
    expect(await read(1, MOST_LIST_AGE_SECONDS.forSignature)).toMatchObject({ skewSeconds: 5 })
    state.nowSeconds += MOST_LIST_AGE_SECONDS.forSignature
    expect(await read(1, MOST_LIST_AGE_SECONDS.forSignature)).toMatchObject({ skewSeconds: 5 })
    state.nowSeconds += 1
    expect(await read(1, MOST_LIST_AGE_SECONDS.forSignature)).toMatchObject({
      chains: { known: true },
      skewSeconds: undefined,
    })
  })

  it('hands on that a chain is slow', async () => {
    const { list } = stand([[{ ...base, blockProductionLagging: true }]])
    expect(await list(1, 60)).toMatchObject({ value: [{ isLagging: true }] })
  })

  it.each([
    [0, false],
    [250, true],
  ])('hands on whether the service limits what it moves there: %i', async (partialDisableLimit, isLimited) => {
    const { list } = stand([[{ ...base, partialDisableLimit }]])
    expect(await list(1, 60)).toMatchObject({ value: [{ isLimited }] })
  })

  it('takes a chain without deposits for disabled as an origin only', async () => {
    const { list } = stand([[{ ...base, depositEnabled: false }]])
    expect(await list(8453, 60)).toMatchObject({ value: [{ isDisabled: true }] })
    expect(await list(1, 60)).toMatchObject({ value: [{ isDisabled: false }] })
  })
})

it('the list of the reference service says what the profile pins, on every chain', async () => {
  const golden: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../contract/golden/chains.json'), 'utf8'),
  )
  const decoded = decodeChainRecords(golden)
  if (!decoded.ok) throw new Error(decoded.message)
  const list = createChainList({
    pinnedIds: devnet.chains.map(({ id }) => id),
    source: 'golden',
    chains: async () => decoded,
    see: async (chains) => chains,
    nowSeconds: () => 1,
  })
  const { chains } = await list(1, 60)
  expect(chains).toMatchObject({ known: true })
  const destinations = [
    {},
    { destinationChainId: 999 },
    { destinationChainId: 8_253_038, destinationCurrency: NATIVE_BITCOIN, recipient: BITCOIN_ADDRESS },
    { destinationChainId: 1337, destinationCurrency: `0x${'0'.repeat(32)}` },
    { destinationChainId: 3_586_256, destinationCurrency: '0', recipient: '12' },
  ]
  for (const changes of destinations) {
    const { found } = judge({ input: { ...ethInput, ...changes }, facts: { ...honestFacts(), chains } })
    expect(found.filter((each) => each.startsWith('N'))).toEqual([])
  }
})
