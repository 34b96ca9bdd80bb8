import { orderIdOf } from '../../devnet/service/quote/order.ts'
import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { QUOTE } from '../document-quote.ts'
import { type Ask, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, lacks, unless } from './check.ts'

type Verdict = (quote: QuoteAnswer, body: Readonly<Record<string, unknown>>) => readonly string[]

/** A claim about a changed bridge request. */
function quoted(section: string, claim: string, changes: Readonly<Record<string, unknown>>, verdict: Verdict): Check {
  return {
    section,
    claim,
    async run(ask) {
      const bridge = await bridgeBody(ask)
      if (!bridge) return NO_PAIR
      const body = { ...bridge, ...changes }
      const { status, body: answer } = await ask.post('/quote/v2', body)
      if (status !== 200) return [`POST /quote/v2 answered ${status}: ${JSON.stringify(answer)}`]
      return verdict(answer as QuoteAnswer, body)
    },
  }
}

const STEP_IDS = ['deposit', 'approve', 'authorize', 'authorize1', 'authorize2', 'swap', 'send']

/** interface.md, "Quote response" and "Versioning". */
export const ABOUT_QUOTES: readonly Check[] = [
  quoted('Quote response', 'has the fields of the document', {}, (quote) => lacks(QUOTE, quote)),
  quoted('Quote response', 'carries one request id on all steps', {}, ({ steps }) =>
    unless(new Set(steps.map(({ requestId }) => requestId)).size === 1, 'steps: more than one requestId'),
  ),
  quoted('Quote response', 'knows its step ids and kinds', {}, ({ steps }) =>
    steps.flatMap(({ id, kind }, index) => [
      ...unless(STEP_IDS.includes(id), `steps[${index}].id: ${id}`),
      ...unless(['transaction', 'signature'].includes(kind), `steps[${index}].kind: ${kind}`),
    ]),
  ),
  quoted('Quote response', 'takes in what EXACT_INPUT asks', {}, ({ details }, body) =>
    unless(details.currencyIn.amount === body['amount'], `details.currencyIn.amount: ${details.currencyIn.amount}`),
  ),
  quoted('Quote response', 'promises what EXACT_OUTPUT asks', { tradeType: 'EXACT_OUTPUT' }, ({ details }, body) =>
    unless(details.currencyOut.minimumAmount === body['amount'], `currencyOut: ${JSON.stringify(details.currencyOut)}`),
  ),
  quoted('Quote response', 'aims at what EXPECTED_OUTPUT asks', { tradeType: 'EXPECTED_OUTPUT' }, ({ details }, body) =>
    unless(details.currencyOut.amount === body['amount'], `details.currencyOut.amount: ${details.currencyOut.amount}`),
  ),
  quoted('Quote response', 'tolerates the slippage that was asked for', { slippageTolerance: '50' }, ({ details }) => {
    const { amount, minimumAmount } = details.currencyOut
    const least = (BigInt(amount) * 9_950n) / 10_000n
    return unless(BigInt(minimumAmount) >= least, `minimumAmount: ${minimumAmount}, less than ${least}`)
  }),
  quoted('Protocol data', 'has the hash of its order as order id', {}, ({ protocol }) => {
    const { orderId, orderData } = protocol.v2
    return unless(orderIdOf(orderData) === orderId, `protocol.v2.orderId: ${orderId}, not the hash of its order`)
  }),
  quoted('Protocol data', 'agrees with the payment details', {}, ({ protocol }) => {
    const { paymentDetails, orderData } = protocol.v2
    const payment = orderData.inputs[0]?.payment
    return unless(payment?.amount === paymentDetails.amount, 'paymentDetails.amount: not the order’s')
  }),
  quoted('Protocol data', 'is signed when that is asked', { includeProtocolData: true }, ({ protocol }) =>
    unless(/^0x[0-9a-f]{130}$/.test(protocol.v2.orderSignature ?? ''), 'protocol.v2.orderSignature: is missing'),
  ),
  quoted('Versioning', '/quote/v2 names the versioned status path', {}, (quote) => checks(quote, '/intents/status/v3')),
  {
    section: 'Versioning',
    claim: '/quote names the older status path',
    async run(ask: Ask) {
      const body = await bridgeBody(ask)
      if (!body) return NO_PAIR
      const { status, body: answer } = await ask.post('/quote', body)
      return status === 200 ? checks(answer as QuoteAnswer, '/intents/status') : [`POST /quote answered ${status}`]
    },
  },
]

function checks({ steps }: QuoteAnswer, path: string): readonly string[] {
  const { endpoint, method } = steps.at(-1)?.items.at(-1)?.check ?? {}
  return [
    ...unless(endpoint?.startsWith(`${path}?requestId=0x`) ?? false, `check.endpoint: ${endpoint}`),
    ...unless(method === 'GET', `check.method: ${method}`),
  ]
}
