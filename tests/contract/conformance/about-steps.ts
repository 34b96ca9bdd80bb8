import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { refusal } from './about-errors.ts'
import { type Answer, type Ask, bridgeBody, dollarsBody, NO_PAIR } from './ask.ts'
import { type Check, unless } from './check.ts'

type Body = Readonly<Record<string, unknown>>
type Verdict = (answer: Answer, body: Body) => readonly string[]

const SOMEBODY = '0x000000000000000000000000000000000000dEaD'

/** `bodyOf` makes the unchanged request. */
function asked(
  claim: string,
  bodyOf: (ask: Ask) => Promise<Body | undefined>,
  changes: (body: Body) => Body,
  verdict: Verdict,
): Check {
  return {
    section: 'Steps and details',
    claim,
    async run(ask) {
      const plain = await bodyOf(ask)
      if (!plain) return NO_PAIR
      const body = { ...plain, ...changes(plain) }
      return verdict(await ask.post('/quote/v2', body), body)
    },
  }
}

function quoted(verdict: (quote: QuoteAnswer, body: Body) => readonly string[]): Verdict {
  return ({ status, body: answer }, body) =>
    status === 200
      ? verdict(answer as QuoteAnswer, body)
      : [`answered ${status}: ${JSON.stringify(answer)?.slice(0, 200)}`]
}

const none = () => ({})
const lastOf = ({ steps }: QuoteAnswer) => steps.at(-1)
const STRICT = { useDepositAddress: true, strict: true, refundTo: SOMEBODY }

const topsUp = (dollars: number) =>
  quoted(({ details: { currencyGasTopup } }) => {
    const worth = Number(currencyGasTopup?.amountUsd)
    return unless(Math.abs(worth - dollars) < dollars / 20, `currencyGasTopup: ${JSON.stringify(currencyGasTopup)}`)
  })

/** interface.md, "Quote response" and "Quote request body": the quote's content per field. */
export const ABOUT_STEPS: readonly Check[] = [
  asked(
    'a token is approved, without a check, and then deposited',
    dollarsBody,
    none,
    quoted((quote, body) => {
      const approvals = quote.steps.filter(({ id }) => id === 'approve').flatMap(({ items }) => items)
      return [
        ...unless(lastOf(quote)?.id === 'deposit', `last step: ${lastOf(quote)?.id}`),
        ...approvals.flatMap(({ data, check }) => [
          ...unless(check === undefined, 'approve: has a check'),
          ...unless(`${data['to']}`.toLowerCase() === `${body['originCurrency']}`.toLowerCase(), `to: ${data['to']}`),
        ]),
      ]
    }),
  ),
  asked(
    'without a deposit address that field is empty',
    bridgeBody,
    none,
    quoted(({ steps }) =>
      unless(
        steps.every(({ depositAddress }) => depositAddress === ''),
        'depositAddress: is not empty',
      ),
    ),
  ),
  asked(
    'with a deposit address one step names it',
    bridgeBody,
    () => STRICT,
    quoted(({ steps }) =>
      unless(
        steps.length === 1 && /^0x[0-9a-fA-F]{40}$/.test(steps[0]?.depositAddress ?? ''),
        `steps: ${JSON.stringify(steps).slice(0, 200)}`,
      ),
    ),
  ),
  {
    section: 'Steps and details',
    claim: 'a strict deposit address is for one order alone',
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!body) return NO_PAIR
      const both = [
        await ask.post('/quote/v2', { ...body, ...STRICT }),
        await ask.post('/quote/v2', { ...body, ...STRICT }),
      ]
      const addresses = both.map((answer) => (answer.body as QuoteAnswer).steps[0]?.depositAddress)
      return unless(addresses[0] !== addresses[1], `depositAddress: ${addresses[0]} twice`)
    },
  },
  asked('a gas top-up is worth two dollars', dollarsBody, () => ({ topupGas: true }), topsUp(2)),
  asked(
    'a gas top-up is worth what is asked',
    dollarsBody,
    () => ({ topupGas: true, topupGasAmount: '1000000' }),
    topsUp(1),
  ),
  asked(
    'what is paid in gas currency is not topped up',
    bridgeBody,
    () => ({ topupGas: true }),
    (answer, body) =>
      answer.status === 200
        ? quoted(({ details }) => unless(!details.currencyGasTopup, 'currencyGasTopup: is there'))(answer, body)
        : refusal(answer),
  ),
  asked(
    'destination calls stand in the order',
    bridgeBody,
    ({ amount }) => ({ tradeType: 'EXACT_OUTPUT', txs: [{ to: SOMEBODY, value: `${amount}`, data: '0x' }] }),
    quoted(({ protocol }) => {
      const { calls } = protocol.v2.orderData.output
      return unless(calls.length === 1, `orderData.output.calls: ${calls.length}`)
    }),
  ),
  asked(
    'another currency across chains is a swap',
    dollarsBody,
    ({ amount }) => ({ destinationCurrency: '0x0000000000000000000000000000000000000000', amount }),
    quoted(({ details }) => unless(details.operation === 'swap', `operation: ${details.operation}`)),
  ),
  asked(
    'another currency on one chain is a swap',
    dollarsBody,
    ({ originChainId }) => ({
      destinationChainId: originChainId,
      destinationCurrency: '0x0000000000000000000000000000000000000000',
    }),
    quoted((quote) => [
      ...unless(quote.details.operation === 'swap', `operation: ${quote.details.operation}`),
      ...unless(lastOf(quote)?.id === 'swap', `last step: ${lastOf(quote)?.id}`),
    ]),
  ),
  asked(
    'a permit is signed and posted',
    dollarsBody,
    () => ({ usePermit: true }),
    quoted((quote) => {
      const step = lastOf(quote)
      const { sign, post } = (step?.items[0]?.data ?? {}) as Readonly<{
        sign?: Readonly<{ signatureKind: string }>
        post?: Readonly<{ endpoint: string }>
      }>
      return [
        ...unless(step?.kind === 'signature', `kind: ${step?.kind}`),
        ...unless(sign?.signatureKind === 'eip712', `signatureKind: ${sign?.signatureKind}`),
        ...unless(post?.endpoint === '/execute/permits', `endpoint: ${post?.endpoint}`),
      ]
    }),
  ),
  asked(
    'the recipient is the user unless said otherwise',
    bridgeBody,
    none,
    quoted(({ details }, { user }) =>
      unless(details.recipient.toLowerCase() === `${user}`.toLowerCase(), `recipient: ${details.recipient}`),
    ),
  ),
  asked(
    'the order refunds to refundTo',
    bridgeBody,
    () => ({ refundTo: SOMEBODY }),
    quoted(({ protocol }) => {
      const refunds = protocol.v2.orderData.inputs.flatMap((input) => input.refunds)
      const isNamed = refunds.some(({ recipient }) => recipient.toLowerCase() === SOMEBODY.toLowerCase())
      return unless(isNamed, `refunds: ${JSON.stringify(refunds)}`)
    }),
  ),
  asked(
    'the parts of the relayer fee add up to it',
    bridgeBody,
    none,
    quoted(({ fees: { relayer, relayerGas, relayerService } }) =>
      unless(
        BigInt(relayer.amount) === BigInt(relayerGas.amount) + BigInt(relayerService.amount),
        `relayer: ${relayer.amount}, ${relayerGas.amount} and ${relayerService.amount}`,
      ),
    ),
  ),
  asked(
    'amounts are written with their decimals',
    dollarsBody,
    none,
    quoted(({ details: { currencyIn, currencyOut } }) =>
      [currencyIn, currencyOut].flatMap(({ amount, amountFormatted, currency }) => {
        const [whole = '', fraction = ''] = amountFormatted.split('.')
        const digits = BigInt(whole + fraction.padEnd(currency.decimals, '0').slice(0, currency.decimals))
        return unless(digits === BigInt(amount), `amountFormatted: ${amountFormatted} of ${amount}`)
      }),
    ),
  ),
]
