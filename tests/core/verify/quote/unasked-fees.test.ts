import { describe, expect, it } from 'vitest'
import { ETH, ethInput, STRANGER, USDC, usdcFacts, usdcInput } from '../../honest.ts'
import { judge, lied } from '../lying.ts'

const eth = { chainId: 1, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 }
const usdc = { chainId: 8453, address: USDC[8453], symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const fee = (amount: bigint, currency: object = eth) => ({ currency, amount: `${amount}`, amountUsd: '0.00' })

function withFees(fees: Readonly<Record<string, object>>) {
  const { verdict, findings } = judge({ quote: lied((quote) => Object.assign(quote, { fees })) })
  return { verdict, found: findings.map(({ code, level, at }) => `${code} ${level} ${at}`) }
}

const paid = ethInput.amount
const share = (millionths: bigint) => (paid * millionths) / 1_000_000n

describe('a fee that nobody asked for', () => {
  it.each(['app', 'App', 'partner', 'x'])('is told where it is small, whatever it is called: %s', (name) => {
    const found = [`L14 warn fees.${name}.amount`]
    expect(withFees({ [name]: fee(1n) })).toEqual({ verdict: 'accept', found })
    expect(withFees({ [name]: fee(share(5_000n)) })).toEqual({ verdict: 'accept', found })
  })

  it.each([share(5_000n) + 1n, share(10_000n), paid / 2n, paid])('of %s needs the expert', (amount) => {
    expect(withFees({ app: fee(amount) })).toEqual({ verdict: 'override', found: ['L14 override fees.app.amount'] })
  })

  it('is added up over all its names', () => {
    const half = share(2_500n)
    expect(withFees({ app: fee(half), partner: fee(half) }).verdict).toBe('accept')
    expect(withFees({ app: fee(half), partner: fee(half), tip: fee(1n) })).toEqual({
      verdict: 'override',
      found: ['app', 'partner', 'tip'].map((name) => `L14 override fees.${name}.amount`),
    })
  })

  it('is measured by what arrives where it is taken of that', () => {
    const { currencyOut } = lied(() => undefined).details
    const there = { ...eth, chainId: 8453 }
    const out = BigInt(currencyOut.amount)
    expect(withFees({ app: fee((out * 5_000n) / 1_000_000n, there) }).verdict).toBe('accept')
    expect(withFees({ app: fee((out * 5_000n) / 1_000_000n + 1n, there) }).verdict).toBe('override')
  })

  it('needs the expert where only a price could measure it', () => {
    const app = { app: fee(1n, { ...usdc, chainId: 1, address: USDC[1] }) }
    expect(withFees(app)).toEqual({ verdict: 'override', found: ['L14 override fees.app.amount'] })
    const quote = lied(
      (each) => Object.assign(each, { fees: { app: fee(10n ** 18n, { ...eth, chainId: 8453 }) } }),
      usdcInput,
      [usdcInput.amount],
    )
    expect(judge({ input: usdcInput, quote, facts: { ...usdcFacts(), prices: [] } }).verdict).toBe('override')
    // By an independent price, it exceeds the whole payment.
    expect(judge({ input: usdcInput, quote, facts: usdcFacts() }).verdict).toBe('refuse')
  })

  it('is measured by what a swap makes of the input where it is taken of that', () => {
    const payment = { currency: USDC[1], amount: '200000000' }
    const found = (amount: bigint) => {
      const quote = lied((each) => {
        Object.assign(each.protocol.v2.orderData.inputs[0]?.payment ?? {}, payment)
        Object.assign(each, { fees: { app: fee(amount, { ...usdc, chainId: 1, address: USDC[1] }) } })
      })
      return judge({ quote }).findings.find(({ code }) => code === 'L14')?.level
    }
    expect(found(1_000_000n)).toBe('warn')
    expect(found(1_000_001n)).toBe('override')
  })

  it('is refused where its currency has nothing to do with the way', () => {
    expect(withFees({ app: fee(1n, { ...eth, address: STRANGER }) })).toEqual({
      verdict: 'refuse',
      found: ['L01 refuse fees.app.currency'],
    })
  })

  it('is not one of the service’s own, or none at all', () => {
    const own = {
      gas: fee(paid),
      relayer: fee(paid),
      relayerGas: fee(1n),
      relayerService: fee(1n),
      subsidized: fee(1n),
    }
    expect(withFees({ ...own, app: fee(0n) })).toEqual({ verdict: 'accept', found: [] })
  })
})
