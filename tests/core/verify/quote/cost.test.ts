import { describe, expect, it } from 'vitest'
import { currenciesOf } from '../../../../src/core/chain/chain.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { costOf } from '../../../../src/core/verify/quote/cost.ts'
import { ETH, ethInput, intentOf, USDC } from '../../honest.ts'
import { consistent, judge, lied } from '../lying.ts'

/** The loss is in basis points. */
function losing(basisPoints: bigint, input: IntentInput = ethInput) {
  const least = ((input.amount * (10_000n - basisPoints)) / 10_000n).toString()
  const quote = lied(
    consistent((order, each) => {
      each.details.currencyOut.minimumAmount = least
      for (const payment of order.output.payments) payment.minimumAmount = least
    }),
    input,
  )
  return judge({ input, quote })
}

describe('what a transfer costs', () => {
  it.each<[string, bigint, string, readonly string[]]>([
    ['3 %', 300n, 'accept', []],
    ['a little more', 301n, 'accept', ['L04']],
    ['10 %', 1_000n, 'accept', ['C22', 'L04']],
    ['a little more than that', 1_001n, 'accept', ['C22', 'L05']],
    ['a fifth', 2_000n, 'override', ['C25', 'L05']],
    ['more than a fifth', 2_001n, 'refuse', ['C25', 'C13']],
  ])('%s', (_name, basisPoints, verdict, codes) => {
    const judged = losing(basisPoints)
    expect(judged.verdict).toBe(verdict)
    expect(judged.findings.map(({ code }) => code)).toEqual(codes)
  })

  it('says how much of how much', () => {
    expect(losing(1_501n).findings.find(({ code }) => code === 'L05')?.message).toBe(
      'You’d lose a lot: up to 0.01501 ETH of 0.1 ETH.',
    )
  })

  it('cannot be known without a price', () => {
    const toBitcoin = {
      ...ethInput,
      destinationChainId: 8_253_038,
      destinationCurrency: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
      recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    }
    // The satoshis equal the wei.
    expect(losing(600n, toBitcoin).findings.map(({ code }) => code)).toEqual(['C22'])
    expect(losing(600n, toBitcoin).quote).toMatchObject({ cost: undefined, loss: { pays: 250_000_000n } })
  })
})

describe('costOf', () => {
  const cost = (changes: Partial<IntentInput>, out: bigint, profile = devnet) => {
    const intent = intentOf({ ...ethInput, ...changes }, profile)
    return costOf({ intent, profile, amountIn: intent.amount }, out)
  }
  const usdcOnBase = { originChainId: 8453, originCurrency: USDC[8453], amount: 100_000_000n }

  it('compares one asset, and dollars, across decimals', () => {
    expect(cost({}, 99_000_000_000_000_000n)).toBe(1_000_000_000_000_000n)
    expect(
      cost({ ...usdcOnBase, destinationChainId: 1337, destinationCurrency: `0x${'0'.repeat(32)}` }, 9_900_000_000n),
    ).toBe(1_000_000n)
    const usdt = currenciesOf(devnet.chains[0] ?? fail()).find(({ symbol }) => symbol === 'USDT')?.address ?? ''
    expect(cost({ ...usdcOnBase, destinationChainId: 1, destinationCurrency: usdt }, 99_000_000n)).toBe(1_000_000n)
    expect(
      cost({ ...usdcOnBase, destinationChainId: 3_586_256, destinationCurrency: '0', recipient: '12' }, 99_000_000n),
    ).toBe(1_000_000n)
  })

  it('compares one asset with fewer decimals than it is paid in, and with its wrapped form', () => {
    const perps = { originChainId: 1337, originCurrency: `0x${'0'.repeat(32)}`, amount: 10_000_000_000n }
    const toBase = { ...perps, destinationChainId: 8453, destinationCurrency: USDC[8453] }
    expect(cost(toBase, 99_000_000n)).toBe(100_000_000n)
    const weth = { chainId: 8453, address: '0x4200000000000000000000000000000000000006', symbol: 'WETH', decimals: 18 }
    const wrapped = { ...weth, name: 'Wrapped Ether', isNative: false }
    const chains = devnet.chains.map((chain) =>
      chain.id === 8453 ? { ...chain, tokens: [...chain.tokens, wrapped] } : chain,
    )
    expect(cost({ destinationCurrency: weth.address }, 99n * 10n ** 15n, { ...devnet, chains })).toBe(10n ** 15n)
  })

  it('does not count gas that was asked for as lost', () => {
    const asked = { ...usdcOnBase, destinationChainId: 1, destinationCurrency: USDC[1], topupGasUsd: 2_000_000n }
    expect(cost(asked, 97_000_000n)).toBe(1_000_000n)
  })

  it('counts gas that was asked for in dollars against dollars alone', () => {
    const intent = { ...intentOf(ethInput), topupGasUsd: 2_000_000n }
    const { amount } = intent
    expect(costOf({ intent, profile: devnet, amountIn: amount }, amount)).toBe(0n)
  })

  it('is undefined for different assets, and for a currency that only calls itself the same', () => {
    expect(cost({ destinationCurrency: USDC[8453] }, 1n)).toBeUndefined()
    const fake = {
      chainId: 8453,
      address: `0x${'12'.repeat(20)}`,
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
      isNative: false,
    }
    expect(cost({ destinationCurrency: fake.address, currencies: [fake] }, 1n)).toBeUndefined()
    expect(cost({ destinationCurrency: ETH }, 0n)).toBe(ethInput.amount)
  })
})

function fail(): never {
  throw new Error('expected a chain')
}
