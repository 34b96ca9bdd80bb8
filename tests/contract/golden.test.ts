import { recoverMessageAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { orderIdOf } from '../devnet/service/quote/order.ts'
import type { QuoteAnswer } from '../devnet/service/quote/quote.ts'
import {
  CHAINS_ANSWER,
  ERRORS,
  INDEXED,
  OLDER_STATUS,
  PERMIT_TAKEN,
  REINDEXED,
  STATUS,
  STREAM,
  WEBHOOK,
} from './document.ts'
import { type Ends, PRICE, QUOTE, quoteShape } from './document-quote.ts'
import { golden, goldenNames } from './golden.ts'
import { departures, type Shape } from './shape.ts'

const FAMILIES: Readonly<Record<string, Ends>> = {
  'quote-bitcoin-origin': { origin: 'bitcoin', destination: 'evm' },
  'quote-bitcoin-destination': { origin: 'evm', destination: 'bitcoin' },
  'quote-bitcoin-deposit-address': { origin: 'bitcoin', destination: 'evm' },
  'quote-bitcoin-strict': { origin: 'bitcoin', destination: 'evm' },
  'quote-bitcoin-send': { origin: 'bitcoin', destination: 'bitcoin' },
  'quote-exchange-a-deposit': { origin: 'evm', destination: 'exchangeA' },
  'quote-exchange-a-withdrawal': { origin: 'exchangeA', destination: 'evm' },
  'quote-exchange-b-deposit': { origin: 'evm', destination: 'exchangeB' },
  'quote-exchange-b-withdrawal': { origin: 'exchangeB', destination: 'evm' },
}

function shapeOf(name: string): Shape | undefined {
  const ends = FAMILIES[name]
  if (ends) return quoteShape(ends)
  if (name.startsWith('quote-')) return QUOTE
  if (name.startsWith('status-v3-')) return STATUS
  if (name.startsWith('status-older-')) return OLDER_STATUS
  const others: Readonly<Record<string, Shape>> = {
    ...ERRORS,
    ...STREAM,
    price: PRICE,
    'permit-taken': PERMIT_TAKEN,
    webhook: WEBHOOK,
    chains: CHAINS_ANSWER,
    'transactions-index': INDEXED,
    'deposit-address-reindex': REINDEXED,
  }
  return others[name]
}

test.each(goldenNames())('golden %s has the shape of the document', (name) => {
  const shape = shapeOf(name)
  expect(shape, 'no shape for it').toBeDefined()
  if (shape) expect(departures(shape, golden(name))).toEqual([])
})

test('there is a golden answer for each family at each end', () => {
  expect(goldenNames()).toEqual(expect.arrayContaining(Object.keys(FAMILIES)))
})

test('there is a golden answer for each state', () => {
  const words = goldenNames().flatMap((name) => /^status-v3-(.*)$/.exec(name)?.[1] ?? [])
  expect(words.sort()).toEqual([
    'delayed',
    'depositing',
    'failure',
    'pending',
    'refund',
    'submitted',
    'success',
    'waiting',
  ])
  for (const word of words) expect(golden(`status-v3-${word}`)).toHaveProperty('status', word)
})

describe.each(goldenNames().filter((name) => name.startsWith('quote-')))('golden %s', (name) => {
  const quote = golden(name) as QuoteAnswer
  const { orderId, orderData, orderSignature, paymentDetails } = quote.protocol.v2
  const { details } = quote

  test('its order id is the hash of its order, and stands in what is signed', () => {
    expect(orderIdOf(orderData)).toBe(orderId)
    const data = JSON.stringify(quote.steps.map(({ items }) => items))
    // In calldata and typed data, as OP_RETURN text, as a permit's nonce.
    const spellings = [orderId.slice(2), Buffer.from(orderId).toString('hex'), `"${BigInt(orderId)}"`]
    // A plain transfer names no order: the deposit address or recipient is the only binding.
    const last = quote.steps.at(-1)
    const isPlain = last?.depositAddress || (last?.id === 'send' && details.currencyIn.currency.symbol !== 'BTC')
    expect(spellings.some((each) => data.includes(each))).toBe(!isPlain)
  })
  test('its ids and amounts agree with each other', () => {
    expect(new Set(quote.steps.map(({ requestId }) => requestId))).toEqual(new Set([quote.requestId]))
    const isLocal = paymentDetails.chainId === orderData.output.chainId
    const { origin } = quote.details.route
    expect(paymentDetails.amount).toBe((isLocal ? origin.inputCurrency : origin.outputCurrency).minimumAmount)
    expect(orderData.inputs[0]?.payment.amount).toBe(paymentDetails.amount)
    expect(orderData.output.payments[0]).toMatchObject({
      recipient: quote.details.recipient,
      expectedAmount: quote.details.currencyOut.amount,
      minimumAmount: quote.details.currencyOut.minimumAmount,
    })
  })
  test.skipIf(!orderSignature)('its signature is the solver’s', async () => {
    const signer = await recoverMessageAddress({ message: { raw: orderId }, signature: orderSignature ?? '0x' })
    expect(signer.toLowerCase()).toBe(orderData.solver)
  })
})

test('a departure is named with its place', () => {
  const chains = golden('chains') as { chains: Record<string, unknown>[] }
  const [first] = chains.chains
  expect(departures(CHAINS_ANSWER, { chains: [{ ...first, id: '1' }] })).toEqual([
    'answer.chains[0].id: expected integer, got "1"',
  ])
  expect(departures(CHAINS_ANSWER, { chains: [{ ...first, gift: 1 }] })).toEqual([
    'answer.chains[0].gift: not in the shape',
  ])
  expect(departures(STATUS, {})).toContain('answer.status: expected word, got nothing')
})
