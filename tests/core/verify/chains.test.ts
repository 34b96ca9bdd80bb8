import { describe, expect, it } from 'vitest'
import type { Chain } from '../../../src/core/chain/chain.ts'
import type { ChainRecordFact, Facts } from '../../../src/core/chain/facts.ts'
import { knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import { contractsOf } from '../../../src/core/chain/pinned-contracts.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import { ethInput, honestFacts, STRANGER } from '../honest.ts'
import { sendEth } from './evm/quotes.ts'
import { judge } from './lying.ts'

const CONTRACTS = {
  multicall3: '0xca11bde05977b3631167028862be2a173976ca11',
  approvalProxy: '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98',
}

function records(change: (of: (slug: string) => Record<string, unknown>, all: unknown[]) => unknown = () => undefined) {
  const vmTypes = { 'ethereum-vm': 'evm', 'bitcoin-vm': 'bvm', 'hyperliquid-vm': 'hypevm', 'lighter-vm': 'lvm' }
  const list = devnet.chains.map(
    (chain): ChainRecordFact => ({
      id: chain.id,
      slug: chain.slug,
      vmType: vmTypes[chain.vm],
      nativeSymbol: chain.native.symbol,
      nativeDecimals: chain.native.decimals,
      depository: chain.depositories[0]?.toLowerCase(),
      contracts: {
        ...CONTRACTS,
        ...(chain.vm === 'ethereum-vm'
          ? {
              'v3.erc20Router': '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
              'v3.approvalProxy': '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be',
            }
          : {}),
      },
      firstContracts: undefined,
      solvers: [],
      isDisabled: false,
      isLagging: false,
      isLimited: false,
    }),
  )
  const of = (slug: string) => (list.find((each) => each.slug === slug) ?? {}) as Record<string, unknown>
  change(of, list)
  return list
}

const listed = (list: readonly ChainRecordFact[]): Facts => ({ ...honestFacts(), chains: knownFact(list, 'test') })

describe('the service\u2019s list of chains', () => {
  it('that says what is pinned is no finding', () => {
    expect(judge({ facts: listed(records()) })).toMatchObject({ verdict: 'accept', found: [] })
    expect(judge({ facts: listed([]) })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('N13: that was not read is pointed out, and stops nothing', () => {
    const judged = judge({ facts: { ...honestFacts(), chains: unknownFact(saying('no answer')) } })
    expect(judged).toMatchObject({ verdict: 'accept', found: ['N13 facts.chains'] })
  })

  it.each<[string, string, Parameters<typeof records>[0], 'refuse' | 'override']>([
    ['N02 ethereum.currency', 'another currency', (of) => (of('ethereum')['nativeSymbol'] = 'FREE'), 'refuse'],
    ['N02 base.currency', 'other decimals', (of) => (of('base')['nativeDecimals'] = 6), 'refuse'],
    ['N03 base', 'a chain twice', (of, all) => all.push({ ...of('base') }), 'refuse'],
    ['N04 ethereum.vmType', 'another kind', (of) => (of('ethereum')['vmType'] = 'bvm'), 'refuse'],
    [
      'N07 ethereum.contracts.v3.approvalProxy',
      'another proxy',
      (of) => (of('ethereum')['contracts'] = { 'v3.approvalProxy': STRANGER }),
      'override',
    ],
    [
      'N07 ethereum.contracts.v3.erc20Router',
      'another router',
      (of) => (of('ethereum')['contracts'] = { 'v3.erc20Router': STRANGER }),
      'override',
    ],
    [
      'N07 base.contracts.approvalProxy',
      'a contract that was another',
      (of) => (of('base')['firstContracts'] = { ...CONTRACTS, approvalProxy: STRANGER }),
      'override',
    ],
    ['N08 base.protocol.v2.chainId', 'the name of another chain', (of) => (of('base')['slug'] = 'hyperevm'), 'refuse'],
    [
      'N08 base.protocol.v2.chainId',
      'its name given to another chain',
      (of) => (of('hyperevm')['slug'] = 'base'),
      'refuse',
    ],
    [
      'D08 ethereum.protocol.v2.depository',
      'another depository',
      (of) => (of('ethereum')['depository'] = STRANGER),
      'refuse',
    ],
    ['N10 base.disabled', 'a chain that is out of order', (of) => (of('base')['isDisabled'] = true), 'refuse'],
  ])('%s: %s', (expected, _name, change, verdict) => {
    const [code = '', path = ''] = expected.split(' ')
    const judged = judge({ facts: listed(records(change)) })
    expect(judged).toMatchObject({ verdict, found: [`${code} facts.chains.${path}`] })
  })

  it('is only warned of where a chain is slow', () => {
    const judged = judge({ facts: listed(records((of) => (of('base')['isLagging'] = true))) })
    expect(judged).toMatchObject({ verdict: 'accept', found: ['N11 facts.chains.base.blockProductionLagging'] })
  })

  it('is only warned of where the service limits what it moves there, since nobody says in what', () => {
    const judged = judge({ facts: listed(records((of) => (of('base')['isLimited'] = true))) })
    expect(judged).toMatchObject({ verdict: 'accept', found: ['N12 facts.chains.base.partialDisableLimit'] })
  })

  it('names a router where one is pinned, and may name any where none is', () => {
    const [ethereum, ...others] = devnet.chains
    if (!ethereum) throw new Error('expected a chain')
    const routers = contractsOf(ethereum, 'router')
    const judgedWith = (contracts: Chain['contracts']) => {
      const chain = { ...ethereum, contracts }
      const list = records((of) => (of('ethereum')['contracts'] = { 'v3.erc20Router': STRANGER }))
      return judge({ profile: { ...devnet, chains: [chain, ...others] }, facts: listed(list) }).found
    }
    expect(judgedWith([])).toEqual([])
    expect(judgedWith(routers)).toEqual(['N07 facts.chains.ethereum.contracts.v3.erc20Router'])
  })

  it.each([
    ['Bitcoin', 8_253_038, 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['exchange A', 1337, `0x${'0'.repeat(32)}`, STRANGER],
    ['exchange B', 3_586_256, '0', '12'],
  ])('calls %s by its own kind', (_name, destinationChainId, destinationCurrency, recipient) => {
    const input = { ...ethInput, destinationChainId, destinationCurrency, recipient }
    const own = listed(records())
    expect(judge({ input, facts: own }).found).toEqual([])
    const list = records((_of, all) => {
      for (const record of all as Record<string, unknown>[]) record['vmType'] = 'evm'
    })
    const { slug } = devnet.chains.find(({ id }) => id === destinationChainId) ?? { slug: '' }
    expect(judge({ input, facts: listed(list) }).found).toEqual([`N04 facts.chains.${slug}.vmType`])
  })

  it('is told of once where everything happens on one chain', () => {
    const list = records((of) => (of('ethereum')['nativeDecimals'] = 6))
    const { found } = judge({ input: sendEth, facts: listed(list) })
    expect(found.filter((each) => each.startsWith('N02'))).toEqual(['N02 facts.chains.ethereum.currency'])
  })

  it('names any of several pinned depositories', () => {
    const chains = devnet.chains.map((chain) => ({ ...chain, depositories: [...chain.depositories, STRANGER] }))
    const list = records((of) => (of('ethereum')['depository'] = STRANGER))
    expect(judge({ profile: { ...devnet, chains }, facts: listed(list) }).found).toEqual([])
  })

  it('may leave things out, have more chains, and differ where no money goes now', () => {
    const change: Parameters<typeof records>[0] = (of, all) => {
      all.push({ ...of('base'), id: 77_777, slug: 'elsewhere' })
      Object.assign(of('hyperevm'), { nativeSymbol: 'FREE', isDisabled: true, depository: STRANGER })
      Object.assign(of('ethereum'), {
        slug: undefined,
        vmType: undefined,
        nativeSymbol: undefined,
        depository: undefined,
        contracts: {},
      })
    }
    expect(judge({ facts: listed(records(change)) })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('names an exchange\u2019s dollar with or without its kind', () => {
    const toExchange = { destinationChainId: 3_586_256, destinationCurrency: '0', recipient: '12' }
    const input = {
      user: STRANGER,
      refundTo: STRANGER,
      originChainId: 1,
      originCurrency: '0x0000000000000000000000000000000000000000',
      amount: 10n ** 17n,
      tradeType: 'EXACT_INPUT' as const,
      ...toExchange,
    }
    const change: Parameters<typeof records>[0] = (of) => (of('lighter')['nativeSymbol'] = 'USDC')
    expect(judge({ input, facts: listed(records(change)) }).found).toEqual([])
  })
})
