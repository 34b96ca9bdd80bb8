import { describe, expect, it } from 'vitest'
import { type EvmFacts, type Fact, knownFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import { GAS_CEILING } from '../../../../src/core/families/evm/gas-limits.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { ethInput, honestQuote, STRANGER, usdcInput } from '../../honest.ts'
import { judge } from '../lying.ts'
import { contractsWith, DEPOSITORY, dataOf, factsFor } from './quotes.ts'

const PRICE = 2_000_000_000n

function withFacts(changes: Partial<EvmFacts>, input = ethInput) {
  const quote = honestQuote(input, input === usdcInput ? [input.amount] : [])
  const { verdict, found } = judge({ input, quote, facts: factsFor(input, changes) })
  return { verdict, codes: found.map((each) => each.split(' ')[0]) }
}

describe('what a node says', () => {
  it.each<readonly [string, Partial<EvmFacts>]>([
    ['another chain', { nodeChainId: knownFact(8453, 'test') }],
    ['other decimals', { tokenDecimals: knownFact(6, 'test') }],
  ])('D31: of %s is refused', (_name, changes) => {
    expect(withFacts(changes)).toEqual({ verdict: 'refuse', codes: ['D31'] })
  })

  it('C14: of another symbol is pointed out, and no more', () => {
    expect(withFacts({ tokenSymbol: knownFact('ETHX', 'test') })).toEqual({ verdict: 'accept', codes: ['C14'] })
    expect(withFacts({ tokenSymbol: unknownFact(saying('no answer')) })).toEqual({ verdict: 'accept', codes: [] })
  })

  it('D07: of an empty place at the depository is refused', () => {
    const contracts = contractsWith({ [DEPOSITORY]: { hasCode: knownFact(false, 'test') } })
    expect(withFacts({ contracts })).toEqual({ verdict: 'refuse', codes: ['D07'] })
  })

  const silent: Fact<never> = unknownFact(saying('no answer'))
  it.each<readonly [string, Partial<EvmFacts>]>([
    ['which chain it serves', { nodeChainId: silent }],
    ['the token’s decimals', { tokenDecimals: silent }],
    ['the balance', { balance: silent }],
    ['the balance for gas', { nativeBalance: silent }],
    ['the price of gas', { maxFeePerGasWei: silent }],
    ['what stands at the depository', { contracts: contractsWith({ [DEPOSITORY]: { hasCode: silent } }) }],
    ['anything of the depository', { contracts: {} }],
  ])('D32: and does not say %s never counts as agreement', (_name, changes) => {
    const { verdict, codes } = withFacts(changes, usdcInput)
    expect([verdict, new Set(codes)]).toEqual(['override', new Set(['D32'])])
  })

  it('is not needed for what the plan does not use', () => {
    const nothing = { tokenDomain: silent, simulation: silent, depositAddresses: silent }
    expect(withFacts(nothing, usdcInput)).toEqual({ verdict: 'accept', codes: [] })
  })
})

describe('funds', () => {
  it('are not asked about where no step could be rebuilt', () => {
    const quote = honestQuote(usdcInput)
    Object.assign(dataOf(quote), { to: STRANGER })
    const poor = factsFor(usdcInput, { balance: knownFact(0n, 'test') })
    expect(judge({ input: usdcInput, quote, facts: poor }).found).toEqual(['D04 steps[0].items[0].data.to'])
  })

  it('must cover the amount, to the last unit', () => {
    const { amount } = usdcInput
    expect(withFacts({ balance: knownFact(amount, 'test') }, usdcInput).verdict).toBe('accept')
    expect(withFacts({ balance: knownFact(amount - 1n, 'test') }, usdcInput)).toEqual({
      verdict: 'refuse',
      codes: ['D30'],
    })
  })

  it('must cover the most that gas can cost, beside a native amount', () => {
    const gas = GAS_CEILING.deposit * PRICE
    const native = (balance: bigint) =>
      withFacts({
        balance: knownFact(balance, 'test'),
        nativeBalance: knownFact(balance, 'test'),
        maxFeePerGasWei: knownFact(PRICE, 'test'),
      })
    expect(native(ethInput.amount + gas).verdict).toBe('accept')
    expect(native(ethInput.amount + gas - 1n)).toEqual({ verdict: 'refuse', codes: ['D30'] })
    expect(native(ethInput.amount - 1n)).toEqual({ verdict: 'refuse', codes: ['D30'] })
  })

  it('is said to be short of both together, and by how much', () => {
    const short = ethInput.amount + GAS_CEILING.deposit * PRICE - 5n
    const facts = { balance: knownFact(short, 'test'), nativeBalance: knownFact(short, 'test') }
    const { findings } = judge({ facts: factsFor(ethInput, { ...facts, maxFeePerGasWei: knownFact(PRICE, 'test') }) })
    expect(findings).toMatchObject([
      { message: expect.stringContaining('you’re short by up to 0.000000000000000005 ETH') },
    ])
  })

  it('must cover the gas of every step', () => {
    const gas = (GAS_CEILING.approve + GAS_CEILING.deposit) * PRICE
    const token = (nativeBalance: bigint) =>
      withFacts(
        { nativeBalance: knownFact(nativeBalance, 'test'), maxFeePerGasWei: knownFact(PRICE, 'test') },
        usdcInput,
      )
    expect(token(gas).verdict).toBe('accept')
    expect(token(gas - 1n)).toEqual({ verdict: 'refuse', codes: ['D30'] })
  })

  it('need only cover the steps that are left', () => {
    const quote = honestQuote(usdcInput, [usdcInput.amount])
    const gas = GAS_CEILING.deposit * PRICE
    const contracts = contractsWith({ [DEPOSITORY]: { allowance: knownFact(usdcInput.amount, 'test') } })
    const facts = factsFor(usdcInput, {
      nativeBalance: knownFact(gas, 'test'),
      maxFeePerGasWei: knownFact(PRICE, 'test'),
      contracts,
    })
    const options = { freshSeconds: 30, stepsDone: 1 }
    expect(judge({ input: usdcInput, quote, facts, options }).verdict).toBe('accept')
    const gone = factsFor(usdcInput, { contracts: contractsWith({}) })
    expect(judge({ input: usdcInput, quote, facts: gone, options }).found).toEqual(['E13 steps'])
  })
})
