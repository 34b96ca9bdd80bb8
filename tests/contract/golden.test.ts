import { recoverMessageAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { orderIdOf } from '../devnet/service/quote/order.ts'
import type { QuoteAnswer } from '../devnet/service/quote/quote.ts'
import { CHAINS_ANSWER, ERRORS, INDEXED, OLDER_STATUS, PERMIT_TAKEN, STATUS, STREAM, WEBHOOK } from './document.ts'
import { PRICE, QUOTE } from './document-quote.ts'
import { golden, goldenNames } from './golden.ts'
import { departures, type Shape } from './shape.ts'

/** What the document says of a golden answer, by its name. */
function shapeOf(name: string): Shape | undefined {
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
  }
  return others[name]
}

test.each(goldenNames())('golden %s has the shape of the document', (name) => {
  const shape = shapeOf(name)
  expect(shape, 'no shape for it').toBeDefined()
  if (shape) expect(departures(shape, golden(name))).toEqual([])
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

  test('its order id is the hash of its order, and stands in the deposit', () => {
    expect(orderIdOf(orderData)).toBe(orderId)
    const last = quote.steps.at(-1)
    // A deposit address binds by itself, and what is paid to it names no order.
    if (!last?.depositAddress) expect(JSON.stringify(last?.items[0]?.data)).toContain(orderId.slice(2))
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
