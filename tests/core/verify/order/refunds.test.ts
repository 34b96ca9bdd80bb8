import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { ETH, ethInput, rehash, STRANGER, USDC, USER, usdcFacts, usdcInput } from '../../honest.ts'
import { approveStep, factsFor, PROXY, USDT } from '../evm/quotes.ts'
import { across, PAID, swapAcross, swapStep } from '../evm/swaps.ts'
import { consistent, judge, lied } from '../lying.ts'

const BITCOIN = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'
const AT = 'protocol.v2.orderData.inputs[0].refunds'
const THIRD = 'hyperevm'
const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

type Refund = Readonly<{
  chainId: string
  recipient: string
  currency: string
  minimumAmount: string
  deadline: number
  extraData: string
}>

function withRefunds(refunds: readonly Partial<Refund>[], input: IntentInput = ethInput) {
  const isEth = input.originCurrency === ETH
  const lie = consistent((order) => {
    const [first] = order.inputs
    const [honest] = first?.refunds ?? []
    if (first && honest) first.refunds = refunds.map((each) => ({ ...honest, ...each }))
  })
  const quote = lied(lie, input, isEth ? [] : [input.amount])
  const { verdict, found } = judge({ input, quote, ...(isEth ? {} : { facts: usdcFacts() }) })
  return { verdict, found: found.map((each) => each.replace(AT, '')) }
}

const accepted = { verdict: 'accept', found: [] }
const refused = (...found: readonly string[]) => ({ verdict: 'refuse', found })
const toOther = { ...ethInput, recipient: STRANGER, refundTo: OTHER }
const home = { chainId: 'ethereum', recipient: OTHER }

describe('the least that a refund is made of', () => {
  const paid = ethInput.amount
  const on = (minimumAmount: bigint, more: Partial<Refund> = {}) =>
    withRefunds([{ minimumAmount: `${minimumAmount}`, ...more }])

  it.each([0n, 1n, paid - 1n, paid])('is %s of what was paid', (least) => {
    expect(on(least)).toEqual(accepted)
  })

  it.each([paid + 1n, paid * 1_000n, 10n ** 40n, 2n ** 256n - 1n])(
    'is refused at %s, which nothing could meet',
    (least) => {
      expect(on(least)).toEqual(refused('K21 [0].minimumAmount'))
    },
  )

  it('is nothing on the destination, whose currency is worth what nobody here knows', () => {
    const there = { chainId: 'base', currency: ETH }
    expect(withRefunds([{}, { ...there }])).toEqual(accepted)
    expect(withRefunds([{}, { ...there, minimumAmount: '1' }])).toEqual(refused('K21 [1].minimumAmount'))
    expect(withRefunds([{}, { ...there, currency: USDC[8453], minimumAmount: '1' }])).toEqual(
      refused('K21 [1].minimumAmount'),
    )
  })

  it('is looked at in each of several', () => {
    const high = { minimumAmount: `${paid + 1n}` }
    expect(withRefunds([{}, high, {}, high])).toEqual(refused('K21 [1].minimumAmount', 'K21 [3].minimumAmount'))
  })

  it('is nothing in the user’s currency where the order is paid in another one', () => {
    const lie = (minimumAmount: string, currency: string) =>
      consistent((order) => {
        const [first] = order.inputs
        Object.assign(first?.payment ?? {}, { currency: USDC[1], amount: '199000000' })
        Object.assign(first?.refunds[0] ?? {}, { currency, minimumAmount })
      })
    const found = (least: string, currency: string) =>
      judge({ quote: lied(lie(least, currency)) }).found.filter((each) => /^K(21|06)/.test(each))
    expect(found('199000000', USDC[1])).toEqual([])
    expect(found('199000001', USDC[1])).toEqual([`K21 ${AT}[0].minimumAmount`])
    expect(found('0', ETH)).toEqual([])
    expect(found('1', ETH)).toEqual([`K21 ${AT}[0].minimumAmount`])
  })
})

it('needs a tick above what a swap brings at least, of what the order is paid in', () => {
  const levels = (least: bigint, wishes: Partial<IntentInput> = {}) => {
    const input = { ...across, ...wishes }
    const quote = swapAcross(input)
    const { orderData } = quote.protocol.v2
    for (const refund of orderData.inputs[0]?.refunds ?? []) Object.assign(refund, { minimumAmount: `${least}` })
    quote.protocol.v2.orderId = rehash(orderData)
    Object.assign(quote, { steps: [approveStep(input, PROXY), swapStep(input, quote)] })
    const { findings } = judge({ input, quote, facts: factsFor(input) })
    return findings.flatMap(({ code, level }) => (code === 'K21' ? level : []))
  }
  const slipping = { slippageBasisPoints: 100 }
  const least = (PAID * 99n) / 100n
  expect(levels(PAID)).toEqual([])
  expect(levels(PAID + 1n)).toEqual(['refuse'])
  expect(levels(least, slipping)).toEqual([])
  expect(levels(least + 1n, slipping)).toEqual(['tick'])
  expect(levels(PAID, slipping)).toEqual(['tick'])
  expect(levels(PAID + 1n, slipping)).toEqual(['refuse'])
})

describe('what a refund is made in', () => {
  it('is what was paid, on the origin', () => {
    expect(withRefunds([{}, {}])).toEqual(accepted)
    expect(withRefunds([{ currency: USDC[1] }])).toEqual(refused('K06 [0]'))
    expect(withRefunds([{ currency: STRANGER }])).toEqual(refused('K06 [0]'))
  })

  it.each([ETH, USDC[8453], USDT.toLowerCase()])(
    'is any pinned currency on the destination, such as %s',
    (currency) => {
      expect(withRefunds([{}, { chainId: 'base', currency }])).toEqual(accepted)
    },
  )

  it('is a native currency there too, which has the same address on all chains', () => {
    const toDollars = { ...ethInput, destinationCurrency: USDC[8453] }
    expect(withRefunds([{}, { chainId: 'base', currency: ETH }], toDollars).found).not.toContain('K06 [1]')
  })

  it('is none that is not pinned there', () => {
    expect(withRefunds([{}, { chainId: 'base', currency: USDC[1] }])).toEqual(refused('K06 [1]'))
    expect(withRefunds([{}, { chainId: 'base', currency: STRANGER }])).toEqual(refused('K06 [1]'))
  })

  it('is nothing on a third chain, whatever is pinned there', () => {
    expect(withRefunds([{}, { chainId: THIRD }])).toEqual(refused('K06 [1]', 'K05 [1].recipient'))
    const onBitcoin = { chainId: 'bitcoin', currency: BITCOIN, recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
    expect(withRefunds([{}, onBitcoin])).toEqual(refused('K06 [1]', 'K05 [1].recipient'))
    expect(withRefunds([{ chainId: 'base' }, { chainId: THIRD }]).found).toContain('K07 ')
  })
})

describe('whom a refund goes to', () => {
  it('is the address for refunds, on the origin', () => {
    expect(withRefunds([home], toOther)).toEqual(accepted)
    for (const recipient of [STRANGER, USER]) {
      expect(withRefunds([{ ...home, recipient }], toOther)).toEqual(refused('K05 [0].recipient'))
    }
  })

  it.each([STRANGER, OTHER])('is the recipient or the address for refunds on the destination: %s', (recipient) => {
    expect(withRefunds([home, { chainId: 'base', recipient }], toOther)).toEqual(accepted)
    expect(withRefunds([home, { chainId: 'base', recipient, currency: USDC[8453] }], toOther)).toEqual(accepted)
  })

  it('is nobody else there', () => {
    expect(withRefunds([home, { chainId: 'base', recipient: USER }], toOther)).toEqual(refused('K05 [1].recipient'))
    expect(withRefunds([home, { chainId: 'base', recipient: USER, currency: USDC[8453] }], toOther)).toEqual(
      refused('K05 [1].recipient'),
    )
  })

  it('is checked in tokens too', () => {
    expect(withRefunds([{}], usdcInput)).toEqual(accepted)
    expect(withRefunds([{ minimumAmount: `${usdcInput.amount + 1n}` }], usdcInput)).toEqual(
      refused('K21 [0].minimumAmount'),
    )
    expect(withRefunds([{ recipient: STRANGER }], usdcInput)).toEqual(refused('K05 [0].recipient'))
  })
})
