import { describe, expect, it } from 'vitest'
import { ETH, ethInput, STRANGER, USDC } from '../../honest.ts'
import { judge, lied } from '../lying.ts'

const eth = { chainId: 1, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 }
const there = { ...eth, chainId: 8453 }
const amount = (currency: object) => ({ currency, amount: '1', amountUsd: '0.01' })

function describing(more: object) {
  const asked = { ...ethInput, topupGasUsd: undefined }
  const { verdict, found, quote } = judge({
    input: asked,
    quote: lied((each) => Object.assign(each.details, more), asked),
  })
  return { verdict, found, planHash: quote?.planHash }
}

const honest = judge().quote?.planHash
const found = (...paths: readonly string[]) => ({
  verdict: 'accept',
  found: paths.map((path) => `C14 details.${path}`),
  planHash: honest,
})

describe('false decimals of a currency that is known', () => {
  it.each([0, 6, 17, 19, 77])('are told of what comes back: %s', (decimals) => {
    expect(describing({ refundCurrency: amount({ ...eth, decimals }) })).toEqual(found('refundCurrency.currency'))
    expect(describing({ refundCurrency: amount({ ...there, decimals }) })).toEqual(found('refundCurrency.currency'))
  })

  it('are told of a pinned currency that is neither paid nor asked for', () => {
    const bridged = { ...there, address: USDC[8453], symbol: 'USDC', decimals: 6 }
    expect(describing({ refundCurrency: amount(bridged) })).toEqual(found())
    expect(describing({ refundCurrency: amount({ ...bridged, decimals: 18 }) })).toEqual(
      found('refundCurrency.currency'),
    )
  })

  it('are told of each step of the route', () => {
    const route = (origin: number, destination: number) => ({
      route: {
        origin: { inputCurrency: amount({ ...eth, decimals: origin }), outputCurrency: amount(eth), router: 'relay' },
        destination: { inputCurrency: amount(there), outputCurrency: amount({ ...there, decimals: destination }) },
      },
    })
    expect(describing(route(18, 18))).toEqual(found())
    expect(describing(route(17, 8))).toEqual(
      found('route.origin.inputCurrency.currency', 'route.destination.outputCurrency.currency'),
    )
  })

  it('are told once of both sides, where they stand', () => {
    const quote = lied(({ details }) => {
      details.currencyIn.currency.decimals = 6
      details.currencyOut.currency.decimals = 0
    })
    expect(judge({ quote }).found).toEqual(['C14 details.currencyIn.currency', 'C14 details.currencyOut.currency'])
  })

  it('cannot be known of what nobody pins', () => {
    expect(describing({ other: amount({ ...eth, address: STRANGER, decimals: 3 }) })).toEqual(found())
  })
})

it('false decimals of the gas on arrival are told', () => {
  const asked = { ...ethInput, destinationCurrency: USDC[8453], topupGasUsd: 2_000_000n }
  const gas = (decimals: number) => ({ currency: { ...there, decimals }, amount: '800000000000000', amountUsd: '2.00' })
  const told = (decimals: number) => {
    const quote = lied((each) => Object.assign(each.details, { currencyGasTopup: gas(decimals) }), asked)
    return judge({ input: asked, quote }).found.filter((each) => each.startsWith('C14 details.currencyGasTopup'))
  }
  expect(told(18)).toEqual([])
  expect(told(6)).toEqual(['C14 details.currencyGasTopup.currency'])
})
