import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { check } from '../../../check-quote/check.ts'
import { ETH, rehash, USDC } from '../../honest.ts'
import { across, native, simulated, swapAcross, swapStep } from '../evm/swaps.ts'
import { judge } from '../lying.ts'

function paid(amount: bigint, changes: Partial<IntentInput> = {}, prices?: [], currency?: string) {
  const input = { ...across, ...changes }
  const quote = swapAcross(input)
  const { orderData, paymentDetails } = quote.protocol.v2
  for (const { payment } of orderData.inputs) Object.assign(payment, { amount: `${amount}` }, currency && { currency })
  Object.assign(paymentDetails, { amount: `${amount}` }, currency && { currency })
  quote.protocol.v2.orderId = rehash(orderData)
  const facts = simulated(input, quote)
  const { findings } = judge({ input, quote, facts: { ...facts, ...(prices ? { prices } : {}) } })
  return findings.flatMap(({ code, level }) => (code.startsWith('L') ? [`${code} ${level}`] : []))
}

describe('what an order is paid in', () => {
  it('is worth what the user pays for it', () => {
    expect(paid(98_000_000n)).toEqual([])
    expect(paid(97_000_000n)).toEqual([])
    expect(paid(96_999_999n)).toEqual(['L12 warn'])
    expect(paid(93_000_000n)).toEqual(['L12 warn'])
    expect(paid(92_999_999n)).toEqual(['L12 tick'])
    expect(paid(85_000_000n)).toEqual(['L12 tick'])
    expect(paid(84_999_999n)).toEqual(['L12 refuse'])
    expect(paid(100n)).toEqual(['L12 refuse'])
    expect(paid(1n)).toEqual(['L12 refuse'])
  })

  it('needs no price where both are dollars, whatever arrives', () => {
    expect(paid(1n, {}, [])).toEqual(['L10 tick', 'L12 refuse'])
    expect(paid(98_000_000n, {}, [])).toEqual(['L10 tick'])
  })

  it('may be less by the slippage that the user asked for, with a tick', () => {
    expect(paid(85_000_000n, { slippageBasisPoints: 1_000 })).toEqual(['L12 tick'])
    expect(paid(80_000_000n, { slippageBasisPoints: 1_000 })).toEqual(['L12 tick'])
    expect(paid(75_000_000n, { slippageBasisPoints: 1_000 })).toEqual(['L12 tick'])
    expect(paid(74_999_999n, { slippageBasisPoints: 1_000 })).toEqual(['L12 refuse'])
  })

  it('cannot be compared without a price of it', () => {
    expect(paid(40n * 10n ** 15n, {}, undefined, ETH)).toEqual([])
    expect(paid(40n * 10n ** 15n, {}, [], ETH)).toEqual(['L10 tick', 'L13 override'])
  })

  it.each([
    ['the same asset', ETH],
    ['another', USDC[1]],
  ])('cannot be compared without a price of what is paid, which is said once where %s arrives', (_what, into) => {
    const input = { ...native, destinationChainId: 1, destinationCurrency: into }
    const quote = swapAcross(input)
    Object.assign(quote, { steps: [swapStep(input, quote)] })
    const found = (prices?: []) => {
      const facts = simulated(input, quote)
      const { findings } = judge({ input, quote, facts: { ...facts, ...(prices ? { prices } : {}) } })
      return findings.flatMap(({ code, level }) => (code.startsWith('L') ? [`${code} ${level}`] : []))
    }
    expect(found()).toEqual([])
    expect(found([])).toEqual(['L09 override'])
  })
})

const CASES = join(import.meta.dirname, '../../../../../shared/cases/proof')

describe.skipIf(!existsSync(CASES))('cases of before', () => {
  it.each([
    ['H1-swap-order-paid-1-unit', 'refuse', 'L12'],
    ['H1-swap-order-paid-a-millionth', 'refuse', 'L12'],
    ['H7-one-usdc-said-worth-29900', 'override', 'L09'],
    ['H8-topup-dust', 'override', 'C26'],
  ])('%s', (name, verdict, code) => {
    const judged = check(readFileSync(join(CASES, `${name}.json`), 'utf8'))
    expect(judged.verdict).toBe(verdict)
    expect(judged.findings.map((each) => each.code)).toContain(code)
  })

  it.each([
    ['H6-expected-output-1000x', 'C13'],
    ['H7-one-usdc-said-worth-29900', 'C13'],
    ['H8-topup-dust', 'C15'],
  ])('%s is refused where prices are known', (name, code) => {
    const file = JSON.parse(readFileSync(join(CASES, `${name}.json`), 'utf8'))
    const at = (chainId: number, address: string, dollars: number) => ({
      ...{ chainId, address, price: `${dollars}${'0'.repeat(18)}` },
    })
    const prices = [at(8_253_038, 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8', 60_000), at(999, ETH, 30)]
    const judged = check(JSON.stringify({ ...file, facts: { ...file.facts, prices } }))
    expect(judged.verdict).toBe('refuse')
    expect(judged.findings.map((each) => each.code)).toContain(code)
  })
})
