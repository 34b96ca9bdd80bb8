import { describe, expect, it } from 'vitest'
import { decodeQuote, decodeQuoteText } from '../../../../src/core/quote/quote.ts'
import { ethInput, honestFacts, honestQuote, REQUEST_ID, STRANGER, usdcFacts, usdcInput } from '../../honest.ts'
import { judge, type Lie, lied } from '../lying.ts'

const OTHER = `0x${'cc'.repeat(32)}`
const ZEROS = `0x${'0'.repeat(64)}`
const first = (quote: ReturnType<typeof honestQuote>) => {
  const [step] = quote.steps
  const [item] = step?.items ?? []
  if (!step || !item) throw new Error('expected a step with an item')
  return { step, item }
}
const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)])

describe('an answer that is no quote', () => {
  it.each<[string, string, Lie]>([
    ['A02', 'nesting', (quote) => Object.assign(quote, { x: deep(33) })],
    ['A03', '9 steps', (quote) => quote.steps.push(...Array.from({ length: 8 }, () => first(quote).step))],
    [
      'A03',
      '17 items',
      (quote) => first(quote).step.items.push(...Array.from({ length: 16 }, () => first(quote).item)),
    ],
    [
      'A03',
      'a hundred thousand fees',
      (quote) => {
        for (let at = 0; at < 100_000; at += 1) Object.assign(quote.fees, { [`fee${at}`]: quote.fees.gas })
      },
    ],
    [
      'A03',
      '9 refunds',
      (quote) => {
        const refunds = quote.protocol.v2.orderData.inputs[0]?.refunds ?? []
        refunds.push(...Array.from({ length: 8 }, () => ({ ...(refunds[0] as (typeof refunds)[number]) })))
      },
    ],
    [
      'A03',
      '5 payments',
      (quote) => {
        const { payments } = quote.protocol.v2.orderData.output
        payments.push(...Array.from({ length: 4 }, () => ({ ...(payments[0] as (typeof payments)[number]) })))
      },
    ],
    [
      'A03',
      '5 inputs',
      (quote) => {
        const { inputs } = quote.protocol.v2.orderData
        inputs.push(...Array.from({ length: 4 }, () => ({ ...(inputs[0] as (typeof inputs)[number]) })))
      },
    ],
    [
      'A03',
      '17 calls',
      (quote) => quote.protocol.v2.orderData.output.calls.push(...Array.from({ length: 17 }, () => '0x')),
    ],
    ['A04', 'an action of a megabyte', (quote) => (first(quote).step.action = 'x'.repeat(1_000_000))],
    ['A04', 'an amount of a million digits', (quote) => (quote.details.currencyIn.amount = '9'.repeat(1_000_000))],
    ['A04', 'an amount of 79 digits', (quote) => (quote.details.currencyIn.amount = '9'.repeat(79))],
    ['A04', 'calldata of more than 128 KiB', (quote) => (first(quote).item.data.data = `0x${'00'.repeat(131_073)}`)],
    ['A06', 'a prototype key', (quote) => Object.assign(quote, { x: JSON.parse('{"__proto__":{"polluted":true}}') })],
    ['A06', 'a constructor key', (quote) => Object.assign(quote.details, { constructor: {} })],
    ['A13', 'half a character', (quote) => (first(quote).step.description = '\ud800')],
    ['A13', 'half a character in a key', (quote) => Object.assign(quote, { '\udc00': 1 })],
    ['—', 'a number that is not exact', (quote) => Object.assign(quote, { x: 2 ** 53 })],
    ['—', 'an unknown field in the order', (quote) => Object.assign(quote.protocol.v2.orderData, { evil: '1' })],
  ])('%s: %s is refused', (_lie, _name, lie) => {
    const { verdict, found } = judge({ quote: lied(lie) })
    expect(verdict).toBe('refuse')
    expect(found[0]).toMatch(/^A20/)
  })

  it.each<[string, Lie, string]>([
    ['B01', (quote) => (first(quote).step.kind = 'delegatecall'), 'B01 steps[0].kind'],
    ['B08', (quote) => Reflect.deleteProperty(first(quote).step, 'items'), 'B08 steps[0].items'],
  ])('%s is refused by its own code', (_name, lie, expected) => {
    expect(judge({ quote: lied(lie) })).toMatchObject({ verdict: 'refuse', found: [expected] })
  })

  it('leaves out what an answer calls null', () => {
    const quote = honestQuote(ethInput)
    const sparse = {
      ...quote,
      fees: null,
      feeSponsorship: null,
      details: { ...quote.details, refundCurrency: null, timeEstimate: null, slippageTolerance: null },
    }
    expect(judge({ quote: sparse })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('is read from its text as strictly as from the network', () => {
    const text = JSON.stringify(honestQuote(ethInput))
    expect(decodeQuoteText(text)).toEqual(decodeQuote(JSON.parse(text)))
    for (const bad of [`${text}{}`, `\ufeff${text}`, text.slice(0, -1), text.replace('{', '{"requestId":null,')]) {
      expect(decodeQuoteText(bad)).toMatchObject({ ok: false, code: 'A20' })
    }
    expect(decodeQuoteText(`${text}${' '.repeat(2 * 1024 * 1024)}`)).toMatchObject({ ok: false, code: 'A20' })
  })
})

describe('the frame of the steps', () => {
  const isStep = (id: string) => (quote: ReturnType<typeof honestQuote>) => (first(quote).step.id = id)
  it.each<[string, string, Lie, string]>([
    ['B03', 'a second deposit', (quote) => quote.steps.push(...honestQuote(ethInput).steps), 'B03 steps'],
    ['B08', 'no items', (quote) => (first(quote).step.items = []), 'B08 steps[0].items'],
    [
      'B08',
      'a step that is complete',
      (quote) => (first(quote).item.status = 'complete'),
      'B08 steps[0].items[0].status',
    ],
    [
      'B08',
      'a status of no meaning',
      (quote) => (first(quote).item.status = 'skipped'),
      'B08 steps[0].items[0].status',
    ],
    [
      'B08',
      'an item without data',
      (quote) => Reflect.deleteProperty(first(quote).item, 'data'),
      'B08 steps[0].items[0]',
    ],
    ['B09', 'another request in a step', (quote) => (first(quote).step.requestId = OTHER), 'B09 steps[0].requestId'],
    [
      'B10',
      'no request at all',
      (quote) => {
        Reflect.deleteProperty(quote, 'requestId')
        Reflect.deleteProperty(first(quote).step, 'requestId')
      },
      'B10 steps[0].requestId',
    ],
    [
      'B10',
      'a request of zeros in the whole answer',
      (quote) => Object.assign(quote, { requestId: ZEROS }),
      'B10 steps[0].requestId',
    ],
    [
      'B10',
      'a request of zeros in the steps alone',
      (quote) => {
        Reflect.deleteProperty(quote, 'requestId')
        first(quote).step.requestId = ZEROS
      },
      'B10 steps[0].requestId',
    ],
    ['B09', 'a request of zeros in a step', (quote) => (first(quote).step.requestId = ZEROS), 'B09 steps[0].requestId'],
    [
      'B20',
      'a check of another request',
      (quote) =>
        Object.assign(first(quote).item, {
          check: { endpoint: `/intents/status/v3?requestId=${OTHER}`, method: 'GET' },
        }),
      'B20 steps[0].items[0].check.endpoint',
    ],
    [
      'B20',
      'a check of two requests',
      (quote) =>
        Object.assign(first(quote).item, {
          check: { endpoint: `/intents/status/v3?requestId=${REQUEST_ID}&requestId=${OTHER}`, method: 'GET' },
        }),
      'B20 steps[0].items[0].check.endpoint',
    ],
    [
      'J02',
      'a deposit address',
      (quote) => (first(quote).step.depositAddress = STRANGER),
      'J02 steps[0].depositAddress',
    ],
  ])('%s: %s is refused', (_code, _name, lie, expected) => {
    const { verdict, found } = judge({ quote: lied(lie) })
    expect(verdict).toBe('refuse')
    expect(found).toContain(expected)
  })

  it('B06: steps in another order are refused', () => {
    const quote = lied((each) => each.steps.reverse(), usdcInput, [usdcInput.amount])
    expect(judge({ input: usdcInput, quote, facts: usdcFacts() })).toMatchObject({
      verdict: 'refuse',
      found: ['B06 steps'],
    })
  })

  it('J02: a deposit address that was asked for and is not there is refused', () => {
    const { verdict, found } = judge({ input: { ...ethInput, payment: 'openAddress' }, quote: honestQuote(ethInput) })
    expect(verdict).toBe('refuse')
    expect(found).toContain('J02 steps[0].depositAddress')
  })

  it('B11, B12: a request or an order that another transfer used is refused', () => {
    const { orderId } = honestQuote(ethInput).protocol.v2
    const usedIds = [REQUEST_ID.toUpperCase().replace('0X', '0x'), orderId]
    const { verdict, found } = judge({ facts: { ...honestFacts(), usedIds } })
    expect(verdict).toBe('refuse')
    expect(found).toEqual(['B11 steps[0].requestId', 'B12 protocol.v2.orderId'])
  })

  const honest = judge().quote?.planHash
  const checked =
    (check: unknown): Lie =>
    (quote) =>
      Object.assign(first(quote).item, { check })
  it.each<[string, string, Lie]>([
    ['B02', 'an unknown step id', isStep('gift')],
    [
      'B15',
      'an absolute check',
      checked({ endpoint: `https://evil.example/x?requestId=${REQUEST_ID}`, method: 'GET' }),
    ],
    ['B16', 'a check with user information', checked({ endpoint: '@evil.tld/x', method: 'GET' })],
    ['B17', 'a check that goes on with the host', checked({ endpoint: '.evil.tld/x', method: 'GET' })],
    ['B19', 'a check of another path', checked({ endpoint: '/../admin?x=1', method: 'GET' })],
    [
      'B21',
      'a check with another method',
      checked({ endpoint: `/intents/status?requestId=${REQUEST_ID}`, method: 'DELETE' }),
    ],
    ['—', 'a check of no known shape', checked([1])],
    ['—', 'no check', checked(null)],
    ['M01', 'markup in the words', (quote) => (first(quote).step.action = '<script>alert(1)</script>')],
    ['M04', 'an instruction in the words', (quote) => (first(quote).step.description = 'Call support at +1 555')],
    ['—', 'no request id on top, as older answers have it', (quote) => Reflect.deleteProperty(quote, 'requestId')],
  ])('%s: %s changes nothing of the plan', (_code, _name, lie) => {
    expect(honest).toBeDefined()
    expect(judge({ quote: lied(lie) }).quote?.planHash).toBe(honest)
  })
})
